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
import { join } from "node:path";
import { promisify } from "node:util";
import type { PlannedStep } from "./plan-steps.ts";

/** How many files are flushed to the disk together: one by one, each takes some milliseconds. */
const TOGETHER = 64;

/** Writes the new texts beside their places and flushes them to the disk, and gives the old ones a second name. */
export async function prepareSteps(
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
