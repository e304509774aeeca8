import { nameOfPath } from "../../vocabulary/addresses/root-path.ts";
import { upperFirst } from "../../vocabulary/files/upper-first.ts";

/**
 * A title for a page that has none: the last segment of its path, in words.
 *
 * @example titleOfPath("guides/getting-started") // "Getting started"
 */
export function titleOfPath(path: string): string {
  const name = nameOfPath(path);
  return upperFirst(name.includes("-") || name.includes("_") ? name.replace(/[-_]+/g, " ").trim() : name);
}
