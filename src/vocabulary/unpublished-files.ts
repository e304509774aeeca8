/**
 * Names of files that are about the repository, of which the hosted platform makes no pages, in whatever folder.
 * Source: the platform's documentation, "Exclude files from publishing", default ignored patterns.
 */
export const UNPUBLISHED_FILES: ReadonlySet<string> = new Set([
  "README.md",
  "LICENSE.md",
  "CHANGELOG.md",
  "CONTRIBUTING.md",
]);
