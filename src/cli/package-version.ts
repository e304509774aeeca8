import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The parts of this package's manifest that the command uses. */
interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

const MANIFEST = new URL("../package.json", import.meta.url);

/** The manifest of the package that this file is the command of. */
export const packageManifest = (): Manifest => JSON.parse(readFileSync(MANIFEST, "utf8")) as Manifest;

/** Its folder. */
export const packageFolder = (): string => dirname(fileURLToPath(MANIFEST));

export const packageVersion = (): string => packageManifest().version;
