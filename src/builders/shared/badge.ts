import type { NavigationNode } from "../../navigation/tree.ts";
import { languageOf } from "../model/languages.ts";

/** A word beside a title. `deprecated` and `tag` come from the navigation, `method` from an operation. */
export interface Badge {
  readonly kind: "method" | "tag" | "deprecated";
  readonly text: string;
}

/** Gives the words of badges in a language of docs.json. */
export type BadgeWords = (language: string | undefined) => (english: "deprecated") => string;

/**
 * A node's badges: an operation's method, its tag (for a part of an SDK, its kind), and whether it is deprecated.
 *
 * @param wordsIn words in the language of the node (default: in English)
 */
export function badgesOf(node: NavigationNode, wordsIn?: BadgeWords): Badge[] {
  const badges: Badge[] = [];
  if (node.type === "operation" && node.kind !== "symbol") badges.push({ kind: "method", text: shownMethod(node) });
  if (node.tag !== undefined) badges.push({ kind: "tag", text: node.tag });
  if ("deprecated" in node && node.deprecated) {
    const text = wordsIn?.(languageOf(node)?.title)("deprecated") ?? "deprecated";
    badges.push({ kind: "deprecated", text });
  }
  return badges;
}

/** `GET`; webhooks say so instead of their method. */
const shownMethod = ({ operation }: NavigationNode & { type: "operation" }): string =>
  operation.slice(0, operation.indexOf(" "));

/** The classes by which the style sheet of pages colors a method in sidebars: `docs-method docs-get`. */
export const methodClasses = (method: string): string => `docs-method docs-${method.toLowerCase()}`;
