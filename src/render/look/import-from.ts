import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** A package that is installed for a project, or `undefined`. */
export async function importFrom<Module>(folder: string, name: string): Promise<Module | undefined> {
  try {
    const path = createRequire(join(folder, "package.json")).resolve(name);
    const module = (await import(pathToFileURL(path).href)) as Module & { default?: Module };
    return module.default && !("bundledLanguages" in (module as object)) ? module.default : module;
  } catch {
    return undefined;
  }
}
