import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readTextBelow } from "../../site/files-below.ts";
import { baseOfPaths } from "../../vocabulary/addresses/address.ts";
import { faultHtml } from "../shared/docs-fault.ts";
import { redirectPages, type SiteFile, writeSiteFiles } from "../shared/pages/published-files.ts";
import { replaceFile } from "../shared/replace-file.ts";
import type { DocsSource } from "./docs-source.ts";
import { searchFile } from "./search-file.ts";
import { type FumadocsSearchIndex, searchIndexOf } from "./search-index.ts";
import { type Drawn, pageData, siteData } from "./site-data.ts";

/** How Next.js publishes the site. */
export interface NextPublishing {
  readonly basePath: string;
  /** Whether pages at the sources of redirects are written: a server knows redirects itself. */
  readonly redirects: boolean;
  /** Which reading of the docs this is, for a server that follows them: browsers load their page anew once there is another. */
  readonly reading?: number | undefined;
}

/** Where the components find the site (`site.json`) and its pages (`pages.json`, `0.json`, `0.html` …). `id.txt` is the name of all that. */
export const dataFolder = (project: string): string => join(project, "node_modules/.cache/docsjson/fumadocs");

/** The file of the search in `public`. */
const SEARCH_FILE = "docs-search.json";

/**
 * Writes what the components read into the project's folder for caches, and what is published as it is into `public`.
 * Files of `public` from an earlier time go; those of others stay. Gives what writes the search, which takes longest: that of
 * the earlier time is there until then.
 */
export async function writeProjectFiles(
  project: string,
  docs: DocsSource<Drawn>,
  { basePath, redirects, reading }: NextPublishing,
): Promise<() => Promise<void>> {
  const folder = dataFolder(project);
  await mkdir(folder, { recursive: true });
  const base = baseOfPaths(basePath);
  const id = createHash("sha256");
  const write = async (path: string, text: string): Promise<void> => {
    id.update(text);
    await writeChanged(folder, path, text);
  };
  const indexes = await writePages(write, docs);
  await removePagesFrom(folder, docs.pages.length);
  const hasSearch = await replacePublic(project, docs, redirects ? redirectPages(docs.moves, base) : []);
  // The development server shows a change once this file has one.
  await write("site.json", JSON.stringify({ ...siteData(docs, base), reading }));
  await writeChanged(folder, "id.txt", id.digest("base64url").slice(0, 21));
  return async () => {
    if (hasSearch) await writeFile(join(project, "public", SEARCH_FILE), await searchFile(project, docs.i18n, indexes));
  };
}

/** Has the development server show why docs.json can't be shown, over the pages as they were before, until others are written. */
export async function writeFault(project: string, message: string, reading: number): Promise<void> {
  const folder = dataFolder(project);
  const site = JSON.parse((await readTextBelow({ folder, path: "site.json" })) ?? "{}");
  await writeChanged(folder, "site.json", JSON.stringify({ ...site, fault: faultHtml(message), reading }));
}

/** Writes the pages, and gives what search knows of them. */
async function writePages(
  write: (path: string, text: string) => Promise<void>,
  docs: DocsSource<Drawn>,
): Promise<FumadocsSearchIndex[]> {
  const numbers: [address: string, number: number][] = [];
  const indexes: FumadocsSearchIndex[] = [];
  for (const [number, page] of docs.pages.entries()) {
    const rendered = page.render();
    await write(`${number}.html`, rendered.html);
    await write(`${number}.json`, JSON.stringify(pageData(docs, page, rendered.toc)));
    numbers.push([decodeURIComponent(page.url), number]);
    if (!page.noindex) indexes.push(searchIndexOf(page, rendered));
  }
  await write("pages.json", JSON.stringify(Object.fromEntries(numbers)));
  return indexes;
}

/** Removes the files of pages that an earlier site had more. */
async function removePagesFrom(folder: string, count: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const number = /^(\d+)\.(?:html|json)$/.exec(name)?.[1];
    if (number === undefined || Number(number) < count) continue;
    await rm(join(folder, name));
    digests.delete(join(folder, name));
  }
}

/** Digests of the files as this process has written them, by path. */
const digests = new Map<string, string>();

/** Writes a file unless it has this text: the development server starts to build when it changes. */
async function writeChanged(folder: string, path: string, text: string): Promise<void> {
  const target = join(folder, path);
  const digest = createHash("sha256").update(text).digest("base64");
  if (digests.get(target) === digest) return;
  if ((await readTextBelow({ folder, path })) !== text) await replaceFile(target, text);
  digests.set(target, digest);
}

/** Replaces the files of an earlier time, but for that of the search. Gives whether that one is not somebody else's. */
async function replacePublic(project: string, docs: DocsSource<Drawn>, more: readonly SiteFile[]): Promise<boolean> {
  const folder = join(project, "public");
  const list = { folder: dataFolder(project), path: "public.json" };
  const earlier: string[] = JSON.parse((await readTextBelow(list)) ?? "[]");
  const hasSearch = earlier.includes(SEARCH_FILE) || !existsSync(join(folder, SEARCH_FILE));
  await mkdir(folder, { recursive: true });
  const files = await docs.writeFiles(
    folder,
    earlier.filter((path) => path !== SEARCH_FILE),
  );
  const written = [...files, ...(await writeSiteFiles(folder, more)), ...(hasSearch ? [SEARCH_FILE] : [])];
  await writeFile(join(list.folder, list.path), JSON.stringify(written));
  return hasSearch;
}
