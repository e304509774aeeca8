import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A measure of what `npm install docsjson` puts on a disk. */
export interface InstallSize {
  name: string;
  amount: number;
  budget: number;
  unit: string;
}

interface Locked {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** What is installed with a package: its dependencies and the peers that are not optional. */
const needs = ({ dependencies, peerDependencies = {}, peerDependenciesMeta }: Locked = {}): string[] => [
  ...Object.keys(dependencies ?? {}),
  ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional),
];

/** The packages that the package and its dependencies need, docsjson itself excepted: their folders in `node_modules`. */
export function installedFolders(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, Locked>;
  };
  const found = new Set<string>();
  const visit = (folder: string): void => {
    for (const name of needs(packages[folder])) {
      const at = nearestInstalled(packages, folder, name);
      if (found.has(at)) continue;
      found.add(at);
      visit(at);
    }
  };
  visit("");
  return [...found];
}

/** The folder that Node finds a package in, from another package's: the nearest upward. */
function nearestInstalled(packages: Record<string, Locked>, from: string, name: string): string {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, "")) {
    const at = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[at]) return at;
    // The peers of dependencies are installed for users, and not here (`legacy-peer-deps`).
    if (folder === "") return at;
  }
}

/** The bytes of the files below a folder; none if there is no folder. */
function bytesBelow(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + lstatSync(join(entry.parentPath, entry.name)).size, 0);
}

/** The size of `dist/`, and what an installation of the package has in packages and in bytes. */
export function measureInstall(root: string): InstallSize[] {
  const dist = bytesBelow(join(root, "dist"));
  const folders = installedFolders(root);
  const own = dist + bytesBelow(join(root, "schemas"));
  const all = folders.reduce((sum, folder) => sum + bytesBelow(join(root, folder)), own);
  return [
    { name: "dist", amount: dist / 1e6, budget: 4, unit: "MB" },
    { name: "installed packages", amount: folders.length + 1, budget: 20, unit: "packages" },
    { name: "installed", amount: all / 1e6, budget: 20, unit: "MB" },
  ];
}
