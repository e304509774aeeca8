import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { load } from "js-yaml";
import type { JsonObject } from "../../../json/json-value.ts";
import { fieldsOfPage } from "../../../pages/front-matter/front-matter-fields.ts";
import { SiteError } from "../../../site/config/docs-root.ts";
import { isPageFile } from "../../../vocabulary/files/site-files.ts";
import type { ProjectFiles } from "../project-files.ts";
import { listProjectFiles } from "./list-project-files.ts";
import { readLiteralModule } from "./literal-module.ts";
import { NotLiteral } from "./literal-value.ts";
import { loadModules } from "./load-modules.ts";

/** Options for reading another tool's project. */
export interface ProjectWishes {
  /** Which files are JSON, YAML or modules to be read, by path from the project's folder. */
  readonly isData: (file: string) => boolean;
  /** The modules whose values are computed, so that they have to be run, and what they exported; of none by default. */
  readonly run?: ReadonlyMap<string, unknown> | undefined;
}

/** Values of files; what a module only tells if it is run throws when it is asked for. */
class ProjectData extends Map<string, unknown> {
  override get(file: string): unknown {
    const value = super.get(file);
    if (value instanceof NotLiteral) throw value;
    return value;
  }
}

/**
 * Reads page files and settings of another tool's project, and runs none of it. Leaves out `node_modules`, the folders of
 * builds, and names that start with a dot, except for `.vitepress`.
 *
 * @throws {SiteError} if a file of settings can't be read
 */
export async function readToolProject(
  folder: string,
  { isData, run = new Map() }: ProjectWishes,
): Promise<ProjectFiles> {
  const files = await listProjectFiles(folder);
  const pages = new Map<string, JsonObject>();
  for (const file of files.filter(isPageFile)) {
    pages.set(file, fieldsOfPage(await readFile(join(folder, file), "utf8")));
  }
  const data = new ProjectData();
  const wanted = files.filter(isData);
  for (const file of wanted.filter((file) => DATA.test(file))) {
    data.set(file, readData(file, await readFile(join(folder, file), "utf8")));
  }
  for (const file of wanted.filter((file) => !DATA.test(file)))
    data.set(file, run.has(file) ? run.get(file) : await evaluateModule(folder, file));
  return { folder, pages, data };
}

/** A project with the pages of a folder that is not in it, by their paths from the project: `../docs/intro.md`. */
export async function withPagesOf(files: ProjectFiles, folder: string): Promise<ProjectFiles> {
  const absolute = join(files.folder, folder);
  if (!folder.startsWith("../") || !existsSync(absolute)) return files;
  const isData = (file: string) => /(^|\/)_category_\.(json|ya?ml)$/.test(file);
  const { pages, data } = await readToolProject(absolute, { isData });
  const named = <Value>(all: ReadonlyMap<string, Value>) =>
    [...all].map(([file, value]) => [`${folder}/${file}`, value] as const);
  return { ...files, pages: new Map([...files.pages, ...named(pages)]), data: withEntries(files.data, named(data)) };
}

function withEntries(data: ReadonlyMap<string, unknown>, more: readonly (readonly [string, unknown])[]): ProjectData {
  const all = new ProjectData(data);
  for (const [file, value] of more) all.set(file, value);
  return all;
}

async function evaluateModule(folder: string, file: string): Promise<unknown> {
  try {
    return await readLiteralModule(folder, file);
  } catch (error) {
    if (error instanceof NotLiteral) return error;
    throw error;
  }
}

/**
 * Reads something of a project; a module whose values it asks for and that computes them is run, one at a time.
 *
 * @param mayRun whether modules may be run: else one that has to be is an error
 * @returns what was read, and which modules were run and why
 * @throws {SiteError} if one can't be loaded
 */
export async function readOrRun<Read>(
  folder: string,
  mayRun: boolean,
  read: (run: ReadonlyMap<string, unknown>) => Promise<Read>,
): Promise<{ read: Read; notes: string[] }> {
  const run = new Map<string, unknown>();
  const notes: string[] = [];
  for (;;) {
    try {
      return { read: await read(run), notes };
    } catch (error) {
      if (!(error instanceof NotLiteral) || run.has(error.file)) throw error;
      const { file, message } = error;
      if (!mayRun) throw new SiteError(`${file} would have to be run to read it, which --no-run forbids: ${message}`);
      const [module] = await loadModules(folder, [join(folder, file)]);
      if (module === undefined || "error" in module)
        throw new SiteError(`${file} can't be loaded: ${module && "error" in module ? module.error : message}`);
      run.set(file, module.value);
      notes.push(`${file} was run to read it, since ${message}`);
    }
  }
}

const DATA = /\.(json|ya?ml)$/i;

function readData(file: string, text: string): unknown {
  try {
    return file.endsWith(".json") ? JSON.parse(text.replace(/^\uFEFF/, "")) : load(text);
  } catch (error) {
    throw new SiteError(`${file} can't be read: ${(error as Error).message.split("\n")[0]}`);
  }
}

/** The first of these files that a folder has. */
export const findFile = (folder: string, names: readonly string[]): string | undefined =>
  names.find((name) => existsSync(join(folder, name)));
