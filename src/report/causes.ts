import type { DiagnosticCode } from "../diagnostic/codes.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { groupBy } from "../diagnostic/group-by.ts";
import type { Severity } from "../diagnostic/severity.ts";
import type { RenderOptions } from "./render-options.ts";
import { worstFirst } from "./worst-first.ts";

/** Findings that one action deals with: a field that has no effect on 13 groups, unlisted pages of one folder. */
export interface Cause {
  /** The first of them is shown for all. At least one, in the order of the report. */
  readonly findings: readonly [Diagnostic, ...Diagnostic[]];
  /** What is said of all of them, if it is not what the first one says. */
  readonly message?: string;
  readonly hint?: string | undefined;
  /** The folder that they are about, in place of the first one's address. */
  readonly folder?: string;
}

/** What is said of findings that come by the hundred, with another page in each: past a few, they are one cause. */
const OFTEN: Readonly<Partial<Record<DiagnosticCode, (count: string) => string>>> = {
  "nav/page-not-found": (count) => `${count} page files do not exist`,
  "nav/duplicate-page": (count) =>
    `${count} entries repeat a page that is already listed; only its first entry is highlighted`,
};

/** How many of them are told one by one. */
const MOST_ALONE = 3;

export const severityOfCause = ({ findings: [first] }: Cause): Severity => first.severity;

/**
 * The findings by their causes, the worst first: those with the same message and hint are one, and so are page files
 * outside the navigation that lie in one folder, and many missing or repeated pages.
 */
export function groupByCause(diagnostics: readonly Diagnostic[], options: RenderOptions): Cause[] {
  const root = options.head?.root ?? "";
  const groups = groupBy(worstFirst(diagnostics), (each) => keyOf(each, root)).values();
  const causes = [...groups].flatMap((group) => (isOften(group) ? splitOften(group) : [group]));
  return causes.map((findings) => toCause(findings as [Diagnostic, ...Diagnostic[]], root, options));
}

function keyOf({ severity, code, message, hint, file }: Diagnostic, root: string): string {
  if (code === "nav/orphan-page") return `${severity} ${code} ${topFolder(inRoot(file, root))}`;
  return JSON.stringify(Object.hasOwn(OFTEN, code) ? [severity, code] : [severity, code, message, hint]);
}

const isOften = ([first]: readonly Diagnostic[]): boolean => first !== undefined && Object.hasOwn(OFTEN, first.code);

/** Those of one code: many with the same hint are one cause, and so are many with hints of their own, but not a few. */
function splitOften(group: readonly Diagnostic[]): Diagnostic[][] {
  const byHint = [...groupBy(group, ({ hint }) => hint).values()];
  const few = byHint.filter(isFew).flat();
  const alone = isFew(few) ? [...groupBy(few, ({ message }) => message).values()] : [few];
  return [...byHint.filter((each) => !isFew(each)), ...alone];
}

const isFew = (findings: readonly Diagnostic[]): boolean => findings.length <= MOST_ALONE;

function toCause(findings: [Diagnostic, ...Diagnostic[]], root: string, options: RenderOptions): Cause {
  const [{ code }] = findings;
  const often = OFTEN[code];
  if (often && !isFew(findings)) {
    return { findings, message: often(findings.length.toLocaleString("en")), hint: sharedHint(findings) };
  }
  if (code !== "nav/orphan-page" || findings.length === 1) return { findings };
  const folder = commonFolder(findings.map(({ file }) => inRoot(file, root)));
  const count = findings.length.toLocaleString("en");
  const where = folder === "" ? "in the docs root" : `under "${folder}"`;
  const shown = [root, folder].filter((part) => part !== "").join("/");
  return {
    findings,
    folder: shown === "" ? "." : shown,
    message: `${count} pages ${where} are not in the navigation`,
    hint: `add them to the navigation, or ${otherwise(folder, options)}`,
  };
}

/** The hint of all of them, or else that of the first, and where the others are. */
function sharedHint([{ hint }, ...others]: readonly [Diagnostic, ...Diagnostic[]]): string | undefined {
  if (hint === undefined || others.every((other) => other.hint === hint)) return hint;
  return `--format concise shows the hint of each; of the first: ${hint}`;
}

/** What to do about pages that are to stay outside the navigation. A folder with listed pages must not be ignored. */
function otherwise(folder: string, { sources }: RenderOptions): string {
  if (folder === "") return "add them to .mintignore";
  const isListed = [...(sources?.values() ?? [])].some((text) => text.includes(`"${folder}/`));
  return isListed ? 'set "hidden: true" in their front matter' : `add "${folder}/" to .mintignore`;
}

/** The path of a file from the docs root. */
const inRoot = (file: string, root: string): string =>
  root !== "" && file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file;

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
