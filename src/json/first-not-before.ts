/** The index of the first entry of a sorted list that does not come before a place; the list's length if all do. */
export function firstNotBefore<Entry>(sorted: readonly Entry[], isBefore: (entry: Entry) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(sorted[middle] as Entry)) low = middle + 1;
    else high = middle;
  }
  return low;
}
