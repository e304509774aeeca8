import { applyEdits, type OffsetEdit } from "../../edit/json/offset-edit.ts";
import { linesOf, startsOf, trimStretch } from "../../edit/line-edits.ts";
import type { Paint } from "./paint.ts";
import { printable } from "./printable.ts";

/** A file whose text changes, for a diff. Without `before` it is new; without `after` it goes. */
export interface DiffedFile {
  /** What it is called now, and before where that was something else. */
  readonly file: string;
  readonly from?: string | undefined;
  /** Whether the old file stays (default false). */
  readonly isCopy?: boolean | undefined;
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** The stretches of `before` that change, in order; without them all of the text does. */
  readonly edits?: readonly OffsetEdit[] | undefined;
}

/** Lines of the old text, by index, `end` exclusive, and what comes in their place. */
interface LineChange {
  readonly start: number;
  end: number;
  lines: string[];
}

const CONTEXT = 3;

/** A change of a text as a unified diff, as `patch` and `git apply` take it; with `paint`, for a terminal. */
export function unifiedDiff({ file, from = file, isCopy, before, after, edits }: DiffedFile, paint?: Paint): string {
  const old = linesOf(before ?? "");
  const changes =
    before === undefined || after === undefined || edits === undefined
      ? [{ start: 0, end: old.length, lines: linesOf(after ?? "") }]
      : lineChanges(before, old, edits);
  const verb = isCopy ? "copy" : "rename";
  const head = [
    ...(from === file ? [] : [`diff --git a/${from} b/${file}`, `${verb} from ${from}`, `${verb} to ${file}`]),
    `--- ${before === undefined ? "/dev/null" : `a/${from}`}`,
    `+++ ${after === undefined ? "/dev/null" : `b/${file}`}`,
  ];
  const real = changes.filter(({ start, end, lines }) => end > start || lines.length > 0);
  let shift = 0;
  const body = hunksOf(real).flatMap((hunk) => {
    const printed = printHunk(hunk, old, shift, paint);
    for (const { start, end, lines } of hunk) shift += lines.length - (end - start);
    return printed;
  });
  const shown = body.length === 0 ? head.slice(0, -2) : head;
  return [...shown.map((line) => paint?.bold(line) ?? line), ...body].map((line) => `${line}\n`).join("");
}

function lineChanges(before: string, old: readonly string[], edits: readonly OffsetEdit[]): LineChange[] {
  const starts = startsOf(old);
  let line = 0;
  const lineAt = (offset: number): number => {
    while (line + 1 < old.length && (starts[line + 1] as number) <= offset) line++;
    return line;
  };
  const changes: (LineChange & { edits: OffsetEdit[] })[] = [];
  for (const edit of edits) {
    const start = lineAt(edit.start);
    const end = Math.min(lineAt(edit.end) + 1, old.length);
    const last = changes.at(-1);
    if (last && start < last.end) {
      last.end = Math.max(last.end, end);
      last.edits.push(edit);
    } else changes.push({ start, end, lines: [], edits: [edit] });
  }
  return changes.map(({ start, end, edits }) => {
    const from = starts[start] as number;
    const inside = edits.map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }));
    return trimmed({ start, end, lines: linesOf(applyEdits(before.slice(from, starts[end]), inside)) }, old);
  });
}

/** Leaves out lines at both ends that are as before. */
function trimmed({ start, end, lines }: LineChange, old: readonly string[]): LineChange {
  const { a, aEnd, b, bEnd } = trimStretch({ a: start, aEnd: end, b: 0, bEnd: lines.length }, old, lines);
  return { start: a, end: aEnd, lines: lines.slice(b, bEnd) };
}

/** Changes that are near each other share a hunk. */
function hunksOf(changes: readonly LineChange[]): LineChange[][] {
  const hunks: LineChange[][] = [];
  for (const change of changes) {
    const last = hunks.at(-1);
    if (last && change.start - (last.at(-1) as LineChange).end <= 2 * CONTEXT) last.push(change);
    else hunks.push([change]);
  }
  return hunks;
}

/** @param shift how many lines the hunks before it added */
function printHunk(hunk: readonly LineChange[], old: readonly string[], shift: number, paint?: Paint): string[] {
  const from = Math.max((hunk[0]?.start ?? 0) - CONTEXT, 0);
  const to = Math.min((hunk.at(-1)?.end ?? 0) + CONTEXT, old.length);
  const printed: string[] = [];
  let at = from;
  const put = (mark: string, lines: readonly string[], color?: (text: string) => string) => {
    for (const line of lines) {
      const text = `${mark}${line.replace(/\n$/, "")}`;
      printed.push(color || paint ? (color ?? String)(printable(text.replace(/\r$/, ""))) : text);
      if (!line.endsWith("\n")) printed.push("\\ No newline at end of file");
    }
  };
  let added = 0;
  for (const { start, end, lines } of hunk) {
    put(" ", old.slice(at, start));
    put("-", old.slice(start, end), paint?.red);
    put("+", lines, paint?.green);
    added += lines.length - (end - start);
    at = end;
  }
  put(" ", old.slice(at, to));
  const span = (start: number, count: number) => `${count === 0 ? start : start + 1}${count === 1 ? "" : `,${count}`}`;
  const head = `@@ -${span(from, to - from)} +${span(from + shift, to - from + added)} @@`;
  return [paint?.cyan(head) ?? head, ...printed];
}
