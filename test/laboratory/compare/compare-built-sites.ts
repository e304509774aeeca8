import { type GeneratedSite, generateSite } from "./generated-site.ts";
import { buildOurs, type OurSite } from "./our-site.ts";
import { type BuiltPage, type BuiltSite, loadBuilder } from "./platform-site.ts";

/** A known way in which built sites differ. */
export interface KnownSiteDifference {
  /** Fields of pages, `pages`, `unlisted` or `stops`. */
  readonly differs: readonly string[];
  /** A code that we report about such sites, or a text in their documents. */
  readonly with: string;
  readonly reason: string;
}

interface SiteDifference {
  readonly seed: number;
  readonly differs: string;
  readonly detail: string;
  /** The entry that explains it. */
  readonly known?: KnownSiteDifference | undefined;
}

/**
 * Builds sites of the seeds 0 to `count` on both sides. Returns how many are alike, how many differ for a known reason,
 * one line for each other difference, and the known differences that none had.
 */
export async function compareBuiltSites(folder: string, count: number, known: readonly KnownSiteDifference[]) {
  const build = await loadBuilder(folder);
  const differences: SiteDifference[] = [];
  for (let seed = 0; seed < count; seed++) {
    const site = generateSite(seed);
    const difference = findDifference(await build(site), await buildOurs(site), { site, seed, known });
    if (difference) differences.push(difference);
  }
  const unexplained = differences.filter((difference) => !difference.known);
  const used = new Set(differences.map((difference) => difference.known));
  return {
    alike: count - differences.length,
    explained: differences.length - unexplained.length,
    lines: unexplained.map(({ seed, differs, detail }) => `site ${seed}: ${differs}: ${detail}`),
    unused: known.filter((each) => !used.has(each)),
  };
}

/** The first difference of a site built by both. */
export function findDifference(
  platform: BuiltSite,
  { built: ours, codes }: OurSite,
  { site, seed, known }: { site: GeneratedSite; seed: number; known: readonly KnownSiteDifference[] },
): SiteDifference | undefined {
  const found = differenceOf(platform, ours);
  if (!found) return undefined;
  const text = JSON.stringify([...site.specs.values()]);
  const explains = (each: KnownSiteDifference): boolean =>
    each.differs.includes(found.differs) && (codes.has(each.with) || text.includes(each.with));
  return { seed, ...found, known: known.find(explains) };
}

const FIELDS = ["href", "around", "title", "tag", "deprecated"] as const satisfies readonly (keyof BuiltPage)[];

/** The first difference of two sites: the field of a page, or what else. */
function differenceOf(platform: BuiltSite, ours: BuiltSite): Pick<SiteDifference, "differs" | "detail"> | undefined {
  if ("stops" in platform || "stops" in ours) {
    if ("stops" in platform && "stops" in ours) return undefined;
    const stops = "stops" in platform ? `the platform: ${platform.stops}` : `we: ${"stops" in ours && ours.stops}`;
    return { differs: "stops", detail: stops.split("\n")[0] as string };
  }
  for (const [index, page] of platform.pages.entries()) {
    const other = ours.pages[index];
    const field = other && FIELDS.find((name) => JSON.stringify(page[name]) !== JSON.stringify(other[name]));
    if (field)
      return { differs: field, detail: `${JSON.stringify(page)} by the platform, ${JSON.stringify(other)} by us` };
  }
  if (platform.pages.length !== ours.pages.length)
    return { differs: "pages", detail: `${platform.pages.length} by the platform, ${ours.pages.length} by us` };
  if (String(platform.unlisted) !== String(ours.unlisted))
    return { differs: "unlisted", detail: `${platform.unlisted} by the platform, ${ours.unlisted} by us` };
  return undefined;
}
