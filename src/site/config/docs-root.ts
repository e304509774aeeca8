import { lstatSync } from "node:fs";
import { readFile, realpath, stat } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import type { ReadProblem } from "../../source/config/config-files.ts";
import { folderOf } from "../../vocabulary/addresses/root-path.ts";
import { CONFIG_NAMES } from "../../vocabulary/platform/platforms.ts";
import { type DecodedText, decodeText } from "../encoding.ts";
import { fileKind } from "./file-kind.ts";

/** A site that can't be read at all: there is no docs.json, or it is not readable. The CLI ends with status 2. */
export class SiteError extends Error {
  override name = "SiteError";
}

/** A path that was given for a folder, as messages name it. */
export const spokenPath = (path: string): string => (path === "." ? "the current folder" : path);

/** The folder that a site is read from. Nothing outside it is read. */
export interface DocsRoot {
  /** Absolute path of the folder, symbolic links resolved. */
  readonly folder: string;
  /** Path of the config from the folder: `docs.json`. */
  readonly config: string;
  /** Told of each folder, by its path from the root (`""` is the root), before anything in it is read. */
  readonly onFolder?: ((folder: string) => void) | undefined;
  /** Texts that count instead of the files', by path from the folder. */
  readonly texts?: ReadonlyMap<string, string> | undefined;
}

/**
 * Finds the docs root: `path` is a folder with a docs.json, or the file itself; without it, the nearest folder from
 * `cwd` upward that contains a docs.json.
 *
 * @throws {SiteError} if there is none
 */
export async function findDocsRoot(path?: string, cwd: string = process.cwd()): Promise<DocsRoot> {
  if (path === undefined) return nearestDocsRoot(cwd);
  const given = resolve(cwd, path);
  const kind = await fileKind(given);
  if (kind === undefined) throw new SiteError(`${path} does not exist`);
  if (kind === "file") return rootAt(dirname(given), basename(given));
  if (kind === "other") throw new SiteError(`${path} is neither a folder nor a file`);
  const config = await configIn(given);
  if (config !== undefined) return rootAt(given, config);
  throw new SiteError(`${spokenPath(path)} contains no docs.json${await migrationOf(given, ` ${path}`)}`);
}

/** What to do about a folder that has a mint.json. */
async function migrationOf(folder: string, argument: string): Promise<string> {
  const isOld = (await fileKind(join(folder, "mint.json"))) === "file";
  return isOld ? `; "docsjson migrate mint${argument}" makes one of its mint.json` : "";
}

/** The name of the config in a folder: the first of the known names that exists. */
export async function configIn(folder: string, wanted?: "file"): Promise<string | undefined> {
  for (const name of CONFIG_NAMES) {
    const kind = await fileKind(join(folder, name));
    if (kind !== undefined && (wanted === undefined || kind === wanted)) return name;
  }
  return undefined;
}

async function nearestDocsRoot(cwd: string): Promise<DocsRoot> {
  for (let folder = resolve(cwd); ; folder = dirname(folder)) {
    const config = await configIn(folder, "file");
    if (config !== undefined) return rootAt(folder, config);
    if (folder !== dirname(folder)) continue;
    throw new SiteError(`no docs.json in ${cwd} or in a folder above it${await migrationOf(cwd, "")}`);
  }
}

async function rootAt(folder: string, config: string): Promise<DocsRoot> {
  return { folder: await realpath(folder), config };
}

export type ReadOutcome = DecodedText | { problem: ReadProblem };

/**
 * Reads a text file (UTF-8) of the docs root. A symbolic link is followed only if it ends inside the root.
 *
 * @param path from the root, as `pathInRoot` gives it
 * @param maxSize in bytes; a larger file is not read at all
 */
export async function readInRoot(root: DocsRoot, path: string, maxSize: number): Promise<ReadOutcome> {
  root.onFolder?.(folderOf(path));
  const text = root.texts?.get(path);
  if (text !== undefined) return { text };
  const found = await locateInRoot(root, path);
  if ("problem" in found) return found;
  try {
    const stats = await stat(found.absolute);
    if (!stats.isFile()) return { problem: "not-a-file" };
    if (stats.size > maxSize) return { problem: "too-large" };
    return decodeText(await readFile(found.absolute));
  } catch {
    return { problem: "unreadable" };
  }
}

/** The real path of a file of the docs root, or why it has none. */
export async function locateInRoot(
  root: DocsRoot,
  path: string,
): Promise<{ absolute: string } | { problem: ReadProblem }> {
  try {
    const joined = join(root.folder, path);
    // Errors cost, where thousands of files are missing.
    if (lstatSync(joined, { throwIfNoEntry: false }) === undefined) return { problem: "missing" };
    const absolute = await realpath(joined);
    return isInside(root, absolute) ? { absolute } : { problem: "outside-root" };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const missing = code === "ENOENT" || code === "ENOTDIR" || code === "ERR_INVALID_ARG_VALUE";
    return { problem: missing ? "missing" : "unreadable" };
  }
}

/** Whether an absolute path without symbolic links lies in the docs root, or another folder. */
export function isInside(root: Pick<DocsRoot, "folder">, absolute: string): boolean {
  const path = relative(root.folder, absolute);
  return path === "" || (path !== ".." && !path.startsWith(`..${sep}`) && resolve(root.folder, path) === absolute);
}
