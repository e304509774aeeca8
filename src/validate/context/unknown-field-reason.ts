import { DOCS_SHAPES } from "../../../schemas/docs-shapes.js";
import { knownFields } from "../../json/shape.ts";
import { type ContainerKind, ELEMENT_KINDS } from "../../vocabulary/elements/elements.ts";
import type { UnknownFieldReason } from "../codes/config-unknown-field.ts";
import { SYNONYMS, TITLES } from "./suggest-fields.ts";
import { KEY_ROLES, nameKeyOf } from "./visits.ts";

const BACKGROUND_PAIR = '"color" or "image": { "light": …, "dark": … }';
const STYLED_ICON = '"icon": { "name": "…", "style": "…" }';

/** Fields that people write in the wrong place, by object and key, and how they must be written. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ["api/baseUrl", '"mdx": { "server": "https://…" }'],
  ["api/baseURL", '"mdx": { "server": "https://…" }'],
  ["group/drilldown", '"interaction": { "drilldown": … } at the top level'],
  ["seo/indexHiddenPages", '"indexing": "all" or "navigable"'],
  ["seo/title", '"metatags": { "og:title": "…" }'],
  ["seo/description", '"description" at the top level'],
  ["background/light", BACKGROUND_PAIR],
  ["background/dark", BACKGROUND_PAIR],
  ["links/iconType", STYLED_ICON],
  ["options/iconType", STYLED_ICON],
]);

/** Settings that the hosted platform has dropped. */
const GONE: ReadonlySet<string> = new Set(["feedback"]);

/** Keys under which people name files that are on every page in any case. */
const ASSETS: ReadonlySet<string> = new Set([
  "css",
  "js",
  "scripts",
  "styles",
  "stylesheets",
  "customCss",
  "custom",
  "head",
]);

/** Keys that people use for comments. */
const COMMENT = /^(\/\/|#|[_$]?comments?$)/;

/**
 * Why a field that is not misspelt is unknown, if that can be told.
 * @param kind the kind of object that contains it: an element, `docs.json` itself, or (`undefined`) an object within
 * either
 * @param key the key of that object, or of the list that it is in
 */
export function unknownFieldReason(
  field: string,
  kind: ContainerKind | "docs.json" | undefined,
  key?: string,
): UnknownFieldReason | undefined {
  if (COMMENT.test(field)) return { is: "comment" };
  const write = ELSEWHERE.get(`${kind ?? key}/${field}`);
  if (write !== undefined) return { is: "elsewhere", write };
  if (kind === "docs.json" && GONE.has(field)) return { is: "gone" };
  if (kind === "docs.json" && ASSETS.has(field)) return { is: "assets" };
  if (/^(og|twitter|article):/.test(field)) return { is: "metatag" };
  if (kind === "docs.json" && KEY_ROLES.navigation.get(field) === "own") return { is: "navigation-field" };
  if (kind === "docs.json") return undefined;
  if (SETTINGS.get(field)?.object) return { is: "setting" };
  if (kind === undefined) return undefined;
  if (field === "iconStyle") return { is: "elsewhere", write: STYLED_ICON };
  if (kind === "group" && field === "href") return { is: "group-link" };
  if (SYNONYMS.get(field)?.includes("href")) return { is: "link-beside-children", kind };
  if (field === "collapsed" && KEY_ROLES[kind].has("expanded")) return { is: "opposite", of: "expanded" };
  const nameKey = nameKeyOf(kind);
  if (nameKey !== undefined && TITLES.has(field)) return { is: "name", kind, nameKey };
  const kinds = ELEMENT_KINDS.filter((each) => KEY_ROLES[each].get(field) === "own");
  if (kinds.length > 3) return { is: "field-of-others", kind, field };
  const settings = settingsWith(field);
  const homes = kinds.length + settings.length;
  return homes === 0 || homes > 3 ? undefined : { is: "field-of", field, kinds, settings };
}

/** The fields of docs.json itself. */
const SETTINGS = new Map(Object.entries(knownFields(DOCS_SHAPES.mintlify.settings) ?? {}));

/** The settings that have a field of this name. */
const settingsWith = (field: string): string[] =>
  [...SETTINGS]
    .filter(([, shape]) => !shape?.object?.grows && Object.hasOwn(knownFields(shape) ?? {}, field))
    .map(([key]) => key);
