import { closeSync, openSync, readSync } from "node:fs";
import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { PageFile } from "../../navigation/tree.ts";
import { type DocsRoot, isInside, SiteError } from "../config/docs-root.ts";
import { frontMatterEnd, readFrontMatter } from "./front-matter.ts";
import { type IgnoreRules, readIgnoreRules } from "./ignore-rules.ts";

/** What is known of the page files of a site from an earlier reading, by file; entries are dropped when files change. */
export type PageCache = Map<string, PageFile>;

/** Told what is being read, for a progress line. */
export type LoadProgress = (what: string) => void;

export interface PageListing {
  /** By path from the docs root without extension; of `a.mdx` and `a.md`, the first. */
  pages: Map<string, PageFile>;
  /** The JSON and YAML files but docs.json, among which there may be specs that nothing names, or names rightly. */
  specLike: string[];
}

const PAGE_EXTENSION = /\.mdx?$/;
const SPEC_EXTENSION = /\.(json|ya?ml)$/i;
/** Page files read between two turns of the event loop. */
const BATCH = 256;

/**
 * Lists the page files (`.mdx`, `.md`) of a docs root with what their front matter says. Leaves out `node_modules`,
 * names that start with a dot, what `.mintignore` names, and symbolic links that lead out of the root.
 *
 * Files found in `cache` are not read again, and what is read is added to it.
 */
export async function listPageFiles(
  root: DocsRoot,
  { cache = new Map(), onProgress }: { cache?: PageCache | undefined; onProgress?: LoadProgress | undefined } = {},
): Promise<PageListing> {
  const { files, specLike } = await walk(root, await ignoreRulesOf(root));
  const pages = new Map<string, PageFile>();
  // A short synchronous read costs a tenth of an asynchronous one: 20,000 heads take about 0.1 s.
  for (const [index, file] of files.entries()) {
    if (index % BATCH === BATCH - 1) {
      onProgress?.(`reading page files: ${index + 1} of ${files.length}`);
      await nextTurn();
    }
    const page = cache.get(file) ?? { file, ...readFrontMatter(readHead(join(root.folder, file))) };
    cache.set(file, page);
    const path = file.replace(PAGE_EXTENSION, "");
    if (!pages.has(path) || file.endsWith(".mdx")) pages.set(path, page);
  }
  return { pages, specLike };
}

/** Page files from a list, one path from the docs root a line; blank lines are skipped, other files too. */
export function pagesFromList(text: string): Map<string, PageFile> {
  const pages = new Map<string, PageFile>();
  for (const line of text.replace(/^\uFEFF/, "").split(/\r?\n/)) {
    const file = line.trim().replace(/^(\.?\/)+/, "");
    if (file === "") continue;
    const path = file.replace(PAGE_EXTENSION, "");
    if (!pages.has(path) || file.endsWith(".mdx")) pages.set(path, { file });
  }
  return pages;
}

/** Reads a list of page files from the disk. @throws {SiteError} where it can't be read */
export async function readPageList(path: string, cwd: string): Promise<Map<string, PageFile>> {
  try {
    return pagesFromList(await readFile(resolve(cwd, path), "utf8"));
  } catch {
    throw new SiteError(`the page list ${path} can't be read`);
  }
}

async function ignoreRulesOf(root: DocsRoot): Promise<IgnoreRules> {
  try {
    return readIgnoreRules(await readFile(join(root.folder, ".mintignore"), "utf8"));
  } catch {
    return () => false;
  }
}

/** A folder yet to be listed. `linked`: it lies behind a symbolic link, and no further link to a folder is followed. */
interface Folder {
  path: string;
  linked: boolean;
}

/** What a walk finds, sorted by path. */
interface Walk {
  files: string[];
  specLike: string[];
}

/** All page files, JSON and YAML files. The folders of one level are listed at the same time. */
async function walk(root: DocsRoot, ignored: IgnoreRules): Promise<Walk> {
  const files: string[] = [];
  const specLike: string[] = [];
  let level: Folder[] = [{ path: "", linked: false }];
  while (level.length > 0) {
    const listed = await Promise.all(level.map((folder) => listFolder(root, folder, ignored)));
    level = listed.flatMap((found) => found.folders);
    for (const found of listed) {
      // One by one: a folder may hold more files than a call takes arguments.
      for (const file of found.files) files.push(file);
      for (const file of found.specLike) specLike.push(file);
    }
  }
  return { files: files.sort(), specLike: specLike.sort() };
}

async function listFolder(root: DocsRoot, { path, linked }: Folder, ignored: IgnoreRules) {
  const files: string[] = [];
  const specLike: string[] = [];
  const folders: Folder[] = [];
  root.onFolder?.(path);
  const entries = await readdir(join(root.folder, path), { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
    const child = path === "" ? entry.name : `${path}/${entry.name}`;
    const link = entry.isSymbolicLink();
    const kind = link
      ? await linkTarget(root, child)
      : entry.isDirectory()
        ? "folder"
        : entry.isFile()
          ? "file"
          : "none";
    if (kind === "none" || ignored(child, kind === "folder")) continue;
    if (kind === "file" && PAGE_EXTENSION.test(child)) files.push(child);
    if (kind === "file" && SPEC_EXTENSION.test(child) && child !== root.config) specLike.push(child);
    if (kind === "folder" && !(link && linked)) folders.push({ path: child, linked: linked || link });
  }
  return { files, specLike, folders };
}

/** What a symbolic link leads to, as long as it stays inside the root. */
async function linkTarget(root: DocsRoot, path: string): Promise<"file" | "folder" | "none"> {
  try {
    const target = await realpath(join(root.folder, path));
    if (!isInside(root, target)) return "none";
    const stats = await stat(target);
    return stats.isDirectory() ? "folder" : stats.isFile() ? "file" : "none";
  } catch {
    return "none";
  }
}

/** The first 4 KiB of a text file, or as much (up to 64 KiB) as its front matter needs; empty where it can't be read. */
function readHead(path: string): string {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(path, "r");
    for (const size of [4096, 65_536]) {
      const buffer = Buffer.allocUnsafe(size);
      const length = readSync(descriptor, buffer, 0, size, 0);
      const head = buffer.toString("utf8", 0, length);
      if (length < size || frontMatterEnd(head) !== "open") return head;
    }
  } catch {
    // Gone since the listing, or not readable: a page without front matter.
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
  return "";
}
