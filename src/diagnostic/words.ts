import type { ContainerKind } from "../vocabulary/elements/elements.ts";
import { upperFirst } from "../vocabulary/files/upper-first.ts";

/** A text as messages quote it. */
export const quote = (text: string): string => JSON.stringify(text);

/** `a, b, c and 9 more`: the first names of a list. */
export function joinFirst(names: readonly string[], most: number): string {
  const more = names.length - most;
  const first = names.slice(0, most).join(", ");
  return more > 0 ? `${first} and ${groupDigits(more)} more` : first;
}

/** `"a"`, `"a" or "b"`, `"a", "b" or "c"`: names as messages list them. */
export const quoteList = (names: readonly string[], conjunction: "or" | "and" = "or"): string =>
  joinList(names.map(quote), conjunction);

/** How many names a sentence lists; of more, it lists three. */
const MOST_NAMES = 12;

/** `a`, `a or b`, `a, b or c`; `a, b, c or 27 others` of thirty. */
export function joinList(words: readonly string[], conjunction: "or" | "and" = "or"): string {
  if (words.length > MOST_NAMES) return `${words.slice(0, 3).join(", ")} ${conjunction} ${words.length - 3} others`;
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}

/** `a, b` of two examples among two, `a, b and more` among three. */
export const joinExamples = (examples: readonly string[], count: number): string =>
  `${examples.join(", ")}${count > examples.length ? " and more" : ""}`;

/** `1`, `1,000`, `1,000,000`. `toLocaleString` takes 25 ms for its first number. */
export function groupDigits(count: number): string {
  const digits = String(count);
  return digits.length > 3 ? `${groupDigits(Math.floor(count / 1000))},${digits.slice(-3)}` : digits;
}

/** `1 page`, `2 pages`, `1,000 pages`. */
export const countOf = (count: number, noun: string, many = `${noun}s`): string =>
  `${groupDigits(count)} ${count === 1 ? noun : many}`;

/** `did you mean "x"?` for the suggestions at hand, `undefined` without any. */
export const didYouMean = (suggestions: readonly string[] | undefined): string | undefined =>
  suggestions && suggestions.length > 0 ? `did you mean ${quoteList(suggestions)}?` : undefined;

/** The same behind a sentence: `; did you mean "x"?`, nothing without suggestions. */
export function orMeant(suggestions: readonly string[]): string {
  const hint = didYouMean(suggestions);
  return hint === undefined ? "" : `; ${hint}`;
}

export const FIX_TITLES = {
  use: (text: string) => `Use ${text}`,
  replace: (text: string) => `Replace it with ${quoteValue(text)}`,
  rename: (name: string) => `Rename it to ${quote(name)}`,
} as const;

/** A message as the beginning of a sentence: with a capital, unless it begins with a quoted name or that of a file. */
export const capitalize = (message: string): string => (/^\S+\.\w/.test(message) ? message : upperFirst(message));

/** `a tab`, `an anchor`. */
export const withArticle = (noun: string): string => `${/^[aeio]/.test(noun) ? "an" : "a"} ${noun}`;

/** A kind of element in a word: `tab`, `menu item`. */
export const nounOf = (kind: ContainerKind): string => (kind === "item" ? "menu item" : kind);

/** A kind as sentences name it: `a tab`, `an anchor`, `the navigation`. */
export const kindName = (kind: ContainerKind): string =>
  kind === "navigation" ? "the navigation" : withArticle(nounOf(kind));

/** The element that a finding points at, as sentences name it: `this tab`, `the navigation`. */
export const elementName = (kind: ContainerKind): string =>
  kind === "navigation" ? "the navigation" : `this ${nounOf(kind)}`;

/** The subject of a message, as the checks know it. */
export type Subject =
  /** An element of the navigation, or the navigation itself. */
  | { element: ContainerKind }
  /** The value of a field. */
  | { field: string }
  /** An entry of the list in a field. */
  | { entryOf: string }
  /** The entry at a position (from 0) of a value that is a list itself. */
  | { entry: number }
  /** A whole document: `docs.json`, `this agent-job`. */
  | { document: string };

/** `this tab`, `"icon"`, `an entry of "links"`, `docs.json`. */
export function subjectName(subject: Subject): string {
  if ("element" in subject) return elementName(subject.element);
  if ("field" in subject) return quote(subject.field);
  if ("entryOf" in subject) return `an entry of ${quote(subject.entryOf)}`;
  return "entry" in subject ? `entry ${subject.entry + 1}` : subject.document;
}

/** The type of a value: `a number`, `null`, `a list`. */
export function typeName(value: unknown): string {
  if (value === null) return "null";
  if (value === undefined) return "nothing";
  return Array.isArray(value) ? "a list" : withArticle(typeof value);
}

const TYPES: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  object: "an object",
  array: "a list",
  null: "null",
};

/** JSON Schema types as a sentence lists them: `a string or a list`. */
export const typeNames = (types: readonly string[]): string => joinList(types.map((type) => TYPES[type] ?? type));

/** A text as messages show it: of a long one, the beginning. */
export const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

/** A value as messages quote it: short, and whole only where it is short. */
export function quoteValue(value: unknown): string {
  if (typeof value === "string") return quote(shortened(value));
  if (typeof value === "number" || typeof value === "boolean" || value === null) return String(value);
  return typeName(value);
}
