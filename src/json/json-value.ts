/** A JSON object. Its keys come from users: read it with `own` or over `Object.keys`. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An own property; `undefined` if there is none, whatever its name. */
export const own = (object: JsonObject, key: string): unknown => (Object.hasOwn(object, key) ? object[key] : undefined);

/** A field of what may be an object; `undefined` if it is none, or has no such field. */
export const fieldOf = (value: unknown, key: string): unknown => (isObject(value) ? own(value, key) : undefined);

/** Whether a value is a text that is not blank. */
export const isFilled = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";

/** A value that is text; `undefined` if it is blank or something else. */
export const filledText = (value: unknown): string | undefined => (isFilled(value) ? value : undefined);

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
export const setOwn = (target: object, key: string | number, value: unknown): void => {
  if (key !== "__proto__") (target as Record<string | number, unknown>)[key] = value;
  else Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
};

/** An object; an empty one in the place of anything else. */
export const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** A list; an empty one in the place of anything else. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The text of a scalar: YAML reads `summary: 404` as a number. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : undefined;
}

/** Escapes one key for use in a JSON Pointer (RFC 6901). */
export const escapeSegment = (key: string): string =>
  key.includes("~") || key.includes("/") ? key.replaceAll("~", "~0").replaceAll("/", "~1") : key;

/** The keys that a JSON Pointer leads through; `[]` for the whole document. */
export function segmentsOf(pointer: string): string[] {
  if (pointer === "") return [];
  const parts = pointer.slice(pointer.startsWith("/") ? 1 : 0).split("/");
  if (!pointer.includes("~")) return parts;
  return parts.map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The JSON Pointer that leads through `segments`. */
export function pointerOf(segments: Iterable<string | number>): string {
  let pointer = "";
  for (const segment of segments) pointer += `/${typeof segment === "number" ? segment : escapeSegment(segment)}`;
  return pointer;
}

/**
 * Where what a pointer leads to is from, by the nearest place at or above it whose origin is known.
 *
 * @param otherwise if there is none
 */
export function originAt<Origin extends { readonly pointer: string }>(
  pointer: string,
  origins: ReadonlyMap<string, Origin>,
  otherwise: Origin,
): Origin {
  for (
    let end = pointer.length;
    origins.size > 0 && end >= 0;
    end = end === 0 ? -1 : pointer.lastIndexOf("/", end - 1)
  ) {
    const known = origins.get(pointer.slice(0, end));
    if (known) return { ...known, pointer: known.pointer + pointer.slice(end) };
  }
  return otherwise;
}
