import { lstat, readFile, realpath } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import type { Result } from "../../diagnostic/diagnostic.ts";
import { groupBy } from "../../diagnostic/group-by.ts";
import { canBeListed } from "../../edit/pages/page-mentions.ts";
import { NamedSources } from "../../navigation/list-specs.ts";
import { isOwnPage } from "../../navigation/pages/page-file.ts";
import { titleOfPath } from "../../navigation/pages/title-of-path.ts";
import { SiteError, spokenPath } from "../../site/config/docs-root.ts";
import { DocumentLoader } from "../../site/documents/document-loader.ts";
import type { Documents } from "../../site/documents/documents.ts";
import { listPageFiles } from "../../site/pages/find-page-files.ts";
import { DOCUMENT_KINDS } from "../../vocabulary/elements/document-kinds.ts";
import { parsePageEntry } from "../../vocabulary/elements/operation-reference.ts";
import { unpublishedFolder } from "../../vocabulary/files/unpublished-files.ts";
import { toolWithin } from "../from-tools/tool-within.ts";
import { assertSettled } from "../write/interruption.ts";
import type { LeftAlone, Plan } from "../write/plan.ts";
import { outlinePages } from "./outline-pages.ts";

export interface InitOptions {
  /** The site's name (default: that of package.json, else `info.title` of the only spec, else the folder's). */
  readonly name?: string | undefined;
  readonly cwd?: string | undefined;
}

/** A plan for the docs.json of a folder. */
export interface InitPlan extends Plan {
  /** How many pages it lists. */
  readonly pages: number;
  /** The specs whose operations it lists, by path. */
  readonly specs: readonly string[];
}

/**
 * Plans a docs.json for a folder of pages and specs: a group for each folder, a language for each folder of
 * translations, and a place for the operations of each spec that no page file shows.
 *
 * @throws {SiteError} if there is a docs.json already, or nothing to make one of
 */
export async function planInit(path = ".", { name, cwd = process.cwd() }: InitOptions = {}): Promise<Result<InitPlan>> {
  const folder = await folderAt(resolve(cwd, path), path);
  const root = { folder, config: "docs.json" };
  const { pages, specLike } = await listPageFiles(root);
  const own = [...pages].filter(
    ([path, file]) =>
      isOwnPage(path, file) && unpublishedFolder(path) === undefined && !file.hidden && canBeListed(path),
  );
  const reader = { root, remote: { hosts: [] } };
  const loader = new DocumentLoader(new NamedSources({}), reader, async () => specLike);
  await loader.discover("openapi", specLike);
  const { documents } = loader;
  const shown = own.flatMap(([, { openapi }]) => (openapi === undefined ? [] : [openapi]));
  const specs = [...documents].flatMap(({ source, index }) => {
    const operations = index?.value?.operations.filter(({ hidden, excluded }) => !hidden && !excluded) ?? [];
    return operations.length > 0 && !shown.some((entry) => isOf(entry, source, operations)) ? [source] : [];
  });
  if (own.length === 0 && specs.length === 0)
    throw new SiteError(`${spokenPath(path)} contains neither pages nor specs`);
  const config = {
    $schema: "https://mintlify.com/docs.json",
    theme: "mint",
    name: name ?? (await packageName(folder)) ?? titleOfOnly(specs, documents) ?? titleOfPath(basename(folder)),
    colors: { primary: "#0f766e" },
    navigation: navigationOf(
      own.map(([path]) => path),
      specs,
    ),
  };
  const after = `${JSON.stringify(config, null, 2)}\n`;
  const changes = [{ kind: "create", file: "docs.json", after } as const];
  return {
    ok: true,
    value: { title: "init", folder, changes, left: await leftOfTool(folder), pages: own.length, specs },
    diagnostics: [],
  };
}

/** The navigation of another tool, which init does not read. */
async function leftOfTool(folder: string): Promise<LeftAlone[]> {
  const found = await toolWithin(folder);
  if (!found) return [];
  const { tool, name, file } = found;
  const reason = `is of ${name}, whose navigation was not read: "docsjson init --undo", then "docsjson import ${tool}" make a docs.json of it`;
  return [{ what: file, reason }];
}

/** `info.title` of a spec, if there is no other. */
function titleOfOnly([spec, ...more]: readonly string[], documents: Documents): string | undefined {
  const title = spec === undefined || more.length > 0 ? "" : documents.index("openapi", spec)?.title?.trim();
  return title || undefined;
}

async function folderAt(absolute: string, path: string): Promise<string> {
  const is = (file: string) => lstat(file).catch(() => undefined);
  const stats = await is(absolute);
  if (!stats) throw new SiteError(`${path} does not exist`);
  assertSettled(absolute);
  if (await is(join(absolute, "docs.json"))) {
    throw new SiteError(`${spokenPath(path)} has a docs.json already; docsjson sync keeps it together with its pages`);
  }
  if (await is(join(absolute, "mint.json"))) {
    throw new SiteError(`${spokenPath(path)} has a mint.json; docsjson migrate mint makes a docs.json of it`);
  }
  return realpath(absolute);
}

async function packageName(folder: string): Promise<string | undefined> {
  try {
    const { name } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    return typeof name === "string" && name !== "" ? name : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the front matter of a page names an operation of a spec. */
function isOf(entry: string, source: string, operations: readonly { method: string; path: string }[]): boolean {
  const reference = parsePageEntry(entry);
  if (reference.type === "page") return false;
  if (reference.spec !== undefined) return basename(reference.spec) === basename(source);
  const path = reference.type === "operation" ? reference.path : reference.name;
  return operations.some((operation) => operation.path === path);
}

function navigationOf(pages: readonly string[], specs: readonly string[]): object {
  const outline = outlinePages(pages, "Get started");
  if (specs.length === 0) return outline;
  if (pages.length === 0) return { tabs: [referenceTab(specs)] };
  if ("groups" in outline) return { tabs: [{ tab: "Guides", groups: outline.groups }, referenceTab(specs)] };
  const [main] = outline.languages;
  const codes = new Set(outline.languages.map(({ language }) => language));
  const languageOf = (source: string): string | undefined => {
    const folder = source.slice(0, Math.max(0, source.indexOf("/")));
    return codes.has(folder) ? folder : main?.language;
  };
  const byLanguage = groupBy(specs, languageOf);
  return {
    languages: outline.languages.map(({ language, groups }) => {
      const own = byLanguage.get(language);
      const directory = language === main?.language ? HOME_OF_OPERATIONS : `${language}/${HOME_OF_OPERATIONS}`;
      return { language, tabs: [{ tab: "Guides", groups }, ...(own ? [referenceTab(own, directory)] : [])] };
    }),
  };
}

/** The folder of operations if nothing names one. */
const HOME_OF_OPERATIONS = DOCUMENT_KINDS.openapi.directory;

/** The operations of all specs: of one as the spec has them, of several in a group for each. */
function referenceTab(specs: readonly string[], directory: string = HOME_OF_OPERATIONS): object {
  const tab = "API reference";
  const [only, ...more] = specs;
  if (more.length === 0) return { tab, openapi: directory === HOME_OF_OPERATIONS ? only : { source: only, directory } };
  return {
    tab,
    groups: specs.map((source) => {
      const path = source.replace(/\.[^./]+$/, "");
      return {
        group: titleOfPath(path),
        openapi: { source, directory: `${directory}/${path.replaceAll("/", "-")}` },
      };
    }),
  };
}
