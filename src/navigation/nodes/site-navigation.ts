import { appendTo } from "../../diagnostic/group-by.ts";
import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { type Scope, scope } from "../queries/scope.ts";
import type {
  AnyPageNode,
  ExcludedOperation,
  NavigationJson,
  Neighbours,
  OperationNode,
  PageLookup,
  PageRow,
  ResolvedNavigation,
} from "../tree.ts";
import { globalJson } from "./container.ts";
import type { RootNode } from "./root-node.ts";

/** The parts of the navigation besides its tree. */
export type NavigationParts = Pick<
  ResolvedNavigation,
  "dialect" | "pages" | "unlisted" | "excluded" | "eyebrows" | "drilldown"
>;

/** The finished navigation. */
export class SiteNavigation implements ResolvedNavigation {
  readonly type = "navigation";
  readonly dialect: Dialect;
  readonly pages: readonly AnyPageNode[];
  readonly unlisted: readonly OperationNode[];
  readonly excluded: readonly ExcludedOperation[];
  readonly eyebrows: "breadcrumbs" | "section" | undefined;
  readonly drilldown: boolean | undefined;
  readonly #root: RootNode;
  #lookup: PageLookup | undefined;

  constructor(root: RootNode, parts: NavigationParts) {
    this.#root = root;
    root.navigation = this;
    this.dialect = parts.dialect;
    this.pages = parts.pages;
    this.unlisted = parts.unlisted;
    this.excluded = parts.excluded;
    this.eyebrows = parts.eyebrows;
    this.drilldown = parts.drilldown;
  }

  get children() {
    return this.#root.children;
  }
  get global() {
    return this.#root.global;
  }
  get directory() {
    return this.#root.directory;
  }
  get openapi(): readonly string[] | undefined {
    return this.#root.scopes.openapi?.sources;
  }
  get shown() {
    return this.#root.shown;
  }
  get lookup(): PageLookup {
    this.#lookup ??= indexPages(this.pages, this.unlisted);
    return this.#lookup;
  }

  toJSON(): NavigationJson {
    return {
      dialect: this.dialect,
      navigation: {
        type: "navigation",
        directory: this.directory,
        ...(this.openapi ? { openapi: [...this.openapi] } : {}),
        children: this.children.map((child) => child.toJSON()),
        global: globalJson(this.global),
      },
      pages: this.pages.map(rowOf),
      unlisted: this.unlisted.map(rowOf),
      excluded: this.excluded.map((operation) => ({ ...operation })),
    };
  }
}

/** A navigation as plain data that shares nothing with it: what `docsjson resolve --format json` prints of it. */
export const navigationToJson = (navigation: ResolvedNavigation): NavigationJson => navigation.toJSON();

/** How many pages a piece contains. */
const ROWS = 200;

/**
 * The JSON of a navigation after its dialect, from `,"navigation":` to the end of `excluded`, in pieces: a child of the
 * root, or some of the pages. The plain data of one piece is released before the next is made; all of it at once takes
 * twice the memory of the whole process.
 */
export function* navigationText(navigation: ResolvedNavigation): Generator<string> {
  const { directory, openapi, children, global, pages, unlisted, excluded } = navigation;
  yield `,"navigation":${JSON.stringify({ type: "navigation", directory, openapi }).slice(0, -1)},"children":`;
  yield* listText(children, 1, (child) => child.toJSON());
  yield `,"global":${JSON.stringify(globalJson(global))}},"pages":`;
  yield* listText(pages, ROWS, rowOf);
  yield ',"unlisted":';
  yield* listText(unlisted, ROWS, rowOf);
  yield `,"excluded":${JSON.stringify(excluded)}`;
}

/** A list as JSON, in pieces of a given number of items. */
function* listText<Item>(items: readonly Item[], size: number, toJson: (item: Item) => unknown): Generator<string> {
  let bracket = "[";
  for (let at = 0; at < items.length; at += size) {
    yield bracket + JSON.stringify(items.slice(at, at + size).map((item) => toJson(item))).slice(1, -1);
    bracket = ",";
  }
  yield items.length === 0 ? "[]" : "]";
}

/** One page as plain data. */
function rowOf(page: AnyPageNode): PageRow {
  const { href, title, isRoot, hidden } = page;
  const breadcrumbs = [...page.breadcrumbs];
  const row: PageRow =
    page.type === "page"
      ? { type: "page", path: page.path, href, title, breadcrumbs }
      : { type: "operation", href, title, operation: page.operation, spec: page.spec, breadcrumbs };
  if (isRoot) row.root = isRoot;
  if (hidden) row.hidden = hidden;
  return row;
}

function indexPages(pages: readonly AnyPageNode[], unlisted: readonly OperationNode[]): PageLookup {
  const byHref = new Map<string, AnyPageNode[]>();
  const byOperation = new Map<string, AnyPageNode[]>();
  for (const list of [pages, unlisted]) {
    for (const page of list) {
      appendTo(byHref, page.href, page);
      const operation = page.type === "operation" ? page.operation : page.shows?.operation;
      if (operation !== undefined) appendTo(byOperation, operation, page);
    }
  }
  let neighbours: PageLookup["neighbours"] | undefined;
  return {
    byHref,
    byOperation,
    // Few callers that look up a page ask for its neighbors.
    get neighbours() {
      neighbours ??= findNeighbours(pages);
      return neighbours;
    },
  };
}

/**
 * Finds the pages before and after each page, in one pass over the pages in reading order. Neighbors are in the same
 * version and language, and have another address. The neighbors of a visible page are visible.
 */
function findNeighbours(pages: readonly AnyPageNode[]): Map<AnyPageNode, Neighbours> {
  const found = new Map<AnyPageNode, Neighbours>();
  for (const section of sequencesOf(pages)) {
    connectPages(section, found, (page) => page.hidden === true);
    connectPages(
      section.filter(({ hidden }) => !hidden),
      found,
      () => true,
    );
  }
  return found;
}

/** Pages that follow each other in one version and language. */
function* sequencesOf(pages: readonly AnyPageNode[]): Generator<readonly AnyPageNode[]> {
  let section: AnyPageNode[] = [];
  let around: Scope | undefined;
  for (const page of pages) {
    const next = scope(page);
    if (next.version !== around?.version || next.language !== around?.language) {
      yield section;
      section = [];
    }
    around = next;
    section.push(page);
  }
  yield section;
}

/** Sets the neighbors of some pages: the page before and the page after all repetitions of a page's address. */
function connectPages(
  pages: readonly AnyPageNode[],
  found: Map<AnyPageNode, Neighbours>,
  isWanted: (page: AnyPageNode) => boolean,
): void {
  for (let start = 0; start < pages.length; ) {
    let end = start + 1;
    while (end < pages.length && pages[end]?.href === pages[start]?.href) end++;
    const neighbours = { previous: pages[start - 1], next: pages[end] };
    for (const page of pages.slice(start, end)) if (isWanted(page)) found.set(page, neighbours);
    start = end;
  }
}
