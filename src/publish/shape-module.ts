/** Below this length, a value is written where it is used. */
const LEAST_SHARED = 24;

/**
 * Code of a module that exports each value by its name: plain data with regular expressions. What is in it several times is
 * written once, as a constant: the shapes of both dialects are mostly the same.
 */
export function moduleOf(values: Readonly<Record<string, unknown>>): string {
  const uses = new Map<string, number>();
  const count = (value: unknown): void => {
    const text = whole(value);
    const seen = uses.get(text) ?? 0;
    uses.set(text, seen + 1);
    if (seen === 0) for (const inner of innerOf(value)) count(inner);
  };
  for (const value of Object.values(values)) count(value);
  const names = new Map<string, string>();
  const constants: string[] = [];
  const write = (value: unknown): string => {
    const text = whole(value);
    if (text.length < LEAST_SHARED || (uses.get(text) ?? 0) < 2) return written(value, write);
    const known = names.get(text);
    if (known) return known;
    const code = written(value, write);
    const name = `part${constants.length}`;
    names.set(text, name);
    constants.push(`const ${name} = ${code};\n`);
    return name;
  };
  const exported = Object.entries(values).map(([name, value]) => `export const ${name} = ${write(value)};\n`);
  return [...constants, ...exported].join("");
}

const innerOf = (value: unknown): unknown[] =>
  typeof value === "object" && value !== null && !(value instanceof RegExp) ? Object.values(value) : [];

const whole = (value: unknown): string => written(value, whole);

function written(value: unknown, inner: (value: unknown) => string): string {
  if (value instanceof RegExp) return `/${value.source}/${value.flags}`;
  if (Array.isArray(value)) return `[${value.map(inner).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, each]) => `${propertyName(key)}: ${inner(each)}`);
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

/** A key as code has it in an object. */
export const propertyName = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key));
