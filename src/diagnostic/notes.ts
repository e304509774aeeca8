import { note } from "./code.ts";
import { quote } from "./words.ts";

// What related places are, one constant a note: a bundle contains only its own.

export const firstListed = note("first-listed", () => "it is first listed here");
export const firstUsed = note("first-used", () => "it is first used here");
export const firstDefault = note("first-default", () => "the first default is here");
export const firstSet = note("first-set", ({ key }: { key: string }) => `${quote(key)} is first set here`);
/** The other of two fields that a finding is about. */
export const fieldIsHere = note("field-is-here", ({ field }: { field: string }) => `${quote(field)} is here`);
export const alsoHere = note("also-here", () => "also here");
export const alsoListedHere = note("also-listed-here", () => "also listed here");
export const alsoLeadsThere = note("also-leads-there", () => "also leads there");
export const neverClosed = note("never-closed", ({ open }: { open: string }) => `this "${open}" is never closed`);
export const partOfCircle = note("part-of-circle", () => "this redirect is part of the circle");
export const keepsAddress = note("keeps-address", ({ part }: { part: string }) => `${part} keeps the address`);
export const otherList = note("other-list", () => "the other list is here");
export const jobCreated = note("job-created", () => "the job was created here");
