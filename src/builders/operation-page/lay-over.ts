import type { JsonObject } from "../../json/json-value.ts";

/** Objects laid over one another, the last one on top. (`Object.assign` would lose a key named `__proto__`.) */
export const layOver = (objects: readonly JsonObject[]): JsonObject =>
  Object.fromEntries(objects.flatMap((object) => Object.entries(object)));
