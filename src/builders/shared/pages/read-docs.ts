import type { Diagnostic } from "../../../diagnostic/diagnostic.ts";
import { optional } from "../../../json/json-value.ts";
import type { ResolvedNavigation } from "../../../navigation/tree.ts";
import { linkPages } from "../../../render/link-pages.ts";
import { pictureSizeIn } from "../../../render/look/picture-size.ts";
import { formatDiagnostics } from "../../../report/format-diagnostics.ts";
import { type CheckedSite, type CheckOptions, checkSite } from "../../../site/check-site.ts";
import { withConfigFindings } from "../../../site/config/config-findings.ts";
import { findDocsRoot } from "../../../site/config/docs-root.ts";
import { assertOwnSources, projectOptions } from "../../../site/config/project-options.ts";
import { findToolConfig } from "../../../site/config/read-tool-config.ts";
import { FilesInRoot } from "../../../site/files-in-root.ts";
import type { Site } from "../../../site/load-site.ts";
import { normalizePath } from "../../../vocabulary/addresses/root-path.ts";
import { leavesSite } from "../../../vocabulary/addresses/url.ts";
import { type Logo, type SiteSettings, siteSettings } from "../../model/site-settings.ts";
import type { RedirectHost } from "../../redirects/host-redirects.ts";
import { type HostRedirects, redirectsOfHost } from "../../redirects/redirects-of-host.ts";
import { tellReport } from "./build-report.ts";
import { type ReaderOptions, siteForReaders } from "./reader-site.ts";

/** The options of every integration about the docs. */
export interface DocsOptions extends Omit<CheckOptions, "cache" | "cwd" | "hideMissing" | "onFolder" | "onProgress"> {
  /** The docs root or its docs.json, from the process's current folder. Default: the nearest docs.json upward. */
  root?: string | undefined;
  /** The absolute address of the published site, for sitemap and llms.txt: `https://docs.example.com`. */
  siteUrl?: string | undefined;
  /** What a build does if the docs have errors: `stop` (default), or `report` them and build what there is. */
  onError?: "stop" | "report" | undefined;
  /**
   * The groups of users that the site is for, as front matter and `Visibility` name them. Default: none, so that the site has
   * only what everybody may see.
   */
  groups?: readonly string[] | undefined;
  /**
   * Whether the docs are of strangers, as in the pull request of a fork. Code of their pages then runs in an engine of its own,
   * without files, network and environment and with limits of time and memory. Default: code of pages runs in the process that
   * builds the site.
   */
  untrusted?: boolean | undefined;
  /** Whether the docs' own scripts run in the browsers of readers. Default: unless the docs are of strangers. */
  scripts?: boolean | undefined;
  /**
   * The host that leads readers on: its own file then has all redirects of docs.json, patterns too, with their statuses. Default:
   * none, so that pages lead on.
   */
  redirects?: RedirectHost | undefined;
}

/** A site with a navigation, and its diagnostics. */
export interface Docs {
  readonly site: Site;
  readonly navigation: ResolvedNavigation;
  readonly settings: SiteSettings;
  /** The groups of users that the site is for. */
  readonly readers: readonly string[];
  /** Whether code of pages is kept away from the machine. */
  readonly untrusted: boolean;
  /** Whether the docs' own scripts run. */
  readonly scripts: boolean;
  /** What a host carries out of the redirects, which are no settings of the site then. */
  readonly redirects: HostRedirects | undefined;
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** Docs of which nothing can be shown, or that must have no errors. */
export class BrokenDocs extends Error {
  readonly site: Site;
  readonly diagnostics: readonly Diagnostic[];

  constructor(site: Site, diagnostics: readonly Diagnostic[]) {
    super(`docs.json has errors\n\n${findingLines(diagnostics, site)}`);
    this.site = site;
    this.diagnostics = diagnostics;
  }
}

/**
 * Reads and resolves the docs, as the settings of their project say where the options say nothing.
 *
 * @throws {BrokenDocs} if there is no navigation to speak of, and with `failOnErrors` on any error
 */
export async function readDocs(
  { root, siteUrl: _, onError, groups, untrusted, scripts, redirects, ...check }: DocsOptions,
  { failOnErrors }: { failOnErrors: boolean },
): Promise<Docs> {
  const config = await findToolConfig((await findDocsRoot(root, process.cwd())).folder);
  if (config && untrusted) assertOwnSources(config);
  const given = Object.fromEntries(Object.entries(check).filter(([, option]) => option !== undefined));
  const options: CheckOptions = { ...HIDING, ...projectOptions(config ? [config] : []), ...given };
  const { ok, value, diagnostics } = withConfigFindings(await checkSite(root, options), config);
  const fail = failOnErrors && onError !== "report" && !ok;
  return toDocs(value, diagnostics, fail, { hrefFor: options.hrefFor, groups, untrusted, scripts, redirects });
}

/**
 * The docs that are published, of a site that was checked with `HIDING`.
 *
 * @throws {BrokenDocs} if there is no navigation, or `fail` is set
 */
export function toDocs(
  { site: whole, navigation }: CheckedSite,
  found: readonly Diagnostic[],
  fail: boolean,
  {
    untrusted = false,
    scripts = !untrusted,
    redirects,
    ...options
  }: ReaderOptions & Pick<DocsOptions, "untrusted" | "scripts" | "redirects"> = {},
): Docs {
  if (!navigation || fail) throw new BrokenDocs(whole, found);
  const ok = found.every(({ severity }) => severity !== "error");
  const { site, diagnostics, ...shown } = siteForReaders(whole, navigation, { ...HIDING, ...options });
  const written = siteSettings(site.config, site.place);
  const links = [...linkPages(site)].map(([path, url]) => ({ source: `/${path}`, destination: url, permanent: false }));
  const settings = {
    ...written,
    ...optional("logo", written.logo && withSizes(written.logo, new FilesInRoot(site))),
    redirects: [...(redirects ? [] : written.redirects), ...links],
  };
  const ofHost = redirects ? redirectsOfHost(redirects, site, shown.navigation) : undefined;
  const readers = options.groups ?? [];
  const all = [...found, ...diagnostics, ...(ofHost?.diagnostics ?? [])];
  return { site, ...shown, settings, readers, untrusted, scripts, redirects: ofHost, ok, diagnostics: all };
}

/** A logo with the sizes of its pictures, so that the bar has their room before they are there. */
function withSizes(logo: Logo, files: FilesInRoot): Logo {
  const sizeOf = (file: string) => (leavesSite(file) ? undefined : pictureSizeIn(files, normalizePath(file)));
  return { ...logo, sizes: { ...optional("light", sizeOf(logo.light)), ...optional("dark", sizeOf(logo.dark)) } };
}

/** How builders read a site: without what is inside pages, and without entries that lead nowhere. */
export const HIDING = { contents: false, hideMissing: true } as const;

/** Diagnostics with code frames, as the terminal shows them. */
export const findingLines = (diagnostics: readonly Diagnostic[], site: Pick<Site, "texts">): string =>
  formatDiagnostics(diagnostics, { sources: site.texts }).trimEnd();

/** The logger of a builder. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/** Writes diagnostics to a builder's log, as loud as the worst of them, unless a command says them in the end. */
export function logDiagnostics(diagnostics: readonly Diagnostic[], site: Pick<Site, "texts">, log: Log): void {
  const has = (severity: Diagnostic["severity"]) => diagnostics.some((diagnostic) => diagnostic.severity === severity);
  if (diagnostics.length === 0 || tellReport({ diagnostics })) return;
  log[has("error") ? "error" : has("warning") ? "warn" : "info"](findingLines(diagnostics, site));
}
