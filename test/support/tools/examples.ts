import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
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

/** What a build or a test of an example writes beside its packages, so that it may be gone while it is copied. */
const WRITTEN = new Set([".astro", ".cache", ".vite", "docsjson"]);

/** A PATH whose npm, put into a folder, installs the packages of an example, so that nothing is read from the network. */
export function pathWithPackagesOf(example: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "npm"), `#!/bin/sh\n${linkingPackages(example)}`);
  chmodSync(join(folder, "npm"), 0o755);
  return `${folder}:${process.env.PATH}`;
}

/** The shell command that puts an example's packages into `node_modules` of the folder in which it runs. */
export function linkingPackages(example: string): string {
  const packages = join(installedExample(example), "node_modules");
  const entries = readdirSync(packages).filter((name) => !WRITTEN.has(name));
  return `mkdir -p node_modules && cp -al ${entries.map((name) => `"${join(packages, name)}"`).join(" ")} node_modules/\n`;
}
