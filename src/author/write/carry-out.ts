import {
  closeSync,
  constants,
  copyFileSync,
  fchmodSync,
  fsync,
  linkSync,
  mkdirSync,
  openSync,
  writeFileSync,
} from "node:fs";
import { realpath } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { promisify } from "node:util";
import { SiteError } from "../../site/config/docs-root.ts";
import { assertSettled } from "./interruption.ts";
import { createJournal, type JournalHead, noteState } from "./journal.ts";
import type { Plan } from "./plan.ts";
import { type PlannedStep, stepsOf } from "./plan-steps.ts";
import { discardSteps, endSteps, systemReason, undoSteps } from "./run-steps.ts";
import { sweepFolder } from "./temporary-files.ts";
import { ChangedFileError, takeStep } from "./write-steps.ts";

export interface CarryOutOptions {
  /** Told what is being written, for a progress line. */
  readonly onProgress?: ((what: string) => void) | undefined;
  /** Stops the run and takes back what is written; at the end of the run it has no effect any more. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Writes a plan, all of it or nothing. New texts are written beside their places first, and a journal beside docs.json
 * says which; then each takes its place by a rename, directly before which the old file is compared once more. If a file
 * has changed meanwhile, or the system does not allow a rename, all renames are taken back. A run that is killed leaves
 * the journal, for `finishInterrupted` and `undoInterrupted`. A file keeps its mode; a symbolic link stays one, and the
 * file behind it changes as long as that is in the folder of the plan. Folders that become empty are removed.
 *
 * @throws {SiteError} if a file is not as the plan has read it, one to be made exists, or one can't be written; and if an
 * earlier run was killed
 */
export async function carryOut(plan: Plan, options: CarryOutOptions = {}): Promise<void> {
  const folder = await realpath(plan.folder);
  assertSettled(folder);
  const { steps, newFolders } = await stepsOf(folder, plan).catch(refuseWrite);
  if (steps.length === 0) return;
  for (const above of new Set(steps.map(({ step }) => dirname(step.file)))) await sweepFolder(join(folder, above));
  const head = { title: plan.title, steps: steps.map(({ step }) => step), newFolders };
  await prepare(folder, head, steps, options);
  await takeAll(folder, head, options);
}

/** Finds out, without writing, whether a plan can be carried out as things are. @throws {SiteError} as `carryOut` does */
export async function assertWritable(plan: Plan): Promise<void> {
  await stepsOf(await realpath(plan.folder), plan).catch(refuseWrite);
}

/** Makes the journal and the new texts. Nothing of them stays if that fails. */
async function prepare(
  folder: string,
  head: JournalHead,
  steps: readonly PlannedStep[],
  options: CarryOutOptions,
): Promise<void> {
  try {
    createJournal(folder, head);
  } catch (error) {
    refuseWrite(error);
  }
  try {
    await prepareSteps(folder, head.newFolders, steps, (index) =>
      pause(`preparing files: ${index} of ${steps.length}`, options),
    );
    noteState(folder, "writing");
  } catch (error) {
    discardSteps(folder, head);
    refuseWrite(error);
  }
}

/** Takes the steps; if one fails or the run is stopped, takes back the earlier ones. */
async function takeAll(folder: string, head: JournalHead, options: CarryOutOptions): Promise<void> {
  const { steps } = head;
  let file = "";
  try {
    for (const [index, step] of steps.entries()) {
      file = step.file;
      await pause(`writing files: ${index + 1} of ${steps.length}`, options);
      takeStep(folder, step);
    }
  } catch (error) {
    const { changed, failed } = undoSteps(folder, head);
    const own = error instanceof ChangedFileError || error instanceof SiteError;
    const reason = own ? error.message : `${file}: ${systemReason(error)}`;
    if (failed.length > 0) {
      throw new SiteError(`${reason}; --undo takes back what is written, which failed now: ${failed.join("; ")}`);
    }
    const outcome = changed.length === 0 ? "nothing was written" : `all is taken back, but ${changed.join("; ")}`;
    throw new SiteError(`${reason}; ${outcome}`);
  }
  try {
    endSteps(folder, head);
  } catch {
    // All is written; the next run removes what is left of this one.
  }
}

/** Lets signals be heard. @throws {SiteError} if the run is to stop */
async function pause(what: string, { signal, onProgress }: CarryOutOptions): Promise<void> {
  onProgress?.(what);
  await nextTurn();
  if (signal?.aborted) throw new SiteError("stopped");
}

/** @throws {SiteError} that says that nothing was written */
function refuseWrite(error: unknown): never {
  if (!(error instanceof SiteError)) throw new SiteError(`nothing was written: ${systemReason(error)}`);
  throw error.message.endsWith("nothing was written") ? error : new SiteError(`${error.message}; nothing was written`);
}

/** How many files are flushed to the disk together: one by one, each takes some milliseconds. */
const TOGETHER = 64;

/** Writes the new texts beside their places and flushes them to the disk, and gives the old ones a second name. */
async function prepareSteps(
  folder: string,
  newFolders: readonly string[],
  steps: readonly PlannedStep[],
  onStep: (index: number) => Promise<void>,
): Promise<void> {
  for (const path of newFolders) mkdirSync(join(folder, path));
  for (let start = 0; start < steps.length; start += TOGETHER) {
    await onStep(start);
    const open: number[] = [];
    try {
      for (const planned of steps.slice(start, start + TOGETHER)) {
        if ("next" in planned.step) open.push(writeNext(join(folder, planned.step.next), planned));
      }
      await Promise.all(open.map((file) => promisify(fsync)(file)));
    } finally {
      for (const file of open) closeSync(file);
    }
  }
  for (const { step } of steps) {
    if (step.kind === "replace") keep(join(folder, step.file), join(folder, step.kept));
  }
}

/** Gives the file, which is open. */
function writeNext(path: string, { bytes, mode }: PlannedStep): number {
  const file = openSync(path, "wx");
  try {
    writeFileSync(file, bytes());
    if (mode !== undefined) fchmodSync(file, mode & 0o7777);
    return file;
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

/** A second name for a file; a copy where the file system has none, or does not give any for this file. */
function keep(file: string, kept: string): void {
  try {
    linkSync(file, kept);
  } catch {
    copyFileSync(file, kept, constants.COPYFILE_EXCL);
  }
}
