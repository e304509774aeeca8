import { countOf } from "../../diagnostic/words.ts";
import { titleOfPath } from "../../navigation/pages/title-of-path.ts";
import { breadcrumbs } from "../../navigation/queries/eyebrow.ts";
import type { AnyPageNode } from "../../navigation/tree.ts";
import { PageSearch, type SearchedPage, type SearchHit } from "../../pages/search/search-pages.ts";
import { toSearchedPage } from "../../pages/search/searched-page.ts";
import { printable } from "../../report/text/printable.ts";
import { pageTexts } from "../../site/pages/page-texts.ts";
import { fileOfPage } from "../../vocabulary/files/site-files.ts";
import { isNeverPage } from "../../vocabulary/files/unpublished-files.ts";
import { resolvedSite } from "../resolve-for-tool.ts";
import { tool } from "../tool.ts";

/** How many pages an answer names at most. */
const MOST_HITS = 30;

export const searchTool = tool({
  name: "search",
  description:
    "Full text over all pages and operations, by words or a question (how do I set up a custom domain): for each page the best section with a passage, best first. read_page shows a page.",
  arguments: { query: { type: "string", required: true, description: "Words or a question" } },
  writes: false,
  async run({ query }, context) {
    const { site, navigation } = await resolvedSite(context);
    const { textOf } = pageTexts(site.folder, context.options.texts);
    const nodes = new Map<string, AnyPageNode>();
    for (const node of [...navigation.unlisted, ...navigation.pages])
      nodes.set(node.type === "page" ? node.path : node.href, node);
    const pages: SearchedPage[] = [];
    for (const [path, page] of site.pages) {
      if (isNeverPage(path)) continue;
      const text = textOf(fileOfPage(path, page)) ?? "";
      const known = context.searched.pages.get(path);
      const head = { title: page.title ?? titleOfPath(path), description: page.description };
      const made = known?.text === text ? known.page : toSearchedPage(path, text, head);
      context.searched.pages.set(path, { text, page: made });
      pages.push(made);
    }
    for (const node of nodes.values()) {
      if (node.type !== "operation") continue;
      const { summary, description } = node.endpoint ?? {};
      const text = [node.operation, summary, description].filter((part) => part).join(". ");
      pages.push({ path: node.href, title: node.title, sections: [{ text }] });
    }
    const hits = new PageSearch(pages, context.searched.indexed).find(query);
    // What is not found any more need not be kept.
    for (const page of context.searched.indexed.keys())
      if (!pages.includes(page)) context.searched.indexed.delete(page);
    const more = hits.length > MOST_HITS ? `, the best ${MOST_HITS} are shown` : "";
    return {
      head: hits.length === 0 ? "No page has any of these words." : `${countOf(hits.length, "page")} found${more}.`,
      content: hits.slice(0, MOST_HITS).map((hit) => describeHit(hit, nodes.get(hit.page.path))),
      noun: "page",
    };
  },
});

function describeHit({ page, section, passage, missing }: SearchHit, node: AnyPageNode | undefined): string {
  const address = node?.href ?? `/${page.path}`;
  const anchor = section?.anchor === undefined ? "" : `#${section.anchor}`;
  const heading = section?.heading === undefined ? "" : ` › ${section.heading}`;
  const place = node ? breadcrumbs(node).join(" › ") : "not in the navigation";
  const without = missing.length === 0 ? "" : ` (without ${missing.join(", ")})`;
  return printable(`${address}${anchor} ${JSON.stringify(page.title)}${heading} [${place}]${without}: ${passage}`);
}
