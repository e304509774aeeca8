import type { Result } from "../diagnostic/diagnostic.ts";
import { nearest } from "../diagnostic/nearest.ts";
import { didYouMean, quote } from "../diagnostic/words.ts";
import { renamePages } from "../edit/pages/rename-pages.ts";
import { addRedirects } from "../edit/put-redirects.ts";
import { elementsOf, nameOf } from "../edit/written-elements.ts";
import { SiteError } from "../site/config/docs-root.ts";
import { type LoadOptions, loadSite, type Site } from "../site/load-site.ts";
import { normalizePagePath } from "../vocabulary/addresses/page-path.ts";
import { nameOfPath } from "../vocabulary/addresses/root-path.ts";
import { fileOfPage } from "../vocabulary/files/site-files.ts";
import { configChanges, configTexts } from "./config-texts.ts";
import { movedLinks } from "./moved-links.ts";
import { assertPublished, movedAddresses, newPagePath } from "./page-paths.ts";
import type { FileChange } from "./write/file-change.ts";
import { assertSettled } from "./write/interruption.ts";
import type { Plan } from "./write/plan.ts";

export interface MoveOptions extends LoadOptions {
  /** Adds redirects from the old addresses (default true). */
  readonly redirect?: boolean | undefined;
  /** Moves the translations of a page too, in the folders of their languages (default true). */
  readonly translations?: boolean | undefined;
}

/**
 * Plans to move a page, or all pages of a folder, with their translations: the files, their entries in docs.json, the
 * links to them in other pages and in docs.json, their own relative links, and redirects from the old addresses.
 *
 * @param path the docs root or its docs.json; without it the nearest docs.json upward
 * @param from a page or a folder, by path from the docs root
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
  const { value: site, diagnostics } = await loadSite(path, options);
  assertSettled(site.folder);
  if (site.config === undefined) return { ok: false, value: undefined, diagnostics };
  const named = new Map(moved.flatMap(([from, to]) => [...movesOf(site, from, to)]));
  const moves = translations ? withTranslations(site, named) : named;
  assertFree(site, moves);
  await assertPublished(
    site,
    [...moves].map(([from, to]) => to + fileOfPage(from, site.pages.get(from)).slice(from.length)),
  );
  const texts = configTexts(site);
  const addresses = movedAddresses(moves, (page) => site.pages.has(page));
  const renamed = renamePages(texts, addresses, site.place);
  if (!renamed.ok) return { ok: false, value: undefined, diagnostics: renamed.diagnostics };
  const redirects = [...addresses].map(([from, to]) => ({ source: `/${from}`, destination: `/${to}` }));
  const edited = redirect ? addRedirects(renamed.value.docs, redirects, site.place) : renamed;
  if (!edited.ok) return { ok: false, value: undefined, diagnostics: edited.diagnostics };
  const changes = [...configChanges(texts, edited.value.docs), ...(await pageChanges(site, addresses, options.texts))];
  const [only = "", ...more] = named.keys();
  const besides = more.length === 0 ? pagesBelow(site.pages, only) : [];
  const plan: Plan = {
    title: `mv ${moved.flat().join(" ")}`,
    folder: site.folder,
    changes,
    left: besides.map((what) => ({ what, reason: `stays in ${only}/: a slash behind OLD moves the folder instead` })),
  };
  return { ok: true, value: plan, diagnostics: [] };
}

/** Every page that moves, with its new path. @throws {SiteError} */
function movesOf({ pages }: Site, from: string, to: string): Map<string, string> {
  const old = normalizePagePath(from);
  const name = nameOfPath(old);
  const next = newPagePath(to.endsWith("/") ? `${to}${name}` : to);
  if (old === next) throw new SiteError(`${from} and ${to} are the same page`);
  const inFolder = pagesBelow(pages, old);
  const isPage = pages.has(old) && !(from.endsWith("/") && inFolder.length > 0);
  const paths = isPage ? [old] : inFolder;
  // The page was moved already, and the folder of the same name stayed.
  if (!isPage && inFolder.length > 0 && !from.endsWith("/") && pages.has(next)) {
    throw new SiteError(
      `there is a page ${quote(next)} already; a slash behind OLD moves the folder ${quote(old)} there`,
    );
  }
  if (paths.length === 0) {
    const hint = didYouMean(nearest(old, pages.keys()));
    throw new SiteError(`there is no page and no folder of pages ${quote(old)}${hint ? `; ${hint}` : ""}`);
  }
  return new Map(paths.map((path) => [path, next + path.slice(old.length)]));
}

const pagesBelow = (pages: Site["pages"], folder: string): string[] =>
  [...pages.keys()].filter((path) => path.startsWith(`${folder}/`));

/** Moves with those of the pages' translations: `fr/guides/intro` goes where `guides/intro` or `en/guides/intro` goes. */
function withTranslations({ config, pages }: Site, moves: ReadonlyMap<string, string>): Map<string, string> {
  const codes = new Set(
    elementsOf(config).flatMap((element) => (element.kind === "language" ? (nameOf(element) ?? []) : [])),
  );
  const folderOfLanguage = (path: string) => {
    const first = path.slice(0, path.indexOf("/") + 1);
    return codes.has(first.slice(0, -1)) ? first : "";
  };
  const all = new Map(moves);
  for (const [from, to] of codes.size > 1 ? moves : []) {
    const own = folderOfLanguage(from);
    if (own !== folderOfLanguage(to)) continue;
    for (const folder of ["", ...[...codes].map((code) => `${code}/`)]) {
      const translation = folder + from.slice(own.length);
      if (pages.has(translation) && !all.has(translation)) all.set(translation, folder + to.slice(own.length));
    }
  }
  return all;
}

/** @throws {SiteError} if there is a page already */
function assertFree({ pages }: Site, moves: ReadonlyMap<string, string>): void {
  for (const target of moves.values()) {
    if (pages.has(target) && !moves.has(target))
      throw new SiteError(`there is a page ${JSON.stringify(target)} already`);
  }
}

/** The page files that move, and those whose links change. */
const pageChanges = async (
  site: Site,
  addresses: ReadonlyMap<string, string>,
  texts: LoadOptions["texts"],
): Promise<FileChange[]> =>
  (await movedLinks(site, addresses, texts)).flatMap(({ path, file, text, edits }): FileChange[] => {
    const to = addresses.get(path);
    if (to !== undefined) return [{ kind: "move", from: file, file: to + file.slice(path.length), ...text, edits }];
    return edits.length > 0 ? [{ kind: "edit", file, ...text, edits }] : [];
  });
