import { join } from "node:path";
import type { Result } from "../../diagnostic/diagnostic.ts";
import type { OffsetEdit } from "../../edit/json/offset-edit.ts";
import type { DocsTexts, EditedDocs } from "../../edit/open-docs.ts";
import { importEdits, type PageMoves, referenceEdits, UnnameableFileError } from "../../edit/pages/page-links.ts";
import { renamePages } from "../../edit/pages/rename-pages.ts";
import { addRedirects, leadRedirects } from "../../edit/put-redirects.ts";
import { renameFiles } from "../../edit/rename-files.ts";
import { elementsOf, nameOf } from "../../edit/written-elements.ts";
import { SiteError } from "../../site/config/docs-root.ts";
import type { LoadOptions, Site } from "../../site/load-site.ts";
import { fileOfPage, isDataFile, isPageFile, splitPageExtension } from "../../vocabulary/files/site-files.ts";
import { isNeverPage } from "../../vocabulary/files/unpublished-files.ts";
import { assertPublished, movedAddresses, newPagePath } from "../page-paths.ts";
import { configChanges, planForSite } from "../plan-for-site.ts";
import { currentText, readFileText } from "../write/file-bytes.ts";
import { type FileChange, oldFileOf } from "../write/file-change.ts";
import type { Plan } from "../write/plan.ts";
import { movedLinks, type StuckLink } from "./moved-links.ts";
import { filesOf, movingFiles, publishedPage } from "./moving-files.ts";

export interface MoveOptions extends LoadOptions {
  /** Adds redirects from the old addresses (default true). */
  readonly redirect?: boolean | undefined;
  /** Moves the translations of a page too, in the folders of their languages (default true). */
  readonly translations?: boolean | undefined;
}

/**
 * Plans to move a page, another file (a snippet, an image, a spec), or all files of a folder: the files, pages with their
 * translations; what names them in docs.json, in pages, snippets, scripts and specs; their own relative links; and redirects
 * from the old addresses of pages.
 *
 * @param path the docs root or its docs.json; without it the nearest docs.json upward
 * @param from a page, a file or a folder, by path from the docs root
 * @param to its new path; with a slash at its end, the folder that it goes to
 * @throws {SiteError} if there is nothing to move, or something in the way
 */
export const planMove = (
  path: string | undefined,
  from: string,
  to: string,
  options?: MoveOptions,
): Promise<Result<Plan>> => planMoves(path, [[from, to]], options);

/** Plans several moves together, each from one path to another. */
export async function planMoves(
  path: string | undefined,
  moved: readonly (readonly [from: string, to: string])[],
  { redirect = true, translations = true, ...options }: MoveOptions = {},
): Promise<Result<Plan>> {
  return planForSite(path, options, async (site, texts) => {
    const named = new Map(moved.flatMap(([from, to]) => [...movingFiles(site, from, to)]));
    const files = translations ? withTranslations(site, named) : named;
    const pages = movedPages(site, files);
    await assertFree(site, files, pages);
    const addresses = movedAddresses(pages, site);
    const edited = renameInConfig(texts, { site, addresses, files, redirect });
    if (!edited.ok) return edited;
    const changes = new Map<string, FileChange>();
    const add = (change: FileChange) => changes.set(oldFileOf(change), change);
    for (const change of configChanges(texts, edited.value.docs)) add(change);
    const stuck: StuckLink[] = [];
    const onStuck = (link: StuckLink) => stuck.push(link);
    for (const change of await pageChanges(site, addresses, { texts: options.texts, files, onStuck })) add(change);
    for (const change of await movedReferences(site, files, options.texts)) add(change);
    return {
      title: `mv ${moved.flat().join(" ")}`,
      changes: await withMoves(site, changes, files),
      left: [...besides(site, named), ...becomePages(files), ...stuck.map(leftLink)],
    };
  });
}

/** The pages among files, by their paths. A page whose file gets another extension alone stays at its address. */
function movedPages(site: Site, files: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    [...files].flatMap(([from, to]): [string, string][] => {
      const page = publishedPage(site, from);
      const path = newPath(to);
      return page === undefined || page === path ? [] : [[page, newPagePath(path)]];
    }),
  );
}

const newPath = (file: string): string => splitPageExtension(file)[0];

interface Renaming {
  readonly site: Site;
  readonly addresses: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, string>;
  readonly redirect: boolean;
}

/** Entries, links, files and includes of docs.json, then the redirects. */
function renameInConfig(texts: DocsTexts, { site, addresses, files, redirect }: Renaming): Result<EditedDocs> {
  const renamed = renamePages(texts, addresses, site.place);
  if (!renamed.ok) return renamed;
  const redirects = [...addresses].map(([from, to]) => ({ source: `/${from}`, destination: `/${to}` }));
  const lead = redirect ? addRedirects : leadRedirects;
  const led = redirects.length > 0 ? lead(renamed.value.docs, redirects, site.place) : renamed;
  if (!led.ok) return led;
  return renameFiles(led.value.docs, files);
}

/** What one may have meant by the name of a single page: the folder of the same name. */
function besides({ pages }: Site, named: ReadonlyMap<string, string>): Plan["left"] {
  const [only = "", ...more] = [...named.keys()].map(newPath);
  if (more.length > 0) return [];
  const below = [...pages.keys()].filter((path) => path.startsWith(`${only}/`));
  return below.map((what) => ({ what, reason: `stays in ${only}/: a slash behind OLD moves the folder instead` }));
}

/** Snippets that get an address of their own where they go. */
const becomePages = (files: ReadonlyMap<string, string>): Plan["left"] =>
  [...files].flatMap(([from, to]) =>
    isPageFile(to) && isNeverPage(newPath(from)) && !isNeverPage(newPath(to))
      ? [{ what: to, reason: "is published as a page there, and no entry lists it" }]
      : [],
  );

const leftLink = ({ file, written }: StuckLink): Plan["left"][number] => ({
  what: `${file}: ${written}`,
  reason: "stays: the pages that show it need different addresses there",
});

/** Files with those of the pages' translations: `fr/guides/intro` goes where `guides/intro` or `en/guides/intro` goes. */
function withTranslations(site: Site, files: ReadonlyMap<string, string>): Map<string, string> {
  const { config, pages } = site;
  const codes = new Set(
    elementsOf(config).flatMap((element) => (element.kind === "language" ? (nameOf(element) ?? []) : [])),
  );
  const folderOfLanguage = (path: string) => {
    const first = path.slice(0, path.indexOf("/") + 1);
    return codes.has(first.slice(0, -1)) ? first : "";
  };
  const all = new Map(files);
  for (const [from, to] of codes.size > 1 ? files : []) {
    const path = publishedPage(site, from);
    const own = folderOfLanguage(from);
    if (path === undefined || own !== folderOfLanguage(to)) continue;
    for (const folder of ["", ...[...codes].map((code) => `${code}/`)]) {
      const translation = folder + path.slice(own.length);
      const file = fileOfPage(translation, pages.get(translation));
      if (!pages.has(translation) || isNeverPage(translation) || all.has(file)) continue;
      all.set(file, folder + newPath(to).slice(own.length) + file.slice(translation.length));
    }
  }
  return all;
}

/** @throws {SiteError} if there is a page or a file already, or one that is not published */
async function assertFree(
  site: Site,
  files: ReadonlyMap<string, string>,
  pages: ReadonlyMap<string, string>,
): Promise<void> {
  if (files.has(site.file)) throw new SiteError(`${site.file} must stay at the docs root`);
  for (const target of pages.values()) {
    const isLeaving = pages.has(target) || files.has(fileOfPage(target, site.pages.get(target)));
    if (site.pages.has(target) && !isLeaving) throw new SiteError(`there is a page ${JSON.stringify(target)} already`);
  }
  const known = filesOf(site);
  const taken = [...files.values()].find((file) => known.has(file) && !files.has(file));
  if (taken !== undefined) throw new SiteError(`there is a file ${JSON.stringify(taken)} already`);
  await assertPublished(
    site,
    [...files].flatMap(([from, to]) => (publishedPage(site, from) === undefined ? [] : [to])),
  );
}

/** The changes of pages and snippets that move, or whose links change. */
async function pageChanges(
  site: Site,
  addresses: ReadonlyMap<string, string>,
  moved: Parameters<typeof movedLinks>[2],
): Promise<FileChange[]> {
  const { files = new Map() } = moved;
  try {
    const found = await movedLinks(site, addresses, moved);
    return found.flatMap(({ file, text, edits }): FileChange[] => {
      const to = files.get(file);
      if (to !== undefined) return [{ kind: "move", from: file, file: to, ...text, edits }];
      return edits.length > 0 ? [{ kind: "edit", file, ...text, edits }] : [];
    });
  } catch (error) {
    throw error instanceof UnnameableFileError ? new SiteError(error.message) : error;
  }
}

/** The changes with every moved file at its new path, edited or not. */
async function withMoves(
  { folder }: Site,
  changes: ReadonlyMap<string, FileChange>,
  files: ReadonlyMap<string, string>,
): Promise<FileChange[]> {
  const all = new Map(changes);
  for (const [from, file] of files) {
    const change = all.get(from);
    if (change?.kind === "edit") all.set(from, { ...change, kind: "move", from, file });
    if (!change) all.set(from, { kind: "move", from, file, ...(await readFileText(join(folder, from))), edits: [] });
  }
  return [...all.values()];
}

const SCRIPT = /\.(?:jsx?|tsx?|mjs)$/i;

/** A kind of file that names others, and what keeps the names working. */
interface Naming {
  readonly isOne: (file: string) => boolean;
  readonly edits: (text: string, file: string, rules: PageMoves) => OffsetEdit[];
}

/** Scripts name scripts and snippets; specs name specs. */
const NAMINGS: readonly Naming[] = [
  { isOne: (file) => SCRIPT.test(file), edits: importEdits },
  { isOne: isDataFile, edits: referenceEdits },
];

/** The scripts and specs that name moved files of their kind, or move themselves and name others. */
async function movedReferences(
  { folder, files: known, configTexts }: Site,
  files: ReadonlyMap<string, string>,
  texts: LoadOptions["texts"],
): Promise<FileChange[]> {
  const found: FileChange[] = [];
  for (const { isOne, edits: editsOf } of NAMINGS) {
    if (![...files.keys()].some(isOne)) continue;
    for (const file of known?.keys() ?? []) {
      if (!isOne(file) || configTexts.has(file)) continue;
      const text = await currentText(folder, file, texts);
      const movedTo = files.get(file);
      const edits = editsOf(text.before, file, { moves: NOTHING, isPage: () => false, files, movedTo });
      if (edits.length > 0) found.push({ kind: "edit", file, ...text, edits });
    }
  }
  return found;
}

const NOTHING: ReadonlyMap<string, string> = new Map();
