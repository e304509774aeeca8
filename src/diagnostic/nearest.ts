/**
 * The candidates nearest to `name` by edit distance (insert, delete, replace, swap of neighbours; case counts half),
 * nearest first, at most three, and only those near enough to be a slip: a third of the name's length, at least 2 edits
 * for names of 4 and more.
 */
export function nearest(name: string, candidates: Iterable<string>, most = 3): string[] {
  const limit = name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3));
  const scored: { candidate: string; distance: number }[] = [];
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) > limit) continue;
    const distance = editDistance(name, candidate, limit);
    if (distance <= limit) scored.push({ candidate, distance });
  }
  scored.sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1));
  return [...new Set(scored.map((entry) => entry.candidate))].slice(0, most);
}

/** Optimal string alignment distance, where a difference in case alone costs a half; above `limit` it may stop early. */
function editDistance(a: string, b: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const x = a[i - 1] as string;
      const y = b[j - 1] as string;
      const replace = x === y ? 0 : x.toLowerCase() === y.toLowerCase() ? 0.5 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + replace);
      if (i > 1 && j > 1 && x === b[j - 2] && a[i - 2] === y) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return best;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? a.length;
}
