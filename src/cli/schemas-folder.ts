import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";

export const SCHEMA_SUFFIX = ".schema.json";

/** The package's `schemas/`, from the built command as from its source. */
export function schemasFolder(): URL {
  let folder = new URL("./", import.meta.url);
  while (!existsSync(new URL(`schemas/docs${SCHEMA_SUFFIX}`, folder))) {
    const parent = new URL("../", folder);
    if (parent.href === folder.href) throw new Error(`the package's folder "schemas" is missing`);
    folder = parent;
  }
  return new URL("schemas/", folder);
}

/** A published schema by its name: `docs`. */
export const readSchema = async (name: string): Promise<object> =>
  JSON.parse(await readFile(new URL(`${name}${SCHEMA_SUFFIX}`, schemasFolder()), "utf8"));
