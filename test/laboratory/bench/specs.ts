/**
 * Reading a large spec: GitHub's REST API, as JSON and re-emitted as YAML, beside parsers that read all of it.
 * `npm run bench -- specs`
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import SwaggerParser from "@apidevtools/swagger-parser";
import { checkSite } from "docsjson/node";
import { indexOperations } from "docsjson/openapi";
import { dump, load } from "js-yaml";
import { parse } from "yaml";
import { cacheFolder, installPackages } from "../../support/tools/cache.ts";
import { printTable } from "./_measure.ts";

const root = new URL("../../..", import.meta.url).pathname;

interface Contender {
  name: string;
  /** One reading, from the file. */
  read(file: string): unknown;
  /** The same for a fresh process, as code that gets `text` and its `folder`. */
  cold: string;
  /** How often it is timed. */
  times: number;
  yaml: boolean;
}

const text = (file: string): string => readFileSync(file, "utf8");

const CONTENDERS: readonly Contender[] = [
  {
    name: "read + JSON.parse",
    read: (file) => JSON.parse(text(file)),
    cold: "JSON.parse(text)",
    times: 15,
    yaml: false,
  },
  {
    name: "docsjson, JSON",
    read: (file) => indexOperations(text(file)),
    cold: '(await import(dist + "openapi.js")).indexOperations(text)',
    times: 15,
    yaml: false,
  },
  {
    name: "docsjson, YAML",
    read: (file) => indexOperations(text(file)),
    cold: '(await import(dist + "openapi.js")).indexOperations(text)',
    times: 15,
    yaml: true,
  },
  {
    name: "js-yaml, all of it",
    read: (file) => load(text(file)),
    cold: '(await import("js-yaml")).load(text)',
    times: 3,
    yaml: true,
  },
  {
    name: "yaml, all of it",
    read: (file) => parse(text(file), { maxAliasCount: -1 }),
    cold: '(await import("yaml")).parse(text)',
    times: 2,
    yaml: true,
  },
  {
    name: "docsjson check --specs, JSON",
    read: (file) => checkSite(dirname(file), { deepSpecs: true }),
    cold: '(await import(dist + "node.js")).checkSite(folder, { deepSpecs: true })',
    times: 3,
    yaml: false,
  },
  {
    name: "swagger-parser validate, JSON",
    read: (file) => validate(file),
    cold: '(await import("@apidevtools/swagger-parser")).default.validate(JSON.parse(text), { resolve: { external: false } })',
    times: 3,
    yaml: false,
  },
];

const validate = (file: string) => SwaggerParser.validate(JSON.parse(text(file)), { resolve: { external: false } });

/**
 * The best warm time of each contender in ms. They take turns, forth and back, and the best counts: what the machine does
 * beside them, and what they leave behind for the garbage collector, only ever adds.
 */
async function timesOf(fileOf: (contender: Contender) => string): Promise<Map<string, number>> {
  const best = new Map<string, number>();
  for (let round = 0; round < Math.max(...CONTENDERS.map(({ times }) => times)); round++) {
    const turns = CONTENDERS.filter(({ times }) => round < times);
    for (const contender of round % 2 === 0 ? turns : turns.toReversed()) {
      const start = performance.now();
      await contender.read(fileOf(contender));
      const time = performance.now() - start;
      best.set(contender.name, Math.min(best.get(contender.name) ?? Number.POSITIVE_INFINITY, time));
    }
  }
  return best;
}

/**
 * Peak memory (MB) and time (ms) of one reading in a process of its own, with what it imports; less what Node takes. On
 * Linux the peak is the process's own: `maxRSS` begins with what the benchmark itself had taken.
 */
function coldRun(code: string, file: string): { ms: number; megabytes: number } {
  const script = `
    const dist = ${JSON.stringify(`${new URL("../../../dist/", import.meta.url).href}`)};
    const start = performance.now();
    const folder = ${JSON.stringify(dirname(file))};
    const text = (await import("node:fs")).readFileSync(${JSON.stringify(file)}, "utf8");
    const value = await ${code};
    const ms = performance.now() - start;
    const { readFileSync, existsSync } = await import("node:fs");
    const own = existsSync("/proc/self/status") ? /VmHWM:\\s*(\\d+)/.exec(readFileSync("/proc/self/status", "utf8")) : null;
    console.log(JSON.stringify({ ms, megabytes: (own ? Number(own[1]) : process.resourceUsage().maxRSS) / 1024 }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: root,
    encoding: "utf8",
  });
  if (stdout === "") throw new Error(stderr);
  return JSON.parse(stdout) as { ms: number; megabytes: number };
}

/** A site of the spec in JSON. */
const SITE = {
  $schema: "https://mintlify.com/docs.json",
  theme: "mint",
  name: "GitHub",
  colors: { primary: "#0969da" },
  navigation: { openapi: "github.json" },
};

/** The description of GitHub's REST API, from the npm registry; 385 MB unpacked, so only who measures gets it. */
function downloadGithubSpec(): string {
  const folder = cacheFolder("github-spec");
  installPackages(folder, { private: true, dependencies: { "@octokit/openapi": "23.0.2" } });
  return join(folder, "node_modules/@octokit/openapi/generated/api.github.com.json");
}

/** Prints the table of times, ratios and peak memory. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "docsjson-bench-"));
  try {
    const json = join(folder, "github.json");
    const yaml = join(folder, "github.yaml");
    const spec: unknown = JSON.parse(readFileSync(downloadGithubSpec(), "utf8"));
    writeFileSync(json, JSON.stringify(spec, null, 2));
    writeFileSync(join(folder, "docs.json"), JSON.stringify(SITE));
    writeFileSync(yaml, dump(spec, { noRefs: true, lineWidth: -1 }));
    const size = (file: string) => `${(statSync(file).size / 1e6).toFixed(1)} MB`;
    const { value } = indexOperations(text(yaml));
    console.log(
      `GitHub REST API: ${size(json)} of JSON, ${size(yaml)} of YAML, ${value?.operations.length} operations\n`,
    );
    await printTimes(json, yaml);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function printTimes(json: string, yaml: string): Promise<void> {
  const fileOf = (contender: Contender) => (contender.yaml ? yaml : json);
  const idle = coldRun('""', join(root, "package.json"));
  const cold = CONTENDERS.map((contender) => coldRun(contender.cold, fileOf(contender)));
  const warm = await timesOf(fileOf);
  const time = (name: string) => warm.get(name) ?? Number.NaN;
  const rows = CONTENDERS.map(({ name }, i) => {
    const { ms, megabytes } = cold[i] ?? idle;
    return [name, time(name), (time(name) / time("read + JSON.parse")).toFixed(2), ms, megabytes - idle.megabytes];
  });
  printTable(["", "warm ms", "x JSON.parse", "cold ms", "peak MB"], rows);
  const times = time("swagger-parser validate, JSON") / time("docsjson, YAML");
  console.log(`\nswagger-parser takes ${times.toFixed(0)} times as long as docsjson does on YAML`);
}
