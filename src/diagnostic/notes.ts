import type { NoFacts, Note } from "./code.ts";
import { quote } from "./words.ts";

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
