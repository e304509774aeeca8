import type { Result } from "../diagnostic/diagnostic.ts";
import { finding } from "../diagnostic/finding.ts";
import { isObject } from "../json/json-value.ts";
import { normalizePagePath } from "../vocabulary/page-path.ts";
import { addChildren, type Destination } from "./child-list.ts";
import { renameLinksOfConfig } from "./config-links.ts";
import type { DocsTexts, EditedDocs } from "./docs-texts.ts";
import { elementsOf } from "./elements.ts";
import { editDocs, type OpenDocs } from "./open-docs.ts";
import { type PageMention, pageMentions, withPath } from "./page-mentions.ts";
import { removeEntries } from "./remove-entries.ts";

/** An entry of `pages`: the path of a page, a reference to an operation, or a group. */
export type NewPage =
  | string
  | { readonly group: string; readonly pages?: readonly unknown[]; readonly [field: string]: unknown };

/**
 * Adds entries to the pages of an element, at the end or at an index. An element that holds nothing yet gets `pages`.
 * Codes: `edit/not-found`, `edit/no-place`, `config/syntax`.
 *
 * @example addPages(text, ["guides/intro"], { to: "/navigation/tabs/0/groups/1", at: 0 })
 */
export const addPages = (docs: string | DocsTexts, pages: readonly NewPage[], to: Destination): Result<EditedDocs> =>
  editDocs(docs, (open) =>
    addChildren(
      open,
      to,
      "pages",
      pages.map((value) => ({ value })),
    ),
  );

export interface RemoveOptions {
  /** JSON Pointer of the element to look in (default: the whole navigation). */
  readonly within?: string | undefined;
  /** Keeps groups and other elements that have nothing left in them (default false). */
  readonly keepEmpty?: boolean | undefined;
}

/**
 * Takes pages out of the navigation, wherever it names them, as entries and as `root`; elements that have nothing left
 * in them go too. Codes: `edit/not-found` for a page that is nowhere, `config/syntax`.
 */
export const removePages = (
  docs: string | DocsTexts,
  paths: Iterable<string>,
  { within = "/navigation", keepEmpty = false }: RemoveOptions = {},
): Result<EditedDocs> =>
  editDocs(docs, (open) => {
    const elements = elementsOf(open.config);
    const { mentions, missing } = seek(open, paths, within);
    removeEntries(open, elements, mentions, { keepEmpty });
    return missing.map((name) => finding("edit/not-found", { what: "page", name }, { pointer: within }));
  });

/**
 * Gives pages other paths, wherever docs.json names them: as entries, as `root`, and as the `href` of links. Paths in
 * which nothing is named leave everything as it is. Codes: `config/syntax`.
 *
 * @param moves old path to new path
 * @example renamePages(text, new Map([["intro", "guides/intro"]]))
 */
export const renamePages = (docs: string | DocsTexts, moves: ReadonlyMap<string, string>): Result<EditedDocs> =>
  editDocs(docs, (open) => {
    const paths = new Map([...moves].map(([from, to]) => [normalizePagePath(from), normalizePagePath(to)]));
    for (const { path, written, pointer } of pageMentions(open.config)) {
      const to = paths.get(path);
      const place = to === undefined ? undefined : open.place(pointer);
      if (to !== undefined && place) place.document.replace(place.node, withPath(written, to));
    }
    renameLinksOfConfig(open, paths);
    return [];
  });

/**
 * Moves pages to another element, in the order given, as they are written in their first place; the entries of other
 * places go. Codes: `edit/not-found`, `edit/no-place`, `config/syntax`.
 */
export const movePages = (docs: string | DocsTexts, paths: Iterable<string>, to: Destination): Result<EditedDocs> =>
  editDocs(docs, (open) => {
    const { mentions, missing } = seek(open, paths, "/navigation");
    if (missing.length > 0) {
      return missing.map((name) => finding("edit/not-found", { what: "page", name }, { pointer: "/navigation" }));
    }
    const entries = mentions.filter(({ index }) => index !== undefined);
    const firsts = new Map(entries.toReversed().map(({ path, written }) => [path, written]));
    const moved = [...paths].flatMap((path) => firsts.get(normalizePagePath(path)) ?? []);
    const elements = elementsOf(open.config).filter(({ pointer }) => pointer !== to.to);
    removeEntries(open, elements, entries, { keepEmpty: false });
    return addChildren(
      open,
      to,
      "pages",
      moved.map((value) => ({ value })),
    );
  });

/** The places that name pages, and the pages that none names. */
function seek(open: OpenDocs, paths: Iterable<string>, within: string): { mentions: PageMention[]; missing: string[] } {
  const wanted = new Set(Array.from(paths, normalizePagePath));
  const inside = (pointer: string) => pointer === within || pointer.startsWith(`${within}/`);
  const mentions = isObject(open.config)
    ? pageMentions(open.config).filter(({ path, pointer }) => wanted.has(path) && inside(pointer))
    : [];
  const found = new Set(mentions.map(({ path }) => path));
  return { mentions, missing: [...wanted].filter((path) => !found.has(path)) };
}
