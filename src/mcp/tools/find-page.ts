import { nearest } from "../../diagnostic/nearest.ts";
import { countOf } from "../../diagnostic/words.ts";
import { explain } from "../../navigation/explain-node.ts";
import { listedPaths } from "../../navigation/pages/published-pages.ts";
import { breadcrumbs } from "../../navigation/queries/eyebrow.ts";
import { findPage } from "../../navigation/queries/find-page.ts";
import { pagesOf } from "../../navigation/queries/pages-of-operation.ts";
import type { AnyPageNode, ResolvedNavigation } from "../../navigation/tree.ts";
import { printable } from "../../report/text/printable.ts";
import type { Site } from "../../site/load-site.ts";
import { withoutPageExtension } from "../../vocabulary/files/site-files.ts";
import { isNeverPage } from "../../vocabulary/files/unpublished-files.ts";
import { resolvedSite } from "../resolve-for-tool.ts";
import { tool } from "../tool.ts";

export const findPageTool = tool({
  name: "find_page",
  description:
    "Finds pages by address, path, title or operation (GET /users): file, address, place in the navigation, and where docs.json lists it. Page files that the navigation does not list are found too.",
  arguments: {
    query: { type: "string", required: true, description: "An address, a path, words of a title, or METHOD /path" },
  },
  writes: false,
  async run({ query }, context) {
    const { site, navigation } = await resolvedSite(context);
    const { pages, isExact } = search(navigation, query.trim());
    const orphans = isExact ? [] : orphansOf(site, navigation, queryWords(query));
    const [only] = pages;
    const reasons =
      pages.length === 1 && only ? explain(only).map(({ sentence }) => printable(`why: ${sentence}`)) : [];
    const count = pages.length + orphans.length;
    return {
      head:
        count === 0
          ? "No page matches; search looks into the text of pages, resolve shows the tree."
          : `${countOf(count, "page")} found.`,
      content: [
        ...(count === 0 ? instead(site, navigation, query.trim()) : []),
        ...pages.map((page) => describeFound(page, site)),
        ...reasons,
        ...orphans.map((path) => printable(`not in the navigation: page file ${path}`)),
      ],
      noun: "line",
    };
  },
});

/** What may be meant where no page matches: an operation without a page, or addresses that are spelt alike. */
function instead({ documents }: Site, navigation: ResolvedNavigation, query: string): string[] {
  const [method = "", path = ""] = query.split(/\s+/);
  const having = documents.named("openapi").filter(({ index }) => index?.value?.find(method, path));
  const addresses = [...navigation.lookup.byHref.keys()];
  const near = nearest(
    query,
    addresses.flatMap((href) => [href, href.slice(1)]),
  );
  return [
    ...having.map(({ source }) => printable(`an operation of ${source}, without a page`)),
    ...near.map((address) => printable(`near: ${address}`)),
  ];
}

/** The page files that the navigation does not list, by words of their paths. */
function orphansOf(site: Site, navigation: ResolvedNavigation, words: readonly string[]): string[] {
  const listed = listedPaths(navigation);
  return [...site.pages.keys()].filter(
    (path) => !listed.has(path) && !isNeverPage(path) && words.length > 0 && containsAll(path, words),
  );
}

interface Found {
  readonly pages: readonly AnyPageNode[];
  readonly isExact: boolean;
}

/** The exact matches, else all pages that have every word in their title, address or place. */
function search(navigation: ResolvedNavigation, query: string): Found {
  const address = query.startsWith("/") ? query : `/${withoutPageExtension(query)}`;
  const exact = findPage(navigation, address);
  const all = [...navigation.pages, ...navigation.unlisted];
  if (exact) return { pages: all.filter(({ href }) => href === exact.href), isExact: true };
  const ofOperation = pagesOf(navigation, query);
  if (ofOperation.length > 0) return { pages: ofOperation, isExact: true };
  const words = queryWords(query);
  if (words.length === 0) return { pages: [], isExact: false };
  const inTitle = all.filter(({ title }) => containsAll(title, words));
  const others = all.filter((page) => !inTitle.includes(page) && containsAll(searchedTextOf(page), words));
  return { pages: [...inTitle, ...others], isExact: false };
}

const queryWords = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/[\s/]+/)
    .filter((word) => word !== "");
const containsAll = (text: string, words: readonly string[]): boolean => {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
};

const searchedTextOf = (page: AnyPageNode): string =>
  [page.title, page.href, page.type === "operation" ? page.operation : page.path, ...breadcrumbs(page)].join(" ");

function describeFound(page: AnyPageNode, site: Site): string {
  const missing = page.type === "page" && !site.pages.has(page.path) ? ", which is missing" : "";
  const what = page.type === "operation" ? `${page.operation} of ${page.spec}` : `page file ${page.path}${missing}`;
  const around = breadcrumbs(page).join(" › ");
  const { file, pointer } = page.source;
  const hidden = page.hidden ? ", hidden" : "";
  return printable(
    `${page.href} ${JSON.stringify(page.title)}: ${what}; in ${around || "the navigation"}${hidden}; ${file}#${pointer}`,
  );
}
