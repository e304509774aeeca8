import type { Element, Root, RootContent } from "hast";

/** Of what is not for all appearances, or not for windows of all widths: `hidden dark:block`, `dark:hidden`. */
const MAY_BE_HIDDEN = /(?:^|[\s:])hidden(?:\s|$)/;

/**
 * Has browsers load pictures and frames when they are about to be seen, as the builders do with those of Markdown: they
 * share the line with what a page can't be painted without, and the one of two for the other appearance is not seen at all.
 * The first picture is at once in view, mostly, and what an author says stays.
 */
export function loadLazily(root: Root): void {
  let isFirst = true;
  const visit = (node: RootContent): void => {
    if (node.type !== "element") return;
    if (/^(?:img|iframe)$/.test(node.tagName)) {
      const isAtOnce = isFirst && node.tagName === "img" && !mayBeHidden(node);
      if (isAtOnce) isFirst = false;
      else node.properties.loading ??= "lazy";
    }
    for (const child of node.children) visit(child);
  };
  for (const child of root.children) visit(child);
}

const mayBeHidden = ({ properties }: Element): boolean => MAY_BE_HIDDEN.test([properties.className].flat().join(" "));
