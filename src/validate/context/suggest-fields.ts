import { nearest } from "../../diagnostic/nearest.ts";
import { ELEMENTS } from "../../vocabulary/elements/elements.ts";

/** Other names that people use for fields. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map([
  ["url", ["href"]],
  ["link", ["href"]],
  ["title", ["label", "header"]],
  ["name", ["label"]],
  ["text", ["label", "content"]],
  ["expandable", ["expanded"]],
  ["isDefaultOpen", ["expanded"]],
  ["defaultOpen", ["expanded"]],
  ["mode", ["display"]],
  ["disabled", ["hidden"]],
  ["isDefault", ["default"]],
  ["badge", ["tag"]],
  ["items", ["pages", "menu"]],
  ["children", ["pages"]],
  ["sidebar", ["groups"]],
  ["include", ["$ref"]],
  ["from", ["source"]],
  ["src", ["source"]],
  ["to", ["destination"]],
  ["colour", ["colors", "color"]],
  ["colours", ["colors"]],
]);

/** The keys of an element's name in other formats. */
export const TITLES: ReadonlySet<string> = new Set(["name", "title", "label", "text"]);

/** Other words for the name of an element, which has a key of its own kind. */
const NAME_WORDS: ReadonlySet<string> = new Set([...TITLES, ...Object.values(ELEMENTS).map(({ nameKey }) => nameKey)]);

/**
 * The keys that an unknown one may be meant as, best first: under another name, misspelt, or cut short (`desc`).
 * @param candidates the known keys that are not there yet
 * @param missingName the key of the element's name, if it is missing
 */
export function suggestFields(field: string, candidates: readonly string[], missingName?: string): string[] {
  if (missingName !== undefined && NAME_WORDS.has(field)) return [missingName];
  const synonyms = SYNONYMS.get(field)?.filter((key) => candidates.includes(key)) ?? [];
  if (synonyms.length > 0) return synonyms;
  // `href` and `$ref` are close in spelling, but a link is never meant as an include.
  const near = nearest(field, candidates).filter((key) => key !== "$ref" || field !== "href");
  return near.length > 0 || field.length < 3 ? near : candidates.filter((key) => key.startsWith(field)).slice(0, 2);
}
