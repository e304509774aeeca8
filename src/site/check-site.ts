import { type Diagnostic, type Result, toResult } from "../diagnostic/diagnostic.ts";
import { type Finding, type LoadedRule, reporterTo, runLoadedRules } from "../diagnostic/finding.ts";
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
import { rulesBelow, type SiteRules } from "../policy/rule-layers.ts";
import { isAskedFor, rulesInOrder } from "../policy/rules.ts";
import { placeFindings } from "../source/place-findings.ts";
import { isPageFile, withoutPageExtension } from "../vocabulary/files/site-files.ts";
import { isNeverPage } from "../vocabulary/files/unpublished-files.ts";
import { findDocsRoot } from "./config/docs-root.ts";
import { loadSite, type Site } from "./load-site.ts";
import { cacheFolderOf } from "./pages/cache-folder.ts";
import { explainLeftOut } from "./pages/left-out-page.ts";
import { pageTexts } from "./pages/page-texts.ts";
import type { ReadingCache } from "./pages/reading-cache.ts";
import type { CheckOptions, SiteVisit } from "./reading-rule.ts";

export type { CheckOptions } from "./reading-rule.ts";

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
  const rules: readonly SiteRules[] = rulesInOrder(options.rules);
  const layers = rulesBelow(root, rules);
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
  const texts = pageTexts(site.folder, options.texts);
  const findings: Finding[] = [];
  const report = reporterTo(findings);
  await runLoadedRules(READING_RULES, { site, navigation, loading, options, excuses, texts, findings, report });
  const place = (some: readonly Finding[]) => placeFindings(some, { config: site.config, sourceMap: site.source });
  const leftOut = await explainLeftOut(site, resolved.diagnostics);
  const told = resolved.diagnostics.flatMap((each) => {
    const instead = leftOut.get(each);
    return instead ? place([instead]).map((placed) => ({ ...each, ...placed, related: each.related })) : [each];
  });
  return {
    value: { site, navigation },
    found: [...told, ...place(findings), ...deep],
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

/** The rules that look at more than the navigation, in the order in which they run. */
const READING_RULES: readonly LoadedRule<SiteVisit>[] = [
  {
    needs: ({ site: { contents, files } }) => contents.size > 0 && files !== undefined,
    load: async () => (await import("./pages/contents-rule.ts")).contentsRule,
  },
  {
    needs: ({ options }) => Boolean(options.external),
    load: async () => (await import("./external/check-external.ts")).externalRule,
  },
  {
    // All of the docs root is read for it.
    needs: ({ options }) => isAskedFor(["asset/unused", "snippet/unused"], options.rules),
    load: async () => (await import("./coverage/unused-files.ts")).unusedFilesRule,
  },
  {
    needs: ({ options }) => (options.customRules ?? []).length > 0,
    load: async () => (await import("./custom-rules/run-custom-rules.ts")).customRulesRule,
  },
];

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
