import { SiteError } from "../../site/config/docs-root.ts";
import { ForeignJournal, type JournalState, readJournal, setJournalAside } from "./journal.ts";
import { discardSteps, endSteps, systemReason, undoSteps } from "./run-steps.ts";
import { isTaken, takeStep } from "./write-steps.ts";

/** A run that was killed while it wrote a plan. */
export interface Interruption {
  /** The title of the plan. */
  readonly title: string;
  /** How many changes the plan has (a file that moves is made and removed), and how many of them are made. */
  readonly changes: number;
  readonly made: number;
  /** Whether it was writing, taking back what it had written, or had written all and was about to end. */
  readonly state: Exclude<JournalState, "preparing">;
}

/**
 * What a run that was killed has left in a folder. A run that had written nothing needs no decision: its temporary files
 * are removed, and there is nothing to tell.
 *
 * @param folder absolute path of the docs root
 * @throws {SiteError} if a process that is running writes there
 */
export function findInterruption(folder: string): Interruption | undefined {
  const journal = readJournal(folder);
  if (!journal) return undefined;
  const { title, steps, state } = journal;
  if (state === "preparing") {
    discardSteps(folder, journal);
    return undefined;
  }
  return { title, changes: steps.length, made: steps.filter((step) => isTaken(folder, step)).length, state };
}

/**
 * Sets aside a journal that no run has left in a folder, such as one that a commit brought: nothing of it is carried out.
 * Gives its new name; `undefined` if there is no such journal.
 */
export function setForeignJournalAside(folder: string): string | undefined {
  try {
    readJournal(folder);
    return undefined;
  } catch (error) {
    if (error instanceof ForeignJournal) return setJournalAside(folder);
    throw error;
  }
}

/** @throws {SiteError} if a run was killed while it wrote in a folder, so that a plan would be made of half of it */
export function assertSettled(folder: string): void {
  const found = findInterruption(folder);
  if (!found) return;
  const { title, made, changes, state } = found;
  if (state === "done") {
    finishInterrupted(folder);
    return;
  }
  throw new SiteError(
    state === "undoing"
      ? `"${title}" was interrupted while it was taken back: --undo goes on with that`
      : `"${title}" was interrupted with ${made} of ${changes} changes made: --resume finishes it, --undo takes it back`,
  );
}

/**
 * Finishes what a run that was killed has begun to write. Nothing happens if there is no such run.
 *
 * @throws {SiteError} if a file was changed meanwhile, or can't be written: what is written stays, and can be taken back
 */
export function finishInterrupted(folder: string): void {
  if (!findInterruption(folder)) return;
  const journal = readJournal(folder);
  if (journal?.state === "undoing") assertSettled(folder);
  for (const step of journal?.state === "writing" ? journal.steps : []) {
    try {
      takeStep(folder, step);
    } catch (error) {
      throw new SiteError(`${systemReason(error)}: what is not written yet stays so; --undo takes the rest back`);
    }
  }
  if (journal) endSteps(folder, journal);
}

/**
 * Takes back what a run that was killed has written. Nothing happens if there is no such run. Gives the files that were
 * changed since and keep their text, as sentences.
 *
 * @throws {SiteError} if the run had written all, or if the system does not allow to take something back
 */
export function undoInterrupted(folder: string): readonly string[] {
  const found = findInterruption(folder);
  const journal = found && readJournal(folder);
  if (!journal) return [];
  if (journal.state === "done") {
    endSteps(folder, journal);
    throw new SiteError(`"${journal.title}" had written all of its files, so nothing is taken back`);
  }
  const { changed, failed } = undoSteps(folder, journal);
  if (failed.length > 0) throw new SiteError(`not taken back: ${failed.join("; ")}`);
  return changed;
}
