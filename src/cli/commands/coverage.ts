import { groupDigits, joinFirst } from "../../diagnostic/words.ts";
import { alignColumns } from "../../report/text/align-columns.ts";
import { printable, printableJson, printableLines } from "../../report/text/printable.ts";
import { checkSite } from "../../site/check-site.ts";
import { SiteError } from "../../site/config/docs-root.ts";
import {
  type CoverageRow,
  followingVersions,
  freshPages,
  siteCoverage,
  usedFiles,
} from "../../site/coverage/site-coverage.ts";
import { type OptionValues, parseArguments, readWord } from "../arguments.ts";
import { findSite } from "../check/find-sites.ts";
import { type Command, type CommandContext, EXIT, type ExitStatus, UsageError } from "../command.ts";
import { readSoundProject } from "../site/site-options.ts";
import { write } from "../terminal/output.ts";

const FORMATS = ["table", "json"] as const;

const help = `usage: docsjson coverage [options] [path]

Says how much of a site is shown: page files that are in the navigation, operations of each spec that have a page, and pages
of the default language and version that each other one has. Hidden pages and operations don't count. A path is a docs root
or a docs.json; without one, the nearest docs.json upward is taken.

  --format FORMAT      ${FORMATS.join(", ")} (default table)
  --unused             also pages that neither the navigation nor a link or redirect leads to, and images and snippets
                       that no page, style, script, config or spec names
  --stale              also translations whose source changed after them: by source-hash (or translationSourceHash) in
                       their front matter, the SHA-256 of the source's file, else by the commits since
  --follow VERSION     with --stale, also the pages of a version that is meant to follow the default one;
                       may be repeated
  --list               names all that is missing, instead of the first three of each
  --min PERCENT        ends with 1 where one of the rows is below

Examples:
  docsjson coverage
  docsjson coverage docs --min 100
  docsjson coverage --list
  docsjson coverage --unused --list
  docsjson coverage --stale --min 90

Exit status: 0 shown, 1 below --min, 2 wrong usage or an unreadable site.
` as const;

/** Missing entries that are named without --list. */
const EXAMPLES = 3;

async function run(context: CommandContext): Promise<ExitStatus> {
  const { args, cwd, stdout, stderr } = context;
  const { values, positionals } = parseArguments(args, help);
  const format = readWord("format", values.format ?? "table", FORMATS);
  const min = readPercent(values.min);
  const { options, config } = await readSoundProject({}, context);
  const root = await findSite(positionals, { cwd, config });
  const { site, navigation } = (await checkSite(root, { ...options, contents: values.unused ?? false })).value;
  if (!navigation) throw new SiteError(`${site.file} is not JSON; docsjson check says where`);
  const follow = readFollow(values, followingVersions(navigation));
  const rows = [
    ...siteCoverage(site, navigation),
    ...(values.unused ? await usedFiles(site, navigation) : []),
    ...(values.stale ? await freshPages(site, navigation, follow) : []),
  ];
  const text =
    format === "json" ? `${printableJson({ version: 1, rows })}\n` : coverageTable(rows, values.list ?? false);
  await write(stdout, text);
  const below = rows.filter(({ covered, total }) => total > 0 && (100 * covered) / total < min);
  if (below.length === 0) return EXIT.ok;
  const names = below.map(({ kind, name }) => `${kind} ${name}`.trim());
  await write(stderr, `below ${min} %: ${printable(joinFirst(names, EXAMPLES))}\n`);
  return EXIT.found;
}

function readFollow(values: OptionValues<typeof help>, versions: readonly string[]): readonly string[] {
  const { follow = [], stale } = values;
  if (follow.length > 0 && !stale) throw new UsageError("--follow needs --stale");
  const unknown = follow.find((name) => !versions.includes(name));
  if (unknown === undefined) return follow;
  const others =
    versions.length > 0 ? `expected ${joinFirst(versions, EXAMPLES)}` : "the site has none besides its default";
  throw new UsageError(`--follow is ${JSON.stringify(unknown)}, which is no version beside the default one; ${others}`);
}

function readPercent(value: string | undefined): number {
  if (value === undefined) return 0;
  if (/^\d+(\.\d+)?$/.test(value) && Number(value) <= 100) return Number(value);
  throw new UsageError(`--min is ${JSON.stringify(value)}; expected a number from 0 to 100`);
}

/** How many specs without a gap have a row each. */
const MOST_WHOLE_SPECS = 5;

/** The rows, with a single row for all fully covered specs if there are many. */
function joinWholeSpecs(rows: readonly CoverageRow[]): readonly CoverageRow[] {
  const whole = rows.filter(({ kind, missing }) => kind === "operations" && missing.length === 0);
  const [first] = whole;
  if (!first || whole.length <= MOST_WHOLE_SPECS) return rows;
  const total = whole.reduce((sum, row) => sum + row.total, 0);
  const joined = { ...first, name: `of ${whole.length} specs`, covered: total, total };
  return rows.flatMap((row) => (row === first ? [joined] : whole.includes(row) ? [] : [row]));
}

function coverageTable(rows: readonly CoverageRow[], all: boolean): string {
  const cells = (all ? rows : joinWholeSpecs(rows)).map(({ kind, name, covered, total, missing }) => {
    const share = total === 0 ? "–" : `${Math.floor((100 * covered) / total)} %`;
    return {
      columns: [printable(`${kind} ${name}`.trim()), `${groupDigits(covered)} of ${groupDigits(total)}`, share],
      missing: missing.length === 0 || all ? "" : printable(`lacks ${joinFirst(missing, EXAMPLES)}`),
      lines: all ? printableLines(missing.map((each) => `  ${each}`)) : "",
    };
  });
  const heads = alignColumns(cells.map(({ columns }) => columns));
  return cells.map(({ missing, lines }, at) => `${`${heads[at]}  ${missing}`.trimEnd()}\n${lines}`).join("");
}

export const command: Command = { help, run, words: { "--format": FORMATS } };
