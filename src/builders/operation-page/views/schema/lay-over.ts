import type { JsonObject } from "../../../../json/json-value.ts";

/**
 * Merges objects; fields of later ones override those of earlier ones. (`Object.assign` would lose a key named
 * `__proto__`.)
 */
export const layOver = (objects: readonly JsonObject[]): JsonObject =>
  Object.fromEntries(objects.flatMap((object) => Object.entries(object)));
