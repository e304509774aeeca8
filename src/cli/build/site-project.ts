import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { BUILDER_PROJECTS, type BuilderName } from "../../builders/projects.ts";
import type { BuilderProject, ProjectSettings } from "../../builders/shared/builder-project.ts";
import { THUMBNAIL_PACKAGES, wantsThumbnails } from "../../builders/shared/extras/thumbnail-packages.ts";
import { packageManifest } from "../../site/package-manifest.ts";
import { pathFrom } from "../../vocabulary/files/path-from.ts";
import { type CommandContext, UsageError } from "../command.ts";
import { type Free, tryLock } from "./lock-file.ts";

/** What pages look better with: colors of code, icons, formulas, Tailwind's classes and diagrams. */
const LOOKS = {
  shiki: "^3.0.0",
  katex: "^0.16.0",
  "@fortawesome/fontawesome-free": "^7.0.0",
  // The last ones with pictures of brands.
  "lucide-static": "^0.577.0",
  "@tabler/icons": "^3.0.0",
  tailwindcss: "^4.1.0",
  "@mermaid-js/tiny": "^11.6.0",
} as const;

/** A site's project in the cache. */
export interface SiteProject {
  readonly builder: BuilderName;
  /** The folder of the packages, which all sites of a builder share. */
  readonly packagesFolder: string;
  readonly folder: string;
  /** Leaves the project to other builds of the site. */
  readonly free: Free;
}

/** Where the cache is: `DOCSJSON_CACHE`, else in the user's folder for caches. */
export const cacheFolder = ({ env, cwd }: Pick<CommandContext, "env" | "cwd">): string =>
  env.DOCSJSON_CACHE === undefined
    ? join(env.XDG_CACHE_HOME ?? (env.LOCALAPPDATA || join(homedir(), ".cache")), "docsjson")
    : resolve(cwd, env.DOCSJSON_CACHE);

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** The packages that a site's project needs, and their versions; with `own`, the packages that `docsjson` itself needs. */
export const packagesOf = (builder: BuilderName, config: unknown, { own = true } = {}): Record<string, string> => ({
  ...(own ? packageManifest().dependencies : {}),
  ...BUILDER_PROJECTS[builder].packages,
  ...LOOKS,
  ...(wantsThumbnails(config) ? THUMBNAIL_PACKAGES : {}),
});

/** How many builds of one site may run at once. */
const MOST_AT_ONCE = 50;

/** Writes the project of a site into the cache, for this process alone: builds of one site at once have one each. */
export async function prepareProject(
  builder: BuilderName,
  { docs, packages, ...settings }: ProjectSettings & { packages: Readonly<Record<string, string>> },
  cache: string,
): Promise<SiteProject> {
  const packagesFolder = join(cache, `${builder}-${hashOf(JSON.stringify(packages))}`);
  const sites = join(packagesFolder, "sites");
  await mkdir(sites, { recursive: true });
  for (let number = 1; number <= MOST_AT_ONCE; number++) {
    const folder = join(sites, number === 1 ? hashOf(docs) : `${hashOf(docs)}-${number}`);
    const free = tryLock(`${folder}.lock`);
    if (!free) continue;
    await rm(join(folder, BUILDER_PROJECTS[builder].output), { recursive: true, force: true });
    await writeProject(folder, builder, { ...settings, docs });
    return { builder, packagesFolder, folder, free };
  }
  throw new UsageError(`${MOST_AT_ONCE} builds of the site are running`);
}

const MANIFEST = { name: "docs-site", private: true, type: "module" };

/** Writes a builder's project into a folder; gives its files. `manifest` is added to package.json. */
export async function writeProject(
  folder: string,
  builder: BuilderName,
  settings: ProjectSettings,
  manifest: object = {},
): Promise<string[]> {
  const docs = pathFrom(folder, settings.docs) || ".";
  const project: BuilderProject = BUILDER_PROJECTS[builder];
  const packageJson = { ...MANIFEST, ...project.manifest, ...manifest };
  const texts = {
    ...project.files({ ...settings, docs }),
    "package.json": `${JSON.stringify(packageJson, null, 2)}\n`,
  };
  for (const [path, text] of Object.entries(texts)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return Object.keys(texts);
}
