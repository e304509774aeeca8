import { type Diagnostic, sortDiagnostics } from "../../diagnostic/diagnostic.ts";
import { flatten } from "../../navigation/queries/visit.ts";
import type { ResolvedNavigation } from "../../navigation/tree.ts";
import { type Baseline, withoutAccepted } from "../../policy/baseline.ts";
import type { IdleRules } from "../../policy/idle-rules.ts";
import { rulesBelow } from "../../policy/rule-layers.ts";
import { applyRules } from "../../policy/rules.ts";
import type { ReportHead } from "../../report/render-options.ts";
import { summarize } from "../../report/summary.ts";
import { type CheckOptions, checkSite } from "../../site/check-site.ts";
import { configFindings } from "../../site/config/config-findings.ts";
import { findDocsRoot } from "../../site/config/docs-root.ts";
import type { ToolConfigFile } from "../../site/config/read-tool-config.ts";
import { cacheFolderOf } from "../../site/pages/cache-folder.ts";
import { validateDocs } from "../../validate/validate-docs.ts";
import { pathFrom } from "../../vocabulary/files/path-from.ts";
import { chooseDialect } from "../../vocabulary/platform/choose-dialect.ts";
import type { CommandContext } from "../command.ts";
import { type NamedReport, nameFromFolder } from "../site/paths-from-folder.ts";
import type { Project } from "../site/site-options.ts";
import { readAll } from "../terminal/output.ts";
import { startProgress } from "../terminal/progress.ts";
import { findSites, STDIN } from "./find-sites.ts";

/** One site (or text) that was checked, under the path that was given for it. */
export interface Checked {
  readonly path: string;
  /** Absolute path of the docs root; of a text, the current folder. */
  readonly folder: string;
  readonly head: ReportHead;
  /** With files by their paths from the docs root. */
  readonly diagnostics: readonly Diagnostic[];
  /** With files by their paths from the current folder. */
  readonly named: NamedReport;
  /** The overrides of the project that apply to nothing in the site. */
  readonly idle?: readonly IdleRules[] | undefined;
  /** The settings of the project whose faults are among the findings, by the path of their file from the current folder. */
  readonly settings?: string;
}

/** Checks sites one after the other. */
export async function checkAll(
  paths: readonly string[],
  { options, config, tellsUnused }: Project & { readonly tellsUnused?: boolean },
  { stdin, stderr, cwd }: CommandContext,
): Promise<Checked[]> {
  const progress = startProgress(stderr);
  try {
    const checked: Checked[] = [];
    for (const path of paths) {
      const onProgress = (what: string) => progress.say(paths.length === 1 ? what : `${path}: ${what}`);
      if (path === STDIN) checked.push(checkText(await readAll(stdin), options));
      else checked.push(namedOutcome(cwd, path, await checkAgain(path, { ...options, cwd, onProgress })));
    }
    return withFindingsOf(tellsUnused ? await withUnusedOverrides(config, checked) : config, checked, cwd);
  } finally {
    progress.done();
  }
}

/** What is told of a checked site, as JSON. */
interface Outcome {
  readonly folder: string;
  readonly head: Pick<ReportHead, "dialect" | "pages" | "versions">;
  readonly diagnostics: readonly Diagnostic[];
  /** The texts of docs.json, its includes and other files with findings, by their paths from the docs root. */
  readonly texts: readonly (readonly [file: string, text: string])[];
  readonly idle?: readonly IdleRules[];
}

/** Checks a site, unless that would find what it found the last time. */
async function checkAgain(path: string, options: CheckOptions): Promise<Outcome> {
  const check = async (onFolder?: CheckOptions["onFolder"]) =>
    outcomeOf(await checkSite(path, { ...options, onFolder }));
  if (!restsOnFiles(options)) return check();
  const { folder: root, config } = await findDocsRoot(path, options.cwd);
  const folder = cacheFolderOf(root);
  if (folder === undefined) return check();
  const { keepOutcome } = await import("../../site/kept-outcome.ts");
  return keepOutcome({ root, folder }, { config, options }, check);
}

/** Whether a check finds what it found before while the files of the docs root are the same. */
const restsOnFiles = ({
  keepReadings,
  external,
  deepSpecs,
  pages,
  customRules = [],
  remote,
  sources = {},
}: CheckOptions) =>
  keepReadings === true &&
  !(external || deepSpecs || pages) &&
  [customRules, remote, Object.keys(sources)].every((some) => Array.isArray(some) && some.length === 0);

function outcomeOf({ value, diagnostics }: Awaited<ReturnType<typeof checkSite>>): Outcome {
  const { site, navigation } = value;
  const found = new Set(diagnostics.map(({ file }) => file));
  return {
    folder: site.folder,
    head: { dialect: site.dialect, pages: navigation?.pages.length ?? 0, versions: versionsIn(navigation) },
    diagnostics,
    ...(value.idle && { idle: value.idle }),
    texts: [...site.texts].filter(([file]) => found.has(file) || site.configTexts.has(file)),
  };
}

/** The names of the versions in a navigation. */
const versionsIn = (navigation: ResolvedNavigation | undefined): string[] =>
  navigation ? flatten(navigation).flatMap(({ type, title }) => (type === "version" ? [title] : [])) : [];

function namedOutcome(cwd: string, path: string, { folder, head, diagnostics, texts, idle }: Outcome): Checked {
  const root = pathFrom(cwd, folder);
  const named = nameFromFolder(diagnostics, { folder, texts: new Map(texts) }, cwd);
  return { path, folder, head: { ...head, root }, diagnostics, named, idle };
}

/** A checked site, with files by their paths from the docs root and from the current folder. */
export const namedFrom = (cwd: string, path: string, checked: Awaited<ReturnType<typeof checkSite>>): Checked =>
  namedOutcome(cwd, path, outcomeOf(checked));

/** The settings with the overrides that no site has a use for among their findings, if all sites of the project were checked. */
async function withUnusedOverrides(
  config: ToolConfigFile | undefined,
  checked: readonly Checked[],
): Promise<ToolConfigFile | undefined> {
  const isIdle = checked.length > 0 && checked.every(({ idle = [] }) => idle.length > 0);
  // Faulty settings are left out, so the places of others are not known.
  if (!config || config.diagnostics.length > 0 || !isIdle) return config;
  const known = new Set(checked.map(({ folder }) => folder));
  const sites = await findSites([], { cwd: config.folder, config });
  const folders = await Promise.all(sites.map(async (site) => (await findDocsRoot(site, config.folder)).folder));
  if (!folders.every((folder) => known.has(folder))) return config;
  const { unusedOverrides } = await import("../../site/config/unused-overrides.ts");
  const unused = unusedOverrides(
    config,
    checked.map(({ idle = [] }) => idle),
  );
  return { ...config, diagnostics: applyRules(unused, config.settings.rules) };
}

/** The same, with the faults of the project's settings among the findings of the first site. */
export function withFindingsOf(config: ToolConfigFile | undefined, checked: Checked[], cwd: string): Checked[] {
  const [first, ...others] = checked;
  if (!first || !config || config.diagnostics.length === 0) return checked;
  const named = configFindings(config, cwd);
  const both: Checked = {
    ...first,
    settings: named.file,
    diagnostics: sortDiagnostics([...configFindings(config, first.folder).diagnostics, ...first.diagnostics]),
    named: {
      diagnostics: sortDiagnostics([...named.diagnostics, ...first.named.diagnostics]),
      sources: new Map([...first.named.sources, [named.file, config.text]]),
    },
  };
  return [both, ...others];
}

/** Checks a docs.json alone, without its page files and specs. */
function checkText(text: string, { dialect, platform, rules, strict, cwd: folder = "" }: CheckOptions): Checked {
  const file = "stdin";
  const texts = new Map([[file, text]]);
  const validated = validateDocs(text, { file, dialect: dialect ?? "auto", platform });
  const diagnostics = applyRules(validated.diagnostics, rulesBelow({ folder, file, texts }, rules), strict);
  const head = { dialect: chooseDialect(dialect, validated.value) };
  return { path: STDIN, folder, head, diagnostics, named: { diagnostics, sources: texts } };
}

/**
 * A site with some of its diagnostics only, in both namings. `none` is the text if nothing is left, `others` the text
 * about the rest.
 */
function keepOnly(
  site: Checked,
  keep: (named: Diagnostic) => boolean,
  { none, others }: { none: string; others: string },
): Checked {
  const { diagnostics, sources } = site.named;
  const kept = diagnostics.map(keep);
  const rest = diagnostics.filter((_, i) => !kept[i]);
  if (rest.length === 0) return site;
  const what = [site.head.hidden?.what ?? [], `${summarize(rest)} ${others}`].flat().join(", ");
  return {
    ...site,
    head: { ...site.head, hidden: { what, none } },
    diagnostics: site.diagnostics.filter((_, i) => kept[i]),
    named: { diagnostics: diagnostics.filter((_, i) => kept[i]), sources },
  };
}

export const errorsOf = (site: Checked): Checked =>
  keepOnly(site, ({ severity }) => severity === "error", { none: "no errors", others: "not shown" });

/** A site without the findings that a baseline lists. */
export function withoutBaseline(site: Checked, baseline: Baseline, cwd: string): Checked {
  const left = new Set(withoutAccepted(site.named.diagnostics, baseline, cwd));
  return keepOnly(site, (diagnostic) => left.has(diagnostic), { none: "nothing new", others: "in the baseline" });
}
