import { PAGE_FIELDS, page } from "../../schemas/validators.js";
import { nearest } from "../diagnostic/nearest.ts";
import { isObject, type JsonObject, own } from "../json/json-value.ts";
import { escapeSegment } from "../json/pointer.ts";
import type { Reporter } from "./context/findings.ts";
import { renameFixes } from "./context/fixes.ts";
import { explainErrors } from "./schema-errors/explain-errors.ts";

const OWNER = { document: "front matter" };

/** The suggestions for unknown names, so that a name on many pages is compared once. */
export type FieldSuggestions = Map<string, readonly string[]>;

/**
 * Checks the front matter of a page as data. Unknown fields are allowed, unless their name is almost the name of a
 * known one. Pointers lead into `value`; codes are `page/*`.
 */
export function checkPage(findings: Reporter, value: unknown, known: FieldSuggestions = new Map()): void {
  if (!page(value)) explainErrors(asOfPage(findings), page.errors ?? [], { value, pointer: "", owner: OWNER });
  if (!isObject(value)) return;
  for (const field of Object.keys(value)) {
    if (Object.hasOwn(PAGE_FIELDS, field)) continue;
    const suggestions = suggestFields(field, known).filter((name) => !Object.hasOwn(value, name));
    if (suggestions.length === 0) continue;
    const pointer = `/${escapeSegment(field)}`;
    const fixes = renameFixes(pointer, suggestions);
    findings.add("page/unknown-field", { field, suggestions }, { pointer, part: "key" }, { fixes });
  }
}

/** The findings of the schema under the codes for pages. */
const asOfPage = (findings: Reporter): Reporter => ({
  add(code, args, place, more) {
    if (code === "config/type") findings.add("page/type", args as never, place, more);
    else if (code === "config/enum") findings.add("page/value", args as never, place, more);
    else if (code === "config/required") findings.add("page/required", args as never, place, more);
    else if (code === "config/format") findings.add("page/format", args as never, place, more);
    else throw new Error(`the schema of front matter has a rule that no code of pages says: ${code}`);
  },
});

/** Edits between a name and the field that it may be meant as. */
const MOST_EDITS_APART = 2;

function suggestFields(field: string, known: FieldSuggestions): readonly string[] {
  const earlier = known.get(field);
  if (earlier) return earlier;
  // `tags` or `keyword` is the author's own field, not a slip.
  const names = Object.keys(PAGE_FIELDS).filter((name) => `${name}s` !== field && name !== `${field}s`);
  const close = names.filter((name) => Math.abs(name.length - field.length) <= MOST_EDITS_APART);
  const suggestions = nearest(field, close);
  known.set(field, suggestions);
  return suggestions;
}

/** The type of a known field; `undefined` if the field takes several, or is not known. */
export const typeOfPageField = (field: string): string | undefined =>
  own(PAGE_FIELDS as JsonObject, field) as string | undefined;
