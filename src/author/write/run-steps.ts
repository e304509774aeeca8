import { rmdirSync } from "node:fs";
import { dirname } from "node:path";
import { type Journal, noteState, removeJournal, type WriteStep } from "./journal.ts";
import { isMissing, placeBelow } from "./place-below.ts";
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
      else
        failed.push(`${step.file}: ${systemReason(error)}${"kept" in step ? `; its old text is in ${step.kept}` : ""}`);
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
  discardAll(folder, steps);
  removeFolders(folder, newFolders.toReversed());
  removeJournal(folder);
}

/** Removes what was kept of steps that are all taken, the folders that are empty now, and the journal. */
export function endSteps(folder: string, { steps }: Written): void {
  noteState(folder, "done");
  discardAll(folder, steps);
  for (const step of steps) {
    if (step.kind !== "remove") continue;
    for (let above = dirname(step.file); above !== "."; above = dirname(above)) {
      if (!removeFolder(folder, above)) break;
    }
  }
  removeJournal(folder);
}

/** A temporary file that can't be removed is in nobody's way, and the journal would be. */
function discardAll(folder: string, steps: readonly WriteStep[]): void {
  for (const step of steps) {
    try {
      discardStep(folder, step);
    } catch {
      // It stays.
    }
  }
}

function removeFolders(folder: string, paths: readonly string[]): void {
  for (const path of paths) removeFolder(folder, path);
}

/** Removes a folder if it is empty. */
function removeFolder(folder: string, path: string): boolean {
  try {
    rmdirSync(placeBelow(folder, path));
    return true;
  } catch (error) {
    return isMissing(error);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EPERM: "not permitted; it may be protected, or open in another program",
  EBUSY: "open in another program",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  EROFS: "the file system is read-only",
  ENAMETOOLONG: "the name is too long for the file system",
  ENOTDIR: "a file is where a folder should be",
};

/** Why the system did not do something. */
export function systemReason(error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  const reason = REASONS[code];
  return reason === undefined ? message : `${reason} (${code})`;
}
