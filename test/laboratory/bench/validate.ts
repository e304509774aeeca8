import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv } from "ajv";
import ts from "typescript";
import { largeSite } from "./_large-site.ts";
import { holding, median, printTable } from "./_measure.ts";
import { zodDocs } from "./_zod-docs.ts";

// Cold: a new process that reads the file and judges it, less one that only reads and parses it. Warm: the parsed value,
// again and again, the best of many runs. All rows of a table are measured in turn, so that they compare.

const root = new URL("../../../", import.meta.url).pathname;
const sizes = [1_000, 10_000, 100_000];
const plainSchema = JSON.parse(readFileSync(join(root, "schemas/docs.plain.schema.json"), "utf8"));
const { validateDocs } = (await import(`${root}dist/index.js`)) as typeof import("../../../src/index.ts");
/** The hosted platform's validator, where somebody has installed it; the project does not. */
const official = "@mintlify/validation";
const officialModule = (await import(official).catch(() => undefined)) as Record<string, unknown> | undefined;

const zodSource = ts.transpileModule(readFileSync(new URL("_zod-docs.ts", import.meta.url), "utf8"), {
  compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
}).outputText;

/** What each cold process runs; `text` is the file's content, `ok` the verdict. */
const COLD: Readonly<Record<string, string>> = {
  "read and JSON.parse": "const ok = JSON.parse(text) !== undefined;",
  docsjson: `const { validateDocs } = await import(${JSON.stringify(`${root}dist/index.js`)}); const { ok } = validateDocs(text);`,
  "Ajv, compiled at run time": `const { Ajv } = await import("ajv");
    const schema = JSON.parse(readFileSync(${JSON.stringify(`${root}schemas/docs.plain.schema.json`)}, "utf8"));
    const ok = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema)(JSON.parse(text));`,
  zod: `const ok = zodDocs.safeParse(JSON.parse(text)).success;`,
  ...(officialModule
    ? {
        [official]: `const { validateDocsConfig } = await import("${official}"); const ok = validateDocsConfig(JSON.parse(text)).success;`,
      }
    : {}),
};

/** Wall time (ms) of a process that judges a file. */
function coldRun(name: string, file: string): number {
  const code = `import { readFileSync } from "node:fs";
    ${name === "zod" ? zodSource : ""}
    const text = readFileSync(${JSON.stringify(file)}, "utf8");
    ${COLD[name]}
    if (!ok) throw new Error("refused");`;
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${name}: ${stderr}`);
  return performance.now() - start;
}

function benchCold(folder: string): void {
  const names = Object.keys(COLD);
  const rows = sizes.map((pages) => {
    const file = join(folder, `${pages}.json`);
    writeFileSync(file, JSON.stringify(largeSite(pages), null, 2));
    const times = new Map(names.map((name) => [name, [] as number[]]));
    for (let run = 0; run < 9; run++) for (const name of names) times.get(name)?.push(coldRun(name, file));
    const [bare = 0, ...others] = names.map((name) => Math.min(...(times.get(name) ?? [])));
    return [`${pages.toLocaleString("en")} pages`, bare, ...others.map((time) => time - bare)];
  });
  console.log("cold, ms: the bare process, and what each adds to it");
  printTable(["", ...names], rows);
}

/** The best time (ns) for one page of a site. */
function bestPerPage(pages: number, judge: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  const until = performance.now() + 1500;
  for (let run = 0; run < 5 || performance.now() < until; run++) {
    const start = performance.now();
    judge();
    best = Math.min(best, performance.now() - start);
  }
  return (best * 1e6) / pages;
}

function benchWarm(): void {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(plainSchema);
  const validateOfficial = officialModule?.validateDocsConfig as ((value: unknown) => unknown) | undefined;
  const rows = sizes.map((pages) => {
    const text = JSON.stringify(largeSite(pages), null, 2);
    const value = JSON.parse(text);
    const judges = [
      () => JSON.parse(text),
      () => validateDocs(value),
      () => validateDocs(text),
      () => ajv(value),
      () => zodDocs.safeParse(value),
      ...(validateOfficial ? [() => validateOfficial(value)] : []),
    ];
    return [`${pages.toLocaleString("en")} pages`, ...judges.map((judge) => bestPerPage(pages, judge))];
  });
  console.log("\nwarm, ns a page");
  const names = [
    "JSON.parse",
    "docsjson",
    "docsjson, from text",
    "Ajv",
    "zod",
    ...(validateOfficial ? [official] : []),
  ];
  printTable(["", ...names], rows);
}

function benchMemory(): void {
  const rows = sizes.map((pages) => {
    const text = JSON.stringify(largeSite(pages), null, 2);
    validateDocs(text);
    const parsed = holding(() => JSON.parse(text));
    const peaks = Array.from({ length: 5 }, () => {
      const before = process.memoryUsage().heapUsed;
      validateDocs(parsed.value);
      return process.memoryUsage().heapUsed - before;
    });
    return [
      `${pages.toLocaleString("en")} pages`,
      text.length / 1e6,
      parsed.bytes / 1e6,
      Math.max(0, median(peaks)) / 1e6,
    ];
  });
  console.log("\nmemory, MB (what the check allocates is free again after it)");
  printTable(["", "text", "parsed", "allocated by the check"], rows);
}

export function run(): void {
  const folder = mkdtempSync(join(tmpdir(), "docsjson-bench-"));
  try {
    benchCold(folder);
    benchWarm();
    benchMemory();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
