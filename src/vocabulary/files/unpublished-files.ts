import { nameOfPath, normalizePath } from "../addresses/root-path.ts";

// What is never published, and what no walk of a disk reads: the one table of names for all that list files.

/** The folder of npm's packages. */
const PACKAGES = "node_modules";

/** Folders that builds write. */
const BUILD_OUTPUT: readonly string[] = ["build", "dist"];

/** One more folder of builds, of which the hosted platform makes pages. */
const EXPORTED = "out";

/** Folders that tests and other tools leave behind. */
const LEFTOVERS: readonly string[] = ["coverage", "tmp", "temp"];

/** Whether a file or folder, by its name, is no part of any site: it starts with a dot, or contains packages. */
export const isHiddenOrPackages = (name: string): boolean => name.startsWith(".") || name === PACKAGES;

/** Whether a path, from the docs root, has such a name in it. */
export const isBelowHidden = (path: string): boolean => path.split("/").some(isHiddenOrPackages);

/** The file that a build puts into the folder of a built site. What is in such a folder is no part of the docs. */
export const BUILT_SITE_MARK = ".docsjson-build.json";

const isBuildOutput = (name: string): boolean => BUILD_OUTPUT.includes(name) || name === EXPORTED;

/** Whether a folder, by its name, has no docs roots in it. */
export const hasNoDocsRoots = (name: string): boolean =>
  isHiddenOrPackages(name) || isBuildOutput(name) || LEFTOVERS.includes(name);

/** Whether a file or folder of another tool's project, by its name, is not read. VitePress keeps its settings in a dot folder. */
export const isNoProjectSource = (name: string): boolean =>
  (isHiddenOrPackages(name) && name !== ".vitepress") || isBuildOutput(name);

const NEVER_PAGE = new RegExp(`(?:^|/)(?:\\.|_|${PACKAGES}/|snippets/)`);

/** Whether a path is never that of a page: in a dot folder, among packages or snippets, or with a name that starts with `_`. */
export const isNeverPage = (path: string): boolean => NEVER_PAGE.test(path);

/** The folders of snippets, in the order in which the platform looks for one. Source: the hosted platform's build. */
export const SNIPPET_FOLDERS = ["snippets", "_snippets"] as const;

/** Whether a path is that of a snippet by its folder alone. */
export const isInSnippets = (path: string): boolean => SNIPPET_FOLDERS.some((folder) => path.startsWith(`${folder}/`));

/** The paths at which the file of `<Snippet file="…" />` may be. */
export const snippetPaths = (file: string): string[] =>
  SNIPPET_FOLDERS.map((folder) => normalizePath(`${folder}/${file}`));

/**
 * Names of files about the repository, which the hosted platform does not publish, in any folder and in upper or lower
 * case. Source: the platform's documentation, "Exclude files from publishing", default ignored patterns.
 */
export const UNPUBLISHED_FILES: ReadonlySet<string> = new Set([
  "README.md",
  "LICENSE.md",
  "CHANGELOG.md",
  "CONTRIBUTING.md",
]);

/** Files for people and agents, most of whom work on the repository: pages only if the navigation lists them. */
const FOR_CONTRIBUTORS: ReadonlySet<string> = new Set([
  "AGENTS.md",
  "CLAUDE.md",
  "CODE_OF_CONDUCT.md",
  "GEMINI.md",
  "SECURITY.md",
  "SKILL.md",
  "SUPPORT.md",
  "skill.md",
]);

/** Whether the hosted platform never publishes a file, by its name, wherever it is listed. */
export const isUnpublishedFile = (file: string): boolean =>
  file.endsWith(".md") && UNPUBLISHED_FILES.has(nameOfPath(file).replace(/^[^.]+/, (stem) => stem.toUpperCase()));

/** Whether a file, by its name, is about the repository, and no page that somebody forgot to list. */
export const isAboutRepository = (file: string): boolean =>
  FOR_CONTRIBUTORS.has(nameOfPath(file)) || isUnpublishedFile(file);

/**
 * Names of folders that the hosted platform does not publish. Real sites keep documentation in such folders (`build/`,
 * `sdk/v0.50/build/`, `dist/docs/`), list its pages, and get them published: so a folder counts as unpublished only if
 * the navigation lists nothing in it. Source: as above, and 101 sites of November 2026.
 */
const UNPUBLISHED_FOLDER = new RegExp(`^(?:.*?/)??(?:${[...BUILD_OUTPUT, ...LEFTOVERS].join("|")})(?=/)`);

/** The outermost part of a path that ends with such a folder; `undefined` if there is none. */
export const unpublishedFolder = (path: string): string | undefined => UNPUBLISHED_FOLDER.exec(path)?.[0];
