/**
 * The candidates nearest to `name` by edit distance (insert, delete, replace, swap of neighbours; case counts half),
 * nearest first, at most three, and only those near enough to be a slip: a third of the name's length, at least 2 edits
 * for names of 4 and more.
 */
export function nearest(name: string, candidates: Iterable<string>, most = 3): string[] {
  const limit = name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3));
  const distanceTo = prepareDistance(name, limit);
  const scored: { candidate: string; distance: number }[] = [];
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) > limit) continue;
    const distance = distanceTo(candidate);
    if (distance <= limit) scored.push({ candidate, distance });
  }
  scored.sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1));
  return [...new Set(scored.map((entry) => entry.candidate))].slice(0, most);
}

/**
 * Measures how far names lie from `name`: the optimal string alignment distance, where a difference in case alone costs
 * a half; `Infinity` above `limit`. Candidates may be longer than `name` by no more than that.
 */
function prepareDistance(name: string, limit: number): (candidate: string) => number {
  const lowerName = lowerCase(name);
  const width = name.length + limit + 1;
  let [beforeLast, last, row] = [new Float64Array(width), new Float64Array(width), new Float64Array(width)];
  return (candidate) => {
    const lower = lowerCase(candidate);
    const length = candidate.length;
    for (let j = 0; j <= length; j++) row[j] = j;
    for (let i = 1; i <= name.length; i++) {
      [beforeLast, last, row] = [last, row, beforeLast];
      // Further from the diagonal than the limit, no cell can count.
      const from = Math.max(1, i - limit);
      const to = Math.min(length, i + limit);
      row[from - 1] = from === 1 ? i : Number.POSITIVE_INFINITY;
      let best = row[from - 1] as number;
      const [x, xBefore, xLower] = [name.charCodeAt(i - 1), name.charCodeAt(i - 2), lowerName.charCodeAt(i - 1)];
      for (let j = from; j <= to; j++) {
        const y = candidate.charCodeAt(j - 1);
        const replace = x === y ? 0 : xLower === lower.charCodeAt(j - 1) ? 0.5 : 1;
        let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + replace);
        if (i > 1 && j > 1 && x === candidate.charCodeAt(j - 2) && xBefore === y) {
          cost = Math.min(cost, at(beforeLast, j - 2) + 1);
        }
        row[j] = cost;
        if (cost < best) best = cost;
      }
      if (best > limit) return Number.POSITIVE_INFINITY;
      if (to < length) row[to + 1] = Number.POSITIVE_INFINITY;
    }
    return at(row, length);
  };
}

const at = (row: Float64Array, index: number): number => row[index] as number;

/** In lower case, unless that has another length (as of `İ`). */
function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}
