import type { Element, ElementContent, Properties, Root, RootContent } from "hast";

/** Elements that would break the page around them, or that no builder lets stand in one. */
const DROPPED: ReadonlySet<string> = new Set(["script", "html", "head", "body", "title", "base"]);

/** Elements before which a browser ends a paragraph. */
const BLOCKS =
  /^(address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6r]|header|main|nav|[ou]l|p|pre|section|table)$/;

/**
 * Takes out what a page can't be in another page with: scripts, a document of its own, what calls a function. Their
 * content stays, but for scripts. A paragraph around blocks is none, so that its own looks are around them.
 */
export function keepSafeElements(root: Root): void {
  root.children = root.children.flatMap((node) => kept(node)) as RootContent[];
}

function kept(node: RootContent): RootContent[] {
  if (node.type !== "element") return [node];
  const children = node.children.flatMap((child) => kept(child)) as ElementContent[];
  if (node.tagName === "script") return [];
  if (DROPPED.has(node.tagName)) return children;
  const isAround =
    node.tagName === "p" && children.some((child) => child.type === "element" && BLOCKS.test(child.tagName));
  const tagName = isAround ? "div" : node.tagName;
  return [{ ...node, tagName, properties: withOwnHeight(node), children } satisfies Element];
}

/** Themes let frames be as high as what is in them, which is nothing. */
function withOwnHeight({ tagName, properties }: Element): Properties {
  const { height, style } = properties;
  const isLost = tagName === "iframe" && style === undefined && /^\d+$/.test(String(height));
  return isLost ? { ...properties, style: `height:${height}px` } : properties;
}
