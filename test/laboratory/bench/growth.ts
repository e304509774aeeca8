import {
  formatDiagnostics,
  type OperationNode,
  type ResolvedNavigation,
  resolveNavigation,
  validateDocs,
} from "docsjson";
import * as builders from "docsjson/builders";
import { addRedirects, removePages } from "docsjson/edit";
import { indexOperations } from "docsjson/openapi";
import { linkEdits } from "../../../src/edit/pages/page-links.ts";
import { readFrontMatter } from "../../../src/pages/front-matter/read-front-matter.ts";
import { buildPreviewData } from "../../../src/preview/build-data.ts";
import { MARKDOWN_PIECES } from "../../support/hostile-markdown.ts";
import { attacksOn, growthOf, writtenPatterns } from "../../support/regular-expressions.ts";
import { printTable } from "./_measure.ts";

// How the time grows when the input doubles: 2 is linear, 4 is quadratic. The best of several runs of this process's own
// time; the sizes are such that the largest takes some tens of milliseconds.

const range = <Item>(n: number, make: (index: number) => Item): Item[] => Array.from({ length: n }, (_, i) => make(i));
const resolve = (navigation: unknown, specs = new Map()): ResolvedNavigation =>
  resolveNavigation({ navigation }, { specs }).value as ResolvedNavigation;
const spec = (paths: object): string => JSON.stringify({ openapi: "3.1.0", info: { title: "T", version: "1" }, paths });

/** The page of an operation with a description, made anew at each call. */
const describedPage = (description: string) => {
  const text = spec({ "/a": { get: { description } } });
  const specs = new Map([["a.json", indexOperations(text)]]);
  const page = resolve({ groups: [{ group: "A", openapi: "a.json" }] }, specs).pages[0] as OperationNode;
  return () => builders.toOperationPage(page, JSON.parse(text));
};

type Case = readonly [name: string, size: number, make: (n: number) => () => unknown];

const CASES: readonly Case[] = [
  ["toVitePress, a path of n slashes", 16_000, (n) => {
    const navigation = resolve({ tabs: [{ tab: "A", pages: [`a${"/".repeat(n)}b`] }, { tab: "B", pages: ["b"] }] });
    return () => builders.toVitePress(navigation);
  }],
  ["toVitePress, a path of n folders", 8_000, (n) => {
    const navigation = resolve({ tabs: [{ tab: "A", pages: [`${"a/".repeat(n)}b`] }, { tab: "B", pages: ["b"] }] });
    return () => builders.toVitePress(navigation);
  }],
  ["toVitePress, a path of n dots", 16_000, (n) => {
    const navigation = resolve({ tabs: [{ tab: "A", pages: [`${".".repeat(n)}a/b`] }, { tab: "B", pages: ["b"] }] });
    return () => builders.toVitePress(navigation);
  }],
  ["toVitePress, n tabs", 8_000, (n) => {
    const navigation = resolve({ tabs: range(n, (i) => ({ tab: `T${i}`, pages: [`t${i}/a`, `t${i}/b`] })) });
    return () => builders.toVitePress(navigation);
  }],
  ["toVitePress, n tabs in one folder", 8_000, (n) => {
    const navigation = resolve({ tabs: range(n, (i) => ({ tab: `T${i}`, pages: [`x/a${i}`, `x/b${i}`] })) });
    return () => builders.toVitePress(navigation);
  }],
  ["toDocusaurus, n tabs of one name", 8_000, (n) => {
    const navigation = resolve({ tabs: range(n, (i) => ({ tab: "T", pages: [`a${i}`] })) });
    return () => builders.toDocusaurus(navigation);
  }],
  ["toDocusaurus, n pages of one title", 8_000, (n) => {
    const navigation = resolve({ pages: range(n, (i) => `a${i}/page`) });
    return () => builders.toDocusaurus(navigation);
  }],
  ["toRedirects, n pages of one name", 8_000, (n) => {
    const old = resolve({ pages: range(n, (i) => `old${i}/page`) });
    const now = resolve({ pages: range(n, (i) => `new${i}/page`) });
    return () => builders.toRedirects(old, now);
  }],
  ["preview of n equal pages", 16_000, (n) => {
    const navigation = resolve({ pages: range(n, () => "a") });
    return () => buildPreviewData(navigation, [], { name: "A" });
  }],
  ["preview of n findings", 16_000, (n) => {
    const config = { navigation: { groups: range(n, () => ({ group: "G", pages: ["a"], x: 1 })) } };
    const { value, diagnostics } = resolveNavigation(config);
    return () => buildPreviewData(value, diagnostics, { name: "A" });
  }],
  ["sitemap of n languages", 4_000, (n) => {
    const navigation = resolve({ languages: range(n, (i) => ({ language: `l${i}`, pages: [`l${i}/a`] })) });
    return () => builders.toSitemap(navigation, { baseUrl: "https://x.y" });
  }],
  ["toStarlight, n groups of two languages that share a page", 2_000, (n) => {
    const of = (language: string) => ({
      language,
      groups: range(n, (i) => ({ group: `G${i}`, pages: [`${language}/a`, `${language}/b${i}`] })),
    });
    const navigation = resolve({ languages: [of("en"), of("de")] });
    return () => builders.toStarlight(navigation);
  }],
  ["n redirects added", 4_000, (n) => {
    const text = JSON.stringify({ navigation: { pages: ["a"] }, redirects: [{ source: "/x", destination: "/a" }] });
    const redirects = range(n, (i) => ({ source: `/x${i}`, destination: "/a" }));
    return () => addRedirects(text, redirects);
  }],
  ["n pages removed from n groups", 2_000, (n) => {
    const groups = range(n, (i) => ({ group: `G${i}`, pages: [`a${i}`, `b${i}`] }));
    const text = JSON.stringify({ navigation: { groups } }, null, 2);
    const gone = range(n, (i) => `a${i}`);
    return () => removePages(text, gone);
  }],
  ["parity of n versions", 8_000, (n) => {
    const navigation = { versions: range(n, (i) => ({ version: `${i}`, pages: [`v${i}/a`, `v${i}/only${i}`] })) };
    return () => resolve(navigation);
  }],
  ["two YAML documents, n empty lines between", 400_000, (n) => {
    const text = `openapi: 3.1.0\n${"\n".repeat(n)}---\na: b\n`;
    return () => indexOperations(text, { file: "a.yaml" });
  }],
  ["front matter, a title of n spaces", 200_000, (n) => {
    const text = `---\ntitle:${" ".repeat(n)}\u2028\n---\n`;
    return () => readFrontMatter(text, "a.mdx");
  }],
  ["n bad path items in JSON", 8_000, (n) => {
    const text = spec(Object.fromEntries(range(n, (i) => [`/p${i}`, 1])));
    return () => indexOperations(text, { file: "a.json" });
  }],
  ["n bad path items in YAML", 8_000, (n) => {
    const text = `openapi: 3.1.0\npaths:\n${range(n, (i) => `  /p${i}: 1\n`).join("")}`;
    return () => indexOperations(text, { file: "a.yaml" });
  }],
  ["n equal paths in YAML", 8_000, (n) => {
    const text = `openapi: 3.1.0\npaths:\n${"  /p:\n    get: {}\n".repeat(n)}`;
    return () => indexOperations(text, { file: "a.yaml" });
  }],
  ["n equal paths in JSON", 8_000, (n) => {
    const text = `{"openapi":"3.1.0","paths":{${range(n, () => '"/p":{"get":{}}').join()}}}`;
    return () => indexOperations(text, { file: "a.json" });
  }],
  ["a chain of n path item $refs", 4_000, (n) => {
    const chain = range(n, (i) => [`/p${i}`, { $ref: `#/paths/~1p${i + 1}` }]);
    const text = spec(Object.fromEntries([...chain, [`/p${n}`, { get: {} }]]));
    return () => indexOperations(text, { file: "a.json" });
  }],
  ["n references to n missing specs", 4_000, (n) => {
    const navigation = { groups: range(n, (i) => ({ group: `G${i}`, openapi: `missing${i}.yaml`, pages: ["GET /a"] })) };
    return () => resolve(navigation);
  }],
  ["n missing specs, n others", 2_000, (n) => {
    const index = indexOperations(spec({ "/a": { get: {} } }));
    const specs = new Map(range(n, (i) => [`other${i}.yaml`, index]));
    const navigation = { groups: range(n, (i) => ({ group: `G${i}`, openapi: `missing${i}.yaml`, pages: ["a"] })) };
    return () => resolve(navigation, specs);
  }],
  ["n references, n specs in scope", 2_000, (n) => {
    const specs = new Map(range(n, (i) => [`s${i}.yaml`, indexOperations(spec({ [`/p${i}`]: { get: {} } }))]));
    const navigation = { openapi: [...specs.keys()], pages: range(n, (i) => `GET /p${i}`) };
    return () => resolve(navigation, specs);
  }],
  ["n unknown references, n specs in scope", 2_000, (n) => {
    const specs = new Map(range(n, (i) => [`s${i}.yaml`, indexOperations(spec({ [`/p${i}`]: { get: {} } }))]));
    const navigation = { openapi: [...specs.keys()], pages: range(n, (i) => `GET /q${i}`) };
    return () => resolve(navigation, specs);
  }],
  ["n unknown pages", 4_000, (n) => {
    const pages = new Map(range(n, (i) => [`page${i}`, {}]));
    const config = { navigation: { pages: range(n, (i) => `paeg${i}`) } };
    return () => resolveNavigation(config, { pages });
  }],
  ["pretty, n findings on one line", 8_000, (n) => {
    const text = JSON.stringify({ navigation: { groups: range(n, () => ({ group: "G", pages: ["a"], x: 1 })) } });
    const { diagnostics } = validateDocs(text);
    return () => formatDiagnostics(diagnostics, { sources: new Map([["docs.json", text]]) });
  }],
  ["n unknown fields in one object", 8_000, (n) => {
    const config = { ...Object.fromEntries(range(n, (i) => [`f${i}`, 1])), navigation: { pages: ["a"] } };
    return () => validateDocs(config);
  }],
  ["n duplicate keys", 8_000, (n) => {
    const text = `{"navigation":{"pages":["a"]}${',"a":1'.repeat(n)}}`;
    return () => validateDocs(text);
  }],
  ["n operations of one address", 4_000, (n) => {
    const index = indexOperations(spec(Object.fromEntries(range(n, (i) => [`/p${i}`, { get: { summary: "S" } }]))));
    return () => resolve({ groups: [{ group: "A", openapi: "a.json" }] }, new Map([["a.json", index]]));
  }],
  ["n open brackets", 8_000, (n) => {
    const text = `{"navigation":${"[".repeat(n)}`;
    return () => validateDocs(text);
  }],
  ["n commas missing", 8_000, (n) => {
    const text = `{"navigation":{"pages":[${'"a" '.repeat(n)}]}}`;
    return () => validateDocs(text);
  }],
  ["broken YAML of n lines", 100_000, (n) => {
    const text = `openapi: 3.1.0\npaths:${"\n".repeat(n)} - [\n`;
    return () => indexOperations(text, { file: "a.yaml" });
  }],
  ...MARKDOWN_PIECES.map((unit): Case => [`description of n × ${JSON.stringify(unit)}`, 100_000 / unit.length, (n) => {
    return describedPage(`# a${unit.repeat(n)}.`);
  }]),
  ...MARKDOWN_PIECES.map((unit): Case => [`links in a page of n × ${JSON.stringify(unit)}`, 100_000 / unit.length, (n) => {
    const text = `${unit.repeat(n)}.`;
    return () => linkEdits(text, "a", { moves: new Map([["b", "c"]]), isPage: () => true });
  }]),
  ["description of growing backticks and fences", 400, (n) => {
    return describedPage(range(n, (i) => `${"`".repeat(i + 3)} a\n`).join(""));
  }],
]; // biome-ignore format: a table of cases

/** This process's own time (ms) for a piece of work, the best of some runs. */
function bestTime(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 4; round++) {
    const start = process.cpuUsage();
    work();
    best = Math.min(best, process.cpuUsage(start).user / 1000);
  }
  return best;
}

export function run(): void {
  const wanted = process.env.CASES ?? "";
  const rows = CASES.filter(([name]) => name.includes(wanted)).map(([name, size, make]) => {
    const times = [size, size * 2, size * 4].map((n) => bestTime(make(n)));
    const [first = 0, second = 0, third = 0] = times;
    return [name, (size * 4).toLocaleString("en"), third, second / first, third / second];
  });
  printTable(["", "n", "ms", "ratio", "ratio"], rows);
  printPatterns(wanted);
}

/** Each regular expression that an analysis suspects, with its worst input: 4 is linear, 16 quadratic. */
function printPatterns(wanted: string): void {
  const suspected = writtenPatterns().filter(({ place, text }) => `${place} ${text}`.includes(wanted));
  const rows = suspected.flatMap(({ place, text, pattern }) => {
    const growths = attacksOn(pattern).map((attack) => ({ attack, growth: growthOf(pattern, attack) }));
    const worst = growths.sort((a, b) => b.growth - a.growth)[0];
    if (worst === undefined) return [];
    const { start, repeated, end } = worst.attack;
    return [
      [
        `${place} ${text}`,
        `${JSON.stringify(start)} + n × ${JSON.stringify(repeated)} + ${JSON.stringify(end)}`,
        worst.growth,
      ],
    ];
  });
  printTable(["regular expression", "worst input", "time of 4n"], rows);
}
