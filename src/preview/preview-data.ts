import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import type { Severity } from "../diagnostic/severity.ts";
import { capitalize } from "../diagnostic/words.ts";
import { explain } from "../navigation/explain.ts";
import { groupTarget, neighbours } from "../navigation/queries.ts";
import type { AnyPageNode, LinkNode, NavigationNode, ResolvedNavigation } from "../navigation/tree.ts";
import { languageLabel, writingDirection } from "../vocabulary/language-tags.ts";

/** A node as the preview page gets it. Nodes name each other by their place in `PreviewData.nodes`. */
export interface PreviewNode {
  type: NavigationNode["type"];
  title: string;
  /** Its address in the preview (`#` and this): the href for pages, made unique; the pointer for the rest. */
  key: string;
  parent?: number;
  children?: number[];
  href?: string;
  external?: boolean;
  /** Links: the kind of element that carries the href. */
  element?: string;
  /** `GET`, `POST`, `WEBHOOK` …, for operations. */
  method?: string;
  tag?: string;
  icon?: string;
  description?: string;
  hidden?: boolean;
  deprecated?: boolean;
  /** Groups: open from the start; absent where the group cannot be collapsed. */
  expanded?: boolean;
  /** Groups: the layout in which the root page lists the group's children. */
  listing?: "accordion" | "card";
  /** Groups: the group's main page, which stands before its children. */
  rootPage?: number;
  /** Groups: the page that selecting the title opens; without one it only opens and closes the group. */
  opens?: number;
  /** Root pages: their group. */
  rootOf?: number;
  /** Versions and languages: the one to begin with. */
  default?: boolean;
  /** Languages: the name in the language itself. */
  label?: string;
  /** Languages: written from right to left. */
  rightToLeft?: boolean;
  /** Links shown on every page beneath the element. */
  global?: number[];
  /** Pages: the pages before and after it in its version and language. */
  previous?: number;
  next?: number;
  /** `docs.json` and the pointer into it. */
  source: string;
  /** Sentences of `explain`, by their place in `PreviewData.sentences`. */
  why: number[];
}

/** A diagnostic as the preview page gets it, with the node that it is about. */
export interface PreviewDiagnostic {
  severity: Severity;
  code: string;
  message: string;
  hint?: string;
  /** The elements around the place, by their names. */
  breadcrumb?: string;
  place: string;
  node?: number;
}

/** All that the preview page shows, as plain JSON. */
export interface PreviewData {
  name: string;
  /** What is above a page's title. */
  eyebrows: "breadcrumbs" | "section";
  nodes: PreviewNode[];
  /** The navigation's own children. */
  roots: number[];
  /** Links shown on every page. */
  global: number[];
  /** Pages in reading order. */
  pages: number[];
  /** Pages that exist but are not in the navigation. */
  unlisted: number[];
  sentences: string[];
  diagnostics: PreviewDiagnostic[];
}

/** The links that an element shows on every page beneath it. */
const globalOf = (node: NavigationNode): LinkNode[] =>
  "global" in node ? Object.values(node.global ?? {}).flat() : [];

/** Collects a navigation into a flat list of plain nodes, in document order. */
class Collector {
  readonly nodes: PreviewNode[] = [];
  readonly sentences: string[] = [];
  readonly #indexOf = new Map<NavigationNode, number>();
  readonly #sentenceIndex = new Map<string, number>();
  readonly #keys = new Map<string, number>();

  constructor(readonly navigation: ResolvedNavigation) {}

  /** Adds trees of nodes, parents before children; returns the places of the roots. */
  addAll(roots: readonly NavigationNode[]): number[] {
    const stack = [...roots].reverse();
    while (stack.length > 0) {
      const node = stack.pop() as NavigationNode;
      this.#add(node);
      if ("children" in node)
        for (let i = node.children.length - 1; i >= 0; i--) stack.push(node.children[i] as NavigationNode);
      for (const link of globalOf(node)) stack.push(link);
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
      const global = globalOf(node);
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
      const { previous, next } = neighbours(this.navigation, page);
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
      key: this.#uniqueKey("href" in node && node.type !== "link" ? node.href : `${file}#${pointer}`),
      source: `${file} ${pointer}`,
      why: explain(node).map(({ sentence }) => this.#sentence(capitalize(sentence))),
    };
    if (node.tag !== undefined) row.tag = node.tag;
    if (node.icon !== undefined) row.icon = typeof node.icon === "string" ? node.icon : node.icon.name;
    if (node.hidden) row.hidden = true;
    if ("description" in node && node.description !== undefined) row.description = node.description;
    if ("default" in node && node.default) row.default = true;
    if (node.type === "language") {
      row.label = languageLabel(node.title);
      if (writingDirection(node.title) === "rtl") row.rightToLeft = true;
    }
    if ("href" in node) row.href = node.href;
    if (node.type === "link") {
      row.element = node.element;
      if (node.external) row.external = true;
    }
    if ("deprecated" in node && node.deprecated) row.deprecated = true;
    if (node.type === "operation") row.method = node.operation.split(" ", 1)[0] as string;
    if (node.type === "group") {
      if (node.collapsible) row.expanded = node.expanded;
      if (node.listing === "accordion" || node.listing === "card") row.listing = node.listing;
    }
    this.nodes.push(row);
  }

  /** The key itself the first time, then with `@2`, `@3` … */
  #uniqueKey(key: string): string {
    const times = (this.#keys.get(key) ?? 0) + 1;
    this.#keys.set(key, times);
    return times === 1 ? key : `${key}@${times}`;
  }

  #sentence(text: string): number {
    const known = this.#sentenceIndex.get(text);
    if (known !== undefined) return known;
    this.#sentenceIndex.set(text, this.sentences.length);
    return this.sentences.push(text) - 1;
  }
}

/** Turns a resolved navigation and its diagnostics into what the preview page shows. */
export function buildPreviewData(
  navigation: ResolvedNavigation | undefined,
  diagnostics: readonly Diagnostic[],
  options: { name: string },
): PreviewData {
  const tree = navigation ? collectNavigation(navigation) : NOTHING;
  return { name: options.name, ...tree, diagnostics: attachDiagnostics(diagnostics, tree.nodes) };
}

const NOTHING: Omit<PreviewData, "name" | "diagnostics"> = {
  eyebrows: "section",
  nodes: [],
  roots: [],
  global: [],
  pages: [],
  unlisted: [],
  sentences: [],
};

function collectNavigation(navigation: ResolvedNavigation): Omit<PreviewData, "name" | "diagnostics"> {
  const collector = new Collector(navigation);
  const roots = collector.addAll(navigation.children);
  const global = collector.addAll(Object.values(navigation.global).flat());
  const unlisted = collector.addAll(navigation.unlisted);
  collector.connect();
  collector.connectPages(navigation.pages);
  return {
    eyebrows: navigation.eyebrows ?? "section",
    nodes: collector.nodes,
    roots,
    global,
    pages: navigation.pages.map((page) => collector.indexOf(page)),
    unlisted,
    sentences: collector.sentences,
  };
}

const SEVERITIES: readonly Severity[] = ["error", "warning", "info"];

/** Finds for each diagnostic the innermost node that its place lies in; errors come first. */
function attachDiagnostics(diagnostics: readonly Diagnostic[], nodes: readonly PreviewNode[]): PreviewDiagnostic[] {
  const bySource = new Map<string, number>();
  nodes.forEach((node, index) => {
    if (!bySource.has(node.source)) bySource.set(node.source, index);
  });
  const errorsFirst = [...diagnostics].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  return errorsFirst.map(({ severity, code, message, hint, breadcrumb, file, pointer, range }) => {
    const node = innermostNode(bySource, file, pointer);
    return {
      severity,
      code,
      message: capitalize(message),
      ...(hint === undefined ? {} : { hint: capitalize(hint) }),
      ...(breadcrumb === undefined ? {} : { breadcrumb }),
      place: range ? `${file}:${range.start.line}:${range.start.column}` : file,
      ...(node === undefined ? {} : { node }),
    };
  });
}

function innermostNode(bySource: ReadonlyMap<string, number>, file: string, pointer: string): number | undefined {
  for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const node = bySource.get(`${file} ${at}`);
    if (node !== undefined) return node;
  }
  return undefined;
}
