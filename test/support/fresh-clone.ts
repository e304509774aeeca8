import { execFileSync } from "node:child_process";
import { mkdtempSync, realpathSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = new URL("../..", import.meta.url).pathname;

/** A clone of what is committed, as an installation from git begins with it; its path. Nothing that git ignores is in it. */
export function cloneWithoutPackages(): string {
  const folder = join(realpathSync(mkdtempSync(join(tmpdir(), "docsjson-clone-"))), "docsjson");
  execFileSync("git", ["clone", "--quiet", "--no-hardlinks", "--depth", "1", `file://${root}`, folder]);
  return folder;
}

/** A clone with this checkout's packages. It has no `dist/`. */
export function freshClone(): string {
  const folder = cloneWithoutPackages();
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}
