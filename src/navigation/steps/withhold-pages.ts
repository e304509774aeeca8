import { own } from "../../json/json-value.ts";
import { splitAddress, withoutEndSlash } from "../../vocabulary/addresses/address.ts";
import { mayRead } from "../../vocabulary/platform/readers.ts";
import { Container } from "../nodes/container.ts";
import { Group } from "../nodes/group.ts";
import type { Holder } from "../nodes/holder.ts";
import type { Choice } from "../nodes/make-element.ts";
import type { OperationLeaf } from "../nodes/operation-leaf.ts";
import { PageLeaf } from "../nodes/page-leaf.ts";
import type { RootNode } from "../nodes/root-node.ts";
import type { AnyPageNode, NavigationNode } from "../tree.ts";
import { chooseDefault } from "./build-tree.ts";

/** A finished tree and its pages, of which some are taken out. */
interface Listed {
  readonly root: RootNode;
  readonly pages: readonly AnyPageNode[];
  readonly unlisted: readonly OperationLeaf[];
}

/** The pages that some readers see, and the pages that they do not see. */
interface Withheld extends Omit<Listed, "root"> {
  readonly withheld: readonly AnyPageNode[];
}

/**
 * Takes the pages out of a tree that readers may not see, the links to them, and the elements that have nothing else in them:
 * the name of a group may say as much as its pages.
 *
 * @param readers the groups that the readers are in
 */
export function withholdPages({ root, pages, unlisted }: Listed, readers: readonly string[]): Withheld {
  const isWithheld = (page: AnyPageNode): boolean => !mayRead(groupsOf(page), readers);
  const withheld = [...pages, ...unlisted].filter(isWithheld);
  const hrefs = new Set(withheld.map(({ href }) => href));
  for (const [path, { groups }] of root.pages ?? []) if (!mayRead(groups, readers)) hrefs.add(`/${path}`);
  if (hrefs.size === 0) return { pages, unlisted, withheld };
  const isOut = (node: NavigationNode): boolean => {
    if (node.type === "page" || node.type === "operation") return isWithheld(node);
    return node.type === "link" && hrefs.has(withoutEndSlash(splitAddress(node.href)[0]));
  };
  prune(root, isOut);
  return {
    pages: pages.filter((page) => !isWithheld(page)),
    unlisted: unlisted.filter((page) => !isWithheld(page)),
    withheld,
  };
}

/** The `groups` of front matter, or of the metadata that a spec gives a page. */
const groupsOf = (page: AnyPageNode): unknown =>
  page instanceof PageLeaf ? page.groups : page.type === "operation" && page.metadata && own(page.metadata, "groups");

/** Takes nodes out of a holder. Gives whether that leaves it without anything. Elements nest up to a limit. */
function prune(holder: Holder & { global?: Container["global"] }, isOut: (node: NavigationNode) => boolean): boolean {
  const { children } = holder;
  const left = children.filter((child) => !(child instanceof Container ? prune(child, isOut) : isOut(child)));
  const links = Object.entries(holder.global ?? {}).map(([key, nodes]) => [key, nodes.filter((node) => !isOut(node))]);
  if (holder.global) holder.global = Object.fromEntries(links);
  const hadRoot = holder instanceof Group && holder.rootPage !== undefined;
  if (holder instanceof Group && holder.rootPage && isOut(holder.rootPage)) holder.rootPage = undefined;
  const hasRoot = holder instanceof Group && holder.rootPage !== undefined;
  if (left.length === children.length) return hadRoot && !hasRoot && left.length === 0;
  const choices = left.filter((child): child is Choice => child.type === "version" || child.type === "language");
  children.splice(0, children.length, ...left);
  if (choices.length > 0) chooseDefault(choices);
  return left.length === 0 && !hasRoot && links.every(([, nodes]) => nodes?.length === 0);
}
