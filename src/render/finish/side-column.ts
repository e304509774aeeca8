import type { Root } from "hast";
import { classesOf } from "./headings.ts";

/** The classes of what has its place beside the text of a page. */
const ASIDE: ReadonlySet<string> = new Set(["docs-side-panel", "docs-example"]);

/** What has its place beside the text of a page. */
export interface SideColumn {
  readonly html: string;
  /** Whether nothing of the page comes before it. */
  readonly isFirst: boolean;
}

/** Takes panels and examples of requests and responses out of a page; gives what a column of their own has in it. */
export function takeAside(root: Root): { readonly nodes: Root["children"]; readonly isFirst: boolean } | undefined {
  const isAside = (node: Root["children"][number]): boolean =>
    node.type === "element" && classesOf(node).some((name) => ASIDE.has(name));
  const isBlank = (node: Root["children"][number]): boolean => node.type === "text" && node.value.trim() === "";
  const first = root.children.find((node) => !isBlank(node));
  const nodes = root.children.filter(isAside);
  if (nodes.length === 0) return undefined;
  root.children = root.children.filter((node) => !isAside(node));
  return { nodes, isFirst: first !== undefined && isAside(first) };
}

/**
 * A page with its column. Where there is no room beside the text, the column is behind it, or before it if nothing else
 * comes first.
 *
 * @param below HTML that follows the text, beside the same column
 */
export function besideColumn({ html, side }: { html: string; side?: SideColumn | undefined }, below = ""): string {
  if (side === undefined) return html + below;
  const main = `<div class="docs-main">${html}${below}</div>`;
  const column = `<div class="docs-side"><div>${side.html}</div></div>`;
  return `<div class="docs-beside">${side.isFirst && below === "" ? column + main : main + column}</div>`;
}
