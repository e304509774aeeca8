import { planSync, type SyncPlan } from "../../../author/sync/sync-site.ts";
import { countOf } from "../../../diagnostic/words.ts";
import { countByFolder } from "../../../report/folders.ts";
import { foldLines } from "../../../report/text/fold-lines.ts";
import { printableLines } from "../../../report/text/printable.ts";
import { parseArguments } from "../../arguments.ts";
import { type Command, type CommandContext, EXIT, type ExitStatus, exitStatus, UsageError } from "../../command.ts";
import { carryOutPlanned } from "../../site/carry-out-planned.ts";
import { settleInterrupted } from "../../site/settle-interrupted.ts";
import { PROJECT_OPTIONS, readSoundProject } from "../../site/site-options.ts";
import { WRITE_OPTIONS } from "../../site/write-options.ts";
import { write } from "../../terminal/output.ts";
import { withProgress } from "../../terminal/progress.ts";

const help = `usage: docsjson sync [options] [path]

Brings a navigation together with its page files and specs. New pages go behind those of their folder, else of the nearest
folder above; new operations behind those of their tag, where the navigation lists operations one by one; a new tag gets a
group where each tag has one. Entries without a page file, or without an operation in their spec, go, and groups that have
nothing left in them. Everything else stays as it is. Pages and operations that were not listed before, and those that
the project excuses (ignore, overrides, comments in pages), are only named: --add lists them. A path is a docs root or a
docs.json; without one, the nearest docs.json upward is taken.

  --rest GROUP         the group for pages that have no place by their folder; it is made where there is none
  --since REV          what was not listed at this revision of git is only named (default: the last commit that changed
                       docs.json)
  --add NAME           lists this page, folder or operation ("GET /users") and nothing else; may be repeated
  --check              writes nothing, and ends with 1 where something would change: for CI
${PROJECT_OPTIONS}${WRITE_OPTIONS}
Examples:
  docsjson sync --dry-run
  docsjson sync docs --rest "More"
  docsjson sync --add guides/advanced --add "GET /users"
  docsjson sync --check

Exit status: 0 in sync, 1 (with --check) not in sync, pages without a place, or a docs.json with errors that keep it from
being edited, 2 wrong usage or an unreadable site.
` as const;

async function run(context: CommandContext): Promise<ExitStatus> {
  const { values, positionals } = parseArguments(context.args, help);
  if (positionals.length > 1) throw new UsageError("one site at a time: give one path");
  if (values.check && values["dry-run"]) throw new UsageError("give --check or --dry-run, not both");
  const settled = await settleInterrupted(positionals[0], values, context);
  if (settled !== undefined) return settled;
  if (values.since !== undefined && values.add) throw new UsageError("give --since or --add, not both");
  const project = await readSoundProject(values, context);
  const { rest, since, add } = values;
  const planned = await withProgress(context, (onProgress) =>
    planSync(positionals[0], { ...project.options, rest, since, add, onProgress }),
  );
  if (planned.value) await write(context.stderr, describeSync(planned.value));
  const plan = values.check && planned.value ? planned.value : await carryOutPlanned(planned, values, context);
  if (!plan) return EXIT.found;
  return exitStatus(plan.left.length === 0 && !(values.check && plan.changes.length > 0));
}

function describeSync({ added, removed, offered, left }: SyncPlan): string {
  const entryLine = (sign: string, { entry, element }: SyncPlan["added"][number]): string =>
    `${sign} ${entry}  in ${JSON.stringify(element)}`;
  const lines = [
    ...foldLines(
      added.map((each) => entryLine("+", each)),
      "added",
    ),
    ...foldLines(
      removed.map((each) => entryLine("-", each)),
      "removed",
    ),
    ...describeUnplaced(left.map(({ what }) => what)),
  ];
  if (lines.length === 0) lines.push("in sync");
  lines.push(...describeOffered(offered));
  return printableLines(lines);
}

function describeOffered(offered: readonly string[]): string[] {
  if (offered.length === 0) return [];
  const what = `${countOf(offered.length, "page or operation", "pages and operations")}`;
  const count = `${what} ${offered.length === 1 ? "is" : "are"} not listed, as before: --add NAME lists ${offered.length === 1 ? "it" : "one"}`;
  return [...foldLines(offered.map((entry) => `· ${entry}`)), count];
}

/** How many pages without a place are named; of more, the folders are. */
const MOST_NAMED = 20;

function describeUnplaced(paths: readonly string[]): string[] {
  if (paths.length === 0) return [];
  const folders = countByFolder(paths).map(
    ({ folder, count }) => `${countOf(count, "page")} ${folder === "" ? "in the docs root" : `under ${folder}`}`,
  );
  const named = paths.length > MOST_NAMED ? foldLines(folders) : paths;
  const have = paths.length === 1 ? "has no place by its folder: add it" : "have no place by their folders: add them";
  return [
    ...named.map((name) => `? ${name}`),
    `${countOf(paths.length, "page")} ${have} by hand, or name a group with --rest`,
  ];
}

export const command: Command = { help, run };
