/** What a path may hold that its normal form doesn't: leading slash or dot, empty or dot segments, an extension. */
const UNUSUAL = /^[\s/.]|[\s/]$|\/[/.]|\.mdx?$/i;

/**
 * The normal form of a page's path as it is written: from the docs root, without leading slash, `.` and `..` segments
 * and the extension of a page file; `..` doesn't lead out. Case, inner spaces and other dots stay.
 *
 * @example normalizePagePath("/guides//intro.mdx") // "guides/intro"
 * @example normalizePagePath("a/../releases/v4.5") // "releases/v4.5"
 */
export function normalizePagePath(path: string): string {
  if (!UNUSUAL.test(path)) return path;
  const segments: string[] = [];
  for (const segment of path.trim().split("/")) {
    if (segment === "..") segments.pop();
    else if (segment !== "" && segment !== ".") segments.push(segment);
  }
  return segments.join("/").replace(/(?<=[^/])\.mdx?$/i, "");
}

/** A text that is a URL and nothing else, as a regular expression; "URL METHOD path" is none, since it names an operation. */
export const URL_ENTRY = "^\\s*[A-Za-z][A-Za-z\\d+.-]*://\\S*\\s*$";

const URL_TEXT = new RegExp(URL_ENTRY);

/** Whether an entry of `pages`, or a group's `root`, is a URL, which is no page. */
export const isUrl = (entry: string): boolean => entry.includes("://") && URL_TEXT.test(entry);
