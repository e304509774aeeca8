import { nearest } from "../../diagnostic/nearest.ts";
import { countOf } from "../../diagnostic/words.ts";
import { explain } from "../../navigation/explain.ts";
import { breadcrumbs } from "../../navigation/queries/eyebrow.ts";
import { findPage } from "../../navigation/queries/find-page.ts";
import { pagesOf } from "../../navigation/queries/pages-of-operation.ts";
import type { AnyPageNode, ResolvedNavigation } from "../../navigation/tree.ts";
import { printable } from "../../report/text/printable.ts";
import { withoutPageExtension } from "../../vocabulary/site-files.ts";
import { isNeverPage } from "../../vocabulary/unpublished-files.ts";
import { resolvedSite } from "../resolved-site.ts";
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
    const pages = search(navigation, query.trim());
    const listed = new Set(navigation.pages.map((page) => (page.type === "page" ? page.path : "")));
    const words = wordsOf(query);
    const orphans = [...site.pages.keys()].filter(
      (path) => !listed.has(path) && !isNeverPage(path) && words.length > 0 && containsAll(path, words),
    );
    const [only] = pages;
    const reasons =
      pages.length === 1 && only ? explain(only).map(({ sentence }) => printable(`why: ${sentence}`)) : [];
    const count = pages.length + orphans.length;
    return {
      head: count === 0 ? `No page matches. ${suggest(navigation, query)}` : `${countOf(count, "page")} found.`,
      content: [
        ...pages.map((page) => describe(page)),
        ...reasons,
        ...orphans.map((path) => printable(`not in the navigation: page file ${path}`)),
      ],
      noun: "line",
    };
  },
});

/** The exact matches, else all pages that have every word in their title, address or place. */
function search(navigation: ResolvedNavigation, query: string): readonly AnyPageNode[] {
  const address = query.startsWith("/") ? query : `/${withoutPageExtension(query)}`;
  const exact = findPage(navigation, address);
  const all = [...navigation.pages, ...navigation.unlisted];
  if (exact) return all.filter(({ href }) => href === exact.href);
  const ofOperation = pagesOf(navigation, query);
  if (ofOperation.length > 0) return ofOperation;
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const inTitle = all.filter(({ title }) => containsAll(title, words));
  const others = all.filter((page) => !inTitle.includes(page) && containsAll(textOf(page), words));
  return [...inTitle, ...others];
}

const wordsOf = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/[\s/]+/)
    .filter((word) => word !== "");
const containsAll = (text: string, words: readonly string[]): boolean => {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
};

const textOf = (page: AnyPageNode): string =>
  [page.title, page.href, page.type === "operation" ? page.operation : page.path, ...breadcrumbs(page)].join(" ");

function describe(page: AnyPageNode): string {
  const what = page.type === "operation" ? `${page.operation} of ${page.spec}` : `page file ${page.path}`;
  const around = breadcrumbs(page).join(" › ");
  const { file, pointer } = page.source;
  const hidden = page.hidden ? ", hidden" : "";
  return printable(
    `${page.href} ${JSON.stringify(page.title)}: ${what}; in ${around || "the navigation"}${hidden}; ${file}#${pointer}`,
  );
}

function suggest(navigation: ResolvedNavigation, query: string): string {
  const near = nearest(
    query,
    [...navigation.lookup.byHref.keys()].flatMap((href) => [href, href.slice(1)]),
  );
  return near.length === 0 ? "Try fewer words, or resolve for the tree." : `Near: ${printable(near.join(", "))}`;
}
