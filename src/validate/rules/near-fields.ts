import { KNOWN_KEYS } from "../../../schemas/validators.js";
import { joinList } from "../../diagnostic/define.ts";
import { nearest } from "../../diagnostic/nearest.ts";
import { type ContainerKind, ELEMENTS, type ElementKind } from "../../vocabulary/elements.ts";
import { KEY_ROLES } from "../context/check-context.ts";
import { kindName, nameKeyOf, nounOf, ownerName } from "../context/element-frame.ts";

/** What people call fields that have another name here. */
const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map([
  ["url", ["href"]],
  ["link", ["href"]],
  ["title", ["label", "header"]],
  ["name", ["label"]],
  ["text", ["label", "content"]],
  ["collapsed", ["expanded"]],
  ["expandable", ["expanded"]],
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

/** What is said of an element's name in other formats. */
const TITLES: ReadonlySet<string> = new Set(["name", "title", "label", "text"]);

/** Other words for the name of an element, which stands under a key of its own kind. */
const NAME_WORDS: ReadonlySet<string> = new Set([...TITLES, ...Object.values(ELEMENTS).map(({ nameKey }) => nameKey)]);

/**
 * The keys that an unknown one may be meant as, best first: under another name, misspelt, or cut short (`desc`).
 * @param candidates the known keys that are not there yet
 * @param missingName the key of the element's name, where it is missing
 */
export function suggestKeys(field: string, candidates: readonly string[], missingName?: string): string[] {
  if (missingName !== undefined && NAME_WORDS.has(field)) return [missingName];
  const synonyms = SYNONYMS.get(field)?.filter((key) => candidates.includes(key)) ?? [];
  if (synonyms.length > 0) return synonyms;
  // One letter apart, but nobody mistakes a link for an include.
  const near = nearest(field, candidates).filter((key) => key !== "$ref" || field !== "href");
  return near.length > 0 || field.length < 3 ? near : candidates.filter((key) => key.startsWith(field)).slice(0, 2);
}

/** What people write who want to leave a note. */
const COMMENT = /^(\/\/|#|[_$]?comments?$)/;

/**
 * What to do about a field that is unknown where it stands, and not misspelt, if that can be told.
 * @param kind what it stands in: an element, `docs.json` itself, or (`undefined`) an object within either
 */
export function adviceAbout(field: string, kind: ContainerKind | "docs.json" | undefined): string | undefined {
  if (COMMENT.test(field)) return "remove it: docs.json holds no comments";
  if (/^(og|twitter|article):/.test(field)) return 'move it into "seo": { "metatags": {…} }';
  if (kind === "docs.json" && KEY_ROLES.navigation.get(field) === "own") return 'move it into "navigation"';
  if (kind === undefined || kind === "docs.json") return undefined;
  if (kind === "group" && field === "href")
    return 'name its main page in "root", or use an anchor, which can be a link';
  const nameKey = nameKeyOf(kind);
  if (nameKey !== undefined && TITLES.has(field))
    return `${kindName(kind)} is named by ${JSON.stringify(nameKey)}: remove it`;
  const kinds = (Object.keys(ELEMENTS) as ElementKind[]).filter((each) => KEY_ROLES[each].get(field) === "own");
  if (kinds.length > 3) return `remove it: other elements have ${JSON.stringify(field)}, ${ownerName(kind)} has none`;
  const homes = [...kinds.map((each) => `${nounOf(each)}s`), ...settingsWith(field)];
  if (homes.length === 0 || homes.length > 3) return undefined;
  return `${JSON.stringify(field)} is a field of ${joinList(homes, "and")}; move it there, or remove it`;
}

/** The settings, quoted, that have a field of this name. */
const settingsWith = (field: string): string[] =>
  Object.entries(KNOWN_KEYS.settings?.keys ?? {})
    .filter(([, tree]) => tree?.keys && !tree.grows && Object.hasOwn(tree.keys, field))
    .map(([key]) => JSON.stringify(key));
