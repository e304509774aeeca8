import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The parts of this package's manifest that are used at run time. */
interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** The nearest manifest above this module. Built files and sources are at different depths. */
function manifest(): URL {
  let file = new URL("package.json", import.meta.url);
  while (!existsSync(file) && file.pathname !== "/package.json") file = new URL("../package.json", file);
  return file;
}

/** The manifest of the package that this file is in. */
export const packageManifest = (): Manifest => JSON.parse(readFileSync(manifest(), "utf8")) as Manifest;

/** Its folder. */
export const packageFolder = (): string => dirname(fileURLToPath(manifest()));

export const packageVersion = (): string => packageManifest().version;
