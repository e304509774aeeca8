import type { Diagnostic } from "../../../diagnostic/diagnostic.ts";
import { own } from "../../../json/json-value.ts";
import type { AnyPageNode, ResolvedNavigation } from "../../../navigation/tree.ts";
import { type CheckOptions, resolveLoadedSite } from "../../../site/check-site.ts";
import type { Site } from "../../../site/load-site.ts";
import { mayRead } from "../../../vocabulary/platform/readers.ts";
import { servedFile } from "../../../vocabulary/files/site-files.ts";
import { reportRestricted, restrictedPaths } from "./restricted.ts";

/** A site as some readers may see it. */
export interface ReaderSite {
  readonly site: Site;
  readonly navigation: ResolvedNavigation;
  /** What was left out. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface ReaderOptions extends Pick<CheckOptions, "hrefFor"> {
  /**
   * The groups of users that the site is for. Pages and parts of pages that others alone may see are left out, and so is what is
   * for readers who are signed in, unless a group is named. Default: what everybody may see.
   */
  readonly groups?: readonly string[] | undefined;
}

/**
 * The site that readers may see: without the pages that are for others. All that builders publish comes from here.
 */
export function siteForReaders(
  whole: Site,
  navigation: ResolvedNavigation,
  { groups: readers = [], hrefFor }: ReaderOptions,
): ReaderSite {
  const paths = restrictedPaths(whole, readers);
  const isWhole = paths.size === 0 && ![...navigation.pages, ...navigation.unlisted].some(isOfGroups);
  if (isWhole)
    return { site: whole, navigation, diagnostics: reportOf(whole, navigation, { paths, pages: [] }) };
  const resolved = resolveLoadedSite(whole, { hideMissing: true, hrefFor, readers }).site;
  const withheld = { paths, pages: resolved.withheld };
  const site = withoutWithheld(whole, withheld);
  return { site, navigation: resolved.navigation, diagnostics: reportOf(site, resolved.navigation, withheld) };

  function reportOf(site: Site, shown: ResolvedNavigation, left: Parameters<typeof reportRestricted>[2]) {
    return reportRestricted(site, shown, left, { whole, readers });
  }
}

/** Whether a spec says who may read the page of an operation. */
const isOfGroups = (page: AnyPageNode): boolean =>
  page.type === "operation" && page.metadata !== undefined && own(page.metadata, "groups") !== undefined;

/** A site without the files of such pages, and without the specs that have more to say of them. */
function withoutWithheld(
  site: Site,
  { paths, pages }: { readonly paths: ReadonlySet<string>; readonly pages: readonly AnyPageNode[] },
): Site {
  const files = [...paths].flatMap((path) => {
    const file = site.pages.get(path)?.file;
    return file === undefined ? [] : [servedFile(path, file)];
  });
  const specs = pages.flatMap((page) => (page.type === "operation" ? page.spec : (page.shows?.spec ?? [])));
  return {
    ...site,
    pages: new Map([...site.pages].filter(([path]) => !paths.has(path))),
    withheld: new Set([...files, ...specs]),
  };
}
