import type { Diagnostic, Facts } from "../diagnostic/diagnostic.ts";
import { groupBy } from "../diagnostic/group-by.ts";
import { identityOf } from "../diagnostic/identity.ts";
import { typeName } from "../diagnostic/words.ts";
import type { Severity } from "../vocabulary/severity.ts";
import { adviceIn, OFTEN, sayFirstHint, sayManyOrphans } from "./cause-sentences.ts";
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

/** How many of them are reported one by one. */
const MOST_ALONE = 3;

export const severityOfCause = ({ findings: [first] }: Cause): Severity => first.severity;

/**
 * The findings by their causes, the worst first: those with the same code and facts are one, and so are page files
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

function keyOf({ severity, code, args, file }: Diagnostic, root: string): string {
  if (code === "nav/orphan-page") return JSON.stringify([severity, code, root, topFolder(inRoot(file, root))]);
  return JSON.stringify(Object.hasOwn(OFTEN, code) ? [severity, code] : [severity, code, withTypeOfValue(args)]);
}

/** A value of the wrong type: what it is does not matter. */
const withTypeOfValue = (args: Facts): Facts =>
  Object.hasOwn(args, "types") ? { ...args, value: typeName(args.value) } : args;

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
  const byHint = [...groupBy(group, ({ code, args }) => adviceIn(code, args)).values()];
  const few = byHint.filter(isFew).flat();
  const alone = isFew(few) ? [...groupBy(few, identityOf).values()] : [few];
  return [...byHint.filter((each) => !isFew(each)), ...alone];
}

const isFew = ({ length }: readonly unknown[]): boolean => length <= MOST_ALONE;

function toCause(findings: readonly [Diagnostic, ...Diagnostic[]]): Cause {
  const often = OFTEN[findings[0].code];
  if (!often || isFew(findings)) return { findings };
  return { findings, message: often.message(findings.length), hint: sharedHint(findings) };
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
  const count = findings.length;
  const [first = ""] = files;
  if (folder === "" && files.some((file) => file.includes("/"))) {
    return { findings, ...sayManyOrphans({ count, name: first.replace(/^.*\//s, "") }) };
  }
  const shown = [root, folder].filter((part) => part !== "").join("/");
  // A folder with listed pages must not be ignored.
  const isListed = folder !== "" && [...(sources?.values() ?? [])].some((text) => text.includes(`"${folder}/`));
  return {
    findings,
    folder: shown === "" ? "." : shown,
    ...sayManyOrphans({ count, folder, ...(!isListed && { mintignore }) }),
  };
}

/** The hint of all of them, or else the first one's. */
function sharedHint([{ code, args, hint }, ...others]: readonly [Diagnostic, ...Diagnostic[]]): string | undefined {
  const advice = adviceIn(code, args);
  if (hint === undefined || others.every((other) => adviceIn(code, other.args) === advice)) return hint;
  return sayFirstHint(hint);
}

/** The docs root that a file is in: the longest of those that contain it. */
const rootOf = (file: string, roots: readonly string[]): string =>
  roots.reduce((best, root) => (root.length > best.length && file.startsWith(`${root}/`) ? root : best), "");

/** The path of a file from the docs root. */
const inRoot = (file: string, root: string): string =>
  root !== "" && file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file;
