import { join, relative, sep } from "node:path";
import { type FileChange, textAfter } from "../../author/write/file-change.ts";
import { writeChanges } from "../../author/write/write-changes.ts";
import { groupBy } from "../../diagnostic/group-by.ts";
import { foldLines } from "../../report/text/fold-lines.ts";
import { painter } from "../../report/text/paint.ts";
import { printable } from "../../report/text/printable.ts";
import { unifiedDiff } from "../../report/text/unified-diff.ts";
import type { CommandContext } from "../command.ts";
import { wantsColor, write } from "../terminal/output.ts";

/** The option of every command that writes. */
export const WRITE_OPTIONS = { "dry-run": { type: "boolean" } } as const;

export const WRITE_OPTIONS_HELP = "  --dry-run            prints the changes as a diff, and writes nothing\n";

interface Changes {
  /** Absolute path of the docs root. */
  readonly folder: string;
  readonly changes: readonly FileChange[];
  readonly dryRun: boolean | undefined;
  /** Leaves out the lines for the files (default false). */
  readonly quiet?: boolean;
}

/**
 * Writes changes and says which files, or with `dryRun` prints them as a diff.
 *
 * @throws {SiteError} if one can't be written; then none is written
 */
export async function applyChanges(
  { folder, changes, dryRun = false, quiet = false }: Changes,
  { stdout, env, cwd }: CommandContext,
): Promise<void> {
  const real = changes.filter((change) => change.kind !== "edit" || change.edits.length > 0);
  const nameOf = (file: string): string => relative(cwd, join(folder, file)).split(sep).join("/");
  if (dryRun) {
    const paint = stdout.isTTY || wantsColor(stdout, env) ? painter(wantsColor(stdout, env)) : undefined;
    await write(stdout, real.map((change) => diffOf(change, nameOf, paint)).join(""));
    return;
  }
  await writeChanges({ folder, config: "" }, real);
  if (!quiet) await write(stdout, describeAll(real, nameOf));
}

function diffOf(
  change: FileChange,
  nameOf: (file: string) => string,
  paint: Parameters<typeof unifiedDiff>[1],
): string {
  const file = nameOf(change.file);
  const from = change.kind === "move" ? nameOf(change.from) : undefined;
  const before = change.kind === "create" ? undefined : change.before;
  const edits = change.kind === "edit" || change.kind === "move" ? change.edits : undefined;
  return unifiedDiff({ file, from, before, after: textAfter(change), edits }, paint);
}

const DONE = { edit: "changed", create: "created", delete: "removed", move: "moved" } as const;

/** A line a file; of many files of a kind the first ones. */
const describeAll = (changes: readonly FileChange[], nameOf: (file: string) => string): string =>
  [...groupBy(changes, ({ kind }) => kind)]
    .flatMap(([kind, same]) =>
      foldLines(
        same.map((change) => describe(change, nameOf)),
        DONE[kind],
      ),
    )
    .map((line) => `${line}\n`)
    .join("");

function describe(change: FileChange, nameOf: (file: string) => string): string {
  const from = change.kind === "move" ? `${nameOf(change.from)} to ` : "";
  return printable(`${DONE[change.kind]} ${from}${nameOf(change.file)}`);
}
