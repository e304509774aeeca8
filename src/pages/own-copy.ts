import { alikeAtStart } from "../json/alike-at-start.ts";

/**
 * Suggestions for a missing path, with those of the copy that a page is in (a version, a language, a folder beside another) in
 * the place of those of other copies: of `v1/setup` and `v2/setup`, a page in `v2/` that links to `/setup` means the second. A
 * copy that the missing path names itself is meant.
 *
 * @param folder of the page
 */
export function inOwnCopy(
  near: readonly string[],
  { path, folder, known }: { path: string; folder: string; known: { has(path: string): boolean } },
): string[] {
  const own = folder.split("/");
  const named = new Set(path.split("/"));
  const meant = near.map((each) => {
    const parts = each.split("/");
    const at = alikeAtStart(parts, own);
    if (own[at] === undefined || own[at] === "" || at >= parts.length - 1 || named.has(parts[at] ?? "")) return each;
    const counterpart = parts.with(at, own[at]).join("/");
    return known.has(counterpart) ? counterpart : each;
  });
  return [...new Set(meant)];
}
