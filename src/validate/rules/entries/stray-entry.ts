import { isObject, type JsonObject, own } from "../../../json/json-value.ts";
import { isUrlEntry } from "../../../vocabulary/addresses/url.ts";
import { ELEMENTS } from "../../../vocabulary/elements/elements.ts";
import { configType } from "../../codes/config-type.ts";
import { hasChildKey } from "../../context/element-content.ts";
import { replaceFix } from "../../context/fixes.ts";
import { type EntryRule, pointerTo } from "../../context/visits.ts";

/** The keys under which other tools write the path of a page. */
const PATH_KEYS = ["page", "path", "link", "file", "slug", "href", "url", "id"];

const NAME_KEYS = Object.values(ELEMENTS).map(({ nameKey }) => nameKey);

/** The path in an object that is meant as a page, as other tools write pages; `undefined` for an element. */
function pathOfPage(entry: JsonObject): string | undefined {
  if (NAME_KEYS.some((key) => Object.hasOwn(entry, key)) || Object.hasOwn(entry, "$ref")) return undefined;
  if (hasChildKey(entry) || Object.values(entry).some(Array.isArray)) return undefined;
  const key = PATH_KEYS.find((each) => typeof own(entry, each) === "string");
  return key === undefined ? undefined : String(entry[key]);
}

/** Reports an entry of a list that is neither an element nor, in a list of pages, a page. */
export const strayEntryRule: EntryRule = {
  codes: [configType],
  needs: ({ list, entry }) => !isObject(entry) || (list.key === "pages" && pathOfPage(entry) !== undefined),
  check({ check, frame, list: { key, writtenKey: written }, index, entry: value }) {
    const pointer = pointerTo(frame, written, index);
    const path = isObject(value) ? pathOfPage(value) : undefined;
    check.isPartlyRead = true;
    if (path === undefined) check.findings.add(configType, { case: "entry", written, key, value }, { pointer });
    else {
      const fixes = isUrlEntry(path) ? [] : [replaceFix(pointer, path)];
      check.findings.add(configType, { case: "page-object", written, key, path }, { pointer }, { fixes });
    }
  },
};
