import { type Diagnostic, type ResultWithValue, toResult } from "../diagnostic/diagnostic.ts";
import { type Finding, Findings, runRules } from "../diagnostic/finding.ts";
import type { IconNames } from "../icons/icon-names.ts";
import { asObject, isObject, type JsonObject } from "../json/json-value.ts";
import { redirectsOf } from "../redirects/docs-redirects.ts";
import { placeFindings } from "../source/place-findings.ts";
import type { SourceMap } from "../source/source-map.ts";
import { checkDocs } from "../validate/check-docs.ts";
import { formSourceMap, toDocsForm } from "../validate/docs-form.ts";
import { findOtherFormat } from "../validate/rules/fields/other-format.ts";
import type { SitePlace } from "../vocabulary/addresses/site-place.ts";
import { chooseDialect } from "../vocabulary/platform/choose-dialect.ts";
import type { DialectOption } from "../vocabulary/platform/dialect.ts";
import { type Platform, type PlatformName, platformOf } from "../vocabulary/platform/platforms.ts";
import { SITE_RULES } from "./checks/site-rules.ts";
import { Effort } from "./context/effort.ts";
import type { ResolvedSite } from "./context/resolved-site.ts";
import type { Resolving } from "./context/resolving.ts";
import { NamedSources } from "./list-specs.ts";
import { RootNode } from "./nodes/root-node.ts";
import { type NavigationParts, SiteNavigation } from "./nodes/site-navigation.ts";
import type { NavigationSources } from "./repositories/source-repository.ts";
import { withSources } from "./repositories/with-repositories.ts";
import type { SpecSource } from "./specs/loaded-specs.ts";
import { SpecLibrary } from "./specs/spec-library.ts";
import { excludedOperations } from "./specs/x-hidden.ts";
import { buildTree } from "./steps/build-tree.ts";
import { collectPages } from "./steps/collect-pages.ts";
import { generateDefinitions, generatePages } from "./steps/generate-pages.ts";
import type { HrefFor } from "./steps/href-registry.ts";
import { settleAddresses } from "./steps/settle-addresses.ts";
import { withholdPages } from "./steps/withhold-pages.ts";
import type { FileSource, PageSource, ResolvedNavigation } from "./tree.ts";

/** What `resolveNavigation` takes besides the config. */
export interface ResolveOptions extends SitePlace {
  /** Default `auto`: by the `$schema` and the content of the config. */
  dialect?: DialectOption | undefined;
  /** The platform that the site is for. Default: by the `$schema` of the config and the name of its file. */
  platform?: PlatformName | undefined;
  /** The specs that the navigation names (see `listSpecs`), loaded beforehand; others of the site may be among them. */
  specs?: SpecSource | undefined;
  /** The AsyncAPI documents that the navigation names (see `listDefinitions`), read by `indexChannels`. */
  asyncapi?: SpecSource | undefined;
  /** The GraphQL schemas that the navigation names, read by `indexGraphql`. */
  graphql?: SpecSource | undefined;
  /** The SDK references that the navigation names, read by `indexSdk`. */
  sdk?: SpecSource | undefined;
  /** The site's page files. Without them, existence isn't checked and titles are made from paths. */
  pages?: PageSource | undefined;
  /** Addresses of operation pages in place of the usual ones; still made unique over the site. */
  hrefFor?: HrefFor | undefined;
  /** The other files of the docs root. Without them, it isn't checked whether the files that settings name exist. */
  files?: FileSource | undefined;
  /** The names of icons, as `docsjson/icons` has them. Without them, icons aren't checked. */
  icons?: IconNames | undefined;
  /**
   * The other repositories of the site by `owner/repo`, for entries with `sourceRef`. Their pages and specs are among
   * `pages` and `specs` below the path where each is published.
   */
  sources?: NavigationSources | undefined;
  /**
   * The groups of users that the navigation is for: without the pages whose `groups` let none of them through. An empty list
   * gives what everybody may see. Default: all pages.
   */
  readers?: readonly string[] | undefined;
  /** Gives nodes and diagnostics their files, and diagnostics their lines and columns. */
  source?: SourceMap | undefined;
}

/**
 * The finished navigation of a site: every inherited value in place, every reference and every generated endpoint a
 * page. It is always there, whatever the content: what can't be resolved is left out and named in the diagnostics
 * (codes `config/…`, `nav/…`, `openapi/…`, `redirect/…`, `asset/…`, `variable/…`), which include those of the config's shape. `ok` is false if one of them
 * is an error. The config is not changed, and the same input gives the same output. Linear in its size.
 *
 * @param config what `JSON.parse` or `validateDocs` gives; the text of a docs.json is a type error
 * @throws TypeError for a `dialect` that doesn't exist, and if `hrefFor` gives something else than a path.
 * @example resolveNavigation({ navigation: { pages: ["intro"] } }).value.pages[0]?.href // "/intro"
 */
export function resolveNavigation<Config>(
  config: Config extends string ? never : Config,
  options: ResolveOptions = {},
): ResultWithValue<ResolvedNavigation> {
  const platform = platformOf(config, options.source?.file, options.platform);
  const form = toDocsForm(config, platform);
  const source = form.origins.size > 0 ? formSourceMap(form, options.source) : options.source;
  const { site, diagnostics } = resolveFacts(form.config, { ...options, platform, source }, form.findings);
  return toResult(site.navigation, diagnostics);
}

/** A resolved site as its rules look at it, and what they found. */
export interface ResolvedFacts {
  readonly site: ResolvedSite;
  readonly diagnostics: Diagnostic[];
}

/** The options for a config whose platform is known already. */
export interface FactOptions extends Omit<ResolveOptions, "platform"> {
  /** The platform that the site is for, if any is known. */
  readonly platform: Platform | undefined;
  /** Whether pages without a file are hidden, as builders show them: their entries would lead readers nowhere. */
  readonly hideMissing?: boolean | undefined;
}

/**
 * Does what `resolveNavigation` does for a config that is in the form of docs.json, and gives more than the navigation.
 *
 * @param known faults of the config, which are reported with the rest
 */
export function resolveFacts(config: unknown, options: FactOptions, known: readonly Finding[] = []): ResolvedFacts {
  const spliced = options.sources && isObject(config) ? withSources(config, options.sources, options) : undefined;
  if (!spliced) return resolveWhole(config, options, known);
  const { site, diagnostics } = resolveWhole(spliced.config, { ...options, source: spliced.source }, [
    ...known,
    ...spliced.findings,
  ]);
  // Fixes would write the paths that the site has into files of another repository.
  const own = diagnostics.map((each) => (spliced.isElsewhere(each.file) ? { ...each, fixes: [] } : each));
  return { site, diagnostics: own };
}

/** Resolves a config with the navigation of its sources in place; `known` has the faults of the sources. */
function resolveWhole(config: unknown, options: FactOptions, known: readonly Finding[] = []): ResolvedFacts {
  const foreign = findOtherFormat(config);
  if (foreign) {
    const { site } = resolveWhole({ navigation: {} }, { dialect: options.dialect, platform: undefined });
    return { site, diagnostics: placeFindings([foreign], { config, sourceMap: options.source }) };
  }
  const resolving = startResolving(config, options, known);
  const settings: JsonObject = asObject(config);
  buildTree(asObject(settings.navigation), resolving);
  generatePages(resolving);
  generateDefinitions(resolving);
  const collected = collectPages(resolving.root);
  const { replaced, collisions, ...settled } = settleAddresses(collected, resolving.unlisted, options);
  const { dialect, readers, root, findings } = resolving;
  const listed = { root, pages: collected.pages, unlisted: settled.unlisted };
  const { pages, unlisted, withheld } = readers ? withholdPages(listed, readers) : { ...listed, withheld: [] };
  const navigation = new SiteNavigation(root, {
    dialect,
    pages,
    unlisted,
    excluded: excludedOperations(resolving.documents.openapi.all(), resolving.dialect),
    ...readLook(settings),
  });
  const place = { basePath: options.basePath, knownPaths: options.knownPaths };
  const site: ResolvedSite = {
    config,
    settings,
    navigation,
    resolving,
    replaced,
    withheld,
    collisions,
    shownByFiles: new Set(),
    files: options.files,
    icons: options.icons,
    place,
    redirects: redirectsOf(settings, place),
  };
  runRules(SITE_RULES, site);
  return { site, diagnostics: placeFindings(findings.done(), { config, sourceMap: options.source }) };
}

function startResolving(config: unknown, options: FactOptions, known: readonly Finding[]): Resolving {
  const { platform } = options;
  const dialect = chooseDialect(options.dialect, config, platform);
  // A walk of its own, two fifths of the time: `validateDocs` runs it without a build, and it reads what the build leaves out.
  const findings = new Findings();
  for (const each of known) findings.push(each);
  const named = new NamedSources(config);
  const places = new Set(known.map(({ place }) => place.pointer));
  // Such a reference stays in the config, and is already reported.
  for (const found of checkDocs(config, { dialect: options.dialect, chosen: dialect, platform, noteIncludes: true }))
    if (found.code.name !== "nav/source-ref" || !places.has(found.place.pointer)) findings.push(found);
  return {
    dialect,
    readers: options.readers,
    root: new RootNode(options.pages, options.source, options.hideMissing),
    documents: {
      openapi: new SpecLibrary(options.specs),
      asyncapi: new SpecLibrary(options.asyncapi),
      graphql: new SpecLibrary(options.graphql),
      sdk: new SpecLibrary(options.sdk),
    },
    named,
    apiSpecs: named.apiSpecs().map(({ source }) => source),
    findings,
    unknown: [],
    waiting: new Map(),
    generating: [],
    defining: [],
    shownSymbols: [],
    anchored: [],
    choices: [],
    unlisted: [],
    effort: new Effort(),
  };
}

/** `styling.eyebrows` and `interaction.drilldown`. */
function readLook(settings: JsonObject): Pick<NavigationParts, "eyebrows" | "drilldown"> {
  const eyebrows = isObject(settings.styling) ? settings.styling.eyebrows : undefined;
  const drilldown = isObject(settings.interaction) ? settings.interaction.drilldown : undefined;
  return {
    eyebrows: eyebrows === "breadcrumbs" || eyebrows === "section" ? eyebrows : undefined,
    drilldown: typeof drilldown === "boolean" ? drilldown : undefined,
  };
}
