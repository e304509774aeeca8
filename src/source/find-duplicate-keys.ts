import { pointerOf } from "../json/json-value.ts";
import { keyBetween, skipSpace, skipString, skipValue } from "./locate/json-text.ts";
import { markLength } from "./locate/positions.ts";

/** A key that is in one object a second time; offsets include the quotes. */
export interface DuplicateKey {
  key: string;
  pointer: string;
  first: [start: number, end: number];
  again: [start: number, end: number];
}

/**
 * Whether a valid JSON text may repeat a key, without a second parse. Every key has a colon after its closing quote: if
 * the text has no more such colons than the data has keys, no key was lost. A string that contains a quote and a colon
 * also raises the count, so `true` only means that a closer look is needed.
 */
export function mayRepeatKeys(text: string, data: unknown): boolean {
  let colons = 0;
  for (let at = text.indexOf(":"); at !== -1; at = text.indexOf(":", at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) <= 0x20) before--;
    if (text.charCodeAt(before) === 0x22) colons++;
  }
  return colons > countKeys(data);
}

function countKeys(data: unknown): number {
  let count = 0;
  const stack: unknown[] = [data];
  while (stack.length > 0) {
    const value = stack.pop();
    if (Array.isArray(value)) {
      for (const item of value) if (typeof item === "object" && item !== null) stack.push(item);
    } else if (typeof value === "object" && value !== null) {
      const object = value as Record<string, unknown>;
      const keys = Object.keys(object);
      count += keys.length;
      for (const key of keys) {
        const child = object[key];
        if (typeof child === "object" && child !== null) stack.push(child);
      }
    }
  }
  return count;
}

interface Open {
  /** The keys so far; absent in arrays. */
  keys: Map<string, [number, number]> | undefined;
  /** Where in the object or array the scan is. */
  step: string | number;
}

/**
 * Limits on the number of repeated keys reported and on the length of their pointers. Without them, hostile texts would
 * produce gigabytes of pointers.
 */
const MOST_FOUND = 1000;
const MOST_SEGMENTS = 1000;

/** The keys of a valid JSON text that are in their object a second time, in text order, a thousand at most. */
export function findDuplicateKeys(text: string): DuplicateKey[] {
  const found: DuplicateKey[] = [];
  const open: Open[] = [];
  let at = skipSpace(text, markLength(text));
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === 0x7b) open.push({ keys: new Map(), step: "" });
    else if (code === 0x5b) open.push({ keys: undefined, step: -1 });
    at = code === 0x7b || code === 0x5b ? at + 1 : skipValue(text, at);
    at = skipSpace(text, at);
    while (open.length > 0 && (text.charCodeAt(at) & 0xdf) === 0x5d) {
      open.pop();
      at = skipSpace(text, at + 1);
    }
    const top = open.at(-1);
    if (!top) return found;
    if (text.charCodeAt(at) === 0x2c) at = skipSpace(text, at + 1);
    if (!top.keys) {
      top.step = (top.step as number) + 1;
      continue;
    }
    const end = skipString(text, at);
    const key = keyBetween(text, at, end);
    top.step = key;
    const first = top.keys.get(key);
    if (first) {
      const pointer = pointerOf(open.slice(0, MOST_SEGMENTS).map(({ step }) => step));
      found.push({ key, pointer, first, again: [at, end] });
      if (found.length === MOST_FOUND) return found;
    } else top.keys.set(key, [at, end]);
    at = skipSpace(text, skipSpace(text, end) + 1);
  }
}
