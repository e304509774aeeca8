import type { Diagnostic, Range } from "../diagnostic/diagnostic.ts";
import { type Positions, positionsOf } from "../source/locate/positions.ts";

/** Where places of an earlier text are in a later one: before and behind the stretch that changed. */
export class MovedPlaces {
  readonly #after: string;
  /** The stretch that changed: its start in both texts, its end in the earlier one, and how far the text behind it has moved. */
  readonly #start: number;
  readonly #end: number;
  readonly #moved: number;
  #positions: Positions | undefined;

  constructor(before: string, after: string) {
    this.#after = after;
    const most = Math.min(before.length, after.length);
    let start = 0;
    while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start++;
    let same = 0;
    while (
      same < most - start &&
      before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)
    )
      same++;
    this.#start = start;
    this.#end = before.length - same;
    this.#moved = after.length - before.length;
  }

  /** `undefined` for a place that begins or ends in what changed. */
  rangeOf({ start, end }: Range): Range | undefined {
    const [from, to] = [this.offsetOf(start.offset), this.offsetOf(end.offset)];
    if (from === undefined || to === undefined) return undefined;
    this.#positions ??= positionsOf(this.#after);
    return this.#positions.range(from, to);
  }

  /** Whether something of a stretch has changed. */
  touches({ start, end }: Range): boolean {
    return start.offset < this.#end && end.offset > this.#start;
  }

  offsetOf(offset: number): number | undefined {
    if (offset <= this.#start) return offset;
    return offset >= this.#end ? offset + this.#moved : undefined;
  }
}

/** The places of a finding as they are now; `undefined` if its own is gone. Corrections whose place is gone are left out. */
export function movedFinding(
  found: Diagnostic,
  placesIn: (file: string) => MovedPlaces | undefined,
): Diagnostic | undefined {
  const moved = (file: string, range: Range | undefined) => (range && placesIn(file)?.rangeOf(range)) ?? undefined;
  const isMoved = (file: string) => placesIn(file) !== undefined;
  const range = isMoved(found.file) ? moved(found.file, found.range) : found.range;
  if (found.range && !range) return undefined;
  // What is said of a value that is being written counts no more; an object may have other text inside.
  const isShort = found.range?.start.line === found.range?.end.line;
  if (found.range && isShort && placesIn(found.file)?.touches(found.range)) return undefined;
  return {
    ...found,
    ...(range ? { range } : {}),
    related: found.related.flatMap((end) => {
      const at = isMoved(end.file) ? moved(end.file, end.range) : end.range;
      return end.range && !at ? [] : [{ ...end, ...(at ? { range: at } : {}) }];
    }),
    fixes: found.fixes.flatMap((fix) => {
      const at = isMoved(fix.file) ? moved(fix.file, fix.range) : fix.range;
      return at ? [{ ...fix, range: at }] : [];
    }),
  };
}
