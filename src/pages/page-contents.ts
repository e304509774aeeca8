import { isMarkdownFile } from "../vocabulary/site-files.ts";
import { leavesSite } from "../vocabulary/url.ts";
import { anchorNames } from "./anchors/anchor-names.ts";
import { findFaults } from "./read/find-faults.ts";
import { scanPage } from "./read/scan-page.ts";
import type { Excuse, ScannedComponent, ScannedImport, ScannedLink, Span } from "./read/scanned-page.ts";
import type { SyntaxFault } from "./read/syntax-fault.ts";

/** What is in a page's text, as far as a site's pages are judged by it: plain JSON, by offsets. */
export interface PageContents {
  /** The links within the site. */
  readonly links: readonly ScannedLink[];
  /** The names of its anchors, without those of imported snippets. */
  readonly anchors: readonly string[];
  readonly imports: readonly ScannedImport[];
  readonly components: readonly ScannedComponent[];
  readonly definitions: readonly string[];
  readonly excuses: readonly Excuse[];
  readonly faults: readonly SyntaxFault[];
  /** The first heading of level 1, if it is the first anchor. */
  readonly heading?: (Span & { readonly text: string }) | undefined;
}

/** Reads the text of a page file for judging. @param file decides by its extension whether HTML comments are allowed */
export function readContents(text: string, file: string): PageContents | Promise<PageContents> {
  const markdown = isMarkdownFile(file);
  const scanned = scanPage(text, { markdown });
  const { links, anchors, imports, components, definitions, excuses } = scanned;
  const first = anchors.find(({ kind }) => kind !== "plain-step");
  const contents = {
    links: links.filter(({ target }) => !leavesSite(target)),
    anchors: anchorNames(anchors).filter((name) => name !== ""),
    imports,
    components: [...components.values()],
    definitions: [...definitions],
    excuses,
    faults: [],
    ...(first?.kind === "heading" && first.level === 1
      ? { heading: { text: first.text, start: first.start, end: first.end } }
      : {}),
  };
  if (!scanned.doubtful && scanned.code.length === 0) return contents;
  return findFaults(text, scanned, { markdown }).then((faults) => ({ ...contents, faults }));
}
