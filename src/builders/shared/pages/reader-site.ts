import type { Diagnostic } from "../../../diagnostic/diagnostic.ts";
import { own } from "../../../json/json-value.ts";
import type { AnyPageNode, ResolvedNavigation } from "../../../navigation/tree.ts";
import { type CheckOptions, resolveLoadedSite } from "../../../site/check-site.ts";
import { FilesInRoot } from "../../../site/files-in-root.ts";
import type { Site } from "../../../site/load-site.ts";
import { servedFile } from "../../../vocabulary/files/site-files.ts";
import { schemaFinder } from "./content/named-schemas.ts";
import { filledSite } from "./filled-site.ts";
import { specDocuments } from "./operation-specs.ts";
import { withRedirectedPages } from "./redirected-pages.ts";
import { reportRestricted, restrictedPaths, type Withheld } from "./restricted.ts";

/** A site as some readers may see it. */
export interface ReaderSite {
  readonly site: Site;
  readonly navigation: ResolvedNavigation;
  /** What was left out. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface ReaderOptions extends Pick<CheckOptions, "hideMissing" | "hrefFor"> {
  /**
   * The groups of users that the site is for. Pages and parts of pages that others alone may see are left out, and so is what is
   * for readers who are signed in, unless a group is named. Default: what everybody may see.
   */
  readonly groups?: readonly string[] | undefined;
}

/**
 * The site that readers may see: without the pages that are for others, or that redirects lead away from, and with the values of
 * variables. All that builders publish comes from here.
 */
export function siteForReaders(
  written: Site,
  navigation: ResolvedNavigation,
  { groups: readers = [], hideMissing, hrefFor }: ReaderOptions,
): ReaderSite {
  const whole = withRedirectedPages(filledSite(written));
  const paths = restrictedPaths(whole, readers);
  const isWhole = paths.size === 0 && ![...navigation.pages, ...navigation.unlisted].some(isOfGroups);
  if (isWhole && whole === written)
    return { site: whole, navigation, diagnostics: reportOf(whole, { paths, pages: [] }) };
  const resolved = resolveLoadedSite(whole, { hideMissing, hrefFor, readers }).site;
  const withheld = { paths, pages: resolved.withheld };
  const site = withoutWithheld(whole, withheld, resolved.navigation);
  return { site, navigation: resolved.navigation, diagnostics: reportOf(site, withheld) };

  function reportOf(site: Site, left: Withheld): Diagnostic[] {
    return reportRestricted(site, left, { whole, readers });
  }
}

/** Whether a spec says who may read the page of an operation. */
const isOfGroups = (page: AnyPageNode): boolean =>
  page.type === "operation" && page.metadata !== undefined && own(page.metadata, "groups") !== undefined;

/** A site without the files of such pages, and without the specs that have more to say of them. */
function withoutWithheld(site: Site, { paths, pages }: Withheld, { shown }: ResolvedNavigation): Site {
  const files = [...paths].flatMap((path) => {
    const file = site.pages.get(path)?.file;
    return file === undefined ? [] : [servedFile(path, file)];
  });
  const specs = [
    ...pages.flatMap((page) => (page.type === "operation" ? page.spec : [])),
    ...[...paths].flatMap((path) => shown.get(path)?.spec ?? []),
    ...specsOfSchemas(site, paths),
  ];
  return {
    ...site,
    pages: new Map([...site.pages].filter(([path]) => !paths.has(path))),
    withheld: new Set([...files, ...specs]),
  };
}

/** The specs of the schemas that pages show. */
function specsOfSchemas(site: Site, paths: ReadonlySet<string>): string[] {
  const references = [...paths].flatMap((path) => site.pages.get(path)?.openapiSchema ?? []);
  if (references.length === 0) return [];
  const files = new FilesInRoot(site);
  const schemaOf = schemaFinder(
    site,
    specDocuments(site, (spec) => files.text(spec)),
  );
  return references.flatMap((reference) => schemaOf(reference)?.spec ?? []);
}
