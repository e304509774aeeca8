import { planMigration } from "../../../author/plan-migration.ts";
import { parseArguments } from "../../arguments.ts";
import { type Command, type CommandContext, UsageError } from "../../command.ts";
import { EXIT, type ExitStatus } from "../../exit-status.ts";
import { carryOutPlanned, writeLeft } from "../../site/carry-out-planned.ts";
import { settleInterrupted } from "../../site/settle-interrupted.ts";
import { MIGRATE_OPTIONS, migrateEndpointPages, OPENAPI_OPTIONS } from "./migrate-openapi.ts";

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
