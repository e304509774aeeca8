import type { Fix } from "../../diagnostic/diagnostic.ts";

/** A stretch of a text by offsets, `end` exclusive, and what comes in its place. */
export interface OffsetEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What a fix changes in its file. */
export const editOfFix = ({ range, text }: Fix): OffsetEdit => ({
  start: range.start.offset,
  end: range.end.offset,
  text,
});

/** The text with the edits made. @param edits in the order of the text, none overlapping another */
export function applyEdits(text: string, edits: readonly OffsetEdit[]): string {
  let done = "";
  let from = 0;
  for (const { start, end, text: put } of edits) {
    done += text.slice(from, start) + put;
    from = end;
  }
  return done + text.slice(from);
}
