import { type JsonSchema, notAllowed } from "./schema-shape.ts";

/** Shorter names are near too many others. */
const SHORTEST = 4;

/**
 * Patterns of keys that are one slip of the pen away from a known one (a letter too many, too few, another one, or two
 * swapped), each with a schema that nothing matches, and says what was meant. An editor shows the message at the key.
 */
export function misspelledKeys(meant: readonly string[], known: readonly string[]): Record<string, JsonSchema> {
  const long = meant.filter((name) => name.length >= SHORTEST && /^[A-Za-z]+$/.test(name));
  return Object.fromEntries(
    long.map((name) => {
      const others = known.filter((other) => Math.abs(other.length - name.length) <= 1 && /^\w+$/.test(other));
      const pattern = `^(?!(?:${others.join("|")})$)(?:${slips(name).join("|")})$`;
      return [pattern, notAllowed(`Did you mean \`${name}\`?`)];
    }),
  );
}

function slips(name: string): string[] {
  const places = [...name].map((_, at) => at);
  const changed = places.map((at) => `${name.slice(0, at)}.?${name.slice(at + 1)}`);
  const longer = [...places, name.length].map((at) => `${name.slice(0, at)}.${name.slice(at)}`);
  const swapped = places
    .slice(1)
    .map((at) => name.slice(0, at - 1) + name.charAt(at) + name.charAt(at - 1) + name.slice(at + 1));
  return [...new Set([...changed, ...longer, ...swapped])];
}
