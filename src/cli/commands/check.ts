import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { formatDiagnostics, REPORT_FORMATS, type ReportFormat } from "../../report/format-diagnostics.ts";
import { reportToJson } from "../../report/json.ts";
import { type CheckedSite, type CheckOptions, checkSite } from "../../site/check-site.ts";
import { oneOf, parseArguments } from "../arguments.ts";
import type { Command, CommandContext } from "../command.ts";
import { wantsColor, write } from "../output.ts";
import { startProgress } from "../progress.ts";
import { nameFromFolder } from "../report-site.ts";
import { readSiteOptions, SITE_OPTIONS, SITE_OPTIONS_HELP } from "../site-options.ts";

const help = `usage: docsjson check [options] [path…]

Checks sites: docs.json with its includes, the navigation, page files and specs. A path is a docs root or a docs.json;
without one, the nearest docs.json upward is checked.

  --format FORMAT      ${REPORT_FORMATS.join(", ")} (default pretty)
${SITE_OPTIONS_HELP}
Examples:
  docsjson check
  docsjson check docs --strict --rule nav/orphan-page=off
  docsjson check --format github

Exit status: 0 without errors, 1 with errors, 2 for wrong usage or an unreadable site.
`;

/** One site that was checked, under the path that was given for it. */
interface Checked {
  path: string | undefined;
  value: CheckedSite;
  diagnostics: Diagnostic[];
  ok: boolean;
}

async function run(context: CommandContext): Promise<number> {
  const { values, positionals } = parseArguments(context.args, { format: { type: "string" }, ...SITE_OPTIONS });
  const format = oneOf("format", values.format ?? "pretty", REPORT_FORMATS);
  const options = readSiteOptions(values, context.cwd);
  const checked = await checkAll(positionals, options, context);
  await write(context.stdout, report(checked, format, context));
  return checked.every(({ ok }) => ok) ? 0 : 1;
}

async function checkAll(
  paths: readonly string[],
  options: CheckOptions,
  { stderr }: CommandContext,
): Promise<Checked[]> {
  const progress = startProgress(stderr);
  try {
    const checked: Checked[] = [];
    for (const path of paths.length === 0 ? [undefined] : paths) {
      const say = (what: string) => progress.say(path === undefined ? what : `${path}: ${what}`);
      checked.push({ path, ...(await checkSite(path, { ...options, onProgress: say })) });
    }
    return checked;
  } finally {
    progress.done();
  }
}

const headOf = ({ value: { site, navigation } }: Checked) => ({
  dialect: site.dialect,
  pages: navigation?.pages.length ?? 0,
});

function report(checked: readonly Checked[], format: ReportFormat, { cwd, stdout, env }: CommandContext): string {
  const [only] = checked;
  if (format === "json" && only && checked.length === 1) {
    return formatDiagnostics(only.diagnostics, { format, head: headOf(only) });
  }
  if (format === "json") {
    const sites = checked.map((site) => ({ path: site.path, ...reportToJson(site.diagnostics, headOf(site)) }));
    return `${JSON.stringify({ version: 1, ok: checked.every(({ ok }) => ok), sites }, null, 2)}\n`;
  }
  const named = checked.map(({ diagnostics, value }) => nameFromFolder(diagnostics, value, cwd));
  return formatDiagnostics(
    named.flatMap(({ diagnostics }) => diagnostics),
    {
      format,
      color: wantsColor(stdout, env),
      sources: new Map(named.flatMap(({ sources }) => [...sources])),
      head: { pages: checked.reduce((sum, site) => sum + headOf(site).pages, 0) },
    },
  );
}

export const command: Command = { help, run };
