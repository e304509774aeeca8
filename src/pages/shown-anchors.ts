import { withoutPageExtension } from "../vocabulary/files/site-files.ts";
import { linksIn, type PageContents, type UnreadLink } from "./page-contents.ts";
import type { JudgedPage, JudgedSite } from "./rules/page-rule.ts";

/** A link of a snippet to an anchor, which a page that shows the snippet does not have. */
export interface ShownLink {
  readonly link: UnreadLink;
  readonly snippet: JudgedPage;
  /** The path of the first such page. */
  readonly page: string;
}

/**
 * The links to anchors alone (`#start`) in snippets that lead nowhere on a page that shows the snippet, each once. A snippet
 * that no page shows is not looked at, and neither is a page with a component that makes anchors.
 */
export function deadShownLinks(
  pages: readonly JudgedPage[],
  contents: ReadonlyMap<string, PageContents>,
  site: () => Pick<JudgedSite, "anchorsOf">,
): ShownLink[] {
  if (!pages.some(({ isPage }) => !isPage)) return [];
  const anchored = new Map<string, UnreadLink[]>();
  for (const { file, isPage, contents } of pages) {
    const links = isPage ? [] : linksIn(contents).filter(({ target }) => /^\s*#./.test(target));
    if (links.length > 0) anchored.set(file, links);
  }
  if (anchored.size === 0) return [];
  const dead = new Map<UnreadLink, ShownLink>();
  for (const { path, isPage, contents: own } of pages) {
    if (!isPage || own.rare.includes.length === 0) continue;
    const { files, names } = site().anchorsOf(path);
    for (const file of names ? files : []) {
      for (const link of anchored.get(file) ?? []) {
        if (dead.has(link) || names?.has(link.target.trim().slice(1))) continue;
        const read = contents.get(file) as PageContents;
        const snippet = { file, path: withoutPageExtension(file), folder: "", page: {}, isPage: false, contents: read };
        dead.set(link, { link, snippet, page: path });
      }
    }
  }
  return [...dead.values()];
}
