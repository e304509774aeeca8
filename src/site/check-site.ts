import type { Diagnostic, Result } from "../diagnostic/diagnostic.ts";
import type { Finding } from "../diagnostic/finding.ts";
import { toResult } from "../diagnostic/result.ts";
import {
  type FactOptions,
  type ResolvedFacts,
  type ResolveOptions,
  resolveFacts,
} from "../navigation/resolve-navigation.ts";
import type { ResolvedNavigation } from "../navigation/tree.ts";
import { applyPolicy, type Policy } from "../policy/apply-policy.ts";
import type { Excuses } from "../policy/excuses/excuses.ts";
import type { IdleRules } from "../policy/idle-rules.ts";
import { rulesBelow, rulesInOrder, type SiteRules } from "../policy/rule-layers.ts";
import { isAskedFor, type Rules } from "../policy/rules.ts";
import { placeFindings } from "../source/place-findings.ts";
import { prepareIgnoredLinks } from "../vocabulary/addresses/ignored-links.ts";
import { folderOf } from "../vocabulary/addresses/root-path.ts";
import { PUBLISHED_KINDS } from "../vocabulary/elements/document-kinds.ts";
import { isPageFile, withoutPageExtension } from "../vocabulary/files/site-files.ts";
import { isNeverPage } from "../vocabulary/files/unpublished-files.ts";
import { findDocsRoot } from "./config/docs-root.ts";
import type { CustomRule } from "./custom-rules/custom-rule.ts";
import { unreadSpecs } from "./documents/unread-specs.ts";
import type { ExternalPolicy } from "./external/ask-addresses.ts";
import { type LoadOptions, loadSite, type Site } from "./load-site.ts";
import { cacheFolderOf } from "./pages/cache-folder.ts";
import { type PageTexts, pageTexts } from "./pages/page-texts.ts";
import type { ReadingCache } from "./pages/reading-cache.ts";
import { servedPages } from "./served-pages.ts";

export interface CheckOptions extends LoadOptions {
  /** The severities that replace those of codes. Of several, the last that has a rule for a finding decides. */
  rules?: Rules | readonly SiteRules[] | undefined;
  /** Warnings count as errors (default false). */
  strict?: boolean | undefined;
  /** Validates the specs themselves too, which takes longer (default false). */
  deepSpecs?: boolean | undefined;
  /** Whether the links, anchors and the syntax inside page files are judged (default true). */
  contents?: boolean | undefined;
  /** Rules of the project's own, which run after all others. */
  customRules?: readonly CustomRule[] | undefined;
  /**
   * Whether what is found inside pages is kept on the disk for the next run (default false): in `.cache/docsjson` of the
   * nearest `node_modules` above the docs root, if there is one.
   */
  keepReadings?: boolean | undefined;
  /** Patterns of links that are not judged; in them, `*` is any run of characters. */
  ignoreLinks?: readonly string[] | undefined;
  /** Whether the web is asked for each address that pages link to (default false). */
  external?: boolean | ExternalPolicy | undefined;
  /** Overrides the addresses of operation pages. */
  hrefFor?: ResolveOptions["hrefFor"];
  /** Whether pages without a file are hidden in the navigation (default false), as they are on built sites. */
  hideMissing?: boolean | undefined;
}

/** A site that was read and resolved. */
export interface CheckedSite {
  readonly site: Site;
  /** `undefined` if docs.json is not JSON. */
  readonly navigation: ResolvedNavigation | undefined;
  /** The overrides of the project's settings that apply to nothing here, by their place in these. */
  readonly idle?: readonly IdleRules[];
}

/**
 * Checks a whole site: docs.json and its includes, the navigation, page files and specs. All diagnostics have a place.
 *
 * @param path the docs root or its docs.json; without it the nearest docs.json upward
 * @throws {SiteError} if there is no docs.json, or it can't be read
 * @example
 * const { ok, diagnostics } = await checkSite("docs", { strict: true });
 */
export async function checkSite(
  path?: string,
  options: CheckOptions = {},
): Promise<Result<CheckedSite> & { value: CheckedSite }> {
  const kept = await openReadings(path, options);
  const reading = { ...options, contents: options.contents ?? true, readings: kept?.readings ?? options.readings };
  const { value: site, diagnostics: loading } = await loadSite(path, reading);
  const { value, found, ...policy } = await checkLoadedSite(site, loading, reading);
  kept?.save();
  const root = { folder: site.folder, file: site.file, texts: site.configTexts };
  const [rules, layers] = [rulesInOrder(options.rules), rulesBelow(root, options.rules)];
  const { judged, diagnostics } = applyPolicy({ loading, found }, { ...policy, rules: layers, strict: options.strict });
  const { navigation } = value;
  if (!navigation || rules.every(({ origin }) => origin === undefined)) return toResult(value, diagnostics);
  const { idleOverrides } = await import("./idle-overrides.ts");
  const idle = idleOverrides({ site, navigation }, { rules, layers }, judged, reading);
  return toResult({ ...value, idle }, diagnostics);
}

/**
 * The finished navigation of a site, with all its diagnostics.
 *
 * @param path the docs root or its docs.json; without it the nearest docs.json upward
 * @throws {SiteError} if there is no docs.json, or it can't be read
 */
export async function resolveSite(path?: string, options: CheckOptions = {}): Promise<Result<ResolvedNavigation>> {
  const { ok, value, diagnostics } = await checkSite(path, { ...options, contents: options.contents ?? false });
  const { navigation } = value;
  return ok && navigation ? { ok, value: navigation, diagnostics } : { ok: false, value: navigation, diagnostics };
}

/** What the last run found inside the pages; later readings of a watched site have that in memory. */
async function openReadings(
  path: string | undefined,
  { keepReadings, readings, contents, cache, cwd = process.cwd() }: CheckOptions,
): Promise<ReadingCache | undefined> {
  if (!keepReadings || readings || contents === false || (cache?.pages.size ?? 0) > 0) return undefined;
  const { folder: root } = await findDocsRoot(path, cwd);
  const folder = cacheFolderOf(root);
  if (folder === undefined) return undefined;
  const { ReadingCache } = await import("./pages/reading-cache.ts");
  return new ReadingCache(root, folder);
}

/** Resolves a site that was read, and finds all that is wrong with it. */
async function checkLoadedSite(
  site: Site,
  loading: readonly Diagnostic[],
  options: CheckOptions,
): Promise<{ value: CheckedSite; found: Diagnostic[] } & Policy> {
  if (site.config === undefined) return { value: { site, navigation: undefined }, found: [] };
  options.onProgress?.("resolving the navigation");
  const icons = namesIcons(site) ? (await import("../icons/icon-names.ts")).iconNames() : undefined;
  const resolved = resolveOnce(site, icons, options);
  const { navigation } = resolved.site;
  const deep = options.deepSpecs ? await checkSpecs(site, options) : [];
  const excuses = await excusesIn(site, navigation, options);
  const read = { site, navigation, loading, options, excuses, texts: pageTexts(site.folder, options.texts) };
  const findings: Finding[] = [];
  for (const { needs, find } of READING_RULES)
    if (needs(read)) for (const each of await find(read)) findings.push(each);
  const place = (some: readonly Finding[]) => placeFindings(some, { config: site.config, sourceMap: site.source });
  return {
    value: { site, navigation },
    found: [...resolved.diagnostics, ...place(findings), ...deep],
    failedIncludes: site.failedIncludes,
    isUnlisted: prepareUnlisted(site, navigation),
    withoutExcused: excuses && ((all) => [...excuses.leave(all), ...place(excuses.faults())]),
  };
}

/** The comments in pages that excuse findings, if there may be some. */
async function excusesIn(
  site: Site,
  navigation: ResolvedNavigation,
  options: CheckOptions,
): Promise<Excuses | undefined> {
  const isNeeded =
    site.contents.size === 0
      ? (options.customRules ?? []).length > 0
      : [...site.contents.values()].some(({ rare }) => rare.excuses.length > 0);
  return isNeeded ? (await import("./site-excuses.ts")).excusesOf(site, navigation, options) : undefined;
}

/** Resolves a site, unless all that its navigation is made from is what it was last. */
function resolveOnce(site: Site, icons: ResolveOptions["icons"], options: CheckOptions): ResolvedFacts {
  const { cache, hrefFor, hideMissing } = options;
  const last = cache?.resolved;
  // Reading it anew makes all of it anew.
  if (last && last.site.config === site.config && last.site.pages === site.pages) return last.result;
  const result = resolveLoadedSite(site, { hrefFor, icons, hideMissing });
  if (cache) cache.resolved = { site, result };
  return result;
}

/** Tells page files outside the navigation. Snippets are not page files. */
function prepareUnlisted({ pages }: Site, navigation: ResolvedNavigation): (file: string) => boolean {
  let listed: Set<string> | undefined;
  return (file) => {
    if (!isPageFile(file)) return false;
    listed ??= new Set(navigation.pages.map((page) => (page.type === "page" ? page.path : page.href.slice(1))));
    const path = withoutPageExtension(file);
    return pages.has(path) && !listed.has(path) && !isNeverPage(path);
  };
}

/** Resolves the navigation of a site that was read. */
export function resolveLoadedSite(
  site: Site,
  { hrefFor, icons, readers, hideMissing }: Pick<FactOptions, "hrefFor" | "icons" | "readers" | "hideMissing">,
): ResolvedFacts {
  const { config, dialect, platform, documents, files, pages, sources, source } = site;
  return resolveFacts(config, {
    ...{ dialect, platform, pages, files, icons, source, sources, hrefFor, readers, hideMissing, ...site.place },
    specs: documents.indexes("openapi"),
    asyncapi: documents.indexes("asyncapi"),
    graphql: documents.indexes("graphql"),
    sdk: documents.indexes("sdk"),
  });
}

/** A site that was read and resolved, as the rules look at it that need more than its navigation. */
interface ReadSite {
  readonly site: Site;
  readonly navigation: ResolvedNavigation;
  readonly options: CheckOptions;
  /** What was found when the files were read. */
  readonly loading: readonly Diagnostic[];
  /** The comments in pages that excuse findings. */
  readonly excuses: Excuses | undefined;
  readonly texts: PageTexts;
}

/** A rule that reads files or asks others. Its code is loaded if it is needed. */
interface ReadingRule {
  readonly needs: (read: ReadSite) => boolean;
  readonly find: (read: ReadSite) => Promise<readonly Finding[]>;
}

const contentsRule: ReadingRule = {
  needs: ({ site: { contents, files } }) => contents.size > 0 && files !== undefined,
  async find({ site, navigation, loading, options }) {
    const { config, contents, files = new Map(), place, platform, documents } = site;
    const { judgePages } = await import("../pages/judge-pages.ts");
    const unread = unreadSpecs(site, loading);
    const { iconNames } = await import("../icons/icon-names.ts");
    const isDescribed = documents.named(...PUBLISHED_KINDS).length > 0;
    const described = isDescribed ? await linksOfSpecs(site, options) : [];
    const served = servedPages(site, options.texts);
    const textOf = (file: string): string | undefined => {
      options.onFolder?.(site.folder, folderOf(file));
      return served.textOf(file);
    };
    const facts = { config, navigation, place, platform, icons: iconNames(), ignoreLinks: options.ignoreLinks };
    return judgePages(
      { ...facts, files, contents, described, unread, ...served, textOf },
      options.cache?.verdicts ?? options.readings?.verdicts,
    );
  },
};

/** The links in the descriptions of specs. */
const linksOfSpecs = async (site: Site, { cache }: CheckOptions) =>
  (await import("./documents/spec-links.ts")).specLinks(site, cache?.specs);

/** The links to the web that lead nowhere, if they are asked for. */
const externalRule: ReadingRule = {
  needs: ({ options }) => Boolean(options.external),
  async find({ options: { external, ignoreLinks, keepReadings: keeps = false, onProgress }, ...read }) {
    const { checkExternal } = await import("./external/check-external.ts");
    const policy = typeof external === "object" ? external : {};
    return checkExternal({ ...read, policy, ignored: prepareIgnoredLinks(ignoreLinks), keeps, onProgress });
  },
};

/** The files that nothing names, if a rule asks for them: all of the docs root is read for it. */
const unusedFilesRule: ReadingRule = {
  needs: ({ options }) => isAskedFor(["asset/unused", "snippet/unused"], options.rules),
  find: async ({ site, texts }) => (await import("./coverage/unused-files.ts")).reportUnused(site, texts.placeIn),
};

/** What the rules of the project find. */
const customRules: ReadingRule = {
  needs: ({ options }) => (options.customRules ?? []).length > 0,
  async find({ site, navigation, texts: { textOf }, options: { customRules = [], onProgress } }) {
    onProgress?.("asking the rules of the project");
    const { runCustomRules } = await import("./custom-rules/run-custom-rules.ts");
    return runCustomRules(customRules, { site, navigation, textOf });
  },
};

/** In the order in which they run. */
const READING_RULES: readonly ReadingRule[] = [contentsRule, externalRule, unusedFilesRule, customRules];

/** Whether a site may name an icon: the names of all libraries are a sixth of what a check loads. */
const namesIcons = ({ configTexts, pages }: Site): boolean =>
  [...configTexts.values()].some((text) => text.includes("icon")) ||
  [...(pages?.values() ?? [])].some(({ icon }) => icon !== undefined);

/** Validates the specs themselves. */
async function checkSpecs({ documents }: Site, { onProgress }: CheckOptions): Promise<Diagnostic[]> {
  const { checkSpec } = await import("../references/openapi/checks/check-spec.ts");
  return documents.named("openapi").flatMap(({ source: file, text, overlaid }) => {
    onProgress?.(`validating ${file}`);
    return checkSpec(overlaid ?? text, { file, text });
  });
}
