import { own } from "../json/json-value.ts";
import type { ChildKey } from "../vocabulary/elements/elements.ts";
import type { OpenDocs } from "./open-docs.ts";
import { childLists, hasSource, type WrittenElement } from "./written-elements.ts";

/** An entry of a list, or a `root`, that goes. */
export interface GoingEntry {
  readonly element: WrittenElement;
  /** The list of the element (default `pages`). */
  readonly key?: ChildKey;
  /** Its index there; `undefined` for the `root`. */
  readonly index: number | undefined;
}

/**
 * Removes entries from lists and, unless `keepEmpty`, the elements that become empty, innermost first. The
 * last element of the navigation's own list stays.
 *
 * @param elements all elements that may go, parents first
 */
export function removeEntries(
  open: OpenDocs,
  elements: readonly WrittenElement[],
  entries: readonly GoingEntry[],
  { keepEmpty }: { keepEmpty: boolean },
): void {
  const going = new Map<string, { element: WrittenElement; indices: Set<number> }>();
  const rootless = new Set<string>();
  const take = (element: WrittenElement, key: string, index: number) => {
    const pointer = `${element.pointer}/${key}`;
    const list = going.get(pointer) ?? { element, indices: new Set() };
    going.set(pointer, list);
    list.indices.add(index);
  };
  for (const { element, key = "pages", index } of entries) {
    if (index === undefined) rootless.add(element.pointer);
    else take(element, key, index);
  }
  const leftIn = (element: WrittenElement) =>
    childLists(element.value).reduce(
      (left, { key, entries }) => left + entries.length - (going.get(`${element.pointer}/${key}`)?.indices.size ?? 0),
      0,
    );
  const isEmptied = (element: WrittenElement) => {
    const touched = childLists(element.value).some(({ key }) => going.has(`${element.pointer}/${key}`));
    const hasRoot = own(element.value, "root") !== undefined && !rootless.has(element.pointer);
    return touched && !hasRoot && !hasSource(element.value) && leftIn(element) === 0;
  };
  for (const element of keepEmpty ? [] : elements.toReversed()) {
    const { parent } = element;
    if (!parent || !isEmptied(element) || (parent.kind === "navigation" && leftIn(parent) === 1)) continue;
    take(parent, element.listKey, element.index);
    // Nothing is written inside a removed element, which may be in a file of its own.
    for (const { key } of childLists(element.value)) going.delete(`${element.pointer}/${key}`);
  }
  for (const [pointer, { indices }] of going) {
    const place = open.place(pointer);
    for (const index of indices) place?.document.remove(place.node, place.indexOf(index));
  }
  for (const pointer of rootless) {
    const place = open.place(pointer);
    const at = place?.node.parts.findLastIndex(({ key }) => key?.name === "root") ?? -1;
    if (at !== -1) place?.document.remove(place.node, at);
  }
}
