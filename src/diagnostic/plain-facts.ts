import { isObject } from "../json/json-value.ts";
import type { Facts } from "./diagnostic.ts";

/** Characters of a string, entries of a list or an object, and levels of nesting that facts keep of the values of a file. */
const [MOST_CHARACTERS, MOST_ENTRIES, MOST_LEVELS] = [1000, 200, 4];

/** Facts that are values of a file as they are: of objects and lists among them, only the type is kept. */
const VALUES: ReadonlySet<string> = new Set(["value", "version", "theme", "target", "pairs", "reference", "source"]);

/** The facts of a finding as JSON of a modest size: values that are not JSON become null, and large values are cut. */
export const plainFacts = (args: object): Facts => plainEntries(args, MOST_LEVELS);

const plainEntries = (object: object, levels: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(object)
      .filter(([, value]) => value !== undefined)
      .slice(0, MOST_ENTRIES)
      .map(([key, value]) => [key, plainValue(value, VALUES.has(key) ? 0 : levels - 1)]),
  );

function plainValue(value: unknown, levels: number): unknown {
  if (typeof value === "string") return value.length > MOST_CHARACTERS ? `${value.slice(0, MOST_CHARACTERS)}…` : value;
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (Array.isArray(value))
    return levels > 0 ? value.slice(0, MOST_ENTRIES).map((each) => plainValue(each, levels - 1)) : [];
  if (isObject(value)) return levels > 0 ? plainEntries(value, levels) : {};
  return typeof value === "boolean" ? value : null;
}
