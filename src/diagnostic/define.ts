/**
 * How a code is added: one row in `codes/<area>.ts`, built by `define` if the code says one thing, or by
 * `defineCases` if it says several. Callers pass facts (kinds, names, values), never sentences:
 *
 *   finding("nav/duplicate-page", { path }, place)                      // define<{ path: string }>
 *   finding("nav/empty", { case: "list", key: "pages" }, place)         // defineCases({ cases: { list: … } })
 *
 * The words for kinds, types and values are in `words.ts`; CONTRIBUTING ("Words") says which to use.
 */
import type { Severity } from "./severity.ts";

/** The sentences of one diagnostic. */
export interface Sentence {
  /** What is wrong and why: one sentence without a full stop, in lower case. */
  message: string;
  /** What to do about it, in the same form. */
  hint?: string | undefined;
}

/** The parts of a code that do not depend on its arguments. */
interface CodeDescription {
  /** The severity unless `--strict` or `--rule` says otherwise. */
  severity: Severity;
  /** One line, for lists of codes. */
  title: string;
  /** One paragraph for the reference page. */
  explanation: string;
}

/** One row of the code table: everything that is said about a code, in one place. */
export interface CodeDefinition<Args> extends CodeDescription {
  /** The sentences for a fault, made from its facts alone. */
  say: (args: Args) => Sentence;
}

/** A code that says one thing, from the facts of type `Args`. */
export const define = <Args = Record<never, never>>({
  message,
  hint,
  ...description
}: CodeDescription & {
  message: (args: Args) => string;
  hint?: (args: Args) => string | undefined;
}): CodeDefinition<Args> => ({
  ...description,
  say: (args) => ({ message: message(args), hint: hint?.(args) }),
});

/** The cases of a code by name, each with its own facts. */
// biome-ignore lint/suspicious/noExplicitAny: each case has facts of its own type
type Cases = Readonly<Record<string, (args: any) => Sentence>>;

/** The facts of one of several cases, told apart by `case`. */
export type CaseArguments<Some extends Cases> = {
  [Name in keyof Some & string]: { case: Name } & (Parameters<Some[Name]> extends [infer Args] ? Args : unknown);
}[keyof Some & string];

/** The sentences of one of several cases. */
export const sayCase = <Some extends Cases>(cases: Some, args: CaseArguments<Some>): Sentence =>
  (cases[args.case] as Cases[string])(args);

/** A code that says one of several things: `{ case: "list", … }` gives the name of the case and its facts. */
export const defineCases = <Some extends Cases>({
  cases,
  ...description
}: CodeDescription & { cases: Some }): CodeDefinition<CaseArguments<Some>> => ({
  ...description,
  say: (args) => sayCase(cases, args),
});
