import { join } from "node:path";
import { type Result, sortDiagnostics, toResult } from "../diagnostic/diagnostic.ts";
import { countOf } from "../diagnostic/words.ts";
import { isObject } from "../json/json-value.ts";
import { variableNames } from "../navigation/checks/undefined-variable.ts";
import { NamedSources } from "../navigation/list-specs.ts";
import type { ResolvedFacts } from "../navigation/resolve-navigation.ts";
import type { PageSource } from "../navigation/tree.ts";
import type { PageVerdicts } from "../pages/page-verdicts.ts";
import type { ConfigFiles, ReadProblem } from "../source/config/config-files.ts";
import { insertIncludes } from "../source/config/insert-includes.ts";
import { placeFindings } from "../source/place-findings.ts";
import { formSourceMap, toDocsForm } from "../validate/docs-form.ts";
import type { SitePlace } from "../vocabulary/addresses/site-place.ts";
import { chooseDialect } from "../vocabulary/platform/choose-dialect.ts";
import type { DialectOption } from "../vocabulary/platform/dialect.ts";
import { allowsComments, type Platform, type PlatformName, platformOf } from "../vocabulary/platform/platforms.ts";
import { type DocsRoot, findDocsRoot, SiteError } from "./config/docs-root.ts";
import { readConfigFiles } from "./config/read-config.ts";
import { siteSourceMap } from "./config/site-source-map.ts";
import type { DocumentCache } from "./documents/document-cache.ts";
import { type LoadedDocuments, loadDocuments } from "./documents/load-documents.ts";
import type { RemotePolicy } from "./documents/remote/remote.ts";
import { addSource, diagnosticsOfSource, type ReadSource, type SiteSource } from "./git/source-repositories.ts";
import {
  type LoadProgress,
  listPageFiles,
  type PageCache,
  type PageListing,
  readPageList,
  relistPages,
} from "./pages/find-page-files.ts";
import { KnownPages } from "./pages/known-pages.ts";
import type { PageReadings } from "./pages/page-readings.ts";
import { pagesFolderOf } from "./pages/pages-folder.ts";
import type { Site } from "./site.ts";

export type { Site };

export interface LoadOptions extends SitePlace {
  /** Default `auto`: by the `$schema` and the content of the config. */
  dialect?: DialectOption | undefined;
  /** The platform that the site is for. Default: by the `$schema` and the name of the config. */
  platform?: PlatformName | undefined;
  /** The page files, or the path of a list of them (one a line), instead of those on the disk. */
  pages?: string | PageSource | undefined;
  /** The network access that is allowed: hosts (`api.example.com`), or a policy with limits. Default: nothing. */
  remote?: readonly string[] | RemotePolicy | undefined;
  /** The folder from which relative paths count (default: the process's current folder). */
  cwd?: string | undefined;
  /** Told the name of each thing that is read, for a progress line. */
  onProgress?: LoadProgress | undefined;
  /** Whether to read the content of the page files (default false): their links, anchors and faults. */
  contents?: boolean | undefined;
  /** Texts that replace files on the disk: of the config, its includes, specs and pages, by path from the docs root. */
  texts?: ReadonlyMap<string, string> | undefined;
  /**
   * The other repositories of the site by `owner/repo`, whose navigation is put in the place of entries with `sourceRef`:
   * those that such entries name.
   */
  sources?: Readonly<Record<string, SiteSource>> | undefined;
  /** What earlier readings found inside the pages of the site, by their content. It is brought up to date. */
  readings?: PageReadings | undefined;
  /** The cache of an earlier reading. Page files that changed since must be removed from it. */
  cache?: SiteCache | undefined;
  /** Told of each folder of the docs root, and of those of other repositories, before anything in it is read. */
  onFolder?: ((root: string, folder: string) => void) | undefined;
}

/** The data that is kept between two readings of a site. */
export interface SiteCache {
  readonly pages: PageCache;
  readonly specs: DocumentCache;
  /** What was found in the pages; without them, all pages are judged anew. */
  readonly verdicts?: PageVerdicts | undefined;
  /** The files of the docs root, while none came or went. It is kept here by each reading. */
  listing?: KeptListing | undefined;
  /** The page files among them that are to be read once more. */
  changedPages?: readonly string[] | undefined;
  /** The site as it was read last, while nothing but page files has changed. It is kept here by each reading. */
  site?: (Result<Site> & { readonly value: Site }) | undefined;
  /** What resolving the site gave last. */
  resolved?: { readonly site: Site; readonly result: ResolvedFacts } | undefined;
}

/** The facts of a site that need no pages. */
interface KnownSite {
  readonly platform: Platform | undefined;
  /** The folder from which relative paths count. */
  readonly cwd: string;
}

interface KeptListing {
  readonly variables: boolean;
  readonly contents: boolean;
  readonly listing: PageListing;
}

/**
 * Reads a site: its docs.json with all includes, its page files, and the specs that these name. The value is
 * always there; its `config` is `undefined` if docs.json is not JSON.
 * Codes: `config/syntax`, `config/duplicate-key`, `config/include`, and those of specs that can't be read.
 *
 * @param path the docs root or its docs.json; without it the nearest docs.json upward
 * @throws {SiteError} if there is no docs.json, or it can't be read
 */
export async function loadSite(path?: string, options: LoadOptions = {}): Promise<Result<Site> & { value: Site }> {
  const cwd = options.cwd ?? process.cwd();
  const root = await openDocsRoot(path, cwd, options);
  const { cache } = options;
  const again = cache?.site && (await rereadInside(root, cache.site, options, cwd));
  if (again) return again;
  const files = await readConfigFiles(root);
  const included = insertIncludes(files, mainFileOf(root, files));
  const { findings, failed } = included;
  const platform = platformOf(included.value, root.config, options.platform);
  const form = toDocsForm(included.value, platform);
  const { config } = form;
  const [listing, { documents, findings: ofDocuments }] = await readPagesAndDocuments(root, form.config, options, {
    platform,
    cwd,
  });
  const configs = textsOf(files);
  const sources = documents.texts();
  const written = await siteSourceMap({ main: root.config, origins: included.origins, configs, sources });
  const source = formSourceMap(form, written);
  const syntax = [...files].flatMap(([file, read]) =>
    "findings" in read ? [...read.findings, ...(allowsComments(file, platform) ? [] : read.relaxed)] : [],
  );
  const found = [...syntax, ...findings, ...form.findings, ...listing.findings, ...ofDocuments];
  const inDocuments = [...documents].flatMap(({ index }) => index?.diagnostics ?? []);
  const diagnostics = sortDiagnostics([...placeFindings(found, { config, sourceMap: source }), ...inDocuments]);
  const site: Site = {
    folder: root.folder,
    file: root.config,
    config,
    dialect: chooseDialect(options.dialect, config, platform),
    platform,
    place: {
      basePath: options.basePath,
      knownPaths: knownPathsOf(config, platform, options),
      siteUrl: options.siteUrl,
    },
    pages: listing.pages,
    contents: listing.contents,
    files: listing.files,
    origins: included.origins,
    documents,
    source,
    texts: new Map([...configs, ...sources]),
    configTexts: configs,
    failedIncludes: failed,
  };
  const others = await readOthers(options, cwd);
  const result = toResult(
    others.reduce(addSource, site),
    sortDiagnostics([...diagnostics, ...others.flatMap((other) => diagnosticsOfSource(site, other))]),
  );
  if (cache && others.length === 0) cache.site = result;
  return result;
}

/** The same site with what is inside its pages now; `undefined` if the heads of pages changed too. */
async function rereadInside(
  root: DocsRoot,
  last: NonNullable<SiteCache["site"]>,
  options: LoadOptions,
  cwd: string,
): Promise<SiteCache["site"]> {
  const { config, platform } = last.value;
  const { pages, contents } = await readPages(root, config, options, { platform, cwd });
  return pages === last.value.pages ? { ...last, value: { ...last.value, contents } } : undefined;
}

/** The paths that something else serves: from the options, and from docs.json if its platform has them there. */
function knownPathsOf(
  config: unknown,
  platform: Platform | undefined,
  { knownPaths = [] }: SitePlace,
): readonly string[] {
  const own = platform?.settings.includes("knownPaths") && isObject(config) ? config.knownPaths : undefined;
  return Array.isArray(own) ? [...knownPaths, ...own.filter((path) => typeof path === "string")] : knownPaths;
}

/** Reads the other repositories of a site. */
const readOthers = (
  { sources = {}, dialect, remote, onFolder, contents }: LoadOptions,
  cwd: string,
): Promise<ReadSource[]> =>
  Promise.all(
    Object.entries(sources).map(async ([name, { root, path }]) => {
      const { value: site, diagnostics } = await loadSite(root, { dialect, remote, cwd, onFolder, contents });
      return { name, path, site, diagnostics };
    }),
  );

async function openDocsRoot(
  path: string | undefined,
  cwd: string,
  { onFolder, texts }: LoadOptions,
): Promise<DocsRoot> {
  const root = { ...(await findDocsRoot(path, cwd)), texts };
  return onFolder ? { ...root, onFolder: (folder) => onFolder(root.folder, folder) } : root;
}

const onlyPages = (pages: KnownPages): PageListing => ({
  pages,
  contents: new Map(),
  specLike: [],
  files: undefined,
  findings: [],
});

/** Why there is no config. */
const CONFIG_PROBLEMS: Readonly<Record<ReadProblem, string>> = {
  missing: "is not there any more",
  "not-a-file": "is a folder, not a file",
  "outside-root": "is a link that leads out of its folder",
  "too-large": "is larger than 16 MiB, and is not read",
  unreadable: "can't be read",
};

/** What the byte order mark of UTF-16 is read as. */
const UTF_16_MARK = /^\ufffd\ufffd/;

function mainFileOf(root: DocsRoot, files: ConfigFiles): string {
  const main = files.get(root.config);
  const isText = main && "text" in main;
  if (isText && !UTF_16_MARK.test(main.text)) return root.config;
  const problem = isText ? "is UTF-16: save it with the encoding UTF-8" : CONFIG_PROBLEMS[main?.problem ?? "missing"];
  throw new SiteError(`${join(root.folder, root.config)} ${problem}`);
}

const textsOf = (files: ConfigFiles): Map<string, string> =>
  new Map([...files].flatMap(([file, read]) => ("text" in read ? [[file, read.text] as const] : [])));

async function readPages(
  root: DocsRoot,
  config: unknown,
  { pages, cache, onProgress, contents, readings }: LoadOptions,
  { platform, cwd }: KnownSite,
): Promise<PageListing> {
  if (typeof pages === "string") return onlyPages(await readPageList(pages, cwd));
  if (pages) return onlyPages(new KnownPages(pages));
  const variables = variableNames(config) !== undefined;
  const pagesFolder = await pagesFolderOf(root.folder, platform);
  const kept = cache?.listing;
  if (cache && kept?.variables === variables && kept.contents === (contents === true)) {
    const changed = cache.changedPages ?? [];
    cache.changedPages = [];
    if (changed.length === 0) return kept.listing;
    const wanted = { cache: cache.pages, contents, readings, variables, pagesFolder };
    const listing = await relistPages(root, kept.listing, changed, wanted);
    cache.listing = { ...kept, listing };
    return listing;
  }
  onProgress?.("reading page files");
  // Later readings of a watched site read what has changed, and nothing else.
  const isWhole = contents === true && (cache?.pages.size ?? 0) === 0;
  const listing = await listPageFiles(root, {
    cache: cache?.pages,
    onProgress,
    contents,
    readings,
    variables,
    pagesFolder,
    publicFolder: platform?.publicFolder,
  });
  if (isWhole) readings?.finish();
  if (cache) cache.listing = { variables, contents: contents === true, listing };
  return listing;
}

/**
 * Reads the page files and, at the same time, the documents that the config names; then those that only page files need.
 * Without a config nothing is read.
 */
async function readPagesAndDocuments(
  root: DocsRoot,
  config: unknown,
  options: LoadOptions,
  known: KnownSite,
): Promise<[PageListing, LoadedDocuments]> {
  const { remote = [], cache, onProgress } = options;
  const policy = Array.isArray(remote) ? { hosts: remote as readonly string[] } : (remote as RemotePolicy);
  const pages =
    config === undefined ? Promise.resolve(onlyPages(new KnownPages())) : readPages(root, config, options, known);
  const named = new NamedSources(config);
  const count = named.of("openapi").length;
  if (count > 0) onProgress?.(`reading ${countOf(count, "spec")}`);
  return Promise.all([pages, loadDocuments(named, { root, remote: policy }, pages, cache?.specs)]);
}
