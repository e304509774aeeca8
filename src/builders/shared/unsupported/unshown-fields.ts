import type { NavigationNode, ResolvedNavigation } from "../../../navigation/tree.ts";
import { childrenOf, visible } from "../../model/site-tree.ts";
import * as features from "./inexpressible-features.ts";
import type { UnsupportedFeatures } from "./unsupported-features.ts";

/** Fields of elements that readers would see; which node has which is `tree.ts`'s to say. */
interface Extras {
  /** Of a link. */
  element?: unknown;
  description?: unknown;
  color?: unknown;
  align?: unknown;
  listing?: string | undefined;
}

/**
 * Reports fields of visible elements that builders do not show. `describes` is true for a builder that shows
 * descriptions.
 */
export function reportUnshown(
  navigation: ResolvedNavigation,
  unsupported: UnsupportedFeatures,
  describes = false,
): void {
  const walk = (nodes: readonly NavigationNode[]): void => {
    for (const node of visible(nodes)) {
      // Descriptions of pages are on these, also of those that lead elsewhere.
      if (node.type === "page" || node.type === "operation" || (node as Extras).element === "page") continue;
      const { description, color, align, listing = "none" } = node as Extras;
      const unshown = { description: !describes && description, color, align, directory: listing !== "none" };
      for (const [name, value] of Object.entries(unshown))
        if (value) unsupported.add(features.elementField(name), node.source);
      if (node.type === "link") continue;
      if (node.type === "language" && node.parent) unsupported.add(features.nestedLanguage, node.source);
      walk(childrenOf(node));
    }
  };
  walk([...navigation.children, ...Object.values(navigation.global).flat()]);
}
