import { capitalize } from "../diagnostic/words.ts";
import { numbered } from "../json/numbered.ts";
import { explain } from "../navigation/explain-node.ts";
import { groupTarget } from "../navigation/queries/group-target.ts";
import { neighbours } from "../navigation/queries/neighbours.ts";
import { globalLinks } from "../navigation/queries/visit.ts";
import type { AnyPageNode, NavigationNode, ResolvedNavigation } from "../navigation/tree.ts";
import { wellFormed } from "../vocabulary/addresses/address.ts";
import { languageLabel, writingDirection } from "../vocabulary/elements/language-tags.ts";
import type { PreviewNode } from "./data.ts";
import { iconKey } from "./icon-key.ts";

/** Texts that many nodes have, each kept once. */
class SharedTexts {
  readonly values: string[] = [];
  readonly #index = new Map<string, number>();

  /** The text's place in `values`. */
  add(text: string): number {
    const known = this.#index.get(text);
    if (known !== undefined) return known;
    this.#index.set(text, this.values.length);
    return this.values.push(text) - 1;
  }
}

/** Collects a navigation into a flat list of plain nodes, in document order. */
export class NodeCollector {
  readonly nodes: PreviewNode[] = [];
  readonly sentences = new SharedTexts();
  readonly pictures = new SharedTexts();
  readonly #indexOf = new Map<NavigationNode, number>();
  readonly #numbered = numbered("@");

  constructor(
    readonly navigation: ResolvedNavigation,
    readonly icons: ReadonlyMap<string, string>,
  ) {}

  /** Adds trees of nodes, parents before children; returns the places of the roots. */
  addAll(roots: readonly NavigationNode[]): number[] {
    const stack = [...roots].reverse();
    while (stack.length > 0) {
      const node = stack.pop() as NavigationNode;
      this.#add(node);
      if ("children" in node)
        for (let i = node.children.length - 1; i >= 0; i--) stack.push(node.children[i] as NavigationNode);
      for (const link of globalLinks(node)) stack.push(link);
      if (node.type === "group" && node.rootPage) stack.push(node.rootPage);
    }
    return roots.map((node) => this.indexOf(node));
  }

  indexOf(node: NavigationNode): number {
    return this.#indexOf.get(node) ?? -1;
  }

  /** Fills in what refers to other nodes, once all of them have a place. */
  connect(): void {
    for (const [node, index] of this.#indexOf) {
      const row = this.nodes[index] as PreviewNode;
      if (node.parent) row.parent = this.indexOf(node.parent);
      if ("children" in node) row.children = node.children.map((child) => this.indexOf(child));
      const global = globalLinks(node);
      if (global.length > 0) row.global = global.map((link) => this.indexOf(link));
      if (node.type === "group" && node.rootPage) {
        row.rootPage = this.indexOf(node.rootPage);
        (this.nodes[row.rootPage] as PreviewNode).rootOf = index;
      }
      if (node.type === "group") {
        const target = groupTarget(this.navigation, node);
        if ("page" in target) row.opens = this.indexOf(target.page);
      }
    }
  }

  /** Writes each page's neighbours. */
  connectPages(pages: readonly AnyPageNode[]): void {
    for (const page of pages) {
      const row = this.nodes[this.indexOf(page)];
      const { previous, next } = neighbours(page);
      if (row && previous) row.previous = this.indexOf(previous);
      if (row && next) row.next = this.indexOf(next);
    }
  }

  #add(node: NavigationNode): void {
    this.#indexOf.set(node, this.nodes.length);
    const { file, pointer } = node.source;
    const row: PreviewNode = {
      type: node.type,
      title: node.title,
      // A key becomes an address, so it cannot contain lone surrogates.
      key: this.#numbered(wellFormed("href" in node && node.type !== "link" ? node.href : `${file}#${pointer}`)),
      source: `${file} ${pointer}`,
      why: explain(node).map(({ sentence }) => this.sentences.add(capitalize(sentence))),
    };
    if (node.tag !== undefined) row.tag = node.tag;
    if (node.icon !== undefined) {
      row.icon = typeof node.icon === "string" ? node.icon : node.icon.name;
      const picture = this.icons.get(iconKey(node.icon));
      if (picture !== undefined) row.picture = this.pictures.add(picture);
    }
    if (node.hidden) row.hidden = true;
    if ("description" in node && node.description !== undefined) row.description = node.description;
    if ("default" in node && node.default) row.default = true;
    if ("href" in node) row.href = node.href;
    if ("deprecated" in node && node.deprecated) row.deprecated = true;
    this.nodes.push(Object.assign(row, fieldsOfType(node)));
  }
}

/** What only nodes of one type show. */
function fieldsOfType(node: NavigationNode): Partial<PreviewNode> {
  switch (node.type) {
    case "language":
      return {
        label: languageLabel(node.title),
        ...(writingDirection(node.title) === "rtl" && { rightToLeft: true }),
      };
    case "link":
      return { element: node.element, ...(node.external && { external: true }) };
    case "operation":
      return node.kind === "symbol" ? {} : { method: node.operation.split(" ", 1)[0] as string };
    case "group":
      return {
        ...(node.collapsible && { expanded: node.expanded }),
        ...((node.listing === "accordion" || node.listing === "card") && { listing: node.listing }),
      };
    default:
      return {};
  }
}
