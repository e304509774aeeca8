/**
 * Names of files that are about the repository, of which the hosted platform makes no pages, in whatever folder and case.
 * Source: the platform's documentation, "Exclude files from publishing", default ignored patterns.
 */
export const UNPUBLISHED_FILES: ReadonlySet<string> = new Set([
  "README.md",
  "LICENSE.md",
  "CHANGELOG.md",
  "CONTRIBUTING.md",
]);

/** Files for those who work on the repository, agents among them: pages only where the navigation lists them. */
const FOR_CONTRIBUTORS: ReadonlySet<string> = new Set([
  "AGENTS.md",
  "CLAUDE.md",
  "CODE_OF_CONDUCT.md",
  "GEMINI.md",
  "SECURITY.md",
  "SUPPORT.md",
]);

/** Whether a file, by its name, is about the repository, and no page that somebody forgot to list. */
export const isAboutRepository = (name: string): boolean =>
  FOR_CONTRIBUTORS.has(name) || UNPUBLISHED_FILES.has(name.replace(/^[^.]+/, (stem) => stem.toUpperCase()));

/**
 * Names of folders of which the hosted platform makes no pages. Real sites keep documentation in folders of such a name
 * (`build/`, `sdk/v0.50/build/`, `dist/docs/`), list its pages, and have them published: a folder counts as unpublished
 * only if nothing of it is in the navigation. Source: as above, and 101 sites of November 2026.
 */
const UNPUBLISHED_FOLDER = /^(?:.*?\/)??(?:build|dist|coverage|tmp|temp)(?=\/)/;

/** The outermost part of a path that ends with such a folder; `undefined` where there is none. */
export const unpublishedFolder = (path: string): string | undefined => UNPUBLISHED_FOLDER.exec(path)?.[0];
