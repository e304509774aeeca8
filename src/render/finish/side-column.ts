import type { ElementContent, Root } from "hast";
import { element } from "../hast.ts";
import { classesOf } from "./headings.ts";

/** What has its place beside the text of a page. */
const ASIDE: ReadonlySet<string> = new Set(["docs-side-panel", "docs-example"]);

/**
 * Puts panels and examples of requests and responses into a column of their own. Where there is no room beside the text, it
 * is behind it, or before it if nothing else comes first.
 */
export function moveToSide(root: Root): void {
  const isAside = (node: Root["children"][number]): boolean =>
    node.type === "element" && classesOf(node).some((name) => ASIDE.has(name));
  const isBlank = (node: Root["children"][number]): boolean => node.type === "text" && node.value.trim() === "";
  const side = root.children.filter(isAside) as ElementContent[];
  if (side.length === 0) return;
  const rest = root.children.filter((node) => !isAside(node)) as ElementContent[];
  const main = element("div", { className: ["docs-main"] }, rest);
  const column = element("div", { className: ["docs-side"] }, element("div", {}, side));
  const first = root.children.find((node) => !isBlank(node));
  const parts = first && isAside(first) ? [column, main] : [main, column];
  root.children = [element("div", { className: ["docs-beside"] }, parts)];
}
