/**
 * A code is a constant beside the rule that reports it. Its functions turn facts (kinds, names, values: plain JSON) into
 * sentences; the parameters give the facts their types:
 *
 *   export const duplicatePage = code("nav/duplicate-page", {
 *     severity: "info",
 *     title: "A page is listed twice",
 *     explanation: "…",
 *     example: navigationExample('{ "pages": ["intro", "intro"] }', '{ "pages": ["intro"] }'),
 *     message: ({ path }: { path: string }) => `the page ${quote(path)} is already listed`,
 *     hint: () => "remove one of the two",
 *   });
 *   findings.add(duplicatePage, { path }, place);
 *
 * A code that says one of several things has `cases`, each of which gives both sentences; the fact `case` names one. The
 * words for kinds, types and values are in `words.ts`; CONTRIBUTING ("Words") says which to use. What a code says of itself
 * (`DescribedCode`) goes into the tables of `schemas/` and is left out of bundles.
 */
import type { DescribedCode } from "../codes/description.ts";
import type { Severity } from "../vocabulary/platform/severity.ts";
import { quote } from "./words.ts";

/** The sentences of one diagnostic. */
export interface Sentence {
  /** What is wrong and why: one sentence without a full stop, in lower case. */
  message: string;
  /** What to do about it, in the same form. */
  hint?: string | undefined;
}

/** A code of diagnostics, `area/what`, and how its facts are put into words: `message` and `hint`, or `cases`. */
export interface Code<Args = never> {
  readonly name: string;
  /** The severity unless `--strict` or `--rule` says otherwise. */
  readonly severity: Severity;
  message?(args: Args): string;
  hint?(args: Args): string | undefined;
  cases?: Cases;
}

/** The facts that a code takes. */
export type FactsOf<Some> = Some extends Code<infer Args> ? Args : never;

export type NoFacts = Record<never, never>;

interface OneSaying<Args> extends DescribedCode {
  readonly message: (args: Args) => string;
  readonly hint?: (args: Args) => string | undefined;
}

/** The cases of a code by name, each with its own facts. */
// biome-ignore lint/suspicious/noExplicitAny: each case has facts of its own type
type Cases = Readonly<Record<string, (args: any) => Sentence>>;

/** The facts of one of several cases, told apart by `case`. */
export type CaseFacts<Some extends Cases> = {
  [Name in keyof Some & string]: { case: Name } & (Parameters<Some[Name]> extends [infer Args] ? Args : unknown);
}[keyof Some & string];

/** The sentences of one of several cases. */
export const sayCase = <Some extends Cases>(cases: Some, args: CaseFacts<Some>): Sentence =>
  (cases[args.case] as Cases[string])(args);

interface SeveralSayings<Some extends Cases> extends DescribedCode {
  readonly cases: Some;
}

/**
 * Makes a code. No list has it, so a bundle contains only the codes that its rules report: the build writes the object in
 * place of the call, because bundlers keep calls, and leaves the description out.
 */
export function code<Some extends Cases>(name: string, saying: SeveralSayings<Some>): Code<CaseFacts<Some>>;
export function code<Args = NoFacts>(name: string, saying: OneSaying<Args>): Code<Args>;
export function code(name: string, saying: SeveralSayings<Cases> | OneSaying<never>): Code<never> {
  return { name, ...saying };
}

/** The sentences of a code for a fault, made from its facts alone. */
export function sayCode({ message, hint, cases }: Code, args: object): Sentence {
  if (cases) return sayCase(cases, args as CaseFacts<Cases>);
  return { message: message?.(args as never) ?? "", hint: hint?.(args as never) };
}

/** What the other end of a fault is: the first of two equal keys. */
export interface Note<Args = never> {
  readonly name: string;
  say(args: Args): string;
}

/** Makes a note whose facts are typed by its parameter. */
export const note = <Args = NoFacts>(name: string, say: (args: Args) => string): Note<Args> => ({ name, say });

// What related places are, one constant a note: a bundle contains only its own.

export const firstListed: Note<NoFacts> = { name: "first-listed", say: () => "it is first listed here" };
export const firstUsed: Note<NoFacts> = { name: "first-used", say: () => "it is first used here" };
export const firstDefault: Note<NoFacts> = { name: "first-default", say: () => "the first default is here" };
export const firstSet: Note<{ key: string }> = {
  name: "first-set",
  say: ({ key }) => `${quote(key)} is first set here`,
};
/** The other of two fields that a finding is about. */
export const fieldIsHere: Note<{ field: string }> = {
  name: "field-is-here",
  say: ({ field }) => `${quote(field)} is here`,
};
export const alsoHere: Note<NoFacts> = { name: "also-here", say: () => "also here" };
export const alsoListedHere: Note<NoFacts> = { name: "also-listed-here", say: () => "also listed here" };
export const alsoLeadsThere: Note<NoFacts> = { name: "also-leads-there", say: () => "also leads there" };
export const neverClosed: Note<{ open: string }> = {
  name: "never-closed",
  say: ({ open }) => `this "${open}" is never closed`,
};
export const partOfCircle: Note<NoFacts> = { name: "part-of-circle", say: () => "this redirect is part of the circle" };
export const keepsAddress: Note<{ part: string }> = {
  name: "keeps-address",
  say: ({ part }) => `${part} keeps the address`,
};
export const otherList: Note<NoFacts> = { name: "other-list", say: () => "the other list is here" };
export const jobCreated: Note<NoFacts> = { name: "job-created", say: () => "the job was created here" };
