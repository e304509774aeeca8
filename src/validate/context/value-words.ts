/** A value as a sentence names its type: `a number`, `null`, `a list`. */
export function typeName(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  switch (typeof value) {
    case "object":
      return "an object";
    case "undefined":
      return "nothing";
    default:
      return `a ${typeof value}`;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  object: "an object",
  array: "a list",
  null: "null",
};

/** JSON Schema types as sentences name them. */
export const expectedTypes = (types: string | readonly string[]): string[] =>
  [types].flat().map((type) => TYPES[type] ?? type);

/** A value as a message quotes it: short, and whole only where it is short. */
export function quoteValue(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}…` : value);
  if (typeof value === "number" || typeof value === "boolean" || value === null) return String(value);
  return typeName(value);
}
