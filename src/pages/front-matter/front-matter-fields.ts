import { load } from "js-yaml";
import { isObject, type JsonObject } from "../../json/json-value.ts";
import { YAML_SCHEMA } from "../../source/yaml-schema.ts";

/** All fields of front matter; `undefined` if it is not YAML, or no mapping. @param head a text up to the end of it */
export function frontMatterFields(head: string): JsonObject | undefined {
  try {
    const value = load(head.replace(/^\uFEFF?---|---\s*$/g, ""), { schema: YAML_SCHEMA });
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
