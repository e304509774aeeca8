/** The items of each key, in their order. */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) appendTo(groups, keyOf(item), item);
  return groups;
}

/** Puts an item behind the others of its key. */
export function appendTo<Item, Key>(groups: Map<Key, Item[]>, key: Key, item: Item): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

/** How often each item is there. */
export function countEach<Item>(items: Iterable<Item>): Map<Item, number> {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** The item that is there most often, the first of several, and how often; `undefined` without items. */
export function commonest<Item>(items: Iterable<Item>): readonly [item: Item, count: number] | undefined {
  const [first, ...others] = countEach(items);
  return first && others.reduce((most, each) => (each[1] > most[1] ? each : most), first);
}
