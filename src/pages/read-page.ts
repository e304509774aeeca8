import type { Range } from "../diagnostic/diagnostic.ts";
import { type Positions, positionsOf } from "../source/locate/positions.ts";
import { isMarkdownFile } from "../vocabulary/files/site-files.ts";
import { type NamedAnchor, nameAnchors } from "./anchors/anchor-names.ts";
import { frontMatterOf } from "./front-matter/front-matter-end.ts";
import { type FrontMatter, readSimpleFrontMatter } from "./front-matter/simple-front-matter.ts";
import { scanPage } from "./read/scan-page.ts";
import { isShown, type ScannedImport, type ScannedLink, type ScannedPage, type Span } from "./read/scanned-page.ts";
import { findFaults } from "./read/syntax/find-faults.ts";
import type { PageSyntaxFault } from "./read/syntax/syntax-fault.ts";

/** An address in a page, as it is meant: without escapes and entities. */
export interface PageLink extends Omit<ScannedLink, "start" | "end" | "forAgents"> {
  readonly range: Range;
}

/** A place of a page that links may lead to. */
export interface PageAnchor extends Pick<NamedAnchor, "kind" | "text" | "level"> {
  /** What is behind `#`, without percent-encoding. */
  readonly name: string;
  readonly range: Range;
}

/** An `import`, or an `export … from`, with the names that it defines in the page. */
export interface PageImport extends Pick<ScannedImport, "source" | "names"> {
  readonly range: Range;
}

type WithRange<Fault> = Fault extends Span
  ? Omit<Fault, "start" | "end" | "openedAt"> &
      (Fault extends { openedAt: Span } ? { readonly openedAt: Range } : unknown)
  : never;

/** Where the page stops being MDX, and why. `case` tells the facts apart. */
export type PageFault = WithRange<PageSyntaxFault> & { readonly range: Range };

/** What is inside the file of a page. All lists are in the order of the text. */
export interface Page {
  readonly title?: string;
  readonly description?: string;
  /** Of pages, sites, mail; of `href`, `src`, `srcSet`, `poster`, and front matter. */
  readonly links: readonly PageLink[];
  /** Pictures, films and other files that the page shows. */
  readonly images: readonly PageLink[];
  readonly anchors: readonly PageAnchor[];
  readonly imports: readonly PageImport[];
  /** The components that the page uses, each once, at its first use. */
  readonly components: readonly { readonly name: string; readonly range: Range }[];
  /** The names that its imports and exports define. */
  readonly definitions: readonly string[];
  readonly faults: readonly PageFault[];
}

export interface ReadPageOptions {
  /** The path of the page's file; one that ends with `.md` may contain HTML comments. */
  readonly path?: string | undefined;
}

/**
 * Reads the text of a page (`.mdx` or `.md`): links, images, anchors, imports, components, and the faults that keep it
 * from compiling. Code and comments are left out. Takes about 10 ns a character; a parser of MDX is loaded and asked only
 * if the text has something that may not parse.
 *
 * @example
 * const { links, anchors } = await readPage("## Set up\n\nSee [the guide](/guide#set-up).");
 * links[0].target // "/guide#set-up"
 * anchors[0].name // "set-up"
 */
export async function readPage(text: string, { path = "" }: ReadPageOptions = {}): Promise<Page> {
  const markdown = isMarkdownFile(path);
  const scanned = scanPage(text, { markdown });
  const [{ faults }, fields] = await Promise.all([findFaults(text, scanned, { markdown }), readFields(text)]);
  return describePage(text, scanned, { faults, fields });
}

/** The fields of front matter. What parses YAML is loaded for front matter that takes it. */
async function readFields(text: string): Promise<FrontMatter> {
  const head = frontMatterOf(text);
  if (head === "") return {};
  const simple = readSimpleFrontMatter(head, "");
  if (simple) return simple.fields;
  const { readFrontMatter } = await import("./front-matter/read-front-matter.ts");
  return readFrontMatter(head, "").fields;
}

/**
 * The anchors of a page's text as the hosted platform names them: headings, `id`s, parameters, tabs, accordions, steps and
 * updates. Those of snippets that the page imports are in the snippets' texts.
 *
 * @example anchorsOf("## What's new?")[0].name // "what’s-new"
 */
export const anchorsOf = (text: string): PageAnchor[] => {
  const positions = positionsOf(text);
  return nameAnchors(scanPage(text).anchors).map((anchor) => describeAnchor(anchor, positions));
};

function describePage(
  text: string,
  scanned: ScannedPage,
  { faults, fields: { title, description } }: { faults: readonly PageSyntaxFault[]; fields: FrontMatter },
): Page {
  const positions = positionsOf(text);
  const range = ({ start, end }: Span): Range => positions.range(start, end);
  const links = [...scanned.links]
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, forAgents: _, ...link }) => ({ ...link, range: positions.range(start, end) }));
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    links: links.filter((link) => !isShown(link)),
    images: links.filter(isShown),
    anchors: nameAnchors(scanned.anchors).map((anchor) => describeAnchor(anchor, positions)),
    imports: scanned.imports.map(({ source, names, ...span }) => ({ source, names, range: range(span) })),
    components: [...scanned.components.values()].map(({ name, ...span }) => ({ name, range: range(span) })),
    definitions: [...scanned.definitions],
    faults: faults.map((fault) => placedFault(fault, positions)),
  };
}

const describeAnchor = ({ name, kind, text, level, start, end }: NamedAnchor, { range }: Positions): PageAnchor => ({
  name,
  kind,
  text,
  ...(level === undefined ? {} : { level }),
  range: range(start, end),
});

function placedFault({ start, end, ...facts }: PageSyntaxFault, { range }: Positions): PageFault {
  const opened = "openedAt" in facts ? { openedAt: range(facts.openedAt.start, facts.openedAt.end) } : {};
  return { ...facts, ...opened, range: range(start, end) } as PageFault;
}
