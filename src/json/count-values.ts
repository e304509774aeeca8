/** How many values a JSON value has, itself included; no more than `most` are counted. */
export function countValues(value: unknown, most = Number.POSITIVE_INFINITY): number {
  const pending: unknown[] = [value];
  let count = 0;
  for (; pending.length > 0 && count < most; count++) {
    const next = pending.pop();
    if (typeof next === "object" && next !== null) for (const inner of Object.values(next)) pending.push(inner);
  }
  return count;
}
