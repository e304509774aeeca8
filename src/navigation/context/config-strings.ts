import { pointerOf } from "../../json/json-value.ts";

/** A string of the config, with the keys that lead to it. */
export interface ConfigString {
  readonly value: string;
  readonly key: string | number;
  readonly holder: ConfigHolder;
}

/** An object or a list of the config, and the one that contains it. */
export interface ConfigHolder {
  readonly value: object;
  /** The key in `up`; `""` for the whole config. */
  readonly key: string | number;
  readonly up: ConfigHolder | undefined;
  /** How many contain it. */
  readonly depth: number;
}

/** Levels of nesting that are looked into: no site has a fraction of them, and the way to a string is as long as it is deep. */
const MOST_LEVELS = 1000;

/** The strings of a config; the strings of a list follow one another. Nothing is recursive, and each object is visited once. */
export function* stringsOf(config: unknown): Generator<ConfigString> {
  if (typeof config !== "object" || config === null) return;
  const seen = new Set<object>();
  const open: ConfigHolder[] = [{ value: config, key: "", up: undefined, depth: 0 }];
  for (let holder = open.pop(); holder; holder = open.pop()) {
    if (seen.has(holder.value)) continue;
    seen.add(holder.value);
    for (const [key, value] of entriesWithin(holder.value)) {
      if (typeof value === "string") yield { value, key, holder };
      else if (typeof value === "object" && value !== null && holder.depth < MOST_LEVELS)
        open.push({ value, key, up: holder, depth: holder.depth + 1 });
    }
  }
}

const entriesWithin = (value: object): Iterable<[string | number, unknown]> =>
  Array.isArray(value) ? value.entries() : Object.entries(value);

/** The keys that lead to a string, outermost first. */
export function keysTo({ key, holder }: ConfigString): (string | number)[] {
  const keys = [key];
  for (let at = holder; at.up; at = at.up) keys.push(at.key);
  return keys.reverse();
}

export const stringPointer = (found: ConfigString): string => pointerOf(keysTo(found));
