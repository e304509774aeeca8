/** Tells names of one page, of one reference apart; the second of a name is `name-2`, or what `separator` says. */
export function numbered(separator = "-"): (name: string) => string {
  const times = new Map<string, number>();
  return (name) => {
    const count = (times.get(name) ?? 0) + 1;
    times.set(name, count);
    return count === 1 ? name : name + separator + count;
  };
}
