import { applyEdits, type OffsetEdit } from "../../edit/json/offset-edit.ts";

/** The text of a file that is read, and what becomes of it. */
export interface EditedText {
  readonly before: string;
  /** In the order of the text; none overlaps another. */
  readonly edits: readonly OffsetEdit[];
  /** Present if the file is not UTF-8: each character of `before` is a byte then, and no byte is lost. */
  readonly encoding?: "latin1" | undefined;
}

/** A change of one file. Paths count from the folder of the plan, with `/`. */
export type FileChange =
  | ({ readonly kind: "edit"; readonly file: string } & EditedText)
  | { readonly kind: "create"; readonly file: string; readonly after: string }
  | ({ readonly kind: "delete"; readonly file: string } & Omit<EditedText, "edits">)
  | ({ readonly kind: "move" | "copy"; readonly from: string; readonly file: string } & EditedText);

/** The text of a file once it is changed; `undefined` for one that is deleted. */
export function textAfter(change: FileChange): string | undefined {
  switch (change.kind) {
    case "create":
      return change.after;
    case "delete":
      return undefined;
    default:
      return applyEdits(change.before, change.edits);
  }
}

/** The file that a change is made from; of a new one, the file itself. */
export const oldFileOf = (change: FileChange): string => ("from" in change ? change.from : change.file);

/** The changes that change something: not an edit without edits. */
export const effectiveChanges = (changes: readonly FileChange[]): FileChange[] =>
  changes.filter((change) => change.kind !== "edit" || change.edits.length > 0);
