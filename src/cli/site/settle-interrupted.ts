import { existsSync, lstatSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import {
  findInterruption,
  finishInterrupted,
  setForeignJournalAside,
  undoInterrupted,
} from "../../author/write/interruption.ts";
import { JOURNAL } from "../../author/write/journal.ts";
import { printableLines } from "../../report/text/printable.ts";
import { hasNoDocsRoots } from "../../vocabulary/files/unpublished-files.ts";
import { CONFIG_NAMES } from "../../vocabulary/platform/platforms.ts";
import { type CommandContext, EXIT, type ExitStatus, UsageError } from "../command.ts";
import { write } from "../terminal/output.ts";

export interface SettleOptions {
  readonly resume?: boolean | undefined;
  readonly undo?: boolean | undefined;
}

/**
 * Finishes or takes back what a run that was killed has begun to write, if an option says so; gives the exit status then.
 * With `--resume`, and nothing to finish, the command does its own work: `undefined`.
 *
 * @param path the path that was given for the site; of several, the first that was interrupted counts
 */
export async function settleInterrupted(
  path: string | readonly string[] | undefined,
  { resume = false, undo = false }: SettleOptions,
  { cwd, stderr }: CommandContext,
): Promise<ExitStatus | undefined> {
  if (resume && undo) throw new UsageError("give --resume or --undo, not both");
  if (!resume && !undo) return undefined;
  const starts = [path ?? []].flat().map((each) => resolve(cwd, each));
  const folder = await firstJournal(starts.length > 0 ? starts : [cwd]);
  const aside = undo && folder !== undefined ? setForeignJournalAside(folder) : undefined;
  if (aside !== undefined) {
    await write(stderr, `${JOURNAL} was not written here, and is ${aside} now; nothing was taken back\n`);
    return EXIT.found;
  }
  const found = folder === undefined ? undefined : findInterruption(folder);
  if (folder === undefined || !found) {
    if (undo) await write(stderr, "nothing was interrupted: there is nothing to take back\n");
    return undo ? EXIT.ok : undefined;
  }
  if (resume) {
    finishInterrupted(folder);
    await write(stderr, printableLines([`finished: ${found.title}`]));
    return EXIT.ok;
  }
  const changed = undoInterrupted(folder);
  await write(stderr, printableLines([`taken back: ${found.title}`, ...changed]));
  return EXIT.ok;
}

async function firstJournal(starts: readonly string[]): Promise<string | undefined> {
  for (const start of starts) {
    const folder = await folderOfJournal(start);
    if (folder !== undefined) return folder;
  }
  return undefined;
}

/** The folder with the journal: the one that is given, the nearest above it up to a docs root, or one below it. */
async function folderOfJournal(start: string): Promise<string | undefined> {
  for (let folder = start; ; folder = dirname(folder)) {
    if (lstatSync(join(folder, JOURNAL), { throwIfNoEntry: false })) return folder;
    if (CONFIG_NAMES.some((name) => existsSync(join(folder, name)))) return undefined;
    if (dirname(folder) === folder) break;
  }
  return journalBelow(start);
}

/** How many folders are looked at. */
const MOST_FOLDERS = 5_000;

async function journalBelow(start: string): Promise<string | undefined> {
  const folders = [start];
  for (let index = 0; index < folders.length && index < MOST_FOLDERS; index++) {
    const folder = folders[index] as string;
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    if (entries.some(({ name }) => name === JOURNAL)) return folder;
    for (const entry of entries) {
      if (entry.isDirectory() && !hasNoDocsRoots(entry.name)) folders.push(join(folder, entry.name));
    }
  }
  return undefined;
}
