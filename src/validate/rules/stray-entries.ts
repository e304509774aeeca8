import { isObject, type JsonObject, own } from "../../json/json-value.ts";
import { ELEMENTS, type ElementKind } from "../../vocabulary/elements.ts";
import { kindOfList } from "../../vocabulary/entry-kind.ts";
import { isUrlEntry } from "../../vocabulary/url.ts";
import type { Check } from "../context/check-context.ts";
import { type ChildList, type Element, hasChildren, kindName, pointerTo } from "../context/element-frame.ts";
import { replaceFix } from "../context/fixes.ts";
import { quoteValue, typeName } from "../context/value-words.ts";
import { LINK_ADVICE } from "./page-entries.ts";

/** Under what other tools name the page that an object stands for. */
const PATH_KEYS = ["page", "path", "link", "file", "slug", "href", "url", "id"];

const NAME_KEYS = Object.values(ELEMENTS).map(({ nameKey }) => nameKey);

/** The path in an object that stands for a page, as other tools write pages; `undefined` for what is meant as an element. */
export function pathOfPage(entry: JsonObject): string | undefined {
  if (NAME_KEYS.some((key) => Object.hasOwn(entry, key)) || Object.hasOwn(entry, "$ref")) return undefined;
  if (hasChildren(entry) || Object.values(entry).some(Array.isArray)) return undefined;
  const key = PATH_KEYS.find((each) => typeof own(entry, each) === "string");
  return key === undefined ? undefined : String(entry[key]);
}

/** Reports an entry of a list that is no element, nor, in a list of pages, a page. */
export function reportNoElement(check: Check, element: Element, list: ChildList, index: number): void {
  const entry = list.entries[index];
  const isPages = list.key === "pages";
  const kind = kindOfList(list.key);
  const pointer = pointerTo(element, list.writtenKey, index);
  const path = isObject(entry) ? pathOfPage(entry) : undefined;
  const args = {
    subject: `an entry of ${JSON.stringify(list.writtenKey)}`,
    actual: path === undefined ? typeName(entry) : 'an object without "group"',
    expected: isPages ? ["the path of a page", "a group"] : [kindName(kind)],
    advice: path === undefined ? entryAdvice(entry, kind, isPages) : pageAdvice(path),
  };
  const fixes = path === undefined || isUrlEntry(path) ? [] : [replaceFix(pointer, path)];
  check.isPartlyRead = true;
  check.findings.add("config/type", args, { pointer }, { fixes });
}

const pageAdvice = (path: string): string =>
  isUrlEntry(path)
    ? LINK_ADVICE
    : `write ${quoteValue(path)} by itself: the title and the icon of a page stand in its front matter`;

function entryAdvice(entry: unknown, kind: ElementKind, isPage: boolean): string {
  if (entry === null || (typeof entry === "string" && entry.trim() === "")) return "remove it";
  if (Array.isArray(entry)) return 'take away the inner "[" and "]"';
  if (isPage) return "write the page's path in double quotes, or remove the entry";
  if (typeof entry !== "string") return `write { "${kind}": … }, or remove it`;
  return isName(entry, kind)
    ? `write { "${kind}": ${quoteValue(entry)}, … }, with its pages`
    : `write { "${kind}": …, "pages": [${quoteValue(entry)}] }, or list the page in "pages"`;
}

/** Whether a text in a list of elements is the name of one, rather than the path of a page. */
const isName = (text: string, kind: ElementKind): boolean =>
  !text.includes("/") && (kind !== "group" || /[\s\p{Lu}]/u.test(text));
