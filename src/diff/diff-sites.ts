import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { CheckOptions } from "../site/check-site.ts";
import { compareSites, type SiteDiff } from "./compare-sites.ts";
import { type ReadSite, readRevisionOfSite, readSiteToCompare } from "./read-site-to-compare.ts";

export interface DiffOptions extends CheckOptions {
  /** The docs root, or its docs.json, that git revisions are of. Default: the nearest docs.json upward. */
  root?: string | undefined;
}

/**
 * What changed in the addresses of a site between two times: pages that were added, removed and moved, addresses that
 * break, and the redirects that save them. `docsjson diff` prints the same.
 *
 * @param old a docs root, a docs.json, or a git revision
 * @param now the same; without it, the site as it is now
 * @throws {SiteError} if a site can't be read, or git knows no such revision
 * @example
 * const { lost, redirects } = await diffSites("origin/main", undefined, { root: "docs" });
 */
export async function diffSites(old: string, now?: string, options: DiffOptions = {}): Promise<SiteDiff> {
  const before = await readOneOfTwo(old, options);
  const after = await readOneOfTwo(now, options);
  return compareSites(before.compared, after.compared);
}

/** Reads a docs root, a docs.json, or the site of the options: in a git revision, or as it is now. */
export const readOneOfTwo = (given: string | undefined, { root, ...options }: DiffOptions): Promise<ReadSite> =>
  given === undefined || existsSync(resolve(options.cwd ?? "", given))
    ? readSiteToCompare(given ?? root, given ?? "the site", options)
    : readRevisionOfSite(given, root, options);
