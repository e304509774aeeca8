export { normalizePagePath } from "../vocabulary/page-path.ts";

/**
 * A title for a page that has none: the last segment of its path, in words.
 *
 * @example titleOfPath("guides/getting-started") // "Getting started"
 */
export function titleOfPath(path: string): string {
  const words = path
    .slice(path.lastIndexOf("/") + 1)
    .replace(/[-_]+/g, " ")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
