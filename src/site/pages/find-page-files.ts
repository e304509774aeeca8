import { type Dirent, existsSync, type Stats } from "node:fs";
import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { PAGES } from "../../codes/examples/config.ts";
import { siteExample } from "../../codes/examples/example.ts";
import { code } from "../../diagnostic/code.ts";
import { type Finding, finding } from "../../diagnostic/finding.ts";
import { isOwnPage } from "../../navigation/pages/page-file.ts";
import { type ReadFrontMatter, readSimpleFrontMatter } from "../../pages/front-matter/simple-front-matter.ts";
import { type PageContents, readContents } from "../../pages/page-contents.ts";
import type { FieldSuggestions } from "../../validate/context/visits.ts";
import { isBelow, joinPath } from "../../vocabulary/addresses/root-path.ts";
import { type IgnoreRules, ignoresFile, readIgnoreRules } from "../../vocabulary/files/ignore-rules.ts";
import { pathFrom } from "../../vocabulary/files/path-from.ts";
import {
  IGNORE_FILE,
  isDataFile,
  isMdxFile,
  isPageFile,
  withoutPageExtension,
} from "../../vocabulary/files/site-files.ts";
import { BUILT_SITE_MARK, isBelowHidden, isHiddenOrPackages } from "../../vocabulary/files/unpublished-files.ts";
import { type DocsRoot, isInside, readInRoot, SiteError } from "../config/docs-root.ts";
import { lostIn } from "../encoding.ts";
import { KnownPages } from "./known-pages.ts";
import { PageReader, type PageText } from "./page-reader.ts";
import type { PageReadings, ReadPageFile } from "./page-readings.ts";
import { pagePathOf } from "./pages-folder.ts";
import { variablesIn } from "./variables-in-text.ts";

/** Why a file of the docs root gives no text. */
type ReadFault = "not-a-file" | "outside-root" | "too-large" | "unreadable";

const READ_FAULTS: Readonly<Record<ReadFault, string>> = {
  "not-a-file": "is not a file",
  "outside-root": "leads out of the docs root",
  "too-large": "is too large",
  unreadable: "cannot be read",
};

export const oldFile = code("config/old-file", {
  severity: "info",
  tag: "deprecated",
  title: "A mint.json is left beside docs.json",
  explanation:
    "`mint.json` is the former name and format of docs.json. Where both are there, only docs.json counts. `docsjson migrate mint` makes a docs.json of a mint.json that has none beside it.",
  example: { wrong: { ...PAGES, "mint.json": "{}" }, right: PAGES },
  message: () => "this file is not read: docs.json replaces it",
  hint: () => "remove it, once docs.json has all that it says",
});

export const ignoreFile = code("config/ignore-file", {
  severity: "warning",
  title: "The list of ignored files cannot be read",
  explanation:
    "`.mintignore` names the page files that are left out, with the patterns of gitignore. It must be a file of at most 1 MiB in the docs root, no pipe or device, and no link that leads out of the docs root.",
  example: {
    wrong: { ...PAGES, ".mintignore/drafts": "" },
    right: { ...PAGES, ".mintignore": "drafts/\n" },
  },
  message: ({ file, problem }: { file: string; problem: ReadFault }) =>
    `${file} ${READ_FAULTS[problem]}, so no files are ignored`,
});

export const unreadablePage = code("nav/unreadable", {
  severity: "error",
  title: "A page file or a folder cannot be read",
  explanation:
    "The file or folder exists, but the system does not allow reading it. Pages in such a folder are not reported as missing.",
  example: {
    ...siteExample('{ "pages": ["intro"] }', '{ "pages": ["intro"] }', { "intro.mdx": "" }),
    isSketch: true,
  },
  message: ({ kind }: { kind: "page" | "folder" }) =>
    kind === "page"
      ? "the page file cannot be read, so its front matter is unknown"
      : "the folder cannot be read, so its pages are unknown",
  hint: () => "check its permissions",
});

/** The page files of a site as an earlier reading found them, by file. Entries are removed when files change. */
export type PageCache = Map<string, ReadPageFile>;

/** Called with what is being read, for a progress line. */
export type LoadProgress = (what: string) => void;

export interface PageListing {
  /** By path from the docs root without extension; of `a.mdx` and `a.md`, the first. */
  pages: KnownPages;
  /** The JSON and YAML files except docs.json. Some may be specs that are not named, or named wrongly. */
  specLike: string[];
  /** What is inside the page files, by file; empty if only their heads were read. */
  contents: ReadonlyMap<string, PageContents>;
  /** All files but pages, by their path; `undefined` if some of them can't be known. */
  files: ReadonlySet<string> | undefined;
  /** The findings about files and folders that could not be read. */
  findings: Finding[];
}

/** Page files read between two turns of the event loop. */
const BATCH = 256;

/**
 * Lists the page files (`.mdx`, `.md`) of a docs root with what their front matter says. Leaves out `node_modules`,
 * names that start with a dot, what `.mintignore` names, folders that a build wrote, and symbolic links that lead out of the
 * root or to a file that is left out by its name.
 *
 * Files found in `cache` are not read again, and what is read is added to it.
 */
export async function listPageFiles(
  root: DocsRoot,
  {
    cache = new Map(),
    onProgress,
    variables = false,
    contents = false,
    readings,
    pagesFolder = "",
    publicFolder,
  }: ListOptions = {},
): Promise<PageListing> {
  const findings: Finding[] = [];
  const ignored = await ignoreRulesOf(root, findings);
  const { files: saved, specLike, others, unreadable } = await walk(root, ignored);
  const unsaved = unsavedPages(root, ignored);
  const files = unsaved.length > 0 ? [...saved, ...unsaved].sort() : saved;
  if (root.config === "docs.json" && specLike.includes("mint.json")) {
    findings.push(finding(oldFile, {}, { file: "mint.json", pointer: "" }));
  }
  const pages = new KnownPages();
  const texts = new Map<string, PageContents>();
  const known: FieldSuggestions = new Map();
  const reader = new PageReader();
  const servedAt = (file: string): string[] =>
    publicFolder !== undefined && isBelow(file, publicFolder) ? [file, file.slice(publicFolder.length + 1)] : [file];
  for (const folder of unreadable) {
    pages.unreadableFolders.add(folder);
    findings.push(finding(unreadablePage, { kind: "folder" }, { file: folder || ".", pointer: "" }));
  }
  // A short synchronous read costs a tenth of an asynchronous one: 20,000 heads take about 0.1 s.
  for (const [index, file] of files.entries()) {
    if (index % BATCH === BATCH - 1) {
      onProgress?.(`reading page files: ${index + 1} of ${files.length}`);
      await nextTurn();
    }
    const earlier = cache.get(file);
    const reading = isEnough(earlier, { variables, contents })
      ? earlier
      : readPageFile(root, file, { known, reader, variables, contents, readings });
    // Waiting for what is there already would cost as much as reading a page of the last run.
    const read = reading instanceof Promise ? await reading : reading;
    cache.set(file, read);
    const { page } = read;
    if (read.contents) texts.set(file, read.contents);
    const path = pagePathOf(file, pagesFolder);
    if (isOwnPage(path, page)) for (const found of read.findings) findings.push(found);
    if (!pages.has(path) || isMdxFile(file)) pages.set(path, page);
  }
  return {
    pages,
    contents: texts,
    specLike,
    files: unreadable.length > 0 ? undefined : new Set([...specLike, ...others].flatMap(servedAt)),
    findings,
  };
}

/** The page files that have a text and are not on the disk yet: an editor has them open. */
const unsavedPages = (root: DocsRoot, ignored: IgnoreRules): string[] =>
  [...(root.texts?.keys() ?? [])].filter(
    (file) =>
      isPageFile(file) && !isBelowHidden(file) && !ignoresFile(ignored, file) && !existsSync(join(root.folder, file)),
  );

/** The same listing with some of its page files as they are now. Where their heads say what they said, `pages` is the same map. */
export async function relistPages(
  root: DocsRoot,
  listing: PageListing,
  files: readonly string[],
  { cache = new Map(), variables = false, contents = false, readings, pagesFolder = "" }: ListOptions,
): Promise<PageListing> {
  let { pages } = listing;
  const reread = new Set<string>();
  const found: Finding[] = [];
  const inside = new Map(listing.contents);
  const reading = { known: new Map(), reader: new PageReader(), readings };
  for (const file of files) {
    const path = pagePathOf(file, pagesFolder);
    const before = cache.get(file);
    const read = await readPageFile(root, file, { ...reading, variables, contents });
    if (read.contents) inside.set(file, read.contents);
    else inside.delete(file);
    const isSame = before && isDeepStrictEqual([before.page, before.findings], [read.page, read.findings]);
    cache.set(file, isSame ? { ...read, page: before.page } : read);
    if (isSame) continue;
    if (pages === listing.pages) pages = new KnownPages(pages, pages.unreadableFolders);
    if (pages.get(path)?.file === file) pages.set(path, read.page);
    reread.add(file);
    if (isOwnPage(path, read.page)) found.push(...read.findings);
  }
  const kept = listing.findings.filter(({ place }) => place.file === undefined || !reread.has(place.file));
  const findings = reread.size === 0 ? listing.findings : [...kept, ...found];
  return { ...listing, pages, findings, contents: inside };
}

interface ListOptions {
  cache?: PageCache | undefined;
  onProgress?: LoadProgress | undefined;
  /** Whether to look for variables in the pages, which takes reading all of their texts (default false). */
  variables?: boolean | undefined;
  /** Whether to read what is inside the pages: links, anchors, faults (default false). */
  contents?: boolean | undefined;
  /** Spares the pages whose content is known. */
  readings?: PageReadings | undefined;
  /** Below which the paths of pages begin (default: the docs root). */
  pagesFolder?: string | undefined;
  /** Whose files are at the root, too. */
  publicFolder?: string | undefined;
}

type Wanted = Required<Pick<ListOptions, "variables" | "contents">>;

/** Whether an earlier reading of a page has all the facts that this reading asks for. */
const isEnough = (read: ReadPageFile | undefined, { variables, contents }: Wanted): read is ReadPageFile =>
  read !== undefined && (!variables || read.page.variables !== undefined) && (!contents || read.contents !== undefined);

/** What reading one page file leaves to the next. */
interface Reading {
  readonly known: FieldSuggestions;
  readonly reader: PageReader;
  readonly readings: PageReadings | undefined;
}

/** Reads a page file once: its head, or all of it. Few take a parser, which may have to be loaded. */
function readPageFile(root: DocsRoot, file: string, reading: Wanted & Reading): ReadPageFile | Promise<ReadPageFile> {
  const { known, reader, variables, contents, readings } = reading;
  const path = `${root.folder}/${file}`;
  const typed = root.texts?.get(file);
  const unchanged = contents && typed === undefined ? readings?.unchanged(file, path) : undefined;
  if (isEnough(unchanged, { variables, contents })) return unchanged;
  const ask = variables || contents ? reader.whole : reader.head;
  const read: PageText | undefined = typed === undefined ? ask.call(reader, path) : { text: typed };
  if (read === undefined) {
    return { page: { file }, findings: [finding(unreadablePage, { kind: "page" }, { file, pointer: "" })] };
  }
  const { text, stamp } = read;
  const inside = !contents ? undefined : readings ? readings.read(text, file) : readContents(text, file);
  const head = readSimpleFrontMatter(text, file, known);
  const describe = ({ fields, findings }: ReadFrontMatter, contents: PageContents | undefined): ReadPageFile => {
    const page = variables ? { file, ...fields, variables: variablesIn(text) } : { file, ...fields };
    const all = [...lostIn(read, file), ...findings];
    if (!contents) return { page, findings: all };
    const whole = { page, findings: all, contents };
    readings?.note(file, stamp, whole);
    return whole;
  };
  if (head && !(inside instanceof Promise)) return describe(head, inside);
  return (async () => describe(head ?? (await readAsYaml(text, file, known)), await inside))();
}

/** Reads front matter that takes a YAML parser, which few do: it is loaded for the first. */
async function readAsYaml(head: string, file: string, known: FieldSuggestions): Promise<ReadFrontMatter> {
  const { readFrontMatter } = await import("../../pages/front-matter/read-front-matter.ts");
  return readFrontMatter(head, file, known);
}

/** Page files from a list, one path from the docs root a line; blank lines are skipped, other files too. */
export function pagesFromList(text: string): KnownPages {
  const pages = new KnownPages();
  for (const line of text.replace(/^\uFEFF/, "").split(/\r?\n/)) {
    const file = line.trim().replace(/^(\.?\/)+/, "");
    if (file === "") continue;
    const path = withoutPageExtension(file);
    if (!pages.has(path) || isMdxFile(file)) pages.set(path, { file });
  }
  return pages;
}

/** Reads a list of page files from the disk. @throws {SiteError} if it can't be read */
export async function readPageList(path: string, cwd: string): Promise<KnownPages> {
  try {
    return pagesFromList(await readFile(resolve(cwd, path), "utf8"));
  } catch {
    throw new SiteError(`the page list ${path} can't be read`);
  }
}

/** How large `.mintignore` may be (bytes). */
export const MAX_RULES_SIZE = 1024 * 1024;

/** The files that are left out of a site. A `.mintignore` that can't be read leaves none out, and is reported. */
export async function ignoreRulesOf(root: DocsRoot, findings: Finding[] = []): Promise<IgnoreRules> {
  const file = IGNORE_FILE;
  const outcome = await readInRoot(root, file, MAX_RULES_SIZE);
  if ("text" in outcome) return readIgnoreRules(outcome.text);
  const { problem } = outcome;
  if (problem !== "missing") findings.push(finding(ignoreFile, { file, problem }, { file, pointer: "" }));
  return () => false;
}

/**
 * A folder still to be listed. `linked`: it was reached through a symbolic link, so no further link to a folder is
 * followed.
 */
interface Folder {
  path: string;
  linked: boolean;
}

/** The result of a walk, sorted by path. */
interface Walk {
  files: string[];
  specLike: string[];
  /** All that are neither. */
  others: string[];
  /** Folders that the system does not allow to list. */
  unreadable: string[];
}

/** All page files, JSON and YAML files. The folders of one level are listed at the same time. */
async function walk(root: DocsRoot, ignored: IgnoreRules): Promise<Walk> {
  const files: string[] = [];
  const specLike: string[] = [];
  const others: string[] = [];
  const unreadable: string[] = [];
  let level: Folder[] = [{ path: "", linked: false }];
  while (level.length > 0) {
    const listed = await Promise.all(level.map((folder) => listFolder(root, folder, ignored)));
    level = listed.flatMap((found) => found.folders);
    for (const found of listed) {
      // One by one, because a folder may contain more files than a call takes arguments.
      for (const file of found.files) files.push(file);
      for (const file of found.specLike) specLike.push(file);
      for (const file of found.others) others.push(file);
      if (found.unreadable) unreadable.push(found.path);
    }
  }
  return { files: files.sort(), specLike: specLike.sort(), others, unreadable: unreadable.sort() };
}

async function listFolder(root: DocsRoot, { path, linked }: Folder, ignored: IgnoreRules) {
  const files: string[] = [];
  const specLike: string[] = [];
  const others: string[] = [];
  const folders: Folder[] = [];
  let unreadable = false;
  root.onFolder?.(path);
  const entries = await readdir(join(root.folder, path), { withFileTypes: true }).catch((error) => {
    // Deleted since it was listed, so it counts as missing.
    unreadable = (error as NodeJS.ErrnoException).code !== "ENOENT";
    return [];
  });
  if (entries.some(({ name }) => name === BUILT_SITE_MARK))
    return { path, files, specLike, others, folders, unreadable };
  for (const entry of entries) {
    if (isHiddenOrPackages(entry.name)) continue;
    const child = joinPath(path, entry.name);
    const link = entry.isSymbolicLink();
    const kind = link ? await symlinkTarget(root, child) : kindOf(entry);
    if (kind === "none" || ignored(child, kind === "folder")) continue;
    if (kind === "folder") {
      if (!(link && linked)) folders.push({ path: child, linked: linked || link });
    } else if (isPageFile(child)) files.push(child);
    else (isDataFile(child) && child !== root.config ? specLike : others).push(child);
  }
  return { path, files, specLike, others, folders, unreadable };
}

const kindOf = (entry: Dirent | Stats): "file" | "folder" | "none" =>
  entry.isDirectory() ? "folder" : entry.isFile() ? "file" : "none";

/** The kind of a symbolic link's target, if that is inside the root. */
async function symlinkTarget(root: DocsRoot, path: string): Promise<"file" | "folder" | "none"> {
  try {
    const target = await realpath(join(root.folder, path));
    if (!isInside(root, target) || isBelowHidden(pathFrom(root.folder, target))) return "none";
    return kindOf(await stat(target));
  } catch {
    return "none";
  }
}
