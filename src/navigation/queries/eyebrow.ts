import type { AnyPageNode, NavigationNode, ResolvedNavigation } from "../tree.ts";

/** The titles of the elements around a node, outermost first, without nameless ones and the node's own. */
export const breadcrumbs = (node: NavigationNode): readonly string[] => {
  const titles: string[] = [];
  for (let up = node.parent; up; up = up.parent) if (up.title !== "") titles.push(up.title);
  return titles.reverse();
};

/**
 * The text above a page's title, by `styling.eyebrows`: all breadcrumbs, or the name of the section that the page is
 * in. If the config doesn't set it, `themeDefault` decides, because themes differ. Source: specification, "Other
 * navigation-related settings".
 */
export function eyebrow(
  navigation: ResolvedNavigation,
  page: AnyPageNode,
  themeDefault: "breadcrumbs" | "section" = "section",
): readonly string[] {
  const titles = breadcrumbs(page);
  return (navigation.eyebrows ?? themeDefault) === "breadcrumbs" ? titles : titles.slice(-1);
}
