import { execFileSync } from "node:child_process";
import { mkdtempSync, realpathSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = new URL("../..", import.meta.url).pathname;

/**
 * A clone of what is committed, as an installation from git makes it, with this checkout's packages; its path. Nothing that
 * git ignores is in it, `dist/` neither.
 */
export function freshClone(): string {
  const folder = join(realpathSync(mkdtempSync(join(tmpdir(), "docsjson-clone-"))), "docsjson");
  execFileSync("git", ["clone", "--quiet", "--no-hardlinks", "--depth", "1", `file://${root}`, folder]);
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}
