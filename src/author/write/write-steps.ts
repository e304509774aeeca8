import { linkSync, lstatSync, readFileSync, renameSync, rmSync, type Stats } from "node:fs";
import { digestOf } from "./file-bytes.ts";
import type { WriteStep } from "./journal.ts";
import { isMissing, placeBelow } from "./place-below.ts";

/** A file is not what the plan has read. The message is the end of a sentence that begins with the file. */
export class ChangedFileError extends Error {
  readonly file: string;
  constructor(file: string, what: string) {
    super(`${file} ${what}`);
    this.file = file;
  }
}

/**
 * Takes a step, if it is not taken yet. Whatever a program writes to the file meanwhile stays: the file is compared
 * directly before the rename, and what was renamed away is compared once more.
 *
 * @throws {ChangedFileError} if the file has another content by now; it keeps that
 * @throws {Error} of the system
 */
export function takeStep(folder: string, step: WriteStep): void {
  const at = (file: string) => placeBelow(folder, file);
  switch (step.kind) {
    case "replace":
      if (has(at(step.next))) {
        const read = statsOf(at(step.file));
        assertSame(folder, step.file, step.before);
        if (!areSameStats(read, statsOf(at(step.file)))) throw new ChangedFileError(step.file, CHANGED);
        renameSync(at(step.next), at(step.file));
      }
      if (!has(at(step.kept)) || digestAt(at(step.kept)) === step.before) return;
      renameSync(at(step.kept), at(step.file));
      throw new ChangedFileError(step.file, CHANGED);
    case "make":
      if (!has(at(step.next))) return;
      if (step.from !== undefined && step.before !== undefined) assertSame(folder, step.from, step.before);
      if (!isSameFile(at(step.next), at(step.file))) putNew(step.file, at(step.next), at(step.file));
      remove(at(step.next));
      return;
    case "remove":
      if (!has(at(step.kept))) {
        assertSame(folder, step.file, step.before);
        renameSync(at(step.file), at(step.kept));
      }
      if (digestAt(at(step.kept)) === step.before) return;
      putNew(step.file, at(step.kept), at(step.file));
      remove(at(step.kept));
      throw new ChangedFileError(step.file, CHANGED);
  }
}

export function isTaken(folder: string, step: WriteStep): boolean {
  return step.kind === "remove" ? has(placeBelow(folder, step.kept)) : !has(placeBelow(folder, step.next));
}

/** Removes the temporary files of a step: of one that is not taken, or is taken for good. */
export function discardStep(folder: string, step: WriteStep): void {
  // The old text goes first: without the new one, a step counts as taken.
  if ("kept" in step) remove(placeBelow(folder, step.kept));
  if ("next" in step) remove(placeBelow(folder, step.next));
}

const CHANGED = "has changed since it was read";

/**
 * Takes a step back, if it was taken, and removes its temporary files.
 *
 * @throws {ChangedFileError} if the file was changed after the step; it keeps that
 * @throws {Error} of the system
 */
export function undoStep(folder: string, step: WriteStep): void {
  const at = (file: string) => placeBelow(folder, file);
  switch (step.kind) {
    case "replace": {
      const isReplaced = isTaken(folder, step) && has(at(step.kept));
      const isOurs = isReplaced && digestAt(at(step.file)) === step.after;
      if (isOurs) renameSync(at(step.kept), at(step.file));
      else discardStep(folder, step);
      if (isReplaced && !isOurs) throw new ChangedFileError(step.file, CHANGED_AFTER);
      return;
    }
    case "make":
      undoMake(at(step.file), at(step.next), step);
      return;
    case "remove":
      if (!has(at(step.kept))) return;
      if (has(at(step.file))) throw new ChangedFileError(step.file, `was made anew; the old one is ${step.kept}`);
      renameSync(at(step.kept), at(step.file));
  }
}

const CHANGED_AFTER = "was changed after that, and keeps its text";

/** Renames the file away before it is looked at, so that nothing that is written meanwhile is removed. */
function undoMake(file: string, next: string, { file: name, after }: { file: string; after: string }): void {
  if (has(next) && has(file)) {
    const isHalfTaken = isSameFile(next, file);
    remove(next);
    if (!isHalfTaken) return;
  }
  if (!has(next) && has(file)) renameSync(file, next);
  if (!has(next)) return;
  const isOurs = digestAt(next) === after;
  if (!isOurs) putNew(name, next, file);
  remove(next);
  if (!isOurs) throw new ChangedFileError(name, CHANGED_AFTER);
}

/** Gives a file a second name where no file is. A file system without such names gets a rename. */
function putNew(name: string, file: string, place: string): void {
  try {
    linkSync(file, place);
  } catch (error) {
    if (isMissing(error)) throw error;
    if (has(place)) throw new ChangedFileError(name, "exists by now");
    renameSync(file, place);
  }
}

/** Whether there is a file, or a symbolic link. */
const has = (path: string): boolean => statsOf(path) !== undefined;

function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function remove(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

const isSameFile = (one: string, other: string): boolean => areSameStats(statsOf(one), statsOf(other));

const areSameStats = (one: Stats | undefined, other: Stats | undefined): boolean =>
  one !== undefined && one.ino === other?.ino && one.dev === other.dev;

/** The digest of a file's content; `undefined` if it is gone. */
function digestAt(path: string): string | undefined {
  try {
    return digestOf(readFileSync(path));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function assertSame(folder: string, file: string, digest: string): void {
  const found = digestAt(placeBelow(folder, file));
  if (found === undefined) throw new ChangedFileError(file, "is gone");
  if (found !== digest) throw new ChangedFileError(file, CHANGED);
}
