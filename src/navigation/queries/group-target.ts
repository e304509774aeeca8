import type { AnyPageNode, GroupNode, ResolvedNavigation } from "../tree.ts";
import { firstPage } from "./first-page.ts";

/** What selecting a group in the sidebar does. */
export type GroupTarget =
  | { readonly action: "open-root"; readonly page: AnyPageNode }
  | { readonly action: "open-first"; readonly page: AnyPageNode }
  | { readonly action: "toggle" }
  | { readonly action: "none" };

/**
 * What selecting a group does: it opens the group's root page; without one, by `interaction.drilldown`, it goes to the
 * first page or only expands and collapses; `none` for top-level groups, which can't collapse. If the config doesn't
 * set it, `themeDefault` decides. Source: specification, "Group fields" and "Other navigation-related settings".
 */
export function groupTarget(navigation: ResolvedNavigation, group: GroupNode, themeDefault = false): GroupTarget {
  if (group.rootPage) return { action: "open-root", page: group.rootPage };
  const page = (navigation.drilldown ?? themeDefault) ? firstPage(group) : undefined;
  if (page) return { action: "open-first", page };
  return { action: group.collapsible ? "toggle" : "none" };
}
