import { FIX_TITLES } from "../../diagnostic/words.ts";

const BOOLEANS: ReadonlyMap<string, string> = new Map([
  ["true", "true"],
  ["yes", "true"],
  ["false", "false"],
  ["no", "false"],
]);

/** The fix that removes or adds quotes: `"yes"` for a boolean, 2 for a string. */
export function retypeFix(value: unknown, types: string | readonly string[], pointer: string) {
  const text = retyped(value, [types].flat());
  return text === undefined ? [] : [{ title: FIX_TITLES.use(text), place: { pointer }, text }];
}

function retyped(value: unknown, wanted: readonly string[]): string | undefined {
  if (typeof value === "string") {
    if (wanted.includes("boolean")) return BOOLEANS.get(value.trim().toLowerCase());
    return wanted.includes("number") && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? String(Number(value)) : undefined;
  }
  return wanted.length === 1 && wanted[0] === "string" && typeof value === "number"
    ? JSON.stringify(String(value))
    : undefined;
}
