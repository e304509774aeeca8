import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const root = new URL("../..", import.meta.url).pathname;

/** The newest modification time (ms) below a folder. */
const newest = (folder: string): number =>
  Math.max(
    0,
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  );

/** Builds `dist/` before the tests that drive the command, unless it is newer than every source. */
export default function buildOnce(): void {
  const built = join(root, "dist/cli.js");
  const changed = Math.max(newest(join(root, "src")), newest(join(root, "schemas")));
  if (existsSync(built) && statSync(built).mtimeMs >= changed) return;
  execFileSync("npm", ["run", "--silent", "build:js"], { cwd: root, stdio: "inherit" });
}
