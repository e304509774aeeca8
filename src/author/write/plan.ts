import type { FileChange } from "./file-change.ts";

/** What a writer would do, as plain data: made first, shown, and then carried out by `carryOut`. */
export interface Plan {
  /** What it does, in the words of the command: `mv guides/intro start/intro`. */
  readonly title: string;
  /** Absolute path of the folder that its files are in. */
  readonly folder: string;
  /** Files that are edited, made, copied, moved and removed; each file once. Empty if there is nothing to do. */
  readonly changes: readonly FileChange[];
  /** What stays although one may expect a change, with the reasons. */
  readonly left: readonly LeftAlone[];
}

/** Something that a plan leaves as it is. */
export interface LeftAlone {
  /** A page by its path, a setting, a finding, or a link. */
  readonly what: string;
  /** The reason, or what to do about it: the end of a sentence that begins with `what`. */
  readonly reason: string;
}
