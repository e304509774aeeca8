import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { isOk } from "../../diagnostic/result.ts";
import { applyRules } from "../../diagnostic/rules.ts";
import { formatDiagnostics, REPORT_FORMATS, type ReportFormat } from "../../report/format-diagnostics.ts";
import { reportToJson } from "../../report/json.ts";
import type { ReportHead } from "../../report/render-options.ts";
import { type CheckOptions, checkSite } from "../../site/check-site.ts";
import { fixSite } from "../../site/fix-site.ts";
import { validateDocs } from "../../validate/validate-docs.ts";
import { chooseDialect } from "../../vocabulary/dialect.ts";
import { applyChanges, WRITE_OPTIONS } from "../apply-changes.ts";
import { oneOf, parseArguments } from "../arguments.ts";
import { type Command, type CommandContext, UsageError } from "../command.ts";
import { readAll, wantsColor, write } from "../output.ts";
import { startProgress } from "../progress.ts";
import { type NamedReport, nameFromFolder } from "../report-site.ts";
import { readSiteOptions, SITE_OPTIONS, SITE_OPTIONS_HELP } from "../site-options.ts";

const help = `usage: docsjson check [options] [path…]

Checks sites: docs.json with its includes, the navigation, page files and specs. A path is a docs root or a docs.json;
without one, the nearest docs.json upward is checked. With - a docs.json is read from stdin and checked by itself.

  --format FORMAT      ${REPORT_FORMATS.join(", ")} (default pretty)
  --specs              validates the specs themselves too, which takes longer
  --fix                makes the corrections that findings offer, in docs.json and its includes, as far as none of
                       them brings up another finding; then reports what is left
  --dry-run            with --fix: prints the changes as a diff, and writes nothing
${SITE_OPTIONS_HELP}
Examples:
  docsjson check
  docsjson check docs --strict --rule nav/orphan-page=off
  docsjson check --format github
  docsjson check --fix --dry-run

Exit status: 0 without errors, 1 with errors, 2 for wrong usage or an unreadable site.
`;

/** One site (or text) that was checked, under the path that was given for it. */
interface Checked {
  path: string | undefined;
  ok: boolean;
  head: ReportHead;
  /** With files by their paths from the docs root. */
  diagnostics: Diagnostic[];
  /** With files by their paths from the current folder. */
  named: NamedReport;
}

async function run(context: CommandContext): Promise<number> {
  const { values, positionals } = parseArguments(context.args, {
    format: { type: "string" },
    specs: { type: "boolean" },
    fix: { type: "boolean" },
    ...WRITE_OPTIONS,
    ...SITE_OPTIONS,
  });
  const format = oneOf("format", values.format ?? "pretty", REPORT_FORMATS);
  const options = { ...readSiteOptions(values, context.cwd), deepSpecs: values.specs };
  if (values["dry-run"] && !values.fix) throw new UsageError("--dry-run belongs to --fix");
  if (values.fix) return fixAll(positionals, options, format, values["dry-run"] ?? false, context);
  const checked = await checkAll(positionals.length === 0 ? [undefined] : positionals, options, context);
  await write(context.stdout, report(checked, format, context));
  return checked.every(({ ok }) => ok) ? 0 : 1;
}

async function checkAll(
  paths: readonly (string | undefined)[],
  options: CheckOptions,
  { stdin, stderr, cwd }: CommandContext,
): Promise<Checked[]> {
  const progress = startProgress(stderr);
  try {
    const checked: Checked[] = [];
    for (const path of paths) {
      const onProgress = (what: string) => progress.say(path === undefined ? what : `${path}: ${what}`);
      if (path === "-") checked.push(checkText(await readAll(stdin), options));
      else checked.push(await checkPath(path, { ...options, onProgress }, cwd));
    }
    return checked;
  } finally {
    progress.done();
  }
}

/** Corrects sites one by one; reports what is left, or with `dryRun` what would change. */
async function fixAll(
  paths: readonly string[],
  options: CheckOptions,
  format: ReportFormat,
  dryRun: boolean,
  context: CommandContext,
): Promise<number> {
  if (paths.includes("-")) throw new UsageError("--fix takes files, not stdin");
  const checked: Checked[] = [];
  for (const path of paths.length === 0 ? [undefined] : paths) {
    const { result, changes, fixed, left } = await fixSite(path, options);
    await applyChanges({ folder: result.value.site.folder, changes, dryRun, quiet: true }, context);
    const said = `${fixed === 1 ? "1 correction" : `${fixed} corrections`}${dryRun ? " to make" : ""}`;
    const kept = left.length === 0 ? "" : `; ${left.length} left out, since more findings would come of them`;
    await write(context.stderr, `${path === undefined ? "" : `${path}: `}${said}${kept}\n`);
    checked.push(toChecked(path, result, context.cwd));
  }
  if (!dryRun) await write(context.stdout, report(checked, format, context));
  return checked.every(({ ok }) => ok) ? 0 : 1;
}

async function checkPath(path: string | undefined, options: CheckOptions, cwd: string): Promise<Checked> {
  return toChecked(path, await checkSite(path, options), cwd);
}

function toChecked(
  path: string | undefined,
  { ok, value, diagnostics }: Awaited<ReturnType<typeof checkSite>>,
  cwd: string,
): Checked {
  const { site, navigation } = value;
  const head = { dialect: site.dialect, pages: navigation?.pages.length ?? 0 };
  return { path, ok, head, diagnostics, named: nameFromFolder(diagnostics, value, cwd) };
}

/** Checks a docs.json by itself: its page files and specs are not at hand. */
function checkText(text: string, { dialect, rules, strict }: CheckOptions): Checked {
  const validated = validateDocs(text, { file: "stdin", dialect: dialect ?? "auto" });
  const diagnostics = applyRules(validated.diagnostics, rules, strict);
  const head = { dialect: chooseDialect(dialect, validated.value) };
  return {
    path: "-",
    ok: isOk(diagnostics),
    head,
    diagnostics,
    named: { diagnostics, sources: new Map([["stdin", text]]) },
  };
}

function report(checked: readonly Checked[], format: ReportFormat, { stdout, env }: CommandContext): string {
  const [only] = checked;
  if (format === "json" && only && checked.length === 1) {
    return formatDiagnostics(only.diagnostics, { format, head: only.head });
  }
  if (format === "json") {
    const sites = checked.map(({ path, diagnostics, head }) => ({ path, ...reportToJson(diagnostics, head) }));
    return `${JSON.stringify({ version: 1, ok: checked.every(({ ok }) => ok), sites }, null, 2)}\n`;
  }
  const pages = checked.flatMap(({ head }) => head.pages ?? []);
  return formatDiagnostics(
    checked.flatMap(({ named }) => named.diagnostics),
    {
      format,
      color: wantsColor(stdout, env),
      sources: new Map(checked.flatMap(({ named }) => [...named.sources])),
      ...(pages.length === 0 ? {} : { head: { pages: pages.reduce((sum, count) => sum + count, 0) } }),
    },
  );
}

export const command: Command = { help, run };
