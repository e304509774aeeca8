import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder, installPackages, PROJECT } from "./cache.ts";

interface Manifest {
  dependencies?: Record<string, string>;
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

const folderOfExample = (name: string): string => join(PROJECT, "examples", name);

/** The names of the projects in `examples/`. */
export const listExamples = (): string[] =>
  existsSync(join(PROJECT, "examples"))
    ? readdirSync(join(PROJECT, "examples")).filter((name) => existsSync(join(folderOfExample(name), "package.json")))
    : [];

/** The folder in which an example is installed and built. */
export const installedExample = (name: string): string => cacheFolder("examples", name);

/** An example's package.json with what `docsjson` needs in the room of `docsjson`, which comes from this checkout. */
function manifestOf(name: string): object {
  const manifest = readManifest(folderOfExample(name));
  const { docsjson: _, ...dependencies } = manifest.dependencies ?? {};
  return { ...manifest, dependencies: { ...readManifest(PROJECT).dependencies, ...dependencies } };
}

/** Installs what an example needs, but for `docsjson` itself. */
export const installExample = (name: string): void => installPackages(installedExample(name), manifestOf(name));

/** Whether an example's packages are there, as its package.json wants them. */
export function isInstalled(name: string): boolean {
  const stamp = join(installedExample(name), "node_modules/.installed.json");
  return existsSync(stamp) && readFileSync(stamp, "utf8") === JSON.stringify(manifestOf(name), null, 2);
}
