import { countOf } from "../diagnostic/words.ts";
import { childrenOf, isContainer } from "../navigation/queries/visit.ts";
import type { NavigationNode, ResolvedNavigation } from "../navigation/tree.ts";
import { type Paint, painter } from "./text/paint.ts";
import { printable } from "./text/printable.ts";

export interface TreeOptions {
  /** Terminal colors (default false). */
  color?: boolean;
  /** Shortens lists of more than 15 entries to 12 (default true). */
  fold?: boolean;
  /** How many levels are shown (default: all). */
  depth?: number;
  /** What is said behind the line of a node. */
  note?: (node: NavigationNode) => string | undefined;
}

/** Lists longer than `LONG` are cut to `SHOWN` entries. */
const LONG = 15;
const SHOWN = 12;

/**
 * The navigation as a tree for people, each page with its address, each container with its kind and number of pages;
 * the last line has the totals.
 *
 *     tab Guides  2 pages
 *     └─ group Start  2 pages
 *        ├─ Welcome  /index
 *        └─ Install  /install
 */
export function formatTree(navigation: ResolvedNavigation, options: TreeOptions = {}): string {
  const printer = new TreePrinter(options);
  for (const child of foldedChildren(navigation.children, printer.fold).shown) printer.print(child, "", "");
  printer.printRest(navigation.children, "");
  printer.printGlobal(navigation.global, "");
  return `${printer.lines.join("\n")}\n\n${totals(navigation)}\n`;
}

/** A node and everything inside it, a line each. */
export function formatNode(node: NavigationNode, options: TreeOptions = {}): readonly string[] {
  const printer = new TreePrinter(options);
  printer.print(node, "", "");
  return printer.lines;
}

class TreePrinter {
  readonly lines: string[] = [];
  readonly paint: Paint;
  readonly fold: boolean;
  readonly depth: number;
  readonly note: (node: NavigationNode) => string | undefined;

  constructor({ color = false, fold = true, depth = Number.POSITIVE_INFINITY, note = () => undefined }: TreeOptions) {
    this.note = note;
    this.paint = painter(color);
    this.fold = fold;
    this.depth = depth;
  }

  line(indent: string, text: string): void {
    this.lines.push(this.paint.dim(indent) + text);
  }

  /** A node and everything inside it; `branch` comes before its own line, `below` before the others. */
  print(node: NavigationNode, branch: string, below: string, level = 1): void {
    const note = this.note(node);
    this.line(branch, `${this.label(node)}${note === undefined ? "" : `  ${this.paint.dim(note)}`}`);
    if (!isContainer(node) || level >= this.depth) return;
    const children = node.children;
    const { shown, rest } = foldedChildren(children, this.fold);
    for (const [index, child] of shown.entries()) {
      const last = index === shown.length - 1 && rest.length === 0;
      this.print(child, `${below}${last ? "└─ " : "├─ "}`, `${below}${last ? "   " : "│  "}`, level + 1);
    }
    this.printRest(children, `${below}└─ `);
    this.printGlobal(node.global ?? {}, `${below}   `);
  }

  /** The links shown on every page inside an element. */
  printGlobal(global: ResolvedNavigation["global"], indent: string): void {
    for (const [key, links] of Object.entries(global))
      for (const link of links) this.line(indent, `${this.paint.dim(`global ${key}:`)} ${this.label(link)}`);
  }

  printRest(children: readonly NavigationNode[], branch: string): void {
    const { rest } = foldedChildren(children, this.fold);
    if (rest.length === 0) return;
    const pages = rest.reduce((sum, child) => sum + countPages(child), 0);
    this.line(
      branch,
      this.paint.dim(`… ${rest.length} more${pages === rest.length ? "" : ` (${countOf(pages, "page")})`}`),
    );
  }

  /** One line for a node: its kind, name and address, and its special marks. */
  label(node: NavigationNode): string {
    const { paint } = this;
    const title = printable(node.title) || '""';
    if (node.type === "link") return `${title}  ${paint.cyan(`${node.external ? "↗" : "→"} ${printable(node.href)}`)}`;
    if (node.type === "page" || node.type === "operation") {
      // What a part of an SDK is, its tag says.
      const hasMethod = node.type === "operation" && node.kind !== "symbol";
      const method = hasMethod ? `${paint.green(node.operation.split(" ", 1)[0] ?? "")} ` : "";
      return `${method}${title}  ${paint.dim(printable(node.href))}${this.marks(node)}`;
    }
    const pages = paint.dim(countOf(countPages(node), "page"));
    const root = node.type === "group" && node.rootPage ? `  ${paint.dim(printable(node.rootPage.href))}` : "";
    return `${paint.cyan(node.type)} ${paint.bold(title)}${root}  ${pages}${this.marks(node)}`;
  }

  marks(node: Exclude<NavigationNode, { type: "link" }>): string {
    const marks: string[] = [];
    if (node.tag !== undefined) marks.push(`[${printable(node.tag)}]`);
    if ("default" in node && node.default) marks.push("default");
    if (isContainer(node) && node.generated) marks.push("generated");
    if ("deprecated" in node && node.deprecated) marks.push("deprecated");
    if (node.hidden) marks.push("hidden");
    return marks.length === 0 ? "" : `  ${this.paint.yellow(marks.join(", "))}`;
  }
}

function foldedChildren(children: readonly NavigationNode[], fold: boolean) {
  const cut = fold && children.length > LONG ? SHOWN : children.length;
  return { shown: children.slice(0, cut), rest: children.slice(cut) };
}

/** The pages in a node, itself included. */
function countPages(node: NavigationNode): number {
  if (!isContainer(node)) return node.type === "link" ? 0 : 1;
  return childrenOf(node).reduce((sum, child) => sum + countPages(child), 0);
}

function totals({ pages, unlisted, excluded }: ResolvedNavigation): string {
  const operations = pages.filter((page) => page.type === "operation").length;
  const parts = [
    operations === 0
      ? countOf(pages.length, "page")
      : `${countOf(pages.length, "page")}, ${operations} of them operations`,
  ];
  if (unlisted.length > 0) parts.push(countOf(unlisted.length, "unlisted page"));
  if (excluded.length > 0) parts.push(`${countOf(excluded.length, "operation")} left out`);
  return parts.join("; ");
}
