import { setOwn } from "./json-value.ts";

/** Values nested deeper than this in free-form settings are left out: what prints them may walk by recursion. */
const MAX_CLONE_DEPTH = 64;

/**
 * A copy of a JSON value that shares nothing with it. Any key is legal, `__proto__` included.
 *
 * @param spend told what each value costs, in values and characters; where it says `false`, there is no copy
 */
export function cloneJson(value: unknown, spend: (cost: number) => boolean = () => true): unknown {
  const holder: { copy?: unknown } = {};
  const pending: { into: object; key: string; value: unknown; depth: number }[] = [
    { into: holder, key: "copy", value, depth: 0 },
  ];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { into, key, value, depth } = next;
    if (!spend(1 + key.length + (typeof value === "string" ? value.length : 0))) return undefined;
    if (typeof value !== "object" || value === null) {
      setOwn(into, key, value);
      continue;
    }
    const copy = Array.isArray(value) ? [] : {};
    setOwn(into, key, copy);
    if (depth === MAX_CLONE_DEPTH) continue;
    const keys = Object.keys(value);
    if (!spend(keys.length)) return undefined;
    for (const inner of keys) setOwn(copy, inner, undefined);
    for (const inner of keys) {
      pending.push({ into: copy, key: inner, value: (value as Record<string, unknown>)[inner], depth: depth + 1 });
    }
  }
  return holder.copy;
}
