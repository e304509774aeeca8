import { isObject, pointerOf } from "../../json/json-value.ts";
import { estimateTokens } from "./estimate-tokens.ts";

const MOST_LEVELS = 24;

/**
 * A JSON value as text with as many levels as fit; what is below them is counted, with its JSON Pointer. A value that is
 * too large even with one level loses its last fields, which are counted too.
 */
export function excerptJson(value: unknown, tokens: number, pointer = ""): string {
  for (let levels = MOST_LEVELS; levels > 0; levels = levels > 8 ? levels - 4 : levels - 1) {
    const text = JSON.stringify(excerptOf(value, levels, pointer), null, 1);
    if (estimateTokens(text) <= tokens) return text;
  }
  const names = isObject(value) ? Object.keys(value) : [];
  const shown: string[] = [];
  let used = 40;
  for (const name of names) {
    used += estimateTokens(name) + 3;
    if (used > tokens) break;
    shown.push(name);
  }
  return JSON.stringify({ fields: shown, "left out": names.length - shown.length, pointer }, null, 1);
}

/** The value with objects and lists below a level replaced by a sentence. Goes no deeper than `levels`. */
function excerptOf(value: unknown, levels: number, pointer: string): unknown {
  if (typeof value !== "object" || value === null) return value;
  const size = Object.keys(value).length;
  if (size === 0) return value;
  if (levels === 0) return `… ${size} ${Array.isArray(value) ? "entries" : "fields"}: #${pointer}`;
  const entries = Object.entries(value).map(
    ([key, child]) => [key, excerptOf(child, levels - 1, pointer + pointerOf([key]))] as const,
  );
  return Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}
