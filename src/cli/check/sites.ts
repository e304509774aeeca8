import { stat } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import ignore from "ignore";
import { findDocsRoot, SiteError } from "../../site/config/docs-root.ts";
import { findDocsRoots, structuresASite } from "../../site/config/find-docs-roots.ts";

/** What stands for the text on stdin among the paths. */
export const STDIN = "-";

/**
 * The sites that the arguments of `check` mean, each once, as paths from `cwd`: a docs root or config file as it is; a
 * folder without docs.json, the docs roots in it; a pattern as in a .gitignore, the docs roots that it matches;
 * any other file, such as a page, the site it belongs to. Without arguments, the nearest docs.json upward, and where
 * there is none, the docs roots below.
 *
 * @throws {SiteError} where an argument means no site
 */
export async function findSites(paths: readonly string[], cwd: string): Promise<string[]> {
  if (paths.length === 0) return nearestOrBelow(cwd);
  const sites = new Map<string, string>();
  for (const path of paths) {
    for (const site of await sitesOf(path, cwd)) {
      const folder = folderOf(resolve(cwd, site));
      if (!sites.has(folder)) sites.set(folder, site);
    }
  }
  return [...sites.values()];
}

/** The folder that a docs root or its docs.json means, so that a site that is named in two ways is checked once. */
const folderOf = (absolute: string): string => (basename(absolute) === "docs.json" ? dirname(absolute) : absolute);

async function sitesOf(path: string, cwd: string): Promise<string[]> {
  if (path === STDIN) return [path];
  const absolute = resolve(cwd, path);
  const kind = await kindOf(absolute);
  if (kind === "folder" && (await kindOf(join(absolute, "docs.json"))) === undefined) return inFolder(path, cwd);
  if (kind === "file" && !(await isConfig(absolute))) return [await siteOfFile(path, cwd)];
  if (kind === undefined && /[*?[\]{}]/.test(path)) return matching(path, cwd);
  return [path];
}

const isConfig = async (file: string): Promise<boolean> =>
  /(^|[\\/])(docs|mint)\.json$/.test(file) || (file.endsWith(".json") && (await structuresASite(file)));

/** The docs roots below a folder that is none itself; the folder, where there are none, so that it is named. */
async function inFolder(path: string, cwd: string): Promise<string[]> {
  if ((await kindOf(resolve(cwd, path, "mint.json"))) !== undefined) return [path];
  const roots = await findDocsRoots(resolve(cwd, path));
  return roots.length === 0 ? [path] : roots.map((root) => fromFolder(cwd, resolve(cwd, path, root)));
}

/** The site that a page or spec belongs to: the nearest docs.json from its folder upward. */
async function siteOfFile(path: string, cwd: string): Promise<string> {
  const { folder } = await findDocsRoot(undefined, dirname(resolve(cwd, path)));
  return fromFolder(cwd, folder);
}

async function matching(pattern: string, cwd: string): Promise<string[]> {
  const matcher = ignore().add(pattern.replace(/^\.?\/*/, "/"));
  const roots = (await findDocsRoots(cwd)).filter((root) => root !== "" && matcher.ignores(root));
  if (roots.length === 0) throw new SiteError(`no folder with a docs.json matches ${pattern}`);
  return roots;
}

async function nearestOrBelow(cwd: string): Promise<string[]> {
  try {
    const { folder } = await findDocsRoot(undefined, cwd);
    return [fromFolder(cwd, folder)];
  } catch (error) {
    const roots = await findDocsRoots(cwd);
    if (roots.length === 0) throw error;
    return roots;
  }
}

const fromFolder = (cwd: string, folder: string): string => relative(cwd, folder).split(sep).join("/") || ".";

async function kindOf(path: string): Promise<"folder" | "file" | undefined> {
  const stats = await stat(path).catch(() => undefined);
  if (!stats) return undefined;
  return stats.isDirectory() ? "folder" : "file";
}
