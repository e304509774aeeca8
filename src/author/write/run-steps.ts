import { rmdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Journal, noteState, removeJournal } from "./journal.ts";
import { ChangedFileError, discardStep, undoStep } from "./write-steps.ts";

type Written = Pick<Journal, "steps" | "newFolders">;

/** What stays after steps were taken back. */
export interface Undone {
  /** Files that were changed after they were written, and keep their text; as sentences. */
  readonly changed: readonly string[];
  /** What the system did not allow; as sentences. The journal stays then. */
  readonly failed: readonly string[];
}

/** Takes back the steps of a journal, the last first, as far as they were taken, and removes it if nothing failed. */
export function undoSteps(folder: string, { steps, newFolders }: Written): Undone {
  try {
    noteState(folder, "undoing");
  } catch {
    // A full disk: what is written can be taken back all the same.
  }
  const changed: string[] = [];
  const failed: string[] = [];
  for (const step of steps.toReversed()) {
    try {
      undoStep(folder, step);
    } catch (error) {
      if (error instanceof ChangedFileError) changed.push(error.message);
      else failed.push(`${step.file}: ${systemReason(error)}`);
    }
  }
  if (failed.length === 0) {
    removeFolders(folder, newFolders.toReversed());
    removeJournal(folder);
  }
  return { changed, failed };
}

/** Removes what was made for steps of which none is taken yet, and the journal. */
export function discardSteps(folder: string, { steps, newFolders }: Written): void {
  for (const step of steps) discardStep(folder, step);
  removeFolders(folder, newFolders.toReversed());
  removeJournal(folder);
}

/** Removes what was kept of steps that are all taken, the folders that are empty now, and the journal. */
export function endSteps(folder: string, { steps }: Written): void {
  noteState(folder, "done");
  for (const step of steps) discardStep(folder, step);
  for (const step of steps) {
    if (step.kind !== "remove") continue;
    for (let above = dirname(step.file); above !== "."; above = dirname(above)) {
      if (!removeFolder(join(folder, above))) break;
    }
  }
  removeJournal(folder);
}

function removeFolders(folder: string, paths: readonly string[]): void {
  for (const path of paths) removeFolder(join(folder, path));
}

/** Removes a folder if it is empty. */
function removeFolder(path: string): boolean {
  try {
    rmdirSync(path);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT";
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EPERM: "not permitted; it may be protected, or open in another program",
  EBUSY: "open in another program",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  EROFS: "the file system is read-only",
};

/** Why the system did not do something. */
export function systemReason(error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  const reason = REASONS[code];
  return reason === undefined ? message : `${reason} (${code})`;
}
