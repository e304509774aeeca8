import type { Diagnostic, DiagnosticCode } from "../diagnostic/diagnostic.ts";
import { groupBy } from "../diagnostic/group-by.ts";
import { countOf, groupDigits, quote } from "../diagnostic/words.ts";
import type { Severity } from "../vocabulary/severity.ts";
import { commonFolder, topFolder } from "./folders.ts";
import type { RenderOptions } from "./render-options.ts";
import { worstFirst } from "./worst-first.ts";

/** Findings that one action deals with: a field that has no effect on 13 groups, unlisted pages of one folder. */
export interface Cause {
  /** The first of them is shown for all. At least one, in the order of the report. */
  readonly findings: readonly [Diagnostic, ...Diagnostic[]];
  /** The message about all of them, if it differs from the first one's. */
  readonly message?: string;
  readonly hint?: string | undefined;
  /** The folder that they are about, in place of the first one's address. */
  readonly folder?: string;
}

/** Messages for findings that occur by the hundred, each with another page. More than a few of them are one cause. */
const OFTEN: Readonly<Partial<Record<DiagnosticCode, (count: number) => string>>> = {
  "nav/page-not-found": (count) => `${countOf(count, "page file")} do not exist`,
  "nav/duplicate-page": (count) =>
    `${groupDigits(count)} entries repeat a page that is already listed; only its first entry is highlighted`,
  "asset/not-found": (count) => `${countOf(count, "file")} do not exist`,
  "redirect/chain": (count) => `${countOf(count, "redirect")} lead to other redirects`,
  "redirect/dead-destination": (count) => `${countOf(count, "destination")} of redirects have no page`,
  "redirect/shadowed-page": (count) =>
    `readers cannot open ${countOf(count, "page")}, because redirects lead away from them`,
};

/** How many of them are reported one by one. */
const MOST_ALONE = 3;

export const severityOfCause = ({ findings: [first] }: Cause): Severity => first.severity;

/**
 * The findings by their causes, the worst first: those with the same message and hint are one, and so are page files
 * outside the navigation that lie in one folder or have one name, and many missing or repeated pages.
 */
export function groupByCause(diagnostics: readonly Diagnostic[], { head, sources }: RenderOptions): Cause[] {
  const roots = [head?.root ?? "", ...(head?.roots ?? [])];
  const groups = [...groupBy(worstFirst(diagnostics), (each) => keyOf(each, rootOf(each.file, roots))).values()];
  const causes = joinNamesakes(groups).flatMap((group) => (isOften(group) ? splitOften(group) : [group]));
  return causes.map((group) => {
    const findings = group as [Diagnostic, ...Diagnostic[]];
    const [{ code, file }] = findings;
    if (code !== "nav/orphan-page") return toCause(findings);
    const root = rootOf(file, roots);
    return toOrphans(findings, root, { sources, mintignore: roots.length > 1 ? `${root}/.mintignore` : ".mintignore" });
  });
}

function keyOf({ severity, code, message, hint, file }: Diagnostic, root: string): string {
  if (code === "nav/orphan-page") return JSON.stringify([severity, code, root, topFolder(inRoot(file, root))]);
  return JSON.stringify(Object.hasOwn(OFTEN, code) ? [severity, code] : [severity, code, message, hint]);
}

/** Many page files of one name, each the only one of its folder, as translations are, become one group. */
function joinNamesakes(groups: readonly Diagnostic[][]): Diagnostic[][] {
  const nameOf = ([first, ...others]: readonly Diagnostic[]): string | undefined =>
    first?.code === "nav/orphan-page" && others.length === 0 ? first.file.replace(/^.*\//s, "") : undefined;
  return [...groupBy(groups, (group) => nameOf(group) ?? group).values()].flatMap((same) =>
    isFew(same) ? same : [same.flat()],
  );
}

const isOften = ([first]: readonly Diagnostic[]): boolean => first !== undefined && Object.hasOwn(OFTEN, first.code);

/** Those of one code: many with the same hint are one cause, and so are many with hints of their own, but not a few. */
function splitOften(group: readonly Diagnostic[]): Diagnostic[][] {
  const byHint = [...groupBy(group, ({ hint }) => hint).values()];
  const few = byHint.filter(isFew).flat();
  const alone = isFew(few) ? [...groupBy(few, ({ message }) => message).values()] : [few];
  return [...byHint.filter((each) => !isFew(each)), ...alone];
}

const isFew = ({ length }: readonly unknown[]): boolean => length <= MOST_ALONE;

function toCause(findings: readonly [Diagnostic, ...Diagnostic[]]): Cause {
  const often = OFTEN[findings[0].code];
  if (!often || isFew(findings)) return { findings };
  return { findings, message: often(findings.length), hint: sharedHint(findings) };
}

/** Page files outside the navigation: of one folder, of the docs root, or of one name. */
function toOrphans(
  findings: readonly [Diagnostic, ...Diagnostic[]],
  root: string,
  { sources, mintignore }: { sources: RenderOptions["sources"]; mintignore: string },
): Cause {
  if (findings.length === 1) return { findings };
  const files = findings.map(({ file }) => inRoot(file, root));
  const folder = commonFolder(files);
  const pages = countOf(findings.length, "page");
  const [first = ""] = files;
  if (folder === "" && files.some((file) => file.includes("/"))) {
    const name = quote(first.replace(/^.*\//s, ""));
    return {
      findings,
      message: `${pages} named ${name} are not in the navigation`,
      hint: `add them to the navigation, or ${HIDE}`,
    };
  }
  const where = folder === "" ? "in the docs root" : `under ${quote(folder)}`;
  const shown = [root, folder].filter((part) => part !== "").join("/");
  // A folder with listed pages must not be ignored.
  const isListed = folder !== "" && [...(sources?.values() ?? [])].some((text) => text.includes(`"${folder}/`));
  const ignored = folder === "" ? `add them to ${mintignore}` : `add "${folder}/" to ${mintignore}`;
  return {
    findings,
    folder: shown === "" ? "." : shown,
    message: `${pages} ${where} are not in the navigation`,
    hint: `add them to the navigation, or ${isListed ? HIDE : ignored}`,
  };
}

const HIDE = 'set "hidden: true" in their front matter';

/** The hint of all of them, or else the first one's, with the places of the others. */
function sharedHint([{ hint }, ...others]: readonly [Diagnostic, ...Diagnostic[]]): string | undefined {
  if (hint === undefined || others.every((other) => other.hint === hint)) return hint;
  return `--format concise shows the hint of each; of the first: ${hint}`;
}

/** The docs root that a file is in: the longest of those that contain it. */
const rootOf = (file: string, roots: readonly string[]): string =>
  roots.reduce((best, root) => (root.length > best.length && file.startsWith(`${root}/`) ? root : best), "");

/** The path of a file from the docs root. */
const inRoot = (file: string, root: string): string =>
  root !== "" && file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file;
