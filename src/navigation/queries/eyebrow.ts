import { isFilled } from "../../json/json-value.ts";
import type { AnyPageNode, ContainerNode, ResolvedNavigation } from "../tree.ts";
import { ancestors, type Inner } from "./visit.ts";

/** The titles of the elements around a node, outermost first, without nameless ones and the node's own. */
export const breadcrumbs = (node: Inner): readonly string[] => titledAround(node).map(({ title }) => title);

const titledAround = (node: Inner): ContainerNode[] =>
  [...ancestors(node)].filter(({ title }) => isFilled(title)).reverse();

/** The elements around a page as readers are told of them, outermost first: without its language, whose name is a code. */
export const elementsForReaders = (page: AnyPageNode): readonly ContainerNode[] =>
  titledAround(page).filter(({ type }) => type !== "language");

/**
 * The text above a page's title, by `styling.eyebrows`: all that it is in but its language, or the name of the section that the page is
 * in. If the config doesn't set it, `themeDefault` decides, because themes differ. Source: specification, "Other
 * navigation-related settings".
 */
export function eyebrow(
  navigation: ResolvedNavigation,
  page: AnyPageNode,
  themeDefault: "breadcrumbs" | "section" = "section",
): readonly string[] {
  const titles = elementsForReaders(page).map(({ title }) => title);
  return (navigation.eyebrows ?? themeDefault) === "breadcrumbs" ? titles : titles.slice(-1);
}
