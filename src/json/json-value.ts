/** A JSON object. Its keys come from users: read it with `own` or over `Object.keys`. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An own property; `undefined` if there is none, whatever its name. */
export const own = (object: JsonObject, key: string): unknown => (Object.hasOwn(object, key) ? object[key] : undefined);

/** The value that a pointer's segments lead to; `undefined` if there is none. */
export function valueAt(root: unknown, segments: readonly string[]): unknown {
  let value = root;
  for (const segment of segments) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment)) return undefined;
    value = (value as JsonObject)[segment];
  }
  return value;
}

/** The property, or nothing if it is undefined. */
export const optional = <Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } =>
  (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };

/** Sets a property of an object, whatever its name is: `__proto__` too. */
export const setOwn = (target: object, key: string, value: unknown): void => {
  if (key !== "__proto__") (target as Record<string, unknown>)[key] = value;
  else Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
};

/** An object; an empty one in the place of anything else. */
export const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** A list; an empty one in the place of anything else. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
