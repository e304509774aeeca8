import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { build } from "esbuild";
import { BUNDLE_PLUGINS } from "../../../src/publish/bundle/bundle-plugins.ts";
import { cacheFolder } from "../../support/tools/cache.ts";
import { SURFACES, type Surface } from "../hostile/surfaces.ts";
import type { HostileCase, HostileCost } from "./_hostile-worker.ts";
import { printTable } from "./_measure.ts";

// Each way into the package with each text that is hostile to it, in a process that is ended when it takes too long. All
// texts are tried at a quarter of SIZE (1,000,000 characters), those that may take too long at SIZE, and those that come near
// the limit once more in a process of their own, as a command of the terminal is. `CASES` names surfaces: `CASES=check,lsp`
// has those with one of these words in their names, and the expression `TEXTS` their texts. Exit 1 if one takes more than MOST.

const SIZE = Number(process.env.SIZE ?? 1_000_000);
const WANTED = (process.env.CASES ?? "").split(",");
const TEXTS = new RegExp(process.env.TEXTS ?? "");

/** Bundled, since loaders of TypeScript slow down each function that is made while it runs. */
const BUNDLE = cacheFolder("hostile", String(process.pid));
const bundleWorker = () =>
  build({
    entryPoints: [new URL("./_hostile-worker.ts", import.meta.url).pathname],
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    format: "esm",
    outdir: BUNDLE,
    outExtension: { ".js": ".mjs" },
    plugins: [...BUNDLE_PLUGINS],
  });

/** The limit (ms, see `HostileCost`), what is printed, and when a process is ended (ms that pass). */
const [MOST, NOTED, ENDED] = [2000, 1000, 60_000];

/** At a quarter of the size, what is less cannot be above the limit at the whole, be it square or cubic. */
const SUSPECT = 60;

/** A process that tries one case after the other, and is replaced if it does not answer. */
class Worker {
  #child: ChildProcess | undefined;

  /** What a case takes; `undefined` if there is no answer. */
  async try(each: HostileCase): Promise<HostileCost | undefined> {
    this.#child ??= fork(join(BUNDLE, "_hostile-worker.mjs"), {
      execArgv: ["--max-old-space-size=2000"],
      stdio: "ignore",
    });
    const child = this.#child;
    child.send(each);
    const end = new AbortController();
    const timer = setTimeout(() => end.abort(), ENDED);
    const ended = (): undefined => undefined;
    const cost = await Promise.race([
      once(child, "message", { signal: end.signal }).then(([answer]) => answer as HostileCost, ended),
      once(child, "exit", { signal: end.signal }).then(ended, ended),
    ]);
    clearTimeout(timer);
    end.abort();
    if (cost === undefined) this.end();
    return cost;
  }

  end(): void {
    this.#child?.kill("SIGKILL");
    this.#child = undefined;
  }
}

interface Row extends HostileCost {
  readonly surface: string;
  readonly text: string;
}

const NO_ANSWER: HostileCost = { ms: Number.POSITIVE_INFINITY, megabytes: 0 };

async function alone(each: HostileCase): Promise<HostileCost> {
  const worker = new Worker();
  const cost = await worker.try(each);
  worker.end();
  return cost ?? NO_ANSWER;
}

/** What the texts of a surface take, the worst first. */
async function costsOf({ name, texts }: Surface): Promise<Row[]> {
  const worker = new Worker();
  const rows: Row[] = [];
  for (const { name: text } of texts.filter((each) => TEXTS.test(each.name))) {
    const each = { surface: name, text, size: SIZE };
    const quarter = (await worker.try({ ...each, size: SIZE / 4 })) ?? NO_ANSWER;
    if (quarter.ms < SUSPECT) rows.push({ surface: name, text: `${text} (a quarter)`, ...quarter });
    else {
      const whole = (await worker.try(each)) ?? NO_ANSWER;
      const row = { surface: name, text, ...(whole.ms > NOTED ? await alone(each) : whole) };
      if (row.ms > NOTED) console.error(`${name}, ${text}: ${seconds(row.ms)} s`);
      rows.push(row);
    }
  }
  worker.end();
  return rows.sort((a, b) => b.ms - a.ms);
}

export async function run(): Promise<void> {
  await bundleWorker();
  const surfaces = SURFACES.filter(({ name }) => WANTED.some((word) => name.includes(word)));
  const worst: Row[] = [];
  const steep: Row[] = [];
  for (const [at, surface] of surfaces.entries()) {
    const rows = await costsOf(surface);
    worst.push(...rows.slice(0, 1));
    steep.push(...rows.filter(({ ms }) => ms > NOTED));
    console.error(
      `${at + 1} of ${surfaces.length}: ${surface.name}, ${rows.length} texts, ${seconds(rows[0]?.ms ?? 0)} s`,
    );
  }
  const cells = ({ surface, text, ms, megabytes }: Row) => [surface, text, seconds(ms), megabytes];
  printTable(["surface", "its worst text", "s", "MB"], worst.map(cells));
  console.log("");
  printTable(["surface", `all above ${seconds(NOTED)} s`, "s", "MB"], steep.map(cells));
  if (steep.some(({ ms }) => ms > MOST)) process.exitCode = 1;
}

const seconds = (ms: number): string =>
  Number.isFinite(ms) ? (ms / 1000).toFixed(2) : `over ${ENDED / 1000} s, or ended without an answer:`;
