/** What a user would get from the registry: packs the package, and judges the tarball. Exit 1 on any fault. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureBundles } from "./bundle-size.ts";

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
  const packed = execFileSync("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", scratch], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  const tarball = join(scratch, filename);
  judge("publint", "npx", ["publint", "--strict", tarball]);
  judge("attw", "npx", ["attw", tarball, "--exclude-entrypoints", ...NOT_MODULES, "--format", "ascii"]);
  for (const { name, bytes, budget } of await measureBundles()) {
    const over = bytes > budget;
    failed ||= over;
    console.log(`size: ${name} ${(bytes / 1000).toFixed(1)} kB of ${budget / 1000} kB${over ? " OVER BUDGET" : ""}`);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
