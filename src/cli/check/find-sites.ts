import { basename, dirname, resolve } from "node:path";
import { joinFirst } from "../../diagnostic/words.ts";
import { matchesPatterns } from "../../policy/rule-layers.ts";
import { configIn, findDocsRoot, isInside, SiteError } from "../../site/config/docs-root.ts";
import { fileKind } from "../../site/config/file-kind.ts";
import { findDocsRoots, structuresASite } from "../../site/config/find-docs-roots.ts";
import type { ToolConfigFile } from "../../site/config/read-tool-config.ts";
import { readIgnoreRules } from "../../vocabulary/files/ignore-rules.ts";
import { pathFrom } from "../../vocabulary/files/path-from.ts";
import { isConfigName } from "../../vocabulary/platform/platforms.ts";
import { UsageError } from "../command.ts";

/** The path that means the text on stdin. */
export const STDIN = "-";

/** How many sites a message names. */
const MOST_NAMED = 5;

/** Where sites are searched for: paths count from `cwd`, and the settings may list the sites. */
interface Search {
  readonly cwd: string;
  readonly config: ToolConfigFile | undefined;
}

/**
 * The sites that the arguments of `check` mean, each once, as paths from `cwd`: a docs root or config file as it is; a
 * folder without docs.json, the docs roots in it; a pattern as in a .gitignore, the docs roots that it matches;
 * any other file, such as a page, the site it belongs to. Without arguments, the sites of `defaultSites`.
 *
 * @throws {SiteError} if an argument means no site
 */
export async function findSites(paths: readonly string[], search: Search): Promise<string[]> {
  const found = paths.length === 0 ? await defaultSites(search) : await sitesOfAll(paths, search);
  const sites = new Map<string, string>();
  for (const site of found) {
    const folder = siteFolder(resolve(search.cwd, site));
    if (!sites.has(folder)) sites.set(folder, site);
  }
  return [...sites.values()];
}

/**
 * The one site that a command is about: the path that is given, or the only one of `defaultSites`.
 *
 * @throws {UsageError} if several are meant
 * @throws {SiteError} if there is none
 */
export async function findSite(paths: readonly string[], search: Search): Promise<string> {
  if (paths.length > 1) throw new UsageError("one site at a time: give one path");
  const [site = "", ...more] = paths.length === 1 ? paths : await defaultSites(search);
  if (more.length === 0) return site;
  throw new UsageError(`there are several sites, ${joinFirst([site, ...more], MOST_NAMED)}: give the path of one`);
}

/**
 * The sites if none is named: the nearest docs.json upward, as long as that is below the folder of the settings;
 * then the sites of the settings; else the nearest docs.json upward, wherever it is; else the docs roots below.
 */
async function defaultSites(search: Search): Promise<string[]> {
  const { cwd, config } = search;
  const nearest = await findDocsRoot(undefined, cwd).catch((error: unknown) => {
    if (error instanceof SiteError) return error;
    throw error;
  });
  const own = config?.settings.sites;
  if (config && own) {
    const isOfASite =
      !(nearest instanceof SiteError) && nearest.folder !== config.folder && isInside(config, nearest.folder);
    return isOfASite ? [fromCwd(cwd, nearest.folder)] : sitesOfConfig(config, own, cwd);
  }
  if (!(nearest instanceof SiteError)) return [fromCwd(cwd, nearest.folder)];
  const roots = await findDocsRoots(cwd, ignoredBy(config));
  if (roots.length === 0) throw nearest;
  return roots;
}

async function sitesOfConfig(config: ToolConfigFile, sites: readonly string[], cwd: string): Promise<string[]> {
  if (sites.length === 0) throw new SiteError(`"sites" of ${config.file} names no site`);
  try {
    const found = await sitesOfAll(sites, { cwd: config.folder, config });
    return found.map((site) => fromCwd(cwd, resolve(config.folder, site)));
  } catch (error) {
    throw error instanceof SiteError ? new SiteError(`"sites" of ${config.file}: ${error.message}`) : error;
  }
}

const sitesOfAll = async (paths: readonly string[], search: Search): Promise<string[]> =>
  (await Promise.all(paths.map((path) => sitesOf(path, search)))).flat();

const ignoredBy = (config: ToolConfigFile | undefined) =>
  config && matchesPatterns({ folder: config.folder, patterns: config.settings.ignore ?? [] });

/** The folder that a docs root or its docs.json means, so that a site that is named in two ways is checked once. */
const siteFolder = (absolute: string): string => (isConfigName(basename(absolute)) ? dirname(absolute) : absolute);

async function sitesOf(path: string, search: Search): Promise<string[]> {
  if (path === STDIN) return [path];
  const absolute = resolve(search.cwd, path);
  const kind = await fileKind(absolute);
  if (kind === "folder" && (await configIn(absolute)) === undefined) return sitesInFolder(path, search);
  if (kind === "file" && !(await isConfig(absolute))) return [await siteOfFile(path, search.cwd)];
  if (kind !== undefined) return [path];
  if (/[*?[\]{}]/.test(path)) return matching(path, search);
  throw new SiteError(`${path} does not exist`);
}

const isConfig = async (file: string): Promise<boolean> =>
  /(^|[\\/])(docs|mint)\.json$/.test(file) || (file.endsWith(".json") && (await structuresASite(file)));

/**
 * The docs roots below a folder that is not one itself. If there are none, the folder itself, so that the error names
 * it.
 */
async function sitesInFolder(path: string, { cwd, config }: Search): Promise<string[]> {
  if ((await fileKind(resolve(cwd, path, "mint.json"))) !== undefined) return [path];
  const roots = await findDocsRoots(resolve(cwd, path), ignoredBy(config));
  return roots.length === 0 ? [path] : roots.map((root) => fromCwd(cwd, resolve(cwd, path, root)));
}

/** The site that a page or spec belongs to: the nearest docs.json from its folder upward. */
async function siteOfFile(path: string, cwd: string): Promise<string> {
  const { folder } = await findDocsRoot(undefined, dirname(resolve(cwd, path)));
  return fromCwd(cwd, folder);
}

async function matching(pattern: string, { cwd, config }: Search): Promise<string[]> {
  const matches = readIgnoreRules(pattern.replace(/^\.?\/*/, "/").replace(/\/docs\.json$/, ""));
  const roots = (await findDocsRoots(cwd, ignoredBy(config))).filter((root) => root !== "" && matches(root, true));
  if (roots.length === 0) throw new SiteError(`no folder with a docs.json matches ${pattern}`);
  return roots;
}

const fromCwd = (cwd: string, folder: string): string => pathFrom(cwd, folder) || ".";
