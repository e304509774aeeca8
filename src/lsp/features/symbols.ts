import type {
  DocumentSymbol,
  FoldingRange,
  SymbolKind,
  WorkspaceSymbol,
  WorkspaceSymbolParams,
} from "vscode-languageserver-protocol";
import { flatten, visit } from "../../navigation/queries/visit.ts";
import type { NavigationNode } from "../../navigation/tree.ts";
import { frontMatterEnd } from "../../pages/front-matter/front-matter-end.ts";
import { anchorsOf, type PageAnchor } from "../../pages/read-page.ts";
import type { Asked, DocumentFeature, WorkspaceFeature } from "../feature.ts";
import type { SiteView } from "../site-view.ts";

const FILE: SymbolKind = 1;
const MODULE: SymbolKind = 2;
const METHOD: SymbolKind = 6;
const STRING: SymbolKind = 15;
const LINK: SymbolKind = 20;

const symbolKindOf = ({ type }: NavigationNode): SymbolKind =>
  type === "page" ? FILE : type === "operation" ? METHOD : type === "link" ? LINK : MODULE;

/** The outline: of docs.json and its includes the navigation as a tree, of a page its headings. */
export const documentSymbols: DocumentFeature = {
  about: "document",
  method: "textDocument/documentSymbol",
  capabilities: { documentSymbolProvider: true },
  answer: (asked): DocumentSymbol[] => {
    const { view, file } = asked;
    if (view.site.configTexts.has(file)) return navigationSymbols(view, file);
    return view.site.contents.has(file) ? headingSymbols(asked) : [];
  },
};

/** The nodes that are written in a file, each in the nearest one around it that is written there too. */
function navigationSymbols(view: SiteView, file: string): DocumentSymbol[] {
  const { navigation, site } = view;
  if (!navigation) return [];
  const nodes = flatten(navigation).filter(
    (node) => node.source.file === file && !("generated" in node && node.generated),
  );
  const places = nodes.map(({ source }) => ({ pointer: source.pointer, part: "value" as const }));
  const ranges = site.source.ranges(file, places);
  const roots: DocumentSymbol[] = [];
  const made = new Map<NavigationNode, DocumentSymbol>();
  for (const [index, node] of nodes.entries()) {
    const range = view.placeIn(file, ranges[index]);
    const symbol: DocumentSymbol = {
      name: node.title || node.type,
      detail: node.type === "page" || node.type === "operation" ? node.href : node.type,
      kind: symbolKindOf(node),
      range,
      selectionRange: { start: range.start, end: range.start },
      children: [],
    };
    made.set(node, symbol);
    let up = node.parent;
    while (up && !made.has(up)) up = up.parent;
    ((up && made.get(up)?.children) ?? roots).push(symbol);
  }
  return roots;
}

/** The headings of a page, each with all up to the next of its level. */
function headingSymbols({ positions }: Asked): DocumentSymbol[] {
  const roots: DocumentSymbol[] = [];
  const open: { symbol: DocumentSymbol; level: number }[] = [];
  for (const { text, level, range, end } of pageSections(positions.text)) {
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    const selectionRange = positions.rangeOf(range);
    const symbol: DocumentSymbol = {
      name: text || "heading",
      kind: STRING,
      range: { start: selectionRange.start, end: positions.positionAt(end) },
      selectionRange,
      children: [],
    };
    (open.at(-1)?.symbol.children ?? roots).push(symbol);
    open.push({ symbol, level });
  }
  return roots;
}

/** The headings of a text, with the offset at which the section of each ends. */
function pageSections(text: string): (PageAnchor & { level: number; end: number })[] {
  const headings = anchorsOf(text).filter(
    (anchor): anchor is PageAnchor & { level: number } => anchor.level !== undefined,
  );
  const sections = headings.map((heading) => ({ ...heading, end: text.length }));
  const open: (typeof sections)[number][] = [];
  for (const section of sections) {
    while ((open.at(-1)?.level ?? 0) >= section.level) {
      const closed = open.pop();
      if (closed) closed.end = text.lastIndexOf("\n", section.range.start.offset);
    }
    open.push(section);
  }
  return sections;
}

/** Objects and lists of docs.json; front matter and sections of a page. A text that is no JSON folds too. */
export const folding: DocumentFeature = {
  about: "document",
  method: "textDocument/foldingRange",
  capabilities: { foldingRangeProvider: true },
  answer({ view, file, positions }): FoldingRange[] {
    const { text } = positions;
    const lineAt = (offset: number) => positions.positionAt(offset).line;
    if (view.site.contents.has(file)) {
      const end = frontMatterEnd(text);
      const head = typeof end === "number" ? [{ start: 0, end }] : [];
      const sections = pageSections(text).map(({ range, end }) => ({ start: range.start.offset, end }));
      return [...head, ...sections]
        .map(({ start, end }) => ({
          startLine: lineAt(start),
          endLine: lineAt(Math.max(start, text.slice(0, end).trimEnd().length)),
        }))
        .filter(({ startLine, endLine }) => endLine > startLine);
    }
    return view.site.configTexts.has(file) ? foldBrackets(text, lineAt) : [];
  },
};

function foldBrackets(text: string, lineAt: (offset: number) => number): FoldingRange[] {
  const found: FoldingRange[] = [];
  const open: number[] = [];
  for (const { 0: token, index } of text.matchAll(/"[^"\\\n]*(?:\\.[^"\\\n]*)*"?|[[\]{}]/g)) {
    if (token === "[" || token === "{") open.push(index);
    else if (token === "]" || token === "}") {
      const startLine = lineAt(open.pop() ?? index);
      // The line of the closing bracket stays.
      const endLine = lineAt(index) - 1;
      if (endLine > startLine) found.push({ startLine, endLine });
    }
  }
  return found.sort((a, b) => a.startLine - b.startLine);
}

/** How many symbols of a workspace are shown. */
const MOST = 256;

export const workspaceSymbols: WorkspaceFeature = {
  about: "workspace",
  method: "workspace/symbol",
  takes: ["query"],
  capabilities: { workspaceSymbolProvider: true },
  async answer(workspace, { query }: WorkspaceSymbolParams): Promise<WorkspaceSymbol[]> {
    const wanted = query.toLowerCase();
    const found: WorkspaceSymbol[] = [];
    for (const session of await workspace.sessions()) {
      const view = await session.fresh();
      if (!view?.navigation) continue;
      visit(view.navigation, {
        enter: (node) => {
          const name = node.type === "page" ? node.path : node.type === "operation" ? node.operation : "";
          if (found.length >= MOST || !`${node.title} ${name}`.toLowerCase().includes(wanted)) return;
          found.push({
            name: node.title || name || node.type,
            kind: symbolKindOf(node),
            containerName: node.parent?.title ?? "",
            location: nodeLocation(node, view),
          });
        },
      });
    }
    return found;
  },
};

/** Where a node is: a page in its file, an operation in its spec, an element in docs.json. */
function nodeLocation(node: NavigationNode, view: SiteView) {
  if (node.type === "page" && view.site.pages.has(node.path))
    return view.location(view.site.pages.get(node.path)?.file ?? `${node.path}.mdx`);
  const { file, pointer } = node.type === "operation" ? node.specSource : node.source;
  const [range] = view.site.source.ranges(file, [{ pointer, part: "value" }]);
  return { uri: view.uriOf(file), range: view.placeIn(file, range) };
}
