import { existsSync, lstatSync, statSync } from "node:fs";
import { readFile, realpath } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { Result } from "../../diagnostic/diagnostic.ts";
import { pageMentions } from "../../edit/pages/page-mentions.ts";
import { readContents } from "../../pages/page-contents.ts";
import { isInside, SiteError, spokenPath } from "../../site/config/docs-root.ts";
import { repositoryFolder } from "../../site/config/repository-folder.ts";
import { folderOf } from "../../vocabulary/addresses/root-path.ts";
import { isKnownLanguage } from "../../vocabulary/elements/language-tags.ts";
import { readFileText } from "../write/file-bytes.ts";
import type { FileChange } from "../write/file-change.ts";
import { assertSettled } from "../write/interruption.ts";
import type { LeftAlone, Plan } from "../write/plan.ts";
import { titleEdits } from "./carried-titles.ts";
import { type ImportedContents, type ImportedSite, toConfig, withinFolder } from "./imported-site.ts";
import { OldSyntaxFinder } from "./old-syntax.ts";
import { PROJECT_TOOLS, readToolSite } from "./project/read-tool-site.ts";
import { titleOfName } from "./project-files.ts";
import { readMkdocs } from "./readers/read-mkdocs.ts";
import { readSummary } from "./readers/read-summary.ts";

/** The tools whose navigation can be imported. */
export const IMPORTED_TOOLS = ["summary", "mkdocs", ...PROJECT_TOOLS] as const;
export type ImportedTool = (typeof IMPORTED_TOOLS)[number];

/** A plan, and what of the site it lacks. */
interface ImportPlan extends Plan {
  /** What could not be read, as sentences. */
  readonly unread: readonly string[];
}

export interface ImportOptions {
  readonly cwd?: string | undefined;
  readonly mayRun?: boolean | undefined;
}

/** The path as messages name it, and whether modules may be run. */
interface Asked {
  readonly path: string;
  readonly mayRun: boolean;
}

/**
 * Plans a docs.json made of another tool's navigation and redirects; it leaves what has no place in docs.json. Titles
 * of the navigation come into the pages as `sidebarTitle`.
 *
 * @param path the tool's file, or the folder of its project
 * @param options `mayRun` (default true): whether config modules of the project that compute what is asked for are run
 * @throws {SiteError} if there is nothing to import, or a docs.json already
 */
export async function planImport(
  path = ".",
  tool: ImportedTool,
  { cwd = process.cwd(), mayRun = true }: ImportOptions = {},
): Promise<Result<ImportPlan>> {
  const { site, folder } = await readImportedSite(tool, resolve(cwd, path), { path, mayRun });
  assertSettled(folder);
  if (existsSync(join(folder, "docs.json"))) throw new SiteError(`${spokenPath(path)} has a docs.json already`);
  const unread = [...(site.unread ?? [])];
  const imported = toConfig({ ...site, contents: withKnownLanguages(site.contents, unread) }, basename(folder));
  if (!imported)
    throw new SiteError(
      `${spokenPath(path)} names no pages that docs.json can list; docsjson init makes a docs.json of the files`,
    );
  const { config, titles, notes } = imported;
  const { renamed = new Map() } = site;
  const pages = await readImportedPages({ folder, tool, renamed }, config, titles);
  const changes: FileChange[] = [
    { kind: "create", file: "docs.json", after: `${JSON.stringify(config, null, 2)}\n` },
    ...pages.changes,
  ];
  const left = [...[...unread, ...notes].map((note) => ({ what: note, reason: "" })), ...pages.left];
  return { ok: true, value: { title: `import ${tool}`, folder, changes, left, unread }, diagnostics: [] };
}

/** The changes of page files that keep their titles, and what pages have that docs.json and its Markdown do not. */
async function readImportedPages(
  { folder, tool, renamed }: { folder: string; tool: ImportedTool; renamed: NonNullable<ImportedSite["renamed"]> },
  config: object,
  titles: ReadonlyMap<string, string>,
) {
  const syntax = new OldSyntaxFinder(tool);
  const changes: FileChange[] = [];
  const left: LeftAlone[] = [];
  for (const path of new Set(pageMentions(config).map(({ path }) => path))) {
    const from = renamed.get(path);
    const files = from === undefined ? ["mdx", "md"].map((extension) => `${path}.${extension}`) : [from];
    const file = files.find((file) => isOwnFile(join(folder, file)));
    if (file === undefined) continue;
    const text = await readFileText(join(folder, file));
    syntax.read(file, text.before);
    const named = from === undefined ? undefined : titleOfName(folderOf(path));
    const heading = (await readContents(text.before, file)).rare.heading?.text.trim() || named;
    const listed = titles.get(path);
    const edits = titleEdits(text.before, { listed, heading });
    if ("reason" in edits && listed !== undefined)
      left.push({ what: `the title ${JSON.stringify(listed)} of ${file}`, reason: `is left out: ${edits.reason}` });
    const made = "reason" in edits ? [] : edits;
    if (from !== undefined)
      changes.push({ kind: "move", from, file: `${path}${from.slice(from.lastIndexOf("."))}`, ...text, edits: made });
    else if (made.length > 0) changes.push({ kind: "edit", file, ...text, edits: made });
  }
  return { changes, left: [...left, ...syntax.notes()] };
}

/** Whether there is a file, and not a link to one elsewhere. */
const isOwnFile = (path: string): boolean => existsSync(path) && lstatSync(path).isFile();

/** A site that was read, and the folder that its docs.json goes to. */
interface ReadSite {
  readonly site: ImportedSite;
  readonly folder: string;
}

async function readImportedSite(tool: ImportedTool, absolute: string, asked: Asked): Promise<ReadSite> {
  try {
    return await siteOf(tool, absolute, asked);
  } catch (error) {
    if (error instanceof RangeError)
      throw new SiteError(`${asked.path}: the navigation is nested too deeply to be read`);
    throw error;
  }
}

async function siteOf(tool: ImportedTool, absolute: string, asked: Asked): Promise<ReadSite> {
  const { path } = asked;
  if (tool === "summary") return summaryAt(absolute, path);
  if (tool === "mkdocs") return mkdocsAt(absolute, path);
  if (!existsSync(absolute)) throw new SiteError(`${path} does not exist`);
  const project = statSync(absolute).isFile() ? dirname(absolute) : absolute;
  const { site, folder } = await readToolSite(tool, await realpath(project), asked);
  return {
    folder: await folderWithin(folder, site.docsFolder, path),
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
  return { folder: await folderWithin(await realpath(dirname(file)), site.docsFolder, path), site };
}

/** The folder of the pages. Nothing is written outside of the project's repository, whatever its config says. */
async function folderWithin(project: string, docsFolder: string, path: string): Promise<string> {
  const folder = join(project, docsFolder);
  const named = JSON.stringify(docsFolder);
  const repository = { folder: await repositoryFolder(project) };
  const isWithin = (place: string) => isInside(repository, place);
  if (!isWithin(folder)) throw new SiteError(`${path}: the pages are in ${named}, outside of the project`);
  if (!existsSync(folder)) throw new SiteError(`${path}: the folder ${named} of the pages does not exist`);
  const real = await realpath(folder);
  if (!isWithin(real)) throw new SiteError(`${path}: the folder ${named} of the pages is a link out of the project`);
  return real;
}

/** The file that a path is, or the one of these names in a folder. */
function fileAt(absolute: string, path: string, names: readonly string[]): string {
  if (!existsSync(absolute)) throw new SiteError(`${path} does not exist`);
  if (statSync(absolute).isFile()) return absolute;
  const found = names.map((name) => join(absolute, name)).find(existsSync);
  if (found === undefined) throw new SiteError(`${spokenPath(path)} contains no ${names[0]}`);
  return found;
}

/** Says of a text that is no YAML which one it is. */
function read<T>(file: string, from: () => T): T {
  try {
    return from();
  } catch (error) {
    if (error instanceof SiteError || error instanceof RangeError) throw error;
    throw new SiteError(`${basename(file)} is not YAML: ${(error as Error).message.split("\n")[0]}`);
  }
}

/**
 * Contents whose languages are those of docs.json: `pt-PT` is `pt` there, if no other language is. One that docs.json does not know
 * is left out.
 *
 * @param unread told of each that is left out
 */
function withKnownLanguages(contents: ImportedContents, unread: string[]): ImportedContents {
  if (!("divisions" in contents)) return contents;
  const taken = new Set(contents.divisions.map(({ name }) => name));
  const divisions = contents.divisions.flatMap((division) => {
    if (division.kind !== "language" || isKnownLanguage(division.name)) return [division];
    const name = division.name.split("-")[0] as string;
    if (isKnownLanguage(name) && !taken.has(name)) {
      taken.add(name);
      return [{ ...division, name }];
    }
    unread.push(`docs.json does not know the language ${division.name}: its pages are left out`);
    return [];
  });
  return { divisions };
}
