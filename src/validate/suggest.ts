import { KNOWN_KEYS } from "../../schemas/validators.js";
import { nearest } from "../diagnostic/nearest.ts";
import { ELEMENTS, type ElementKind } from "../vocabulary/elements.ts";
import { KEY_ROLES } from "./check.ts";
import { nounOf } from "./element.ts";

/** What people call fields that have another name here. */
const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map([
  ["url", ["href"]],
  ["link", ["href"]],
  ["title", ["label", "header"]],
  ["name", ["label"]],
  ["text", ["label", "content"]],
  ["collapsed", ["expanded"]],
  ["expandable", ["expanded"]],
  ["isDefault", ["default"]],
  ["badge", ["tag"]],
  ["items", ["pages", "menu"]],
  ["children", ["pages"]],
  ["sidebar", ["groups"]],
]);

/** Other words for the name of an element, which stands under a key of its own kind. */
const NAME_WORDS: ReadonlySet<string> = new Set([
  ...["name", "title", "label"],
  ...Object.values(ELEMENTS).map(({ nameKey }) => nameKey),
]);

/**
 * The keys that an unknown one may be meant as, best first.
 * @param candidates the known keys that are not there yet
 * @param missingName the key of the element's name, where it is missing
 */
export function suggestKeys(field: string, candidates: readonly string[], missingName?: string): string[] {
  if (missingName !== undefined && NAME_WORDS.has(field)) return [missingName];
  const synonyms = SYNONYMS.get(field)?.filter((key) => candidates.includes(key)) ?? [];
  return synonyms.length > 0 ? synonyms : nearest(field, candidates);
}

/** Where a field is known that is unknown where it stands: another kind of element, or a setting. */
export function knownElsewhere(field: string): string | undefined {
  if (/^(og|twitter|article):/.test(field)) return 'move it into "seo": { "metatags": {…} }';
  if (field === "href") return 'name its main page in "root", or use an anchor, which can be a link';
  const kinds = (Object.keys(ELEMENTS) as ElementKind[]).filter((kind) => KEY_ROLES[kind].get(field) === "own");
  const settings = Object.entries(KNOWN_KEYS.settings?.keys ?? {})
    .filter(([, tree]) => tree?.keys && Object.hasOwn(tree.keys, field))
    .map(([key]) => JSON.stringify(key));
  const homes = [...kinds.map((kind) => `${nounOf(kind)}s`), ...settings];
  if (homes.length === 0 || homes.length > 3) return undefined;
  return `${JSON.stringify(field)} is a field of ${homes.join(" and ")}; move it there, or remove it`;
}
