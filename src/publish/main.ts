import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { products } from "./products.ts";

// Writes `schemas/` from the TypeBox definitions; with `--check` only compares, and exits 1 naming what is stale.

const root = new URL("../../", import.meta.url);

const textOf = (path: string): string | undefined => {
  try {
    return readFileSync(new URL(path, root), "utf8");
  } catch {
    return undefined;
  }
};

const files = products();
const changed = [...files].filter(([path, text]) => textOf(path) !== text);
mkdirSync(new URL("schemas/", root), { recursive: true });
const leftovers = readdirSync(new URL("schemas/", root))
  .map((name) => `schemas/${name}`)
  .filter((path) => !files.has(path));

if (process.argv.includes("--check")) {
  const stale = [...changed.map(([path]) => path), ...leftovers].sort();
  if (stale.length > 0) {
    process.stderr.write(`stale, run "npm run publish:schemas":\n${stale.map((path) => `  ${path}\n`).join("")}`);
    process.exitCode = 1;
  }
} else {
  for (const [path, text] of changed) writeFileSync(new URL(path, root), text);
  for (const path of leftovers) rmSync(new URL(path, root));
}
