import { CODES, type CodeArguments, type DiagnosticCode } from "./codes.ts";
import type { CodeDefinition } from "./define.ts";
import type { Range } from "./diagnostic.ts";
import type { Severity } from "./severity.ts";

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

/** A fault as the checks report it: worded, not yet located. */
export interface Finding {
  code: DiagnosticCode;
  severity: Severity;
  message: string;
  hint?: string;
  place: Place;
  related: { message: string; place: Place }[];
  fixes: ProposedFix[];
}

/** Words a finding: the sentence comes from the code table, the facts from `args`; `severity`, if it is not the code's. */
export function finding<Code extends DiagnosticCode>(
  code: Code,
  args: CodeArguments[Code],
  place: Place,
  more: { related?: { message: string; place: Place }[]; fixes?: ProposedFix[]; severity?: Severity | undefined } = {},
): Finding {
  const { severity, say } = CODES[code] as unknown as CodeDefinition<CodeArguments[Code]>;
  const { message, hint } = say(args);
  return {
    code,
    severity: more.severity ?? severity,
    message: clip(message),
    ...(hint === undefined ? {} : { hint: clip(hint) }),
    place,
    related: more.related ?? [],
    fixes: more.fixes ?? [],
  };
}

/** Characters of a message or a hint, which quotes names and values of any length. */
const MOST_CHARACTERS = 1000;

const clip = (text: string): string => (text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS)}…`);
