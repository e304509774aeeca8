import { RELEASES } from "../../codes/description.ts";
import { isOk } from "../../diagnostic/diagnostic.ts";
import { countOf } from "../../diagnostic/words.ts";
import { REPORT_FORMATS, type ReportFormat } from "../../report/format-diagnostics.ts";
import { formatSummaryTable, type SiteReport } from "../../report/formats/summary-table.ts";
import type { CheckOptions } from "../../site/check-site.ts";
import { parseArguments, readMax, readWord } from "../arguments.ts";
import { type BaselineFile, baselineOf, readBaseline, writeBaseline } from "../check/baseline-file.ts";
import { type Checked, checkAll, errorsOf, withoutBaseline } from "../check/checked-site.ts";
import { findSites, STDIN } from "../check/find-sites.ts";
import { type Output, readOutputs, writeOutputs } from "../check/outputs.ts";
import { reportSites } from "../check/report-sites.ts";
import { type Command, type CommandContext, EXIT, type ExitStatus, exitStatus, UsageError } from "../command.ts";
import { type Project, readProject, SITE_OPTION_WORDS, SITE_OPTIONS, withCustomRules } from "../site/site-options.ts";
import { readSiteUrl } from "../site/site-url.ts";
import { SETTLE_OPTIONS } from "../site/write-options.ts";
import { wantsColor, write } from "../terminal/output.ts";

const help = `usage: docsjson check [options] [path…]

Checks sites: docs.json with its includes, the navigation, page files and specs. A path is a docs root or a docs.json, a
folder with sites in it, a pattern in quotes, or any file of a site. Without one, the nearest docs.json upward is checked,
else every site below the current folder. With - a docs.json is read from stdin and checked by itself.

  --format FORMAT[=FILE]
                       ${REPORT_FORMATS.slice(0, 6).join(", ")},
                       ${REPORT_FORMATS.slice(6).join(", ")} (default pretty); may be repeated with files
  --output FILE        writes the report to a file
  --quiet              shows errors only
  --max N              shows N findings of each severity and site (default: as many as fit in 60 lines)
  --summary            prints a table with a line a site instead of the findings
  --baseline FILE      leaves out the findings that FILE lists
  --update-baseline    writes all present findings to the baseline
  --watch              checks again after every change, until Ctrl+C; the exit status is that of the last check
  --no-cache           checks all anew; otherwise what was found is kept in node_modules/.cache/docsjson
  --site URL           the address at which the site is published: links to it are judged as links of the site
  --external           asks the web for each address that pages link to, and keeps the answers for the next run
  --since-rules RELEASE
                       judges as that release did: codes that are newer are off unless a rule names them, and each code
                       has the severity that it had then
  --no-custom-rules    leaves out the rules of the project's own, which are code that would be executed
  --specs              validates the specs themselves too, which takes longer
  --fix                makes the corrections that findings offer, in docs.json, its includes and pages, as far as none
                       of them brings up another finding; then reports what is left
  --dry-run            with --fix: prints the changes as a diff, and writes nothing
${SETTLE_OPTIONS}${SITE_OPTIONS}
Examples:
  docsjson check
  docsjson check docs --strict --rule nav/orphan-page=off
  docsjson check --fix --dry-run
  docsjson check --format pretty --format sarif=docs.sarif
  docsjson check "packages/*/docs" --summary

Exit status: 0 without errors, 1 with errors, 2 for wrong usage or an unreadable site.
` as const;

async function run(context: CommandContext): Promise<ExitStatus> {
  const { values, positionals } = parseArguments(context.args, help);
  const view = readView(values, context);
  const dryRun = values["dry-run"] ?? false;
  if (dryRun && !values.fix) throw new UsageError("--dry-run belongs to --fix");
  if (values.watch) return watchUntilStopped(values, positionals, view, context);
  if (values.fix) {
    const { settleInterrupted } = await import("../site/settle-interrupted.ts");
    const settled = await settleInterrupted(positionals, values, context);
    if (settled !== undefined) return settled;
  } else if (values.resume || values.undo) throw new UsageError("--resume and --undo belong to --fix");
  const { project, baseline, sites } = await readTask(values, positionals, context);
  // What only some options need is loaded for them alone: here, when watching and for a baseline.
  const found = values.fix
    ? await (await import("../check/fix-sites.ts")).fixAll(sites, project, dryRun, context)
    : await checkAll(sites, { ...project, tellsUnused: !values.rule && !values["since-rules"] }, context);
  if (values["update-baseline"]) return acceptAll(found, baseline, context);
  const checked = await leaveOutAccepted(found, baseline, context);
  if (!dryRun) await showChecked(checked, view, context);
  return exitStatusOf(checked);
}

type Values = ReturnType<typeof parseArguments<typeof help>>["values"];

/** Says so, for a report that lacks rules is none that passed them. */
async function withoutCustomRules(project: Project, { stderr }: CommandContext): Promise<Project> {
  const left = project.config?.settings.customRules?.length ?? 0;
  if (left > 0) await write(stderr, "the rules of customRules are not run: --no-custom-rules\n");
  return project;
}

/** What is checked and which findings are accepted, by the options and the settings of the project. */
async function readTask(values: Values, positionals: readonly string[], context: CommandContext) {
  const plain = await readProject(values, context);
  const { options, config } = await (values["no-custom-rules"]
    ? withoutCustomRules(plain, context)
    : withCustomRules(plain, values.rule));
  const sites = await findSites(positionals, { cwd: context.cwd, config });
  const baseline = values.baseline === undefined ? baselineOf(config, context.cwd) : { path: values.baseline };
  const rules = await rulesKeptTo(values["since-rules"], options.rules);
  const read = {
    ...options,
    rules,
    deepSpecs: values.specs,
    external: values.external,
    siteUrl: values.site === undefined ? options.siteUrl : readSiteUrl(values.site),
    keepReadings: !values["no-cache"],
  };
  return { project: { options: read, config }, baseline, sites };
}

/** The rules of a check. The descriptions of codes are loaded only if the check keeps to a release. */
const rulesKeptTo = async (
  release: string | undefined,
  rules: CheckOptions["rules"],
): Promise<CheckOptions["rules"]> =>
  release === undefined
    ? rules
    : (await import("../../policy/rules-of-release.ts")).rulesSince(readWord("since-rules", release, RELEASES), rules);

/** Checks until the process is told to stop, and starts again if the settings of the project change. */
async function watchUntilStopped(
  values: Values,
  positionals: readonly string[],
  view: View,
  context: CommandContext,
): Promise<ExitStatus> {
  for (const name of ["fix", "update-baseline", "external"] as const) {
    if (values[name]) throw new UsageError(`--watch only looks: leave --${name} out`);
  }
  if (values.pages === STDIN || positionals.includes(STDIN)) throw new UsageError("--watch takes files, not stdin");
  const [{ watchSites }, { waitForSignal }] = await Promise.all([
    import("../check/watch-sites.ts"),
    import("../terminal/stop-signal.ts"),
  ]);
  const stopped = waitForSignal();
  const isForPeople = view.outputs.every(({ format }) => format === "pretty") && !view.summary;
  for (;;) {
    const { project, baseline, sites } = await readTask(values, positionals, context);
    const report = async (changed: readonly Checked[], all: readonly Checked[]) => {
      await showChecked(await leaveOutAccepted(isForPeople ? changed : all, baseline, context), view, context);
      return exitStatusOf(await leaveOutAccepted(all, baseline, context));
    };
    const status = await watchSites(sites, project, report, stopped, context);
    if (status !== undefined) return status;
  }
}

async function acceptAll(
  found: readonly Checked[],
  baseline: BaselineFile | undefined,
  { cwd, stderr }: CommandContext,
): Promise<ExitStatus> {
  if (baseline === undefined) throw new UsageError("--update-baseline needs --baseline FILE");
  const all = found.flatMap(({ named }) => named.diagnostics);
  await writeBaseline(baseline.path, cwd, all);
  await write(stderr, `wrote ${countOf(all.length, "finding")} to ${baseline.path}\n`);
  return EXIT.ok;
}

/** The sites without the findings of the baseline. */
async function leaveOutAccepted(
  found: readonly Checked[],
  file: BaselineFile | undefined,
  { cwd, stderr }: CommandContext,
): Promise<readonly Checked[]> {
  if (file === undefined) return found;
  const baseline = await readBaseline(file, cwd);
  if (!baseline) {
    await write(stderr, `warning: the baseline ${file.path} does not exist yet; --update-baseline writes it\n`);
    return found;
  }
  return found.map((site) => withoutBaseline(site, baseline, cwd));
}

const exitStatusOf = (checked: readonly Checked[]): ExitStatus =>
  exitStatus(checked.every(({ diagnostics }) => isOk(diagnostics)));

/** How findings are shown. */
interface View {
  readonly outputs: readonly Output[];
  readonly max: number | undefined;
  readonly quiet: boolean;
  readonly summary: boolean;
}

const readView = (values: Values, context: CommandContext): View => ({
  outputs: readOutputs(values.format ?? [], values.output, context),
  max: readMax(values.max),
  quiet: values.quiet ?? false,
  summary: values.summary ?? false,
});

async function showChecked(checked: readonly Checked[], view: View, context: CommandContext): Promise<void> {
  const shown = view.quiet ? checked.map(errorsOf) : checked;
  const color = wantsColor(context.stdout, context.env);
  const codes = view.outputs.some(
    ({ format }) => format === "sarif" || format === "markdown" || (format === "pretty" && color),
  )
    ? (await import("../../codes/table.ts")).CODES
    : undefined;
  const render = (format: ReportFormat, isFile: boolean) =>
    view.summary && format === "pretty"
      ? formatSummaryTable(shown.flatMap(summaryRows))
      : reportSites(shown, format, { color: color && !isFile, max: view.max, codes });
  await writeOutputs(view.outputs, render, context, context.stdout);
}

/** The row of a site; the faults of the settings have a row of their own. */
function summaryRows({ path, head, named, settings }: Checked): SiteReport[] {
  const [ofSettings, ofSite] = [true, false].map((is) =>
    named.diagnostics.filter(({ file }) => (file === settings) === is),
  );
  const row = { name: path, pages: head.pages, diagnostics: ofSite ?? [] };
  return settings === undefined ? [row] : [{ name: settings, pages: undefined, diagnostics: ofSettings ?? [] }, row];
}

export const command: Command = {
  help,
  run,
  words: { "--format": REPORT_FORMATS, "--since-rules": RELEASES, ...SITE_OPTION_WORDS },
};
