import { CODES, type CodeArguments, type DiagnosticCode } from "./codes.ts";
import type { Range, Severity } from "./diagnostic.ts";

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

/** Words a finding: the sentence comes from the code table, the facts from `args`. */
export function finding<Code extends DiagnosticCode>(
  code: Code,
  args: CodeArguments[Code],
  place: Place,
  more: { related?: { message: string; place: Place }[]; fixes?: ProposedFix[] } = {},
): Finding {
  const definition = CODES[code] as unknown as {
    severity: Severity;
    message: (args: CodeArguments[Code]) => string;
    hint?: (args: CodeArguments[Code]) => string | undefined;
  };
  const hint = clip(definition.hint?.(args));
  return {
    code,
    severity: definition.severity,
    message: clip(definition.message(args)),
    ...(hint === undefined ? {} : { hint }),
    place,
    related: more.related ?? [],
    fixes: more.fixes ?? [],
  };
}

/** Characters of a message or a hint, which quotes names and values of any length. */
const MOST_CHARACTERS = 1000;

const clip = <Text extends string | undefined>(text: Text): Text =>
  text === undefined || text.length <= MOST_CHARACTERS ? text : (`${text.slice(0, MOST_CHARACTERS)}…` as Text);
