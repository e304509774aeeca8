import { isObject } from "../../json/json-value.ts";
import { quoteValue } from "../context/value-words.ts";

/** What to do about a value of the wrong JSON type, where that can be told. */
export function typeAdvice(value: unknown, types: string | readonly string[]): string | undefined {
  const wanted = [types].flat();
  if (value === null) return "remove it, or give it a value";
  if (wanted.includes("boolean") && typeof value !== "object") return "write true or false, without quotes";
  if (typeof value === "string") {
    if (wanted.includes("array")) return `put it in a list: [${quoteValue(value)}]`;
    if (wanted.includes("number") || wanted.includes("integer")) return "write a number, without quotes";
  }
  if (wanted.includes("string") && (typeof value === "number" || typeof value === "boolean")) {
    return `write a string in double quotes: "${value}"`;
  }
  if (wanted.includes("array") && isObject(value)) return 'put it in a list: "[" before it, "]" after it';
  if (Array.isArray(value) && wanted.includes("string")) return "write one value, without the brackets around it";
  if (wanted.includes("string")) return "write a text in double quotes";
  return wanted.includes("object") ? 'write it in braces: { "…": … }' : undefined;
}

const BOOLEANS: ReadonlyMap<string, string> = new Map([
  ["true", "true"],
  ["yes", "true"],
  ["false", "false"],
  ["no", "false"],
]);

/** The fix that takes quotes away or adds them: `"yes"` where true or false is wanted, 2 where a text is. */
export function retypeFix(value: unknown, types: string | readonly string[], pointer: string) {
  const text = retyped(value, [types].flat());
  return text === undefined ? [] : [{ title: `Write ${text}`, place: { pointer }, text }];
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
