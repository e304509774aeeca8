/**
 * `npm run ecosystem` checks and builds public sites, each at a pinned commit, and prints what changed against the last result:
 * findings that are new or gone, pages, time. The sites are fetched by git when it runs (`fixtures/ecosystem/sites.json` lists
 * them); nothing of them is in this repository.
 *
 *   --only TEXT       sites with this text in their name
 *   --builder NAME    the builder of the sites (default starlight); --no-build only checks them
 *   --from URL        where repositories are fetched (default https://github.com)
 *   --sites FILE      another list of sites
 *   --cache DIR       where they are kept (default node_modules/.cache/docsjson-ecosystem)
 *   --last FILE       the last result, which this one replaces (default last.json in that folder); --keep leaves it
 *   --timeout SECONDS how long a check may take (default 120); a build ten times as long
 *   --details N       how many changes of a site are listed (default 20)
 *
 * Exit status: 0 if each site was checked and built, whatever its findings; 1 if one failed that did not fail before; 2 if a site
 * could not be fetched, or there is none.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { changesOf, isWorse, type Results, report } from "./compare-results.ts";
import { fetchSite, readSites } from "./pinned-site.ts";
import { resultOf, type SiteResult } from "./site-result.ts";

const PROJECT = new URL("../../..", import.meta.url).pathname;

const { values } = parseArgs({
  allowNegative: true,
  options: {
    only: { type: "string", default: "" },
    build: { type: "boolean", default: true },
    builder: { type: "string", default: "starlight" },
    from: { type: "string", default: "https://github.com" },
    sites: { type: "string", default: join(PROJECT, "fixtures/ecosystem/sites.json") },
    cache: { type: "string", default: join(PROJECT, "node_modules/.cache/docsjson-ecosystem") },
    last: { type: "string" },
    keep: { type: "boolean", default: false },
    timeout: { type: "string", default: "120" },
    details: { type: "string", default: "20" },
  },
});

/** The results of an earlier run; none if there was none. */
function readLast(file: string): Results {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw error;
  }
}

const lastFile = values.last ?? join(values.cache, "last.json");
const last = readLast(lastFile);
const sites = readSites(values.sites).filter(({ repository }) => repository.includes(values.only));
const now: Record<string, SiteResult> = {};
const unfetched: string[] = [];
for (const site of sites) {
  process.stderr.write(`${site.repository}\n`);
  let root: string;
  try {
    root = fetchSite(site, { from: values.from, cache: values.cache });
  } catch (error) {
    unfetched.push(`${site.repository}: ${(error as Error).message.trim().split("\n").at(-1)}`);
    continue;
  }
  const builder = values.build ? values.builder : undefined;
  now[site.repository] = resultOf(root, site.commit, builder, Number(values.timeout));
}

process.stdout.write(report(last, now, Number(values.details)));
for (const line of unfetched) process.stdout.write(`not fetched: ${line}\n`);
if (!values.keep) {
  mkdirSync(dirname(lastFile), { recursive: true });
  // Sites that were not asked this time keep their result.
  writeFileSync(lastFile, `${JSON.stringify({ ...last, ...now }, null, 2)}\n`);
}
const isWorsened = Object.entries(now).some(([name, result]) => changesOf(last[name], result).some(isWorse));
process.exitCode = unfetched.length > 0 || sites.length === 0 ? 2 : isWorsened ? 1 : 0;
