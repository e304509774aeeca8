import { planFixes } from "../../author/fix-site.ts";
import type { Plan } from "../../author/write/plan.ts";
import { groupBy } from "../../diagnostic/group-by.ts";
import { countOf } from "../../diagnostic/words.ts";
import { foldLines } from "../../report/text/fold-lines.ts";
import { printableLines } from "../../report/text/printable.ts";
import { type CommandContext, UsageError } from "../command.ts";
import { carryOutPlanned } from "../site/carry-out-planned.ts";
import type { Project } from "../site/site-options.ts";
import { write } from "../terminal/output.ts";
import { withProgress } from "../terminal/progress.ts";
import { type Checked, namedFrom, withFindingsOf } from "./checked-site.ts";
import { STDIN } from "./find-sites.ts";

/** Corrects sites one after the other, or with `dryRun` prints the changes; then reports the findings that are left. */
export async function fixAll(
  paths: readonly string[],
  { options, config }: Project,
  dryRun: boolean,
  context: CommandContext,
): Promise<Checked[]> {
  if (paths.includes(STDIN)) throw new UsageError("--fix takes files, not stdin");
  const checked: Checked[] = [];
  for (const path of paths) {
    const planned = await withProgress(context, (onProgress) => planFixes(path, { ...options, onProgress }));
    const plan = await carryOutPlanned(planned, { "dry-run": dryRun, quiet: true }, context);
    if (!plan) continue;
    const { result, fixed, left } = plan;
    const said = fixed === 0 ? "nothing to correct" : `${countOf(fixed, "correction")}${dryRun ? " to make" : ""}`;
    const kept = left.length === 0 ? "" : `; ${left.length} left to you`;
    await write(context.stderr, `${paths.length === 1 ? "" : `${path}: `}${said}${kept}\n${describeLeft(left)}`);
    checked.push(namedFrom(context.cwd, path, result));
  }
  return withFindingsOf(config, checked, context.cwd);
}

/** What a plan leaves, under the reason that it has in common. */
const describeLeft = (left: Plan["left"]): string =>
  printableLines(
    [...groupBy(left, ({ reason }) => reason)].flatMap(([reason, alike]) => [
      `${reason}:`,
      ...foldLines(alike.map(({ what }) => `  ${what}`)),
    ]),
  );
