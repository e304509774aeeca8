import { load } from "js-yaml";
import { isObject, type JsonObject } from "../../json/json-value.ts";
import { YAML_SCHEMA } from "../../source/yaml-schema.ts";
import { frontMatterOf } from "./front-matter-end.ts";

/** All fields of front matter; `undefined` if it is not YAML, or no mapping. @param head a text up to the end of it */
export function frontMatterFields(head: string): JsonObject | undefined {
  try {
    const value = load(head.replace(/^\uFEFF?---|---\s*$/g, ""), { schema: YAML_SCHEMA });
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The fields of a page's front matter; none if it is not YAML, or not there.
 *
 * @param named the YAML is read only if this is found in it
 */
export function fieldsOfPage(text: string, named?: RegExp): JsonObject {
  const head = frontMatterOf(text);
  return (head !== "" && (named?.test(head) ?? true) && frontMatterFields(head)) || {};
}
