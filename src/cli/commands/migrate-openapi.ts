import { formatDiagnostics } from "../../report/format-diagnostics.ts";
import { printable } from "../../report/text/printable.ts";
import {
  type PlannedOpenapiMigration,
  planOpenapiMigration,
} from "../../site/openapi-migration/plan-openapi-migration.ts";
import { applyChanges, WRITE_OPTIONS } from "../apply-changes.ts";
import { parseArguments } from "../arguments.ts";
import { type CommandContext, UsageError } from "../command.ts";
import { wantsColor, write } from "../output.ts";

/** Replaces hand-written endpoint pages by references to their operations. */
export async function migrateEndpointPages(context: CommandContext): Promise<number> {
  const { args, cwd, stderr, env } = context;
  const { values, positionals } = parseArguments(args, {
    "x-mint": { type: "boolean" },
    delete: { type: "boolean" },
    ...WRITE_OPTIONS,
  });
  if (positionals.length > 1) throw new UsageError("migrate openapi takes one path");
  const options = { cwd, xMint: values["x-mint"], remove: values.delete };
  const { value, diagnostics } = await planOpenapiMigration(positionals[0], options);
  if (!value) {
    await write(stderr, `${formatDiagnostics(diagnostics, { color: wantsColor(stderr, env) })}\n`);
    return 1;
  }
  const { site, changes } = value;
  await applyChanges({ folder: site.folder, changes, dryRun: values["dry-run"] }, context);
  await write(stderr, describe(value, values.delete));
  return 0;
}

function describe({ obsolete, staying }: PlannedOpenapiMigration, isRemoved = false): string {
  const lines = [
    ...staying.map(({ path, reason }) => `${path} stays: ${reason}`),
    ...obsolete.flatMap(({ file, left }) =>
      left.length === 0 ? [] : [`${file} has ${left.join(", ")}, which its operation lacks: --x-mint writes it there`],
    ),
    ...(isRemoved ? [] : obsolete.map(({ file }) => `${file} is not needed any more: --delete removes it`)),
  ];
  const text = lines.map((line) => `${printable(line)}\n`).join("");
  return text === "" && obsolete.length === 0 ? "no page shows an operation\n" : text;
}
