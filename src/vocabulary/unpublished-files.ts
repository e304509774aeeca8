/**
 * Files that are about the repository, of which the hosted platform makes no pages, in whatever folder and case.
 * Source: the platform's documentation, "Exclude files from publishing", default ignored patterns.
 */
const UNPUBLISHED = /^(readme|license|changelog|contributing)\.md$/i;

/** Files that are written for those who work on the repository, agents among them. In lower case they may be pages. */
const FOR_CONTRIBUTORS: ReadonlySet<string> = new Set([
  "AGENTS.md",
  "CLAUDE.md",
  "CODE_OF_CONDUCT.md",
  "GEMINI.md",
  "SECURITY.md",
  "SUPPORT.md",
]);

/** Whether a file, by its name, is about the repository and no page of the site. */
export const isAboutRepository = (name: string): boolean => UNPUBLISHED.test(name) || FOR_CONTRIBUTORS.has(name);
