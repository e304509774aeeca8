import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";

const SUFFIX = ".schema.json";

/**
 * The published schemas, by name, in the order of the names: `docs` for `docs.schema.json`, `admin-openapi` for
 * `admin.openapi.json`.
 */
export function publishedSchemas(): Map<string, URL> {
  const folder = schemasFolder();
  const named = readdirSync(folder).flatMap((file): [string, URL][] => {
    if (file.endsWith(SUFFIX)) return [[file.slice(0, -SUFFIX.length), new URL(file, folder)]];
    return file === "admin.openapi.json" ? [["admin-openapi", new URL(file, folder)]] : [];
  });
  return new Map(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A published schema by its name: `docs`. @throws {TypeError} if none has it */
export async function readSchema(name: string): Promise<object> {
  const file = publishedSchemas().get(name);
  if (!file) throw new TypeError(`no schema has the name ${JSON.stringify(name)}`);
  return JSON.parse(await readFile(file, "utf8"));
}

/** The package's `schemas/`, from the built command as from its source. */
function schemasFolder(): URL {
  let folder = new URL("./", import.meta.url);
  while (!existsSync(new URL(`schemas/docs${SUFFIX}`, folder))) {
    const parent = new URL("../", folder);
    if (parent.href === folder.href) throw new Error(`the package's folder "schemas" is missing`);
    folder = parent;
  }
  return new URL("schemas/", folder);
}
