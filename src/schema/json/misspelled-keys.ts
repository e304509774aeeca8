import type { JsonSchema } from "./schema-shape.ts";

/** Shorter names are near too many others. */
const SHORTEST = 4;

/**
 * What says of a key that is one slip of the pen away from a known one (a letter too many, too few, another one, or two
 * swapped) which one was meant. An editor underlines the key, not its value, and nothing else is wrong with either.
 */
export function misspelledKeys(meant: readonly string[], known: readonly string[]): JsonSchema {
  const long = meant.filter((name) => name.length >= SHORTEST && /^[A-Za-z]+$/.test(name));
  const names = long.map((name): JsonSchema => {
    const others = known.filter((other) => Math.abs(other.length - name.length) <= 1 && /^\w+$/.test(other));
    const pattern = `^(?!(?:${others.join("|")})$)(?:${slips(name).join("|")})$`;
    return { not: { pattern }, errorMessage: `Did you mean \`${name}\`?` };
  });
  if (names.length === 0) return {};
  return {
    propertyNames: { allOf: names },
    patternProperties: { [`^(?:${long.flatMap(slips).join("|")})$`]: { doNotSuggest: true } },
  };
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
