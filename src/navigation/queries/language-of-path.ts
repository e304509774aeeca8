import type { ResolvedNavigation } from "../tree.ts";
import { visit } from "./visit.ts";

/**
 * Prepares a function that gives the language that a path names with one of its folders, as the navigation writes it in
 * lower case. Paths that name no language, and paths of the default language, have none.
 */
export function prepareLanguageOf(navigation: ResolvedNavigation): (path: string) => string | undefined {
  const languages = new Set<string>();
  visit(navigation, {
    enter: (node) => {
      if (node.type === "language" && !node.default) languages.add(node.title.toLowerCase());
      if (node.type === "group") return "skip";
    },
  });
  if (languages.size === 0) return () => undefined;
  return (path) =>
    path
      .toLowerCase()
      .split("/")
      .find((folder) => languages.has(folder));
}
