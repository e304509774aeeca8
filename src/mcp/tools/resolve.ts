import { countOf } from "../../diagnostic/words.ts";
import { breadcrumbs } from "../../navigation/queries/eyebrow.ts";
import { flatten } from "../../navigation/queries/visit.ts";
import type { NavigationNode, ResolvedNavigation } from "../../navigation/tree.ts";
import { formatNode, type TreeOptions } from "../../report/format-tree.ts";
import { SiteError } from "../../site/config/docs-root.ts";
import { trimSlashes } from "../../vocabulary/addresses/address.ts";
import { estimateTokens } from "../answer/estimate-tokens.ts";
import { resolvedSite } from "../resolve-for-tool.ts";
import { tool } from "../tool.ts";

/** A tree that costs more is shown with fewer levels. */
const ROOMY = 1_500;
const MOST_LEVELS = 12;

export const resolveTool = tool({
  name: "resolve",
  description:
    "Shows the finished navigation as a tree with addresses, or an excerpt of it; of a large tree the upper levels, with the number of pages below.",
  arguments: {
    path: {
      type: "string",
      description: "An element by name (Guides, or Docs › Guides) or JSON Pointer, or a page by address",
    },
    depth: { type: "integer", least: 1, description: "How many levels (default: as many as fit)" },
  },
  writes: false,
  async run({ path, depth }, context) {
    const { navigation, site } = await resolvedSite(context);
    const nodes = path === undefined ? navigation.children : findNodes(navigation, path);
    const { lines, levels } = excerpt(nodes, depth, (node) =>
      node.type === "page" && !site.pages.has(node.path) ? "file missing" : undefined,
    );
    const deepest = levels < MOST_LEVELS ? ` ${levels} levels are shown; path shows what is below an element.` : "";
    return {
      head: `${countOf(navigation.pages.length, "page")} in the navigation.${deepest}`,
      content: lines,
      noun: "line",
    };
  },
});

/** The lines of as many levels as have room. */
function excerpt(nodes: readonly NavigationNode[], wanted: number | undefined, note: TreeOptions["note"] & object) {
  const linesOf = (depth: number) => nodes.flatMap((node) => formatNode(node, { fold: false, depth, note }));
  if (wanted !== undefined) return { lines: linesOf(wanted), levels: wanted };
  let fitting = { lines: linesOf(1), levels: 1 };
  for (let levels = 2; levels <= MOST_LEVELS && fitting.lines.length <= ROOMY; levels++) {
    const lines = linesOf(levels);
    if (estimateTokens(lines.join("\n")) > ROOMY) break;
    fitting = { lines, levels };
  }
  return fitting;
}

/** The nodes that a name, a pointer or an address means. @throws {SiteError} if there is none */
function findNodes(navigation: ResolvedNavigation, path: string): NavigationNode[] {
  const names = path.split(/[›>]/).map((name) => name.trim());
  const address = `/${trimSlashes(path)}`;
  const found = flatten(navigation).filter((node) => {
    if (node.source.pointer === path && !("generated" in node && node.generated)) return true;
    if ("href" in node && node.href === address) return true;
    return node.title === names.at(-1) && names.slice(0, -1).every((name) => breadcrumbs(node).includes(name));
  });
  if (found.length > 0) return found;
  throw new SiteError(`the navigation has no element or page ${JSON.stringify(path)}; find_page searches`);
}
