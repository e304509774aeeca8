import { DOCS_SHAPES } from "../../../schemas/docs-shapes.js";
import { isObject, type JsonObject, own } from "../../json/json-value.ts";
import { escapeSegment } from "../../json/pointer.ts";
import { knownFields } from "../../json/shape.ts";

/**
 * Pointers of the unknown fields of `fonts` that the hosted platform rejects: all of them, unless there is a font for
 * the whole site.
 */
export function refusedFontFields(config: JsonObject): string[] {
  const fonts = own(config, "fonts");
  if (!isObject(fonts) || Object.hasOwn(fonts, "family")) return [];
  const known = knownFields(knownFields(DOCS_SHAPES.mintlify.settings)?.fonts) ?? {};
  return Object.keys(fonts)
    .filter((field) => !Object.hasOwn(known, field))
    .map((field) => `/fonts/${escapeSegment(field)}`);
}
