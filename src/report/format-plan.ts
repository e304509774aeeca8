import { type FileChange, textAfter } from "../author/write/file-change.ts";
import type { Plan } from "../author/write/plan.ts";
import type { Paint } from "./text/paint.ts";
import { unifiedDiff } from "./text/unified-diff.ts";

export interface PlanFormat {
  /** The name of a file in the diff (default: its path from the folder of the plan). */
  readonly nameOf?: ((file: string) => string) | undefined;
  /** Colors, and control characters made visible, for a terminal; without it, as `patch` and `git apply` take it. */
  readonly paint?: Paint | undefined;
}

/** The changes of a plan as a unified diff; empty if there is nothing to do. */
export const formatPlan = ({ changes }: Plan, { nameOf = String, paint }: PlanFormat = {}): string =>
  changes.map((change) => formatChange(change, nameOf, paint)).join("");

function formatChange(change: FileChange, nameOf: (file: string) => string, paint: Paint | undefined): string {
  return unifiedDiff(
    {
      file: nameOf(change.file),
      from: "from" in change ? nameOf(change.from) : undefined,
      isCopy: change.kind === "copy",
      before: change.kind === "create" ? undefined : change.before,
      after: textAfter(change),
      edits: "edits" in change ? change.edits : undefined,
    },
    paint,
  );
}
