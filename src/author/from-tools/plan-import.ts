import { existsSync, statSync } from "node:fs";
import { readFile, realpath } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { Result } from "../../diagnostic/diagnostic.ts";
import { nameOfPath, SiteError } from "../../site/config/docs-root.ts";
import { assertSettled } from "../write/interruption.ts";
import type { Plan } from "../write/plan.ts";
import { type ImportedSite, isEmpty, toConfig, withinFolder } from "./imported-site.ts";
import { PROJECT_TOOLS, readToolSite } from "./project/read-tool-site.ts";
import { readMkdocs } from "./read-mkdocs.ts";
import { readSummary } from "./read-summary.ts";

/** The tools whose navigation can be imported. */
export const IMPORTED_TOOLS = ["summary", "mkdocs", ...PROJECT_TOOLS] as const;
export type ImportedTool = (typeof IMPORTED_TOOLS)[number];

/**
 * Plans a docs.json made of another tool's navigation and redirects; it leaves what has no place in docs.json.
 *
 * @param path the tool's file, or the folder of its project
 * @throws {SiteError} if there is nothing to import, or a docs.json already
 */
export async function planImport(
  path = ".",
  tool: ImportedTool,
  { cwd = process.cwd() }: { readonly cwd?: string | undefined } = {},
): Promise<Result<Plan>> {
  const { site, folder } = await readSite(tool, resolve(cwd, path), path);
  assertSettled(folder);
  if (existsSync(join(folder, "docs.json"))) throw new SiteError(`${nameOfPath(path)} has a docs.json already`);
  if (isEmpty(site.contents))
    throw new SiteError(`${nameOfPath(path)} names no pages; docsjson init makes a docs.json of the files`);
  const { config, notes } = toConfig(site, basename(folder));
  const changes = [{ kind: "create", file: "docs.json", after: `${JSON.stringify(config, null, 2)}\n` } as const];
  const left = notes.map((note) => ({ what: note, reason: "" }));
  return { ok: true, value: { title: `import ${tool}`, folder, changes, left }, diagnostics: [] };
}

/** A site that was read, and the folder that its docs.json goes to. */
interface ReadSite {
  readonly site: ImportedSite;
  readonly folder: string;
}

async function readSite(tool: ImportedTool, absolute: string, path: string): Promise<ReadSite> {
  if (tool === "summary") return summaryAt(absolute, path);
  if (tool === "mkdocs") return mkdocsAt(absolute, path);
  if (!existsSync(absolute)) throw new SiteError(`${path} does not exist`);
  const project = statSync(absolute).isFile() ? dirname(absolute) : absolute;
  const { site, folder } = await readToolSite(tool, await realpath(project), path);
  return {
    folder: join(folder, site.docsFolder),
    site: { ...site, contents: withinFolder(site.contents, site.docsFolder) },
  };
}

async function summaryAt(absolute: string, path: string): Promise<ReadSite> {
  const file = fileAt(absolute, path, ["SUMMARY.md", "summary.md"]);
  const folder = await realpath(dirname(file));
  const settings = [join(folder, ".gitbook.yaml"), join(folder, ".gitbook.yml")].find(existsSync);
  const text = await readFile(file, "utf8");
  const yaml = settings === undefined ? undefined : await readFile(settings, "utf8");
  return { folder, site: read(settings ?? file, () => readSummary(text, yaml)) };
}

async function mkdocsAt(absolute: string, path: string): Promise<ReadSite> {
  const file = fileAt(absolute, path, ["mkdocs.yml", "mkdocs.yaml"]);
  const text = await readFile(file, "utf8");
  const site = read(file, () => readMkdocs(text));
  const folder = join(dirname(file), site.docsFolder);
  if (!existsSync(folder))
    throw new SiteError(`${path}: the folder ${JSON.stringify(site.docsFolder)} of the pages does not exist`);
  return { folder: await realpath(folder), site };
}

/** The file that a path is, or the one of these names in a folder. */
function fileAt(absolute: string, path: string, names: readonly string[]): string {
  if (!existsSync(absolute)) throw new SiteError(`${path} does not exist`);
  if (statSync(absolute).isFile()) return absolute;
  const found = names.map((name) => join(absolute, name)).find(existsSync);
  if (found === undefined) throw new SiteError(`${nameOfPath(path)} contains no ${names[0]}`);
  return found;
}

/** Says of a text that is no YAML which one it is. */
function read<T>(file: string, from: () => T): T {
  try {
    return from();
  } catch (error) {
    throw new SiteError(`${basename(file)} is not YAML: ${(error as Error).message.split("\n")[0]}`);
  }
}
