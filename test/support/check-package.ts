/** What a user would get from the registry: packs the package with its scripts, and judges the tarball. Exit 1 on any fault. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureBundles } from "./bundle-size.ts";
import { measureInstall } from "./install-size.ts";

/** Data, and what Astro alone loads: it resolves ES modules and components by itself. */
const NOT_MODULES = ["./schemas/*.json", "./starlight/middleware", "./starlight/*.astro"];

const root = new URL("../..", import.meta.url).pathname;
const scratch = mkdtempSync(join(tmpdir(), "docsjson-pack-"));
let failed = false;

const judge = (name: string, command: string, args: readonly string[]): void => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: "utf8" });
  failed ||= status !== 0;
  console.log(status === 0 ? `${name}: clean` : `${name}:\n${stdout}${stderr}`);
};

try {
  const packed = execFileSync("npm", ["pack", "--json", "--pack-destination", scratch], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  const tarball = join(scratch, filename);
  judge("publint", "npx", ["publint", "--strict", tarball]);
  const esModules = ["--profile", "esm-only", "--exclude-entrypoints", ...NOT_MODULES];
  judge("attw", "npx", ["attw", tarball, ...esModules, "--format", "ascii"]);
  const bundles = (await measureBundles()).map(({ name, bytes, budget }) => ({
    name,
    amount: bytes / 1000,
    budget: budget / 1000,
    unit: "kB",
  }));
  for (const { name, amount, budget, unit } of [...bundles, ...measureInstall(root)]) {
    const over = amount > budget;
    failed ||= over;
    console.log(`size: ${name} ${amount.toFixed(1)} of ${budget} ${unit}${over ? " OVER BUDGET" : ""}`);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
