import { firstNotBefore } from "../json/first-not-before.ts";
import type { OffsetEdit } from "./json/offset-edit.ts";

/** A stretch of lines of both texts that differs; ends are exclusive. */
interface Stretch {
  readonly a: number;
  readonly aEnd: number;
  readonly b: number;
  readonly bEnd: number;
}

/**
 * The edits, in whole lines, that make one text of another. Lines that both have once are matched first, so what moved
 * little stays together.
 */
export function lineEdits(before: string, after: string): OffsetEdit[] {
  if (before === after) return [];
  const a = linesOf(before);
  const b = linesOf(after);
  const found: Stretch[] = [];
  const open: Stretch[] = [{ a: 0, aEnd: a.length, b: 0, bEnd: b.length }];
  for (let next = open.pop(); next; next = open.pop()) {
    const stretch = trimStretch(next, a, b);
    const parts = stretch.a === stretch.aEnd || stretch.b === stretch.bEnd ? [] : partsBetweenAnchors(stretch, a, b);
    if (parts.length > 0) open.push(...parts.reverse());
    else if (stretch.a < stretch.aEnd || stretch.b < stretch.bEnd) found.push(stretch);
  }
  const starts = startsOf(a);
  return found.map(({ a, aEnd, b: from, bEnd }) => ({
    start: starts[a] as number,
    end: starts[aEnd] as number,
    text: b.slice(from, bEnd).join(""),
  }));
}

/** Lines with their line ends. */
export const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** The offsets at which lines begin; the last one is where the text ends. */
export function startsOf(lines: readonly string[]): number[] {
  const starts = [0];
  for (const line of lines) starts.push((starts.at(-1) as number) + line.length);
  return starts;
}

/** A stretch without the lines at both ends that both texts have. */
export function trimStretch({ a, aEnd, b, bEnd }: Stretch, left: readonly string[], right: readonly string[]): Stretch {
  let head = 0;
  while (a + head < aEnd && b + head < bEnd && left[a + head] === right[b + head]) head++;
  let tail = 0;
  while (aEnd - tail > a + head && bEnd - tail > b + head && left[aEnd - tail - 1] === right[bEnd - tail - 1]) tail++;
  return { a: a + head, aEnd: aEnd - tail, b: b + head, bEnd: bEnd - tail };
}

/** The stretches between lines that both sides have exactly once, in the same order; none if there are no such lines. */
function partsBetweenAnchors(stretch: Stretch, left: readonly string[], right: readonly string[]): Stretch[] {
  const inLeft = onceIn(left, stretch.a, stretch.aEnd);
  const inRight = onceIn(right, stretch.b, stretch.bEnd);
  const pairs = [...inLeft].flatMap(([line, a]) => {
    const b = inRight.get(line);
    return b === undefined ? [] : [{ a, b }];
  });
  const anchors = longestRising(pairs.sort((one, other) => one.a - other.a));
  if (anchors.length === 0) return [];
  const parts: Stretch[] = [];
  let { a, b } = stretch;
  for (const anchor of anchors) {
    parts.push({ a, aEnd: anchor.a, b, bEnd: anchor.b });
    a = anchor.a + 1;
    b = anchor.b + 1;
  }
  parts.push({ a, aEnd: stretch.aEnd, b, bEnd: stretch.bEnd });
  return parts;
}

/** The lines that a stretch has exactly once, with their index. */
function onceIn(lines: readonly string[], from: number, to: number): Map<string, number> {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  for (let index = from; index < to; index++) {
    const line = lines[index] as string;
    if (places.has(line)) repeated.add(line);
    else places.set(line, index);
  }
  for (const line of repeated) places.delete(line);
  return places;
}

/** The longest run of pairs, sorted by `a`, in which `b` rises too. */
function longestRising<Pair extends { b: number }>(pairs: readonly Pair[]): Pair[] {
  const ends: number[] = [];
  const before: number[] = [];
  for (const [index, { b }] of pairs.entries()) {
    const low = firstNotBefore(ends, (end) => (pairs[end] as Pair).b < b);
    before[index] = low === 0 ? -1 : (ends[low - 1] as number);
    ends[low] = index;
  }
  const run: Pair[] = [];
  for (let index = ends.at(-1) ?? -1; index !== -1; index = before[index] as number) run.push(pairs[index] as Pair);
  return run.reverse();
}
