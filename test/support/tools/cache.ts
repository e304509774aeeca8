import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const PROJECT = new URL("../../..", import.meta.url).pathname;

/** A folder for what tests download, kept from run to run; `npm ci` removes it. */
export const cacheFolder = (...steps: string[]): string => join(PROJECT, "node_modules/.cache/docsjson", ...steps);

/**
 * Installs packages of the npm registry into a folder of their own, unless exactly these are there.
 *
 * @param manifest a package.json whose dependencies are wanted
 * @throws Error where npm can't get them; the folder is gone then
 */
export function installPackages(folder: string, manifest: object): void {
  const wanted = JSON.stringify(manifest, null, 2);
  const stamp = join(folder, "node_modules/.installed.json");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), wanted);
  try {
    const options = ["--no-audit", "--no-fund", "--no-package-lock", "--legacy-peer-deps", "--loglevel=error"];
    execFileSync("npm", ["install", ...options], { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  writeFileSync(stamp, wanted);
}
