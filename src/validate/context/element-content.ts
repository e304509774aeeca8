import type { JsonObject } from "../../json/json-value.ts";
import { DOCUMENT_KIND_NAMES } from "../../vocabulary/elements/document-kinds.ts";
import { CHILD_KEYS } from "../../vocabulary/elements/elements.ts";

export const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Whether an element names a spec itself; an empty list names no spec. */
export const namesSpec = (value: JsonObject): boolean => Object.hasOwn(value, "openapi") && !isEmptyList(value.openapi);

/** Whether an element itself names a source of generated pages. */
export const namesSource = (value: JsonObject): boolean =>
  DOCUMENT_KIND_NAMES.some((key) => Object.hasOwn(value, key) && !isEmptyList(value[key]));

/** Whether an object has any key for children, whatever its value is. */
export const hasChildKey = (value: JsonObject): boolean => CHILD_KEYS.some((key) => Object.hasOwn(value, key));

const CONTENT_KEYS = ["href", "$ref"];

/** Whether an element has content other than children: a link, or a source that pages are generated from. */
export const hasOtherContent = (value: JsonObject): boolean =>
  namesSource(value) || CONTENT_KEYS.some((key) => Object.hasOwn(value, key));

/** Whether an element with this key has content. */
export const fillsElement = (key: string): boolean => hasOtherContent({ [key]: true }) || hasChildKey({ [key]: true });
