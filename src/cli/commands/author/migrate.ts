import type { OpenapiMigrationPlan } from "../../../author/openapi-migration/plan-openapi-migration.ts";
import { planMigration } from "../../../author/plan-migration.ts";
import { groupBy } from "../../../diagnostic/group-by.ts";
import { countOf } from "../../../diagnostic/words.ts";
import { foldLines } from "../../../report/text/fold-lines.ts";
import { printableLines } from "../../../report/text/printable.ts";
import { parseArguments } from "../../arguments.ts";
import { type Command, type CommandContext, EXIT, type ExitStatus, UsageError } from "../../command.ts";
import { carryOutInProject, carryOutPlanned, writeLeft } from "../../site/carry-out-planned.ts";
import { settleInterrupted } from "../../site/settle-interrupted.ts";
import { WRITE_OPTIONS } from "../../site/write-options.ts";
import { write } from "../../terminal/output.ts";

/** What both migrations take. */
const MIGRATE_OPTIONS = `  --delete             removes the mint.json, or the page files that are not needed any more
${WRITE_OPTIONS}` as const;

const OPENAPI_OPTIONS = `  --x-mint             openapi: writes the other front matter of the pages, and their addresses, into "x-mint" of the
                       operations, so that no redirect is needed
  --config FILE        openapi: settings of the project, instead of the nearest docsjson.config.json
`;

const help = `usage: docsjson migrate mint [options] [path]
       docsjson migrate openapi [options] [path]

mint makes a docs.json of a mint.json, the whole of it: tabs, anchors and versions with the groups that their folders
held, links, colors, fonts, API settings, analytics and redirects. Says of each setting that has no place in docs.json
what becomes of it. A path is a folder with a mint.json, or the file; without one, the current folder is taken.

openapi replaces page files that do nothing but show an operation ("openapi" in the front matter, and no content) by a
reference to the operation, "GET /users". The pages keep their order, and their address or a redirect from it; a page for
which that can't be had stays, and the reason is given. A path is a docs root or a docs.json; without one, the nearest
docs.json upward is taken.

${OPENAPI_OPTIONS}${MIGRATE_OPTIONS}
Examples:
  docsjson migrate mint docs --dry-run
  docsjson migrate openapi --x-mint --dry-run
  docsjson migrate openapi --x-mint --delete

Exit status: 0 written, 1 a mint.json or docs.json has errors that keep it from being read, 2 wrong usage, no mint.json, or
(mint) a docs.json that is there already.
`;

export const command: Command = {
  help,
  async run(context) {
    const [what, ...args] = context.args;
    if (what === "mint") return migrateMintFile({ ...context, args });
    if (what === "openapi") return migrateEndpointPages({ ...context, args });
    throw new UsageError("migrate takes what to migrate, mint or openapi, and one path");
  },
};

/** Makes a docs.json of a mint.json. */
async function migrateMintFile(context: CommandContext): Promise<ExitStatus> {
  const { values, positionals } = parseArguments(context.args, MIGRATE_OPTIONS);
  const [path, ...more] = positionals;
  if (more.length > 0) throw new UsageError("migrate mint takes one path");
  const settled = await settleInterrupted(path, values, context);
  if (settled !== undefined) return settled;
  const planned = await planMigration(path, "mint", { cwd: context.cwd, remove: values.delete });
  const plan = await carryOutPlanned(planned, values, context);
  if (!plan) return EXIT.found;
  await writeLeft(plan, context);
  return EXIT.ok;
}

/** Replaces hand-written endpoint pages by references to their operations. */
async function migrateEndpointPages(context: CommandContext): Promise<ExitStatus> {
  const { values, positionals } = parseArguments(context.args, `${OPENAPI_OPTIONS}${MIGRATE_OPTIONS}`);
  if (positionals.length > 1) throw new UsageError("migrate openapi takes one path");
  const plan = await carryOutInProject(positionals[0], values, context, (options) =>
    planMigration(positionals[0], "openapi", { ...options, xMint: values["x-mint"], remove: values.delete }),
  );
  if (typeof plan === "number") return plan;
  await write(context.stderr, describeMigration(plan, values.delete));
  return EXIT.ok;
}

/** A message about many pages is printed once, with the pages below it. */
function describeMigration({ obsolete, left: staying }: OpenapiMigrationPlan, isRemoved = false): string {
  if (obsolete.length === 0 && staying.length === 0) {
    return 'no page file shows an operation: none has "openapi" in its front matter\n';
  }
  const poorer = obsolete.filter(({ left }) => left.length > 0);
  const removable = isRemoved ? [] : obsolete;
  const sections = [
    ...[...groupBy(staying, ({ reason }) => reason)].map(([reason, pages]) =>
      listSection(
        ["stays, because", "stay, each because"],
        reason,
        pages.map(({ what }) => what),
      ),
    ),
    listSection(
      ["has", "have"],
      "front matter that no operation has (--x-mint writes it there)",
      poorer.map(({ file, left }) => `${file}: ${left.join(", ")}`),
    ),
    listSection(
      ["is", "are"],
      "not needed any more (--delete removes the files)",
      removable.map(({ file }) => file),
    ),
  ];
  return printableLines(sections.flat());
}

/** A sentence on so many pages, with the verb for one and for many, and the pages. */
function listSection([one, many]: readonly [string, string], rest: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const verb = lines.length === 1 ? one : many;
  return [`${countOf(lines.length, "page")} ${verb} ${rest}:`, ...foldLines(lines).map((line) => `  ${line}`)];
}
