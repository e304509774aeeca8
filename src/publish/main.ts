import { spawnSync } from "node:child_process";
import { codeTables } from "./code-tables.ts";
import { compareFiles, writeFiles, writeTexts } from "./files.ts";
import { products } from "./products.ts";

// Writes `schemas/` from the codes and the TypeBox definitions; with `--check` only compares, and exits 1 naming what is stale.

const root = new URL("../../", import.meta.url);
const tables = await codeTables();

if (process.argv.includes("--check")) {
  const { changed, leftover } = compareFiles(generated());
  const stale = [...changed, ...leftover].sort();
  if (stale.length > 0) {
    process.stderr.write(`stale, run "npm run publish:schemas":\n${stale.map((path) => `  ${path}\n`).join("")}`);
    process.exitCode = 1;
  }
} else if (writeTexts(root, tables)) {
  // The schema of docsjson.config.json is made from the tables that were loaded when this process began.
  const { status } = spawnSync(process.execPath, [...process.execArgv, ...process.argv.slice(1)], { stdio: "inherit" });
  process.exitCode = status ?? 1;
} else {
  writeFiles(generated());
}

function generated() {
  return { root, folder: "schemas/", files: new Map([...tables, ...products()]) };
}
