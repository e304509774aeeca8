import { withoutPageExtension } from "../files/site-files.ts";

/**
 * Matches paths that may not be in normal form: white space or an anchor, a leading slash or dot, empty or dot
 * segments, a method before a slash, an extension, the empty path, and marks with which a path may lead elsewhere.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for them
const UNUSUAL = /[\s#\\%\u0000-\u001f\u007f]|^$|^[/.]|^[A-Z]+\/|\/[/.]|\/$|\.[mM][dD][xX]?$/;

/** Whether an entry of `pages` is a page's path in its normal form, as nearly all are: no reference, no URL, not empty. */
export const isPlainPath = (entry: string): boolean => !UNUSUAL.test(entry);

/**
 * The normal form of a page's path as it is written: from the docs root, without leading slash, `.` and `..` segments
 * and the extension of a page file; `..` does not lead out of the root. Case, inner spaces and other dots stay.
 *
 * @example normalizePagePath("/guides//intro.mdx") // "guides/intro"
 * @example normalizePagePath("a/../releases/v4.5") // "releases/v4.5"
 */
export function normalizePagePath(path: string): string {
  if (isPlainPath(path)) return path;
  const segments: string[] = [];
  for (const segment of path.trim().split("/")) {
    if (segment === "..") segments.pop();
    else if (segment !== "" && segment !== ".") segments.push(segment);
  }
  return withoutPageExtension(segments.join("/"));
}

/** An entry of `pages` that leads to a heading of a page. */
export interface AnchorEntry {
  /** The page, as written. */
  readonly page: string;
  readonly anchor: string;
}

/**
 * The page and the heading that an entry of `pages` leads to; `undefined` for the path of a page.
 *
 * @example readAnchor("guides/intro#install") // { page: "guides/intro", anchor: "install" }
 */
export function readAnchor(entry: string): AnchorEntry | undefined {
  const at = entry.indexOf("#");
  if (at === -1) return undefined;
  const page = entry.slice(0, at);
  const anchor = entry.slice(at + 1).trimEnd();
  return page.trim() === "" || !/^\S+$/.test(anchor) ? undefined : { page, anchor };
}
