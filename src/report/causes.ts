import { BY_TARGET, OFTEN } from "../../schemas/code-defaults.js";
import type { Sentence } from "../diagnostic/code.ts";
import { type Diagnostic, type DiagnosticCode, type Facts, identityOf } from "../diagnostic/diagnostic.ts";
import { groupBy } from "../diagnostic/group-by.ts";
import { countOf, groupDigits, joinFirst, quote, typeName } from "../diagnostic/words.ts";
import { nameOfPath } from "../vocabulary/addresses/root-path.ts";
import type { Severity } from "../vocabulary/platform/severity.ts";
import { commonFolder, topFolder } from "./folders.ts";
import type { RenderOptions } from "./render-options.ts";
import { ofEachSeverity, worstFirst } from "./worst-first.ts";

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
 * outside the navigation that lie in one folder or have one name, many missing or repeated pages, and links to what is
 * missing, by their target. Of the latter, those that most pages have come first, behind all that is not about links.
 */
export function groupByCause(diagnostics: readonly Diagnostic[], { head, sources }: RenderOptions): Cause[] {
  const roots = [head?.root ?? "", ...(head?.roots ?? [])];
  const groups = [...groupBy(worstFirst(diagnostics), (each) => causeKey(each, rootOfFile(each.file, roots))).values()];
  const causes = joinByName(groups).flatMap((group) => (isOften(group) ? splitOften(group) : [group]));
  const said = causes.map((group): Cause => {
    const findings = group as [Diagnostic, ...Diagnostic[]];
    const [{ code, file }] = findings;
    if (code !== "nav/orphan-page") return toCause(findings);
    const root = rootOfFile(file, roots);
    return toOrphans(findings, root, { sources, mintignore: roots.length > 1 ? `${root}/.mintignore` : ".mintignore" });
  });
  return ofEachSeverity(said, severityOfCause).flatMap(widestLast);
}

/** Causes of one severity: causes about a target that many pages name come last, the widest of them first. */
function widestLast(causes: readonly Cause[]): Cause[] {
  const wide = causes.filter(isByTarget).map((cause) => ({ cause, pages: countFiles(cause.findings) }));
  wide.sort((a, b) => b.pages - a.pages);
  return [...causes.filter((cause) => !isByTarget(cause)), ...wide.map(({ cause }) => cause)];
}

const isByTarget = ({ findings: [{ code }] }: Cause): boolean => Object.hasOwn(BY_TARGET, code);

const countFiles = (findings: readonly Diagnostic[]): number => new Set(findings.map(({ file }) => file)).size;

function causeKey({ severity, code, args, file }: Diagnostic, root: string): string {
  if (code === "nav/orphan-page") return JSON.stringify([severity, code, root, topFolder(inRoot(file, root))]);
  const target = BY_TARGET[code];
  if (target) return JSON.stringify([severity, code, root, ...target.facts.map((name) => args[name])]);
  return JSON.stringify(Object.hasOwn(OFTEN, code) ? [severity, code] : [severity, code, withTypeOfValue(args)]);
}

/** A value of the wrong type: what it is does not matter. */
const withTypeOfValue = (args: Facts): Facts =>
  Object.hasOwn(args, "types") ? { ...args, value: typeName(args.value) } : args;

/** Many page files of one name, each the only one of its folder, as translations are, become one group. */
function joinByName(groups: readonly Diagnostic[][]): Diagnostic[][] {
  const nameOf = ([first, ...others]: readonly Diagnostic[]): string | undefined =>
    first?.code === "nav/orphan-page" && others.length === 0 ? nameOfPath(first.file) : undefined;
  return [...groupBy(groups, (group) => nameOf(group) ?? group).values()].flatMap((same) =>
    isFew(same) ? same : [same.flat()],
  );
}

const isOften = ([first]: readonly Diagnostic[]): boolean => first !== undefined && Object.hasOwn(OFTEN, first.code);

/** The findings of one code: many with the same hint are one cause, and so are many with different hints, but not a few. */
function splitOften(group: readonly Diagnostic[]): Diagnostic[][] {
  const byHint = [...groupBy(group, ({ code, args }) => adviceIn(code, args)).values()];
  const few = byHint.filter(isFew).flat();
  const alone = isFew(few) ? [...groupBy(few, identityOf).values()] : [few];
  return [...byHint.filter((each) => !isFew(each)), ...alone];
}

const isFew = ({ length }: readonly unknown[]): boolean => length <= MOST_ALONE;

function toCause(findings: readonly [Diagnostic, ...Diagnostic[]]): Cause {
  const [{ code, args }] = findings;
  const pages = countFiles(findings);
  const target = BY_TARGET[code];
  if (target && pages > 1) {
    const sentence = typeof target.message === "string" ? target.message : (target.message[String(args.case)] ?? "");
    return { findings, message: sayTogether(sentence, { pages: countOf(pages, "page") }, findings) };
  }
  const often = OFTEN[code];
  if (!often || isFew(findings)) return { findings };
  return {
    findings,
    message: sayTogether(often.message, { count: groupDigits(findings.length) }, findings),
    hint: sharedHint(findings),
  };
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
    return { findings, ...sayManyOrphans({ count, name: nameOfPath(first) }) };
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
function sharedHint([{ hint }, ...others]: readonly [Diagnostic, ...Diagnostic[]]): string | undefined {
  if (hint === undefined || others.every((other) => other.hint === hint)) return hint;
  return sayFirstHint(hint);
}

/** The docs root that a file is in: the longest one that contains it. */
const rootOfFile = (file: string, roots: readonly string[]): string =>
  roots.reduce((best, root) => (root.length > best.length && file.startsWith(`${root}/`) ? root : best), "");

/** The path of a file from the docs root. */
const inRoot = (file: string, root: string): string =>
  root !== "" && file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file;

/** What is said of many findings: in braces, their number or that of their pages, and facts, of which the first values are named. */
const sayTogether = (
  sentence: string,
  counts: Readonly<Record<string, string>>,
  findings: readonly Diagnostic[],
): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const valuesOf = () => new Set(findings.map(({ args }) => quote(String(args[name]))));
    return counts[name] ?? joinFirst([...valuesOf()], MOST_ALONE);
  });

/** The facts that the hint of a finding is made of. */
const adviceIn = (code: DiagnosticCode, args: Facts): string =>
  JSON.stringify(OFTEN[code]?.advice.map((name) => args[name]));

/** Page files outside the navigation that have one name, or lie in one folder (`""`: the docs root). */
type ManyOrphans = { count: number; name: string } | { count: number; folder: string; mintignore?: string };

/** The sentences about many page files outside the navigation; `mintignore`: the file that can leave them out. */
function sayManyOrphans(orphans: ManyOrphans): Required<Sentence> {
  const pages = countOf(orphans.count, "page");
  if ("name" in orphans) {
    const message = `${pages} named ${quote(orphans.name)} are not in the navigation`;
    return { message, hint: `add them to the navigation, or ${HIDE}` };
  }
  const { folder, mintignore } = orphans;
  const where = folder === "" ? "in the docs root" : `under ${quote(folder)}`;
  const ignored = folder === "" ? `add them to ${mintignore}` : `add "${folder}/" to ${mintignore}`;
  return {
    message: `${pages} ${where} are not in the navigation`,
    hint: `add them to the navigation, or ${mintignore === undefined ? HIDE : ignored}`,
  };
}

const HIDE = 'set "hidden: true" in their front matter';

/** The hint about findings whose hints differ. */
const sayFirstHint = (hint: string): string => `--format concise shows the hint of each; of the first: ${hint}`;
