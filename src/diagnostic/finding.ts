import type { Severity } from "../vocabulary/platform/severity.ts";
import type { Code, Note } from "./code.ts";
import type { Range } from "./diagnostic.ts";

/** Where a finding points, before lines and columns are known. */
export interface Place {
  /** Absent: `pointer` leads into the assembled config, includes and all. */
  file?: string;
  /** JSON Pointer (RFC 6901). */
  pointer: string;
  /** What to underline at the pointer: the property's key, or (default) its value. */
  part?: "key" | "value";
  /** Known already, as for syntax errors; nothing is looked up then. */
  range?: Range;
}

/** A correction that replaces the text at a place. `text` is inserted as it is (quotes included). */
export interface ProposedFix {
  title: string;
  place: Place;
  text: string;
}

/** The other end of a fault. */
export interface RelatedEnd {
  note: Note;
  args: object;
  place: Place;
}

/** A fault as the checks report it: facts, neither worded nor located yet. */
export interface Finding {
  code: Code;
  severity: Severity;
  args: object;
  place: Place;
  related: RelatedEnd[];
  fixes: ProposedFix[];
}

/** What a finding may have besides its facts and its place; `severity`, if it is not the code's. */
export interface FindingExtras {
  related?: RelatedEnd[];
  fixes?: ProposedFix[];
  severity?: Severity | undefined;
}

/** A finding of a code, with the facts that its sentences are made of. */
export const finding = <Args extends object>(
  code: Code<Args>,
  args: NoInfer<Args>,
  place: Place,
  { related = [], fixes = [], severity = code.severity }: FindingExtras = {},
): Finding => ({ code, severity, args, place, related, fixes });

/** The other end of a fault, with the facts that its note is made of. */
export const relatedEnd = <Args extends object>(note: Note<Args>, args: NoInfer<Args>, place: Place): RelatedEnd => ({
  note,
  args,
  place,
});
