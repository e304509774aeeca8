import type { Element, ElementContent, Root, RootContent } from "hast";

/** Elements that would break the page around them, or that no builder lets stand in one. */
const DROPPED: ReadonlySet<string> = new Set(["script", "html", "head", "body", "title", "base"]);

/**
 * Takes out what a page can't be in another page with: scripts, a document of its own, what calls a function. Their
 * content stays, but for scripts.
 */
export function keepSafeElements(root: Root): void {
  root.children = root.children.flatMap((node) => kept(node)) as RootContent[];
}

function kept(node: RootContent): RootContent[] {
  if (node.type !== "element") return [node];
  const children = node.children.flatMap((child) => kept(child)) as ElementContent[];
  if (node.tagName === "script") return [];
  if (DROPPED.has(node.tagName)) return children;
  return [{ ...node, children } satisfies Element];
}
