import { addressPath } from "../../vocabulary/addresses/address.ts";
import type { PreviewData, PreviewNode } from "../data.ts";

/** The kinds of elements of which readers choose one at a time. The choice decides what the sidebar shows. */
const SWITCHED = ["language", "version", "product", "tab", "item", "dropdown", "anchor"] as const;
type Switched = (typeof SWITCHED)[number];

/** A level at which one element out of several is chosen. */
export interface Switch {
  kind: Switched;
  /** All elements and links to choose from. */
  options: number[];
  chosen: number | undefined;
}

/** The view of a chosen node: the switches above it, and the content of the sidebar. */
export interface View {
  switches: Switch[];
  /** The links shown on every page here. */
  links: number[];
  sidebar: number[];
  direction: "rtl" | "ltr";
}

/** The data with the look-ups that the page needs. */
export class Model {
  readonly byKey: ReadonlyMap<string, number>;

  constructor(readonly data: PreviewData) {
    this.byKey = new Map(data.nodes.map((node, index) => [node.key, index]));
  }

  node(index: number): PreviewNode {
    return this.data.nodes[index] as PreviewNode;
  }

  /** A node's ancestors from the outside in, without itself. A root page's ancestors end with its group. */
  ancestors(index: number): number[] {
    const path: number[] = [];
    for (let at = this.node(index).parent; at !== undefined; at = this.node(at).parent) path.unshift(at);
    return path;
  }

  isPage(index: number): boolean {
    const { type } = this.node(index);
    return type === "page" || type === "operation";
  }

  /** The first page in reading order at or below a node; the node itself if there is none. */
  firstPage(index: number): number {
    for (const page of this.#walkPages(index)) return page;
    return index;
  }

  /** All pages at or below a node, in reading order. */
  pagesOf(index: number): number[] {
    return [...this.#walkPages(index)];
  }

  *#walkPages(index: number): Generator<number> {
    const stack = [index];
    while (stack.length > 0) {
      const at = stack.pop() as number;
      if (this.isPage(at)) yield at;
      const { rootPage, children = [] } = this.node(at);
      for (let i = children.length - 1; i >= 0; i--) stack.push(children[i] as number);
      if (rootPage !== undefined) stack.push(rootPage);
    }
  }

  /** The page that choosing a node opens; `undefined` for a link that leads to no page of the navigation. */
  target(index: number): number | undefined {
    const { type, href = "" } = this.node(index);
    if (type !== "link") return this.firstPage(index);
    const page = this.byKey.get(href) ?? this.byKey.get(addressPath(href));
    return page !== undefined && this.isPage(page) ? page : undefined;
  }

  /** The page to begin with: the first one in the default language and version. */
  start(): number | undefined {
    const defaults = this.data.pages.find((page) =>
      this.ancestors(page).every((at) => {
        const { type, default: isDefault } = this.node(at);
        return (type !== "language" && type !== "version") || isDefault === true;
      }),
    );
    return defaults ?? this.data.pages[0] ?? this.data.roots[0];
  }

  /** The switches on the way to a node, and the sidebar under the last of them, before what is beside switches. */
  view(index: number | undefined): View {
    const path = index === undefined ? [] : [...this.ancestors(index), index];
    const switches: Switch[] = [];
    const links = [...this.data.global, ...path.flatMap((at) => this.node(at).global ?? [])];
    let sidebar: number[] = [];
    let level: readonly number[] = this.data.roots;
    let direction: View["direction"] = "ltr";
    while (level.length > 0) {
      const kind = SWITCHED.find((candidate) => level.some((at) => this.#kindOf(at) === candidate));
      const isOption = (at: number) => kind !== undefined && this.#kindOf(at) === kind;
      const options = level.filter(isOption);
      sidebar = [...level.filter((at) => !isOption(at)), ...sidebar];
      if (kind === undefined) break;
      const chosen = options.find((at) => path.includes(at));
      switches.push({ kind, options, chosen });
      if (chosen === undefined) break;
      if (this.node(chosen).rightToLeft) direction = "rtl";
      level = this.node(chosen).children ?? [];
    }
    return { switches, links, sidebar, direction };
  }

  /** The kind under which a node is chosen; a link counts among its siblings of the same kind of element. */
  #kindOf(index: number): string {
    const { type, element } = this.node(index);
    return type === "link" ? (element ?? "link") : type;
  }
}
