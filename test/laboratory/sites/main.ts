/**
 * `npm run sites -- FOLDER…` builds docs repositories as they are with `docsjson build`, and prints how the built sites
 * compare with them: pages, words, what specs and settings say, heads, classes with effect, components and diagrams that come to
 * life, links, titles, errors of a browser, time and memory. What is wrong is listed below the table.
 *
 *   --builder NAME   only this builder; may be repeated
 *   --alone          builds the same pages as plain Markdown with the builder alone, too, and says how many times its time and
 *                    memory the site takes; and, with a browser, when pages of both are first painted, on a slow line
 *   --again          builds a copy of each site, and once more with a sentence added to a page; with --alone, the builder alone, too.
 *                    What the second build took is said as a share of the first
 *   --browser N      how many pages of a site a browser opens (default 20; 0: none)
 *   --details N      how many faults of a kind are listed (default 5)
 *   --out DIR        where the sites are built and the logs are (default: a temporary folder, removed afterwards)
 *   --built          judges the sites that are in --out already; time and memory are those of their builds
 *
 * Exit status: 0 if each site has all pages, 99 % of their words, all that the spec says of the operation that a page shows, all settings or a finding for each, one title a page, the head for those who show links, all components and diagrams alive, no dead link of its own and no error in the browser; else 1.
 */
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { BUILDER_NAMES, BUILDER_PROJECTS, type BuilderName } from "../../../src/builders/projects.ts";
import { readWord } from "../../../src/cli/arguments.ts";
import { installPackages } from "../../../src/cli/build/install-packages.ts";
import { cacheFolder } from "../../../src/cli/build/site-project.ts";
import { startProgress } from "../../../src/cli/terminal/progress.ts";
import { findBrowser } from "../../support/tools/browser.ts";
import { PROJECT } from "../../support/tools/cache.ts";
import { consoleErrors } from "./console-errors.ts";
import { type FirstPaint, firstPaint } from "./first-paint.ts";
import { type Judgement, judgeSite } from "./judge-site.ts";
import { type Living, livingParts } from "./living-parts.ts";
import { type MeasuredRun, measuredRun } from "./measured-run.ts";
import { morePackages, writePlainProject } from "./plain-site.ts";
import { readSourceSite, type SourceSite } from "./source-site.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    builder: { type: "string", multiple: true, default: [...BUILDER_NAMES] },
    browser: { type: "string", default: "20" },
    details: { type: "string", default: "5" },
    out: { type: "string" },
    built: { type: "boolean", default: false },
    alone: { type: "boolean", default: false },
    again: { type: "boolean", default: false },
  },
});

interface Cost {
  readonly run?: MeasuredRun | undefined;
  /** The builder alone on the same pages as plain Markdown. */
  readonly alone?: MeasuredRun | undefined;
  /** The processor time of a second build with one page changed, as a share of the first. */
  readonly again?: number | undefined;
  readonly aloneAgain?: number | undefined;
  readonly paint?: FirstPaint | undefined;
}

/** A site, built by one builder, with what was found about it. */
interface Result extends Cost {
  readonly site: string;
  readonly builder: string;
  /** Absent if it could not be built. */
  readonly judgement?: Judgement;
  readonly errors: readonly string[];
  /** What runs on its pages; absent without a browser. */
  readonly living?: { readonly components: Living; readonly diagrams: Living } | undefined;
}

/** The share of words from which on a page counts as whole: what is inside expressions is not told from text exactly. */
const ENOUGH = 0.99;

const isGood = (result: Result): boolean =>
  result.judgement !== undefined &&
  result.judgement.kept >= ENOUGH &&
  Object.entries(faultsOf(result)).every(
    ([kind, faults]) => kind === "poor" || kind === "plain" || faults.length === 0,
  );

/** What is wrong with a site, by the kind of the fault. */
function faultsOf({ judgement, errors, living }: Result): Record<string, readonly string[]> {
  const { missing = [], poor = [], unsaid = [], dead = [], titles = [] } = judgement ?? {};
  const { dropped = [], untold = [], plain = [] } = judgement ?? {};
  const still = [...(living?.components.broken ?? []), ...(living?.diagrams.broken ?? [])];
  return { missing, poor, unsaid, dropped, untold, plain, dead, titles, still, errors };
}

async function judge(folder: string, builder: BuilderName, out: string, source: SourceSite): Promise<Result> {
  const site = nameOf(folder);
  const target = join(out, `${site.replace("/", "-")}-${builder}`);
  const known: Cost =
    values.built && existsSync(`${target}.json`) ? JSON.parse(readFileSync(`${target}.json`, "utf8")) : {};
  const docs = values.again ? copyOf(folder, `${target}-docs`) : folder;
  const run = values.built ? known.run : await build(docs, builder, target);
  if ((run && run.status !== 0) || !existsSync(target)) return { site, builder, run, errors: [] };
  const judgement = judgeSite(source, target, readFileSync(`${target}.log`, "utf8"));
  const count = findBrowser() ? Number(values.browser) : 0;
  const errors = await consoleErrors(target, some([...judgement.addresses.values()], count), source);
  const living = count > 0 ? await livingParts(target, some(judgement.living, count), source) : undefined;
  const isAgain = values.again && !values.built && run;
  const again = isAgain ? await shareOf(run, pageIn(docs, source), () => build(docs, builder, target)) : known.again;
  const alone = values.alone
    ? await buildAlone(builder, source, { target, addresses: judgement.addresses, count })
    : known;
  const cost: Cost = { ...alone, run, again };
  writeFileSync(`${target}.json`, JSON.stringify(cost));
  return { site, builder, ...cost, judgement, errors, living };
}

/** A site that is built, beside which the builder alone is measured. */
interface Built extends Pick<Judgement, "addresses"> {
  readonly target: string;
  /** How many of its pages a browser opens. */
  readonly count: number;
}

/** Builds the pages of a site with the builder alone, and opens some of both sites in a browser. */
async function buildAlone(
  builder: BuilderName,
  { pages }: SourceSite,
  { target, addresses, count }: Built,
): Promise<Cost> {
  const packages = await packagesOf(builder);
  const project = writePlainProject(builder, pages, { folder: join(packages, "sites/alone"), packages });
  const run = () => measuredRun(project.command, { cwd: project.folder, log: `${target}-alone.log` });
  const alone = await run();
  if (alone.status !== 0) throw new Error(`${builder} alone could not build the pages: see ${target}-alone.log`);
  const pairs = [...addresses].flatMap(([href, own]) => {
    const plain = project.addresses.get(href);
    return plain === undefined ? [] : [{ own, alone: plain }];
  });
  const paint = await firstPaint({ own: target, alone: project.site }, some(pairs, count));
  return { alone, paint, aloneAgain: values.again ? await shareOf(alone, project.page, run) : undefined };
}

/** Changes a page, and builds again. */
async function shareOf(first: MeasuredRun, page: string, build: () => Promise<MeasuredRun>): Promise<number> {
  appendFileSync(page, "\nOne more sentence.\n");
  const { status, seconds } = await build();
  return status === 0 ? seconds / first.seconds : Number.NaN;
}

/** A copy of a docs root that no build has seen. */
function copyOf(folder: string, target: string): string {
  const fresh = `${target}-${Date.now()}`;
  cpSync(folder, fresh, { recursive: true, filter: (path) => !/[\\/](?:\.git|node_modules)$/.test(path) });
  return fresh;
}

/** The file of the first page of a site. */
function pageIn(docs: string, { pages }: SourceSite): string {
  const files = pages.flatMap(({ href }) => [".mdx", ".md"].map((extension) => join(docs, `${href}${extension}`)));
  const file = files.find((each) => existsSync(each));
  if (file === undefined) throw new Error(`no page of ${docs} has its file at its address`);
  return file;
}

/** The folder of the packages that `docsjson build` has installed, or of these and more. */
async function packagesOf(builder: BuilderName): Promise<string> {
  const cache = cacheFolder({ env: process.env, cwd: process.cwd() });
  const more = morePackages(builder);
  if (more) {
    const folder = join(cache, `alone-${builder}`);
    const progress = startProgress(process.stderr);
    await installPackages(folder, { ...BUILDER_PROJECTS[builder].packages, ...more }, progress).finally(progress.done);
    return folder;
  }
  const installed = readdirSync(cache).filter((name) => name.startsWith(`${builder}-`));
  const time = (name: string) => statSync(join(cache, name, "installed.json")).mtimeMs;
  return join(cache, installed.sort((a, b) => time(b) - time(a))[0] ?? "");
}

const build = (folder: string, builder: string, target: string): Promise<MeasuredRun> => {
  rmSync(target, { recursive: true, force: true });
  const command = [join(PROJECT, "dist/cli.js"), "build", folder, "--builder", builder, "--out", target];
  return measuredRun([process.execPath, ...command, "--site", "https://docs.example.com"], {
    cwd: dirname(target),
    log: `${target}.log`,
  });
};

/** The last two names of a docs root's path: `owner/docs`. */
const nameOf = (folder: string): string => `${basename(dirname(folder))}/${basename(folder)}`;

/** Some of a list, from its beginning to its end. */
const some = <T>(all: readonly T[], count: number): T[] =>
  all.filter((_, index) => Math.floor((index * count) / all.length) !== Math.floor(((index - 1) * count) / all.length));

const COLUMNS =
  "| site | builder | pages | missing | words kept | of specs | settings | head | classes | components | diagrams | dead | titles | in boxes | errors | time | memory | again | first paint |";

/** What a site takes, beside what the builder alone takes: time, memory, a second build, the first paint. */
function costOf({ run, alone, again, aloneAgain, paint }: Cost): string[] {
  const times = (own: number, other = 0, digits = 1): string =>
    other > 0 ? ` (${(own / other).toFixed(digits)}x)` : "";
  return [
    run ? `${Math.round(run.seconds)} s${times(run.seconds, alone?.seconds)}` : "",
    run ? `${run.megabytes} MB${times(run.megabytes, alone?.megabytes)}` : "",
    [again?.toFixed(2) ?? "", aloneAgain === undefined ? "" : ` (alone ${aloneAgain.toFixed(2)})`].join(""),
    paint ? `${Math.round(paint.own)} ms${times(paint.own, paint.alone, 2)}` : "",
  ];
}

function rowOf({ judgement, errors, living, ...result }: Result): string {
  const { site, builder } = result;
  const cost = costOf(result);
  if (!judgement) return `| ${[site, builder, "not built", ...Array(12).fill(""), ...cost].join(" | ")} |`;
  const { pages, missing, kept, unsaid, dropped, untold, classes, plain, dead, titles, boxes } = judgement;
  const alive = (parts?: Living): string => (parts ? `${parts.all - parts.broken.length}/${parts.all}` : "");
  const share = `${(Math.floor(kept * 1000) / 10).toFixed(1)} %`;
  const counts = [
    unsaid.length,
    dropped.length,
    untold.length,
    `${classes - plain.length}/${classes}`,
    alive(living?.components),
    alive(living?.diagrams),
    dead.length,
    titles.length,
    boxes,
    errors.length,
  ];
  return `| ${[site, builder, pages, missing.length, share, ...counts, ...cost].join(" | ")} |`;
}

const detailsOf = (result: Result): string[] =>
  Object.entries(faultsOf(result)).flatMap(([kind, faults]) =>
    faults.slice(0, Number(values.details)).map((fault) => `${result.site} ${result.builder} ${kind}: ${fault}`),
  );

async function main(): Promise<void> {
  if (positionals.length === 0) throw new TypeError("name the docs roots: npm run sites -- FOLDER…");
  const out = values.out === undefined ? mkdtempSync(join(tmpdir(), "docsjson-sites-")) : resolve(values.out);
  const builders = values.builder.map((name) => readWord("builder", name, BUILDER_NAMES));
  mkdirSync(out, { recursive: true });
  const results: Result[] = [];
  try {
    console.log(`${COLUMNS}\n${COLUMNS.replace(/[^|]+/g, "---")}`);
    for (const folder of positionals) {
      const source = await readSourceSite(resolve(folder));
      for (const builder of builders) {
        const result = await judge(resolve(folder), builder, out, source);
        results.push(result);
        console.log(rowOf(result));
      }
    }
  } finally {
    if (values.out === undefined) rmSync(out, { recursive: true, force: true });
  }
  for (const line of results.flatMap(detailsOf)) console.log(line);
  process.exitCode = results.every(isGood) ? 0 : 1;
}

await main();
