import type { Result } from "../../diagnostic/diagnostic.ts";
import { navigationText, navigationToJson } from "../../navigation/nodes/site-navigation.ts";
import { formatDiagnostics } from "../../report/format-diagnostics.ts";
import { formatTree } from "../../report/format-tree.ts";
import { printableJson, printableLines } from "../../report/text/printable.ts";
import { type CheckedSite, checkSite } from "../../site/check-site.ts";
import { withConfigFindings } from "../../site/config/config-findings.ts";
import { parseArguments, readWord } from "../arguments.ts";
import { findSite } from "../check/find-sites.ts";
import { type Command, type CommandContext, type ExitStatus, exitStatus } from "../command.ts";
import { nameFromFolder } from "../site/paths-from-folder.ts";
import { readProject, SITE_OPTION_WORDS, SITE_OPTIONS } from "../site/site-options.ts";
import { wantsColor, write, writePieces } from "../terminal/output.ts";
import { withProgress } from "../terminal/progress.ts";

const FORMATS = ["tree", "json", "paths"] as const;

const help = `usage: docsjson resolve [options] [path]

Prints the finished navigation of a site: every page with its address, with generated pages and inherited values in
place. A path is a docs root or a docs.json; without one, the nearest docs.json upward is taken.

  --format FORMAT      tree (default on a terminal), json (default elsewhere), or paths: one address a line
  --all                shows long lists of the tree in full
${SITE_OPTIONS}
Examples:
  docsjson resolve
  docsjson resolve docs --format json > navigation.json

What is wrong with the site goes to stderr, with --format json into the output.
Exit status: 0 without errors, 1 with errors, 2 for wrong usage or an unreadable site.
` as const;

async function run(context: CommandContext): Promise<ExitStatus> {
  const { args, cwd, stdout, stderr, env } = context;
  const { values, positionals } = parseArguments(args, help);
  const format = readWord("format", values.format ?? (stdout.isTTY ? "tree" : "json"), FORMATS);
  const { options, config } = await readProject(values, context);
  const site = await findSite(positionals, { cwd, config });
  const checked = await withProgress(context, (onProgress) =>
    checkSite(site, { ...options, contents: false, onProgress }),
  );
  const result = withConfigFindings(checked, config);
  const { navigation } = result.value;
  if (format === "json") {
    if (stdout.isTTY) await write(stdout, indentedJson(result));
    else await writePieces(stdout, compactJson(result));
  } else {
    if (result.diagnostics.length > 0) {
      const named = nameFromFolder(result.diagnostics, result.value.site, cwd);
      await write(stderr, `${formatDiagnostics(named.diagnostics, { ...named, color: wantsColor(stderr, env) })}\n`);
    }
    if (navigation && format === "tree") {
      await write(stdout, formatTree(navigation, { color: wantsColor(stdout, env), fold: !values.all }));
    }
    if (navigation && format === "paths") await write(stdout, printableLines(navigation.pages.map(({ href }) => href)));
  }
  return exitStatus(result.ok);
}

type ResolvedSite = Result<CheckedSite> & { value: CheckedSite };

/** For people. */
function indentedJson({ ok, value, diagnostics }: ResolvedSite): string {
  const { site, navigation } = value;
  const resolved = navigation ? navigationToJson(navigation) : {};
  return `${printableJson({ version: 1, dialect: site.dialect, ok, ...resolved, diagnostics })}\n`;
}

/** For programs: the same on one line, which they read faster, in pieces. */
function* compactJson({ ok, value, diagnostics }: ResolvedSite): Generator<string> {
  const { site, navigation } = value;
  yield `{"version":1,"dialect":${JSON.stringify(site.dialect)},"ok":${ok}`;
  if (navigation) yield* navigationText(navigation);
  yield `,"diagnostics":${JSON.stringify(diagnostics)}}\n`;
}

export const command: Command = { help, run, words: { "--format": FORMATS, ...SITE_OPTION_WORDS } };
