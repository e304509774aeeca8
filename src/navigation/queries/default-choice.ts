import type { LanguageNode, NavigationNode, VersionNode } from "../tree.ts";
import { isContainer, type Within } from "./visit.ts";

/** The language that readers get first: among the children, or the children of the default version. */
export const defaultLanguage = (within: Within): LanguageNode | undefined => findDefault(within, "language", "version");

/** The version that readers get first: among the children, or the children of the default language. */
export const defaultVersion = (within: Within): VersionNode | undefined => findDefault(within, "version", "language");

function findDefault<Type extends "version" | "language">(
  within: Within,
  type: Type,
  around: "version" | "language",
): Extract<NavigationNode, { type: Type }> | undefined {
  const pick = (node: Within, wanted: string) =>
    node.children.find((child) => child.type === wanted && "default" in child && child.default === true);
  const direct = pick(within, type);
  if (direct) return direct as Extract<NavigationNode, { type: Type }>;
  const outer = pick(within, around);
  return outer && isContainer(outer)
    ? (pick(outer, type) as Extract<NavigationNode, { type: Type }> | undefined)
    : undefined;
}
