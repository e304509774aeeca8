import type { Severity } from "./diagnostic.ts";

/** One row of the code table: everything that is said about a code, in one place. */
export interface CodeDefinition<Args> {
  /** The severity unless `--strict` or `--rule` says otherwise. */
  severity: Severity;
  /** One line, for lists of codes. */
  title: string;
  /** What is wrong and why, as one sentence without a full stop. */
  message: (args: Args) => string;
  /** What to do about it, one sentence without a full stop. */
  hint?: (args: Args) => string | undefined;
  /** One paragraph for the reference page. */
  explanation: string;
}

/** Types a row of the code table by the arguments of its message. */
export const define = <Args = Record<never, never>>(definition: CodeDefinition<Args>): CodeDefinition<Args> =>
  definition;

/** `"a"`, `"a" or "b"`, `"a", "b" or "c"`: names as messages list them. */
export const quoteList = (names: readonly string[], conjunction: "or" | "and" = "or"): string =>
  joinList(
    names.map((name) => JSON.stringify(name)),
    conjunction,
  );

/** `a`, `a or b`, `a, b or c`. */
export function joinList(words: readonly string[], conjunction: "or" | "and" = "or"): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}

/** `did you mean "x"?` for the suggestions at hand, `undefined` without any. */
export const didYouMean = (suggestions: readonly string[] | undefined): string | undefined =>
  suggestions && suggestions.length > 0 ? `did you mean ${quoteList(suggestions)}?` : undefined;

/** A message as the beginning of a sentence: with a capital, unless it begins with a quoted name. */
export const capitalize = (message: string): string => message.charAt(0).toUpperCase() + message.slice(1);
