import { codeTables } from "./code-tables.ts";
import { compareFiles, writeFiles, writeTexts } from "./files.ts";

// Writes `schemas/` from the codes and the TypeBox definitions; with `--check` only compares, and exits 1 naming what is stale.

const root = new URL("../../", import.meta.url);
const tables = await codeTables();
const isChecked = process.argv.includes("--check");
// The schema of docsjson.config.json has the codes in it.
if (!isChecked) writeTexts(root, tables);
const { products } = await import("./products.ts");
const generated = { root, folder: "schemas/", files: new Map([...tables, ...products()]) };

if (isChecked) {
  const { changed, leftover } = compareFiles(generated);
  const stale = [...changed, ...leftover].sort();
  if (stale.length > 0) {
    process.stderr.write(`stale, run "npm run publish:schemas":\n${stale.map((path) => `  ${path}\n`).join("")}`);
    process.exitCode = 1;
  }
} else {
  writeFiles(generated);
}
