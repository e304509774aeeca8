/**
 * Asks the hosted platform's newest packages and ours, and prints where they differ: the validator about thousands of
 * configs, the code that builds a site about thousands of generated sites (their elements, pages, addresses and
 * references), and the link checker about thousands of pages (their links and anchors). Says which versions the platform's newest command wants, and which of them the registry lacks.
 * `npm run compare`; `-- --platform FOLDER` takes packages that are installed already, `--sites 100` builds fewer sites,
 * `--place /footer` asks only about the fields that begin so. Exits with 1 on a difference that
 * `fixtures/compare/known.json` or `fixtures/links/known.json` does not explain.
 * `-- --corpus FOLDER` asks about single mistakes in the settings of real sites instead, each a folder with a docs.json,
 * and prints the share of them that both judge alike. `-- pages FOLDER…` asks the link checker and us about all pages of docs
 * roots, and prints each anchor and dead link that only the checker has. `-- --holocron FOLDER` asks Holocron's reader, in a checkout of its
 * repository, and us about its samples.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { COMPARED_VERSIONS } from "../../../src/vocabulary/platform/compared-versions.ts";
import { compareBuiltSites, type KnownSiteDifference } from "./compare-built-sites.ts";
import { compareHolocron } from "./compare-holocron.ts";
import { comparePages } from "./compare-pages.ts";
import { comparePublicPages, type PagesCompared } from "./compare-public-pages.ts";
import { type Difference, type KnownDifference, unexplained } from "./known-differences.ts";
import { installPlatform, loadPlatform, type Platform } from "./platform.ts";
import { distinctProbes, type Probe, probesOfSchema } from "./probes.ts";
import { probesOfFixtures } from "./probes-of-fixtures.ts";
import { probesOfPairs } from "./probes-of-pairs.ts";
import { configWith, mistakesIn, settingsOfSites } from "./probes-of-sites.ts";
import { ourVerdict } from "./verdict.ts";

const readJson = (path: string) => JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8"));

const knownDifferences = (): (KnownDifference | KnownSiteDifference)[] => readJson("fixtures/compare/known.json");

/** How many sites are built on both sides. */
const SITES = 3000;

async function compareSitesBuilt(folder: string, count: number): Promise<boolean> {
  const known = knownDifferences().filter((each): each is KnownSiteDifference => "differs" in each);
  const { alike, explained, lines, unused } = await compareBuiltSites(folder, count, known);
  for (const line of lines) console.log(line);
  const stale = count < SITES ? [] : unused;
  for (const { differs, reason } of stale) console.log(`known.json explains no difference of ${differs}: ${reason}`);
  console.log(
    `${count} generated sites: ${alike} alike, ${explained} different for a known reason, ${lines.length} for none`,
  );
  return lines.length === 0 && stale.length === 0;
}

async function compareLinks(folder: string): Promise<boolean> {
  const site = mkdtempSync(join(tmpdir(), "docsjson-compare-pages-"));
  try {
    const { asked, differences } = await comparePages(folder, site);
    const known: KnownDifference<string>[] = readJson("fixtures/links/known.json");
    const ofProbes = known.filter(({ place }) => !place.startsWith("/public site/"));
    return tell(`${asked} pages with a link or heading`, asked, differences, ofProbes);
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}

/** Prints the differences that nothing explains, the explanations without a difference, and a line that counts. */
function tell<Said extends string>(
  what: string,
  asked: number,
  differences: readonly Difference<Said>[],
  known: readonly KnownDifference<Said>[],
  isWhole = true,
): boolean {
  const { unknown, unused } = unexplained(differences, known);
  for (const line of linesOf(unknown)) console.log(line);
  const stale = isWhole ? unused : [];
  for (const { place, reason } of stale) console.log(`known.json explains no difference at ${place}: ${reason}`);
  console.log(
    `${what}: ${asked - differences.length} alike, ${differences.length - unknown.length} different for a known reason, ${unknown.length} for none`,
  );
  return unknown.length === 0 && stale.length === 0;
}

/** The probes that the two judge differently. */
const differencesIn = (platform: Platform, probes: readonly Probe[]): Difference[] =>
  probes.flatMap((probe) => {
    const verdicts = { platform: platform.verdict(probe.config), ours: ourVerdict(probe.config) };
    return verdicts.platform === verdicts.ours ? [] : [{ probe, ...verdicts }];
  });

function compareSites(platform: Platform, folder: string, begin: string): void {
  const sound = settingsOfSites(folder).filter((setting) => platform.verdict(configWith(setting)) === "accepted");
  const probes = distinctProbes(...sound.map(mistakesIn)).filter(({ place }) => place.startsWith(begin));
  const differences = differencesIn(platform, probes);
  for (const line of linesOf(differences)) console.log(line);
  const share = ((100 * (probes.length - differences.length)) / probes.length).toFixed(1);
  console.log(
    `${probes.length} single mistakes in ${sound.length} settings of real sites with ${platform.version}: ${share} % judged alike`,
  );
}

function compare(platform: Platform, begin: string): boolean {
  const published = readJson("schemas/docs.plain.schema.json");
  const all = distinctProbes(
    probesOfSchema(published),
    probesOfSchema(platform.schema),
    probesOfPairs(),
    probesOfFixtures(),
  );
  const probes = all.filter(({ place }) => place.startsWith(begin));
  const differences = differencesIn(platform, probes);
  const known = knownDifferences().filter((each): each is KnownDifference => "place" in each);
  const what = `${probes.length} probes with ${platform.version}`;
  return tell(what, probes.length, differences, known, begin === "");
}

/** One line a place and pair of verdicts, with all that was tried. */
function linesOf(differences: readonly Difference<string>[]): string[] {
  const changes = new Map<string, string[]>();
  for (const { probe, platform, ours } of differences) {
    const line = `${probe.place || "/"}: ${platform} by the platform, ${ours} by us`;
    changes.set(line, [...(changes.get(line) ?? []), probe.change]);
  }
  return [...changes].map(([line, all]) => `${line}: ${all.join(" | ")}`);
}

/** Compares the pages of docs roots one after the other, and prints the differences that nothing explains. */
async function comparePublic(folder: string, roots: readonly string[]): Promise<boolean> {
  const all: PagesCompared[] = [];
  const unknown: Difference<string>[] = [];
  const known: KnownDifference<string>[] = readJson("fixtures/links/known.json");
  for (const root of roots) {
    const compared = await comparePublicPages(folder, root);
    const differences = [...compared.anchors, ...compared.overlooked];
    const found = unexplained(differences, known).unknown;
    for (const line of linesOf(found)) console.log(line);
    console.log(`${root}: ${wordCompared([compared])}`);
    all.push(compared);
    unknown.push(...found);
  }
  console.log(`${roots.length} docs roots: ${wordCompared(all)}; ${unknown.length} different for no known reason`);
  const places = all.flatMap(({ anchors, overlooked }) => [...anchors, ...overlooked].map(({ probe }) => probe.place));
  for (const place of [...new Set(places)].sort()) {
    const reason = known.find((each) => each.place === place)?.reason ?? "No known reason.";
    console.log(`${places.filter((each) => each === place).length} ${place}: ${reason}`);
  }
  return unknown.length === 0;
}

function wordCompared(all: readonly PagesCompared[]): string {
  const sum = (count: (one: PagesCompared) => number): number => all.reduce((total, one) => total + count(one), 0);
  const [pages, dead] = [sum((one) => one.pages), sum((one) => one.dead)];
  const equal = sum(({ pages, anchors }) => pages - anchors.length);
  const overlooked = sum(({ overlooked }) => overlooked.length);
  const ours = sum(({ ours }) => ours.length);
  const [theirTime, ourTime] = [sum(({ seconds }) => seconds.platform), sum(({ seconds }) => seconds.ours)];
  const times = `${theirTime.toFixed(1)} s of processor time there, ${ourTime.toFixed(1)} s here, ${(theirTime / ourTime).toFixed(0)} times less`;
  return `anchors equal on ${equal} of ${pages} pages; of ${dead} dead links of the checker ${dead - overlooked} are ours too, and ${ours} findings are ours alone; ${times}`;
}

/** Installs the platform's newest packages, and gives whether they are those that the project says it was compared with. */
function tellInstalled(folder: string): boolean {
  const { lines, command, validator } = installPlatform(folder);
  for (const line of lines) console.log(line);
  const isKnown = command === COMPARED_VERSIONS.command && validator === COMPARED_VERSIONS.validator;
  if (!isKnown)
    console.log("compared-versions.ts names other versions: when all differences are explained, name these there");
  return isKnown;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      platform: { type: "string" },
      place: { type: "string" },
      sites: { type: "string" },
      corpus: { type: "string" },
      holocron: { type: "string" },
    },
  });
  if (values.holocron !== undefined) {
    const { asked, differences } = await compareHolocron(values.holocron);
    if (!tell(`${asked} samples of Holocron`, asked, differences, [])) process.exitCode = 1;
    return;
  }
  const folder = values.platform ?? mkdtempSync(join(tmpdir(), "docsjson-compare-"));
  try {
    if (values.platform === undefined && !tellInstalled(folder)) process.exitCode = 1;
    const platform = await loadPlatform(folder);
    const begin = values.place ?? "";
    if (positionals[0] === "pages") {
      if (!(await comparePublic(folder, positionals.slice(1)))) process.exitCode = 1;
    } else if (values.corpus !== undefined) compareSites(platform, values.corpus, begin);
    else {
      const isAlike = [
        compare(platform, begin),
        await compareSitesBuilt(folder, Number(values.sites ?? SITES)),
        await compareLinks(folder),
      ];
      if (isAlike.includes(false)) process.exitCode = 1;
    }
  } finally {
    if (values.platform === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

await main();
