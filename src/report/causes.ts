import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { groupBy } from "../diagnostic/group-by.ts";
import { worstFirst } from "./worst-first.ts";

/** Findings that one action deals with: a field that has no effect on 13 groups, unlisted pages of one folder. */
export interface Cause {
  /** The first of them is shown for all. At least one, in the order of the report. */
  readonly findings: readonly [Diagnostic, ...Diagnostic[]];
  /** What is said of all of them, if it is not what the first one says. */
  readonly message?: string;
  readonly hint?: string;
  /** The folder that they are about, in place of the first one's address. */
  readonly folder?: string;
}

/**
 * The findings by their causes, the worst first: those with the same message and hint are one, and so are page files
 * outside the navigation that lie in one folder.
 */
export function groupByCause(diagnostics: readonly Diagnostic[]): Cause[] {
  const groups = groupBy(worstFirst(diagnostics), keyOf);
  return [...groups.values()].map((findings) => toCause(findings as [Diagnostic, ...Diagnostic[]]));
}

const keyOf = ({ severity, code, message, hint, file }: Diagnostic): string =>
  code === "nav/orphan-page"
    ? `${severity} ${code} ${topFolder(file)}`
    : JSON.stringify([severity, code, message, hint]);

function toCause(findings: [Diagnostic, ...Diagnostic[]]): Cause {
  const [{ code }] = findings;
  if (code !== "nav/orphan-page" || findings.length === 1) return { findings };
  const folder = commonFolder(findings.map(({ file }) => file));
  const count = findings.length.toLocaleString("en");
  const where = folder === "" ? "in the docs root" : `under "${folder}"`;
  const ignored = folder === "" ? "them" : `"${folder}/"`;
  return {
    findings,
    folder: folder === "" ? "." : folder,
    message: `${count} pages ${where} are not in the navigation`,
    hint: `add them to the navigation, or add ${ignored} to .mintignore`,
  };
}

const foldersOf = (file: string): string[] => file.split("/").slice(0, -1);

const topFolder = (file: string): string => foldersOf(file)[0] ?? "";

/** The deepest folder that contains all files: `dist/docs`. */
function commonFolder(files: readonly string[]): string {
  let common = foldersOf(files[0] ?? "");
  for (const file of files) {
    const folders = foldersOf(file);
    const differs = common.findIndex((folder, i) => folder !== folders[i]);
    if (differs >= 0) common = common.slice(0, differs);
  }
  return common.join("/");
}
