/** How many candidates are suggested. */
const MOST = 3;

/**
 * The candidates nearest to `name` by edit distance (insert, delete, replace, swap of neighbours), nearest first, at most
 * three, and only those near enough to be a slip of the pen: by the shorter of the two names, one edit up to 6 letters,
 * two up to 9, a third of the letters beyond. Of two letters the first stays, or they are swapped. If some differ by
 * case alone, no others are suggested. Names of more than 200 letters are near to none.
 */
export function nearest(name: string, candidates: Iterable<string>): string[] {
  const distanceOf = prepareDistance(name);
  let limit = Number.POSITIVE_INFINITY;
  /** The nearest until now, nearest first. */
  const scored: { candidate: string; distance: number }[] = [];
  for (const candidate of candidates) {
    const distance = distanceOf(candidate, limit);
    if (distance === undefined || scored.some((known) => known.candidate === candidate)) continue;
    scored.push({ candidate, distance });
    scored.sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1));
    if (scored.length > MOST) scored.pop();
    // What is further away than all of them needs no more measuring.
    limit = scored[MOST - 1]?.distance ?? limit;
  }
  // Beside one that differs by case alone, no other is meant.
  return scored.filter(({ distance }) => distance === 0 || scored[0]?.distance !== 0).map(({ candidate }) => candidate);
}

/** Prepares a test of whether `nearest` would take a name, alone among the candidates, for the one that is meant. */
export function prepareIsNear(name: string): (candidate: string) => boolean {
  const distanceOf = prepareDistance(name);
  return (candidate) => distanceOf(candidate) !== undefined;
}

/** No person writes longer names, and comparing takes the square of their length. */
const LONGEST = 200;

/** Prepares the distance of a candidate, up to a limit; none if it is too far to be meant. */
function prepareDistance(name: string): (candidate: string, limit?: number) => number | undefined {
  if (name.length > LONGEST) return () => undefined;
  const largest = mostEdits(name.length);
  let letters: LetterCounts | undefined;
  let distances: Distances | undefined;
  return (candidate, limit = largest) => {
    const most = Math.min(limit, largest);
    if (Math.abs(candidate.length - name.length) > most) return undefined;
    letters ??= new LetterCounts(name);
    if (letters.atLeast(candidate) > most) return undefined;
    distances ??= new Distances(name, largest);
    const distance = distances.to(candidate, most);
    return distance === 0 || isLikelySlip(name, candidate, distance) ? distance : undefined;
  };
}

/** How many edits a slip of the pen has at most. */
const NEAR = 2;

/** Whether two names differ by so little, whatever their case, that the one can only be meant as the other. */
export const isNearMiss = (written: string, meant: string, most = NEAR): boolean =>
  written.length <= LONGEST &&
  Math.abs(written.length - meant.length) <= most &&
  new Distances(written, most).to(meant, most) <= most;

const mostEdits = (length: number): number => (length < 7 ? 1 : length < 10 ? 2 : Math.floor(length / 3));

/** Of two letters, one edit leaves little: `em` may be `en`, but not `am`; `ne` is `en`. */
function isLikelySlip(name: string, candidate: string, distance: number): boolean {
  const length = Math.min(name.length, candidate.length);
  if (distance > mostEdits(length)) return false;
  const [a, b] = [name.toLowerCase(), candidate.toLowerCase()];
  return length > 2 || a[0] === b[0] || a === [...b].reverse().join("");
}

/** A distance above all limits, which can grow by one. */
const FAR = 0xfff;

/**
 * Measures how far names lie from one name, whatever their case: by the optimal string alignment distance. Candidates
 * may be longer than the name by no more than `largest`, the highest limit.
 */
class Distances {
  readonly #from: string;
  #beforeLast: Uint16Array;
  #last: Uint16Array;
  #row: Uint16Array;

  constructor(name: string, largest: number) {
    this.#from = lowerCase(name);
    const width = name.length + largest + 1;
    [this.#beforeLast, this.#last, this.#row] = [
      new Uint16Array(width),
      new Uint16Array(width),
      new Uint16Array(width),
    ];
  }

  /** `FAR` above the limit. */
  to(candidate: string, limit: number): number {
    const to = lowerCase(candidate);
    const { length } = this.#from;
    for (let j = 0; j <= to.length; j++) this.#row[j] = j;
    for (let i = 1; i <= length; i++) {
      [this.#beforeLast, this.#last, this.#row] = [this.#last, this.#row, this.#beforeLast];
      if (this.#fill(i, to, limit) > limit) return FAR;
    }
    return at(this.#row, to.length);
  }

  /** Fills the row of a letter of the name. Returns its lowest cell. */
  #fill(i: number, to: string, limit: number): number {
    const [from, beforeLast, last, row] = [this.#from, this.#beforeLast, this.#last, this.#row];
    // Further from the diagonal than the limit, no cell can count.
    const first = Math.max(1, i - limit);
    const end = Math.min(to.length, i + limit);
    let best = first === 1 ? i : FAR;
    row[first - 1] = best;
    const [x, xBefore] = [from.charCodeAt(i - 1), from.charCodeAt(i - 2)];
    for (let j = first; j <= end; j++) {
      const y = to.charCodeAt(j - 1);
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (x === y ? 0 : 1));
      if (i > 1 && j > 1 && x === to.charCodeAt(j - 2) && xBefore === y)
        cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      row[j] = cost;
      best = Math.min(best, cost);
    }
    if (end < to.length) row[end + 1] = FAR;
    return best;
  }
}

/** The letters of a name. Each edit changes one of them at most, so names that share few lie far apart. */
class LetterCounts {
  readonly #length: number;
  readonly #counts = new Uint8Array(64);
  readonly #left = new Uint8Array(64);

  constructor(name: string) {
    const from = lowerCase(name);
    this.#length = from.length;
    for (let i = 0; i < from.length; i++) this.#counts[slot(from, i)] = at(this.#counts, slot(from, i)) + 1;
  }

  /** How many edits lead to another name at least. */
  atLeast(candidate: string): number {
    const to = lowerCase(candidate);
    const left = this.#left;
    left.set(this.#counts);
    let common = 0;
    for (let i = 0; i < to.length; i++) {
      const count = at(left, slot(to, i));
      if (count === 0) continue;
      left[slot(to, i)] = count - 1;
      common++;
    }
    return Math.max(this.#length, to.length) - common;
  }
}

const slot = (text: string, index: number): number => text.charCodeAt(index) & 63;

const at = (list: Uint16Array | Uint8Array, index: number): number => list[index] as number;

/** In lower case, unless that has another length (as of `İ`). */
function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}
