import { CODES, isKnownCode } from "../codes/table.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { nearestCodes } from "../diagnostic/nearest-code.ts";
import { orMeant } from "../diagnostic/words.ts";
import { codesOfArea } from "../report/explain-code.ts";
import type { CheckOptions } from "../site/check-site.ts";
import { findDocsRoot } from "../site/config/docs-root.ts";
import { filesChangedSince } from "../site/git/git.ts";
import { ignoresFile, readIgnoreRules } from "../vocabulary/files/ignore-rules.ts";
import type { ToolAnswer } from "./answer/answer.ts";

/** Which findings a call is about. */
interface Wanted {
  /** A code or an area. */
  readonly code?: string | undefined;
  /** A file, a folder or a pattern as in a .gitignore. */
  readonly file?: string | undefined;
  /** A revision of git: only what is in files that have changed since. */
  readonly since?: string | undefined;
  readonly severity?: string | undefined;
}

/** Tells whether a finding is wanted; an answer if a code does not exist. @throws {SiteError} if git knows no such revision */
export async function findingFilter(
  { code, file, since, severity }: Wanted,
  path: string,
  { cwd = process.cwd() }: CheckOptions,
): Promise<((found: Diagnostic) => boolean) | ToolAnswer> {
  if (code !== undefined && !isKnownCode(code) && codesOfArea(code).length === 0) return unknownCode(code);
  const matches = file === undefined ? undefined : matcherOf(file);
  const changed =
    since === undefined ? undefined : await filesChangedSince((await findDocsRoot(path, cwd)).folder, since);
  return (found) =>
    (code === undefined || found.code === code || found.code.startsWith(`${code}/`)) &&
    (matches === undefined || matches(found.file)) &&
    (changed === undefined || changed.has(found.file)) &&
    (severity === undefined || found.severity === severity);
}

/** Tells whether a file is the one that is named, in the folder, or matches the pattern. They count from the docs root. */
export function matcherOf(file: string): (name: string) => boolean {
  const plain = file.replace(/^\.?\//, "").replace(/\/$/, "");
  if (!/[*?[\]]/.test(plain)) return (name) => name === plain || name.startsWith(`${plain}/`);
  const rules = readIgnoreRules(`/${plain}`);
  return (name) => ignoresFile(rules, name);
}

/** Says which codes may be meant. */
export const unknownCode = (code: string): ToolAnswer => ({
  failed: true,
  head: `No finding has the code ${JSON.stringify(code)}${orMeant(nearestCodes(code, Object.keys(CODES)))}`,
});
