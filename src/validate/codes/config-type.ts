import { navigationExample } from "../../codes/examples/example.ts";
import { code, type Sentence } from "../../diagnostic/code.ts";
import {
  kindName,
  quoteList,
  quoteValue,
  type Subject,
  subjectName,
  typeName,
  typeNames,
} from "../../diagnostic/words.ts";
import { isObject } from "../../json/json-value.ts";
import { isUrlEntry } from "../../vocabulary/addresses/url.ts";
import { type ChildKey, ELEMENTS, type ElementKind, kindOfList } from "../../vocabulary/elements/elements.ts";

const mustBe = (subject: Subject, expected: string, actual: string): string =>
  `${subjectName(subject)} must be ${expected}, not ${actual}`;

const mustBeEntry = (written: string, key: ChildKey, actual: string): string =>
  mustBe({ entryOf: written }, key === "pages" ? "the path of a page or a group" : kindName(kindOfList(key)), actual);

/** How many of the allowed values a hint names. */
const MOST_NAMED = 12;

/** What to do about a link in a list of pages. */
export const LINK_HINT = 'use an element with an "href" for a link, such as { "anchor": …, "href": … }';

/** A value of the wrong type. */
export const WRONG_TYPES = {
  /** A field takes other JSON types. */
  value: ({ subject, value, types }: { subject: Subject; value: unknown; types: readonly string[] }) => ({
    message: mustBe(subject, typeNames(types), typeName(value)),
    hint: hintToRetype(value, types),
  }),
  /** A field takes one of some strings. */
  choice: ({ subject, value, allowed }: { subject: Subject; value: unknown; allowed: readonly string[] }) => ({
    message: mustBe(subject, "a string", typeName(value)),
    hint: `use one of ${quoteList(allowed.slice(0, MOST_NAMED))}${allowed.length > MOST_NAMED ? " …" : ""}`,
  }),
  /** Redirects are written as pairs: `{ "/old": "/new" }`. */
  "redirect-pairs": ({ pairs }: { pairs: object }) => {
    const [source = "/old", destination = "/new"] = Object.entries(pairs)[0] ?? [];
    return {
      message: '"redirects" must be a list, not an object',
      hint: `use [{ "source": ${quoteValue(source)}, "destination": ${quoteValue(destination)} }]`,
    };
  },
  /** The children of an element are not a list. `written` is the key as in the file, `key` as it is meant. */
  children: ({ written, key, value }: { written: string; key: ChildKey; value: unknown }) => ({
    message: mustBe({ field: written }, "a list", typeName(value)),
    hint: hintToList(key, value),
  }),
  /** An entry of a list is not an element, nor, in a list of pages, a page. */
  entry: ({ written, key, value }: { written: string; key: ChildKey; value: unknown }) => ({
    message: mustBeEntry(written, key, typeName(value)),
    hint: hintForEntry(value, kindOfList(key), key === "pages"),
  }),
  /** A page is written as an object, as other tools do. */
  "page-object": ({ written, key, path }: { written: string; key: ChildKey; path: string }) => ({
    message: mustBeEntry(written, key, 'an object without "group"'),
    hint: isUrlEntry(path)
      ? LINK_HINT
      : `write only the path, ${quoteValue(path)}, and set title and icon in the front matter of the page`,
  }),
} satisfies Record<string, (args: never) => Sentence>;

/** What to do about a value of the wrong JSON type, if that can be told. */
function hintToRetype(value: unknown, types: readonly string[]): string | undefined {
  if (value === null) return "remove it, or give it a value";
  if (types.includes("boolean") && typeof value !== "object") return "use true or false, without quotes";
  if (typeof value === "string") {
    if (types.includes("array")) return `put it in a list: [${quoteValue(value)}]`;
    if (types.includes("number") || types.includes("integer")) return "use a number, without quotes";
  }
  if (types.includes("string") && (typeof value === "number" || typeof value === "boolean")) {
    return `use a string in double quotes: "${value}"`;
  }
  if (types.includes("array") && isObject(value)) return 'put it in a list: add "[" before it and "]" after it';
  if (Array.isArray(value) && types.includes("string")) return "use a single value, without the brackets";
  if (types.includes("string")) return "use a string in double quotes";
  return types.includes("object") ? 'use an object: { "…": … }' : undefined;
}

/** What to do about children that are not a list: a name, a single element, or elements by their names. */
function hintToList(key: ChildKey, value: unknown): string | undefined {
  const { nameKey } = ELEMENTS[kindOfList(key)];
  if (typeof value === "string" && key !== "pages") return `use a list: [{ "${nameKey}": … }]`;
  const named = isObject(value) && !Object.hasOwn(value, nameKey) ? Object.entries(value) : [];
  const isByName = named.length > 0 && named.every(([, element]) => typeof element === "object");
  return isByName ? `use a list: [{ "${nameKey}": ${quoteValue(named[0]?.[0])}, … }]` : hintToRetype(value, ["array"]);
}

function hintForEntry(entry: unknown, kind: ElementKind, isPage: boolean): string {
  if (entry === null || (typeof entry === "string" && entry.trim() === "")) return "remove it";
  if (Array.isArray(entry)) return 'remove the inner "[" and "]"';
  if (isPage) return "write the path of the page in double quotes, or remove the entry";
  if (typeof entry !== "string") return `use { "${kind}": … }, or remove it`;
  return isElementName(entry, kind)
    ? `use { "${kind}": ${quoteValue(entry)}, … }, with its pages`
    : `use { "${kind}": …, "pages": [${quoteValue(entry)}] }, or list the page in "pages"`;
}

/** Whether a string in a list of elements is the name of one, rather than the path of a page. */
const isElementName = (text: string, kind: ElementKind): boolean =>
  !text.includes("/") && (kind !== "group" || /[\s\p{Lu}]/u.test(text));

export const configType = code("config/type", {
  severity: "error",
  title: "A value has the wrong type",
  explanation:
    "Each field takes values of certain JSON types only: strings must be in double quotes, true and false must not. A value of another type is ignored, often with everything inside it.",
  example: navigationExample(
    '{ "groups": [{ "group": "Start", "tag": 1, "pages": ["intro"] }] }',
    '{ "groups": [{ "group": "Start", "tag": "1", "pages": ["intro"] }] }',
  ),
  cases: WRONG_TYPES,
});
