/**
 * Reading a large spec: GitHub's REST API, as JSON and re-emitted as YAML, beside parsers that read all of it.
 * `npm run bench -- specs`
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SwaggerParser from "@apidevtools/swagger-parser";
import { indexOperations } from "docsjson/openapi";
import { dump, load } from "js-yaml";
import { parse } from "yaml";

const root = new URL("../..", import.meta.url).pathname;
const require = createRequire(import.meta.url);

interface Contender {
  name: string;
  /** One reading, from the file. */
  read(file: string): unknown;
  /** The same for a fresh process, as code that gets `file` and `text`. */
  cold: string;
  /** How often it is timed; the median counts. */
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
    times: 1,
    yaml: true,
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

/** The median time of a reading in ms, once it is warm. */
async function timeOf({ read, times }: Contender, file: string): Promise<number> {
  if (times > 1) await read(file);
  const samples: number[] = [];
  for (let i = 0; i < times; i++) {
    globalThis.gc?.();
    const start = performance.now();
    await read(file);
    samples.push(performance.now() - start);
  }
  return samples.sort((a, b) => a - b)[samples.length >> 1] ?? Number.NaN;
}

/** Peak memory (MB) and time (ms) of one reading in a process of its own, with what it imports; less what Node takes. */
function coldRun(code: string, file: string): { ms: number; megabytes: number } {
  const script = `
    const dist = ${JSON.stringify(`${new URL("../../dist/", import.meta.url).href}`)};
    const start = performance.now();
    const text = (await import("node:fs")).readFileSync(${JSON.stringify(file)}, "utf8");
    const value = await ${code};
    const ms = performance.now() - start;
    console.log(JSON.stringify({ ms, megabytes: process.resourceUsage().maxRSS / 1024 }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: root,
    encoding: "utf8",
  });
  if (stdout === "") throw new Error(stderr);
  return JSON.parse(stdout) as { ms: number; megabytes: number };
}

/** Prints the table of times, ratios and peak memory. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "docsjson-bench-"));
  try {
    const json = join(folder, "github.json");
    const yaml = join(folder, "github.yaml");
    const spec: unknown = JSON.parse(
      readFileSync(require.resolve("@octokit/openapi/generated/api.github.com.json"), "utf8"),
    );
    writeFileSync(json, JSON.stringify(spec, null, 2));
    writeFileSync(yaml, dump(spec, { noRefs: true, lineWidth: -1 }));
    const size = (file: string) => `${(statSync(file).size / 1e6).toFixed(1)} MB`;
    const { value } = indexOperations(text(yaml));
    console.log(
      `GitHub REST API: ${size(json)} of JSON, ${size(yaml)} of YAML, ${value?.operations.length} operations\n`,
    );
    await printTable(json, yaml);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function printTable(json: string, yaml: string): Promise<void> {
  const idle = coldRun('""', join(root, "package.json"));
  const rows: { name: string; warm: number; cold: number; megabytes: number }[] = [];
  for (const contender of CONTENDERS) {
    const file = contender.yaml ? yaml : json;
    const { ms, megabytes } = coldRun(contender.cold, file);
    rows.push({
      name: contender.name,
      warm: await timeOf(contender, file),
      cold: ms,
      megabytes: megabytes - idle.megabytes,
    });
  }
  const base = rows[0]?.warm ?? Number.NaN;
  const line = (cells: readonly string[]) =>
    console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(32) : cell.padStart(12))).join(""));
  line(["", "warm ms", "x JSON.parse", "cold ms", "peak MB"]);
  for (const { name, warm, cold, megabytes } of rows) {
    line([name, warm.toFixed(0), (warm / base).toFixed(2), cold.toFixed(0), megabytes.toFixed(0)]);
  }
  const of = (name: string) => rows.find((row) => row.name === name)?.warm ?? Number.NaN;
  console.log(
    `\nswagger-parser takes ${(of("swagger-parser validate, JSON") / of("docsjson, YAML")).toFixed(0)} times as long as docsjson on YAML`,
  );
}
