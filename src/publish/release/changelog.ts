/** What is wrong with a changelog for a release, or the notes of that release. */
export type ReleaseNotes = { readonly notes: string } | { readonly fault: string };

/** A heading of a release: `## 0.2.0 (2026-11-30)`. */
const RELEASE = /^## (\S+)(?: \((\d{4}-\d{2}-\d{2})\))?$/;

/**
 * The section of a version, without its heading. It must be the first section of the changelog and have a date, so that
 * nothing that is listed as unreleased is published under no version.
 */
export function releaseNotes(changelog: string, version: string): ReleaseNotes {
  const lines = changelog.split(/\r?\n/);
  const start = lines.findIndex((line) => line.startsWith("## "));
  const [, first, date] = RELEASE.exec(lines[start] ?? "") ?? [];
  if (first !== version) {
    return {
      fault: `CHANGELOG.md begins with "${lines[start] ?? ""}"; it must begin with "## ${version} (YYYY-MM-DD)"`,
    };
  }
  if (date === undefined)
    return { fault: `CHANGELOG.md gives no date for ${version}; write "## ${version} (YYYY-MM-DD)"` };
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith("## "));
  const notes = (end === -1 ? rest : rest.slice(0, end)).join("\n").trim();
  return notes === "" ? { fault: `CHANGELOG.md says nothing about ${version}` } : { notes };
}
