import { normalizePath } from "../addresses/root-path.ts";
import { hasScheme } from "../addresses/url.ts";

/**
 * The name that a spec is known by, however it is written: a URL as it is, a path from the docs root without leading
 * slash and `.` segments. A path that leads out of the docs root keeps its leading `..`.
 *
 * @example normalizeSpecSource("/api/./openapi.json") // "api/openapi.json"
 */
export function normalizeSpecSource(source: string): string {
  const trimmed = source.trim();
  return hasScheme(trimmed) ? trimmed : normalizePath(trimmed);
}

/**
 * The name of a spec as the front matter of a page means it: a path from the docs root, whatever the page's folder; `..`
 * does not lead out of the root.
 *
 * @example specOfPage("../openapi.json") // "openapi.json"
 */
export const specOfPage = (source: string): string => normalizeSpecSource(source).replace(/^(?:\.\.\/)+/, "");
