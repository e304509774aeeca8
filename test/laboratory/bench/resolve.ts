import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bestTimes, holding, medianTime, printTable } from "./_measure.ts";

const dist = new URL("../../../dist/", import.meta.url).pathname;
const { resolveNavigation, validateDocs } = (await import(`${dist}index.js`)) as typeof import("../../../src/index.ts");
const { indexOperations } = (await import(`${dist}openapi.js`)) as typeof import("../../../src/openapi.ts");

/** A site of tabs, groups of ten pages, and groups nested three deep; `nodes` counts elements and pages. */
function makeSite(nodes: number): { config: object; nodes: number; pages: string[] } {
  const tabs: object[] = [];
  const pages: string[] = [];
  let count = 0;
  const makeGroup = (path: string, depth: number): object => {
    const own = Array.from({ length: 10 }, (_, at) => `${path}/page-${at}`);
    pages.push(...own);
    count += 11;
    const nested = depth < 3 ? [makeGroup(`${path}/deeper`, depth + 1)] : [];
    return { group: `Group ${count}`, icon: "book", pages: [...own, ...nested] };
  };
  while (count < nodes) {
    const groups: object[] = [];
    for (let at = 0; at < 30 && count < nodes; at++)
      groups.push(makeGroup(`docs/section-${tabs.length}/part-${at}`, 1));
    count++;
    tabs.push({ tab: `Tab ${tabs.length}`, groups });
  }
  return { config: { navigation: { tabs } }, nodes: count, pages };
}

/** The least that any resolver does: a visit to every node, with a record that knows its parent. */
function bareWalk(config: object): object[] {
  const records: { raw: unknown; parent: unknown }[] = [];
  const pending: { raw: unknown; parent: unknown }[] = [
    { raw: (config as { navigation: unknown }).navigation, parent: undefined },
  ];
  for (let next = pending.pop(); next; next = pending.pop()) {
    records.push(next);
    if (typeof next.raw !== "object" || next.raw === null) continue;
    const { tabs, groups, pages } = next.raw as Record<string, unknown[] | undefined>;
    for (const raw of tabs ?? groups ?? pages ?? []) pending.push({ raw, parent: next });
  }
  return records;
}

function benchMillion(): void {
  const { config, nodes, pages } = makeSite(1_000_000);
  const files = new Map(pages.map((path) => [path, {}]));
  const subjects = [
    { name: "bare walk with parent links", run: (): unknown => bareWalk(config) },
    { name: "the check of the shape (validateDocs)", run: () => validateDocs(config) },
    { name: "resolveNavigation, with that check", run: () => resolveNavigation(config) },
    { name: "the same with page files", run: () => resolveNavigation(config, { pages: files }) },
  ];
  const times = bestTimes(subjects.map(({ run }) => run));
  const rows = subjects.map(({ name, run }, at): [string, number, number] => [
    name,
    ((times[at] ?? 0) * 1e6) / nodes,
    holding(run).bytes / nodes,
  ]);
  const [, shape, whole] = rows;
  const alone = (whole?.[1] ?? 0) - (shape?.[1] ?? 0);
  console.log(`${nodes.toLocaleString("en")} nodes, best of 8`);
  printTable(
    ["", "ns a node", "bytes a node"],
    [...rows, ["resolving alone (the difference)", alone, whole?.[2] ?? 0]],
  );
}

function benchSameSummary(): void {
  const rows = [5_000, 10_000, 20_000, 40_000].map((count) => {
    const paths = Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`/p${at}`, { get: { summary: "List" } }]),
    );
    const specs = new Map([["api.json", indexOperations({ openapi: "3.1.0", paths })]]);
    const config = { navigation: { tabs: [{ tab: "API", openapi: "api.json" }] } };
    const ms = medianTime(() => resolveNavigation(config, { specs }));
    return [`${count.toLocaleString("en")} operations`, ms, (ms * 1000) / count];
  });
  console.log("\none summary for all operations");
  printTable(["", "ms", "µs an operation"], rows);
}

function benchCold(): void {
  const folder = mkdtempSync(join(tmpdir(), "docsjson-bench-"));
  const { config, pages } = makeSite(11_000);
  writeFileSync(join(folder, "docs.json"), JSON.stringify(config));
  writeFileSync(join(folder, "pages.txt"), `${pages.map((path) => `${path}.mdx`).join("\n")}\n`);
  const cold = (args: string[]): number =>
    Math.min(
      ...Array.from({ length: 15 }, () => {
        const start = performance.now();
        spawnSync(process.execPath, args, { stdio: "ignore" });
        return performance.now() - start;
      }),
    );
  const parse = `JSON.parse(require("node:fs").readFileSync(${JSON.stringify(join(folder, "docs.json"))}, "utf8"))`;
  const bare = cold(["-e", parse]);
  const resolve = cold([
    join(dist, "cli.js"),
    "resolve",
    folder,
    "--pages",
    join(folder, "pages.txt"),
    "--format",
    "json",
  ]);
  const library = cold([
    "--input-type=module",
    "-e",
    `import { readFileSync } from "node:fs"; import { resolveNavigation } from ${JSON.stringify(join(dist, "index.js"))};
     resolveNavigation(JSON.parse(readFileSync(${JSON.stringify(join(folder, "docs.json"))}, "utf8")))`,
  ]);
  rmSync(folder, { recursive: true });
  console.log(`\ncold, a site of ${pages.length.toLocaleString("en")} pages, best of 15`);
  printTable(
    ["", "ms", "over bare node"],
    [
      ["node, JSON.parse", bare, 0],
      ["node, resolveNavigation from the package", library, library - bare],
      ["docsjson resolve --format json", resolve, resolve - bare],
    ],
  );
}

/** Aims: 300 ns and 150 bytes a node at a million; linear in operations; 40 ms over bare node when cold. */
export function run(): void {
  benchMillion();
  benchSameSummary();
  benchCold();
}
