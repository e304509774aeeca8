import type { Diagnostic, Result } from "../diagnostic/diagnostic.ts";
import { toResult } from "../diagnostic/result.ts";
import { applyRules, type Rules } from "../diagnostic/rules.ts";
import { sortDiagnostics } from "../diagnostic/sort.ts";
import { type ResolveOptions, resolveNavigation } from "../navigation/resolve.ts";
import type { ResolvedNavigation } from "../navigation/tree.ts";
import { checkSpec } from "../openapi/deep-check.ts";
import { type LoadOptions, loadSite, type Site } from "./load-site.ts";

export interface CheckOptions extends LoadOptions {
  /** What codes count as, instead of their own severity. */
  rules?: Rules | undefined;
  /** Warnings count as errors (default false). */
  strict?: boolean | undefined;
  /** Validates the specs themselves too, which takes much longer (default false). */
  deepSpecs?: boolean | undefined;
  /** Overrides the addresses of operation pages. */
  hrefFor?: ResolveOptions["hrefFor"];
}

/** A site that was read and resolved. */
export interface CheckedSite {
  readonly site: Site;
  /** `undefined` where docs.json is not JSON. */
  readonly navigation: ResolvedNavigation | undefined;
}

/**
 * Checks a whole site: docs.json and its includes, the navigation, page files and specs. All diagnostics have a place.
 *
 * @param path the docs root or its docs.json; without it the nearest docs.json upward
 * @throws {SiteError} where there is no docs.json, or it can't be read
 * @example
 * const { ok, diagnostics } = await checkSite("docs", { strict: true });
 */
export async function checkSite(
  path?: string,
  options: CheckOptions = {},
): Promise<Result<CheckedSite> & { value: CheckedSite }> {
  const { value: site, diagnostics: loading } = await loadSite(path, options);
  const checked = await checkLoadedSite(site, options);
  return toResult(
    checked.value,
    applyRules(sortDiagnostics([...loading, ...checked.diagnostics]), options.rules, options.strict),
  );
}

/**
 * The finished navigation of a site, with all that is wrong on the way.
 *
 * @param path the docs root or its docs.json; without it the nearest docs.json upward
 * @throws {SiteError} where there is no docs.json, or it can't be read
 */
export async function resolveSite(path?: string, options: CheckOptions = {}): Promise<Result<ResolvedNavigation>> {
  const { ok, value, diagnostics } = await checkSite(path, options);
  const { navigation } = value;
  return ok && navigation ? { ok, value: navigation, diagnostics } : { ok: false, value: navigation, diagnostics };
}

/** Resolves a site that was read. */
async function checkLoadedSite(
  site: Site,
  options: CheckOptions,
): Promise<{ value: CheckedSite; diagnostics: Diagnostic[] }> {
  if (site.config === undefined) return { value: { site, navigation: undefined }, diagnostics: [] };
  const { config, dialect, specs, pages, source } = site;
  options.onProgress?.("resolving the navigation");
  const resolved = resolveNavigation(config, { dialect, specs, pages, source, hrefFor: options.hrefFor });
  const deep = options.deepSpecs ? await checkSpecs(site, options) : [];
  const found = [...resolved.diagnostics, ...deep].filter((diagnostic) => !isAboutFailedInclude(diagnostic, site));
  return { value: { site, navigation: resolved.value }, diagnostics: found };
}

/** Whether a diagnostic only says what an include that failed would have brought. */
const isAboutFailedInclude = ({ file, pointer }: Diagnostic, { failedIncludes }: Site): boolean =>
  failedIncludes.some((place) => place.file === file && place.pointer === pointer);

/** What is wrong with the specs themselves, one after the other: each takes all that the machine has. */
async function checkSpecs({ specTexts }: Site, { onProgress }: CheckOptions): Promise<Diagnostic[]> {
  const found: Diagnostic[][] = [];
  for (const [file, text] of specTexts) {
    onProgress?.(`validating ${file}`);
    found.push(await checkSpec(text, file));
  }
  return found.flat();
}
