import { join } from "node:path";
import { assertWritable, carryOut } from "../../author/write/carry-out.ts";
import type { FileChange } from "../../author/write/file-change.ts";
import type { Plan } from "../../author/write/plan.ts";
import type { Result } from "../../diagnostic/diagnostic.ts";
import { groupBy } from "../../diagnostic/group-by.ts";
import { formatDiagnostics } from "../../report/format-diagnostics.ts";
import { formatPlan } from "../../report/format-plan.ts";
import { foldLines } from "../../report/text/fold-lines.ts";
import { painter } from "../../report/text/paint.ts";
import { printable, printableLines } from "../../report/text/printable.ts";
import { pathFrom } from "../../vocabulary/files/path-from.ts";
import { type CommandContext, EXIT, type ExitStatus } from "../command.ts";
import { wantsColor, write } from "../terminal/output.ts";
import { type Progress, startProgress, withProgress } from "../terminal/progress.ts";
import { type SettleOptions, settleInterrupted } from "./settle-interrupted.ts";
import { type Project, readSoundProject, type SiteOptionValues } from "./site-options.ts";

interface WriteOptions {
  readonly "dry-run"?: boolean | undefined;
  /** Leaves out the lines for the files (default false). */
  readonly quiet?: boolean;
}

/**
 * Carries out a plan and says which files changed, or with `dry-run` prints it as a diff. Gives the plan; `undefined` if
 * there is none, whose reasons are printed then.
 *
 * @throws {SiteError} if a file can't be written; then none is written
 */
export async function carryOutPlanned<P extends Plan>(
  { ok, value: plan, diagnostics }: Result<P>,
  { "dry-run": dryRun = false, quiet = false }: WriteOptions,
  { stdout, stderr, env, cwd }: CommandContext,
): Promise<P | undefined> {
  if (!ok || !plan) {
    await write(stderr, `${formatDiagnostics(diagnostics, { color: wantsColor(stderr, env) })}\n`);
    return undefined;
  }
  const nameOf = (file: string): string => pathFrom(cwd, join(plan.folder, file));
  if (dryRun) {
    await assertWritable(plan);
    const paint = stdout.isTTY || wantsColor(stdout, env) ? painter(wantsColor(stdout, env)) : undefined;
    await write(stdout, formatPlan(plan, { nameOf, paint }));
    return plan;
  }
  const progress = startProgress(stderr);
  await whileStoppable(
    (signal) => carryOut(plan, { signal, onProgress: progress.say }).finally(progress.done),
    (error) => write(stderr, `${error.message}\n`),
  );
  if (!quiet) await write(stdout, describeAll(plan.changes, nameOf));
  return plan;
}

/** What a plan of a project is made with. */
type PlanOptions = Project["options"] & { readonly onProgress: Progress["say"] };

/**
 * Plans a change of a site and carries it out, as all commands do that write: first a run that was killed is settled, if an
 * option says so. Gives the plan, or the exit status if there is none.
 */
export async function carryOutInProject<P extends Plan>(
  path: string | undefined,
  values: SiteOptionValues & WriteOptions & SettleOptions,
  context: CommandContext,
  plan: (options: PlanOptions) => Promise<Result<P>>,
): Promise<P | ExitStatus> {
  const settled = await settleInterrupted(path, values, context);
  if (settled !== undefined) return settled;
  const project = await readSoundProject(values, context);
  const planned = await withProgress(context, (onProgress) => plan({ ...project.options, onProgress }));
  return (await carryOutPlanned(planned, values, context)) ?? EXIT.found;
}

/** Prints what a plan leaves as it is, a line each. */
export const writeLeft = ({ left }: Plan, { stderr }: CommandContext): Promise<void> =>
  write(stderr, printableLines(left.map(({ what, reason }) => `${what} ${reason}`.trim())));

const DONE = { edit: "changed", create: "created", delete: "removed", move: "moved", copy: "copied" } as const;

/** A line a file; of many files of a kind the first ones. */
const describeAll = (changes: readonly FileChange[], nameOf: (file: string) => string): string =>
  [...groupBy(changes, ({ kind }) => kind)]
    .flatMap(([kind, same]) =>
      foldLines(
        same.map((change) => describeChange(change, nameOf)),
        DONE[kind],
      ),
    )
    .map((line) => `${line}\n`)
    .join("");

function describeChange(change: FileChange, nameOf: (file: string) => string): string {
  const from = "from" in change ? `${nameOf(change.from)} to ` : "";
  return printable(`${DONE[change.kind]} ${from}${nameOf(change.file)}`);
}

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/**
 * Does work that Ctrl+C and SIGTERM stop in an orderly way: the work is told, and if it gives up, the process ends by the
 * signal, as others expect of it. `onStop` is called before that, with the error of the work.
 */
async function whileStoppable<T>(
  work: (signal: AbortSignal) => Promise<T>,
  onStop: (error: Error) => Promise<void>,
): Promise<T> {
  const stopper = new AbortController();
  let received: (typeof SIGNALS)[number] | undefined;
  const stop = (name: NodeJS.Signals): void => {
    received = SIGNALS.find((signal) => signal === name);
    stopper.abort();
  };
  for (const name of SIGNALS) process.on(name, stop);
  try {
    return await work(stopper.signal);
  } catch (error) {
    if (received === undefined) throw error;
    await onStop(error as Error);
    for (const name of SIGNALS) process.off(name, stop);
    process.kill(process.pid, received);
    throw error;
  } finally {
    for (const name of SIGNALS) process.off(name, stop);
  }
}
