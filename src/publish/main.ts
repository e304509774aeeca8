import { compareFiles, writeFiles } from "./files.ts";
import { products } from "./products.ts";

// Writes `schemas/` from the TypeBox definitions; with `--check` only compares, and exits 1 naming what is stale.

const generated = { root: new URL("../../", import.meta.url), folder: "schemas/", files: products() };

if (process.argv.includes("--check")) {
  const { changed, leftover } = compareFiles(generated);
  const stale = [...changed, ...leftover].sort();
  if (stale.length > 0) {
    process.stderr.write(`stale, run "npm run publish:schemas":\n${stale.map((path) => `  ${path}\n`).join("")}`);
    process.exitCode = 1;
  }
} else {
  writeFiles(generated);
}
