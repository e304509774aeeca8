import type { Finding } from "../diagnostic/finding.ts";
import { withoutPageExtension } from "../vocabulary/files/site-files.ts";
import { linksIn, type PageContents, type UnreadLink } from "./page-contents.ts";
import type { JudgedPage, JudgedSite, PageAnchors } from "./rules/page-rule.ts";

/** An anchor alone (`#start`), or a path from the folder of the page: where it leads depends on the page. */
const BY_PAGE = /^\s*(?:#.|\.{1,2}\/)/;

/**
 * What is wrong with the links in snippets whose page decides where they lead, by the first page that shows the snippet and
 * has something wrong with them. A snippet that no page shows is not looked at; neither are anchors on a page with a component
 * that makes some.
 */
export function judgeShownLinks(
  pages: readonly JudgedPage[],
  contents: ReadonlyMap<string, PageContents>,
  site: () => Pick<JudgedSite, "anchorsOf">,
  judge: (link: UnreadLink, snippet: JudgedPage, page: JudgedPage) => readonly Finding[],
): Finding[] {
  const links = linksOfSnippets(pages);
  if (links.size === 0) return [];
  const wrong = new Map<UnreadLink, readonly Finding[]>();
  // Pages of one folder show the same.
  const asked = new Map<UnreadLink, Set<string>>();
  for (const page of pages) {
    if (!page.isPage || page.contents.rare.includes.length === 0) continue;
    for (const { link, file, isAnchor } of doubtfulIn(page, links, site().anchorsOf(page.path))) {
      const folders = asked.get(link) ?? new Set();
      if (wrong.has(link) || (!isAnchor && folders.has(page.folder))) continue;
      asked.set(link, folders.add(page.folder));
      const read = contents.get(file) as PageContents;
      const snippet = { file, path: withoutPageExtension(file), folder: "", page: {}, isPage: false, contents: read };
      const found = judge(link, snippet, page);
      if (found.length > 0) wrong.set(link, found);
    }
  }
  return [...wrong.values()].flat();
}

function linksOfSnippets(pages: readonly JudgedPage[]): Map<string, UnreadLink[]> {
  const links = new Map<string, UnreadLink[]>();
  for (const { file, isPage, contents } of pages) {
    const found = isPage ? [] : linksIn(contents).filter(({ target }) => BY_PAGE.test(target));
    if (found.length > 0) links.set(file, found);
  }
  return links;
}

/** The links in the snippets of a page that are not plainly those to its anchors. */
const doubtfulIn = (
  page: JudgedPage,
  links: ReadonlyMap<string, readonly UnreadLink[]>,
  { files, names }: PageAnchors,
): { link: UnreadLink; file: string; isAnchor: boolean }[] =>
  files
    .filter((file) => file !== page.file)
    .flatMap((file) =>
      (links.get(file) ?? []).flatMap((link) => {
        const target = link.target.trim();
        const isAnchor = target.startsWith("#");
        return isAnchor && (!names || names.has(target.slice(1))) ? [] : [{ link, file, isAnchor }];
      }),
    );
