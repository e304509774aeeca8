import { applyEdits, type OffsetEdit } from "../../edit/json/offset-edit.ts";

/** A change of one file of a docs root. Paths count from the root, with `/`. */
export type FileChange =
  | { readonly kind: "edit"; readonly file: string; readonly before: string; readonly edits: readonly OffsetEdit[] }
  | { readonly kind: "create"; readonly file: string; readonly after: string }
  | { readonly kind: "delete"; readonly file: string; readonly before: string }
  | {
      readonly kind: "move";
      readonly from: string;
      readonly file: string;
      readonly before: string;
      readonly edits: readonly OffsetEdit[];
    };

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
