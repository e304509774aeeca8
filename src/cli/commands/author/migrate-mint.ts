import { planMigration } from "../../../author/plan-migration.ts";
import { parseArguments } from "../../arguments.ts";
import { type CommandContext, UsageError } from "../../command.ts";
import { EXIT, type ExitStatus } from "../../exit-status.ts";
import { carryOutPlanned, writeLeft } from "../../site/carry-out-planned.ts";
import { settleInterrupted } from "../../site/settle-interrupted.ts";
import { WRITE_OPTIONS } from "../../site/write-options.ts";

/** Makes a docs.json of a mint.json. */
export async function migrateMintFile(context: CommandContext): Promise<ExitStatus> {
  const { values, positionals } = parseArguments(context.args, { delete: { type: "boolean" }, ...WRITE_OPTIONS });
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
