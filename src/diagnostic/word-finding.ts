import { type Note, sayCode } from "./code.ts";
import type { Diagnostic, RelatedPlace } from "./diagnostic.ts";
import type { Finding } from "./finding.ts";
import { plainFacts } from "./plain-facts.ts";

/** The part of a diagnostic that does not depend on where it is: its code, its facts, and the sentences made of them. */
export function wordFinding({
  code,
  severity,
  args,
}: Pick<Finding, "code" | "severity" | "args">): Pick<Diagnostic, "code" | "severity" | "args" | "message" | "hint"> {
  const { message, hint } = sayCode(code, args);
  return {
    code: code.name,
    severity,
    args: plainFacts(args),
    message: clip(message),
    ...(hint !== undefined && { hint: clip(hint) }),
  };
}

/** The part of a related place that does not depend on where it is. */
export const wordNote = (note: Note, args: object): Pick<RelatedPlace, "note" | "args" | "message"> => ({
  note: note.name,
  args: plainFacts(args),
  message: clip(note.say(args as never)),
});

/** Characters of a message or a hint, which quotes names and values of any length. */
const MOST_CHARACTERS = 1000;

const clip = (text: string): string => (text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS)}…`);
