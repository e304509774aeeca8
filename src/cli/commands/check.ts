import { isOk } from "../../diagnostic/result.ts";
import { countOf } from "../../diagnostic/words.ts";
import { REPORT_FORMATS, type ReportFormat } from "../../report/format-diagnostics.ts";
import { formatSummaryTable } from "../../report/formats/summary-table.ts";
import { WRITE_OPTIONS } from "../apply-changes.ts";
import { parseArguments } from "../arguments.ts";
import { baselineOf, readBaseline, writeBaseline } from "../check/baseline.ts";
import { checkAll, errorsOf, fixAll, withoutBaseline } from "../check/checked-site.ts";
import { readOutputs, writeOutputs } from "../check/outputs.ts";
import { reportSites } from "../check/report-sites.ts";
import { findSites } from "../check/sites.ts";
import { type Command, type CommandContext, UsageError } from "../command.ts";
import { wantsColor, write } from "../output.ts";
import { readProject, SITE_OPTIONS, SITE_OPTIONS_HELP } from "../site-options.ts";

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
  --baseline FILE      leaves out the findings that FILE holds
  --update-baseline    writes all present findings to the baseline
  --specs              validates the specs themselves too, which takes longer
  --fix                makes the corrections that findings offer, in docs.json and its includes, as far as none of
                       them brings up another finding; then reports what is left
  --dry-run            with --fix: prints the changes as a diff, and writes nothing
${SITE_OPTIONS_HELP}
Examples:
  docsjson check
  docsjson check docs --strict --rule nav/orphan-page=off
  docsjson check --fix --dry-run
  docsjson check --format pretty --format sarif=docs.sarif
  docsjson check "packages/*/docs" --summary

Exit status: 0 without errors, 1 with errors, 2 for wrong usage or an unreadable site.
`;

const OPTIONS = {
  format: { type: "string", multiple: true },
  output: { type: "string" },
  quiet: { type: "boolean" },
  max: { type: "string" },
  summary: { type: "boolean" },
  baseline: { type: "string" },
  "update-baseline": { type: "boolean" },
  specs: { type: "boolean" },
  fix: { type: "boolean" },
  ...WRITE_OPTIONS,
  ...SITE_OPTIONS,
} as const;

async function run(context: CommandContext): Promise<number> {
  const { values, positionals } = parseArguments(context.args, OPTIONS);
  const outputs = readOutputs(values.format ?? [], values.output, context);
  const max = readMax(values.max);
  if (values["dry-run"] && !values.fix) throw new UsageError("--dry-run belongs to --fix");
  const { options, config } = await readProject(values, context);
  const project = { options: { ...options, deepSpecs: values.specs }, config };
  const baseline = values.baseline ?? baselineOf(config, context.cwd);
  if (values["update-baseline"] && baseline === undefined)
    throw new UsageError("--update-baseline needs --baseline FILE");
  const sites = await findSites(positionals, { cwd: context.cwd, config });
  const dryRun = values["dry-run"] ?? false;
  const found = values.fix ? await fixAll(sites, project, dryRun, context) : await checkAll(sites, project, context);
  if (values["update-baseline"] && baseline !== undefined) {
    const all = found.flatMap(({ named }) => named.diagnostics);
    await writeBaseline(baseline, context.cwd, all);
    await write(context.stderr, `wrote ${countOf(all.length, "finding")} to ${baseline}\n`);
    return 0;
  }
  const accepted = baseline === undefined ? undefined : await readBaseline(baseline, context.cwd);
  const checked = accepted === undefined ? found : found.map((site) => withoutBaseline(site, accepted, context.cwd));
  const shown = values.quiet ? checked.map(errorsOf) : checked;
  const color = wantsColor(context.stdout, context.env);
  const render = (format: ReportFormat, isFile: boolean) =>
    values.summary && format === "pretty"
      ? formatSummaryTable(shown.map(({ path, head, diagnostics }) => ({ name: path, pages: head.pages, diagnostics })))
      : reportSites(shown, format, { color: color && !isFile, max });
  if (!dryRun) await writeOutputs(outputs, render, context);
  return checked.every(({ diagnostics }) => isOk(diagnostics)) ? 0 : 1;
}

function readMax(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  throw new UsageError(`--max is ${JSON.stringify(value)}; expected a number`);
}

export const command: Command = { help, run };
