import type { Element, Root, RootContent } from "hast";

/**
 * Has browsers load frames, and pictures below the first one, when they are about to be seen: they share the line with what a
 * page can't be painted without. A picture whose size is not written is loaded at once, as it would move the headings
 * that links lead to when it comes. What an author says stays.
 */
export function loadLazily(root: Root): void {
  let isFirst = true;
  const visit = (node: RootContent): void => {
    if (node.type !== "element") return;
    if (node.tagName === "img") {
      if (!isFirst && hasSize(node)) node.properties.loading ??= "lazy";
      isFirst = false;
    } else if (node.tagName === "iframe") node.properties.loading ??= "lazy";
    for (const child of node.children) visit(child);
  };
  for (const child of root.children) visit(child);
}

const hasSize = ({ properties: { width, height } }: Element): boolean =>
  [width, height].every((length) => /^\d+(?:px)?$/.test(String(length)));
