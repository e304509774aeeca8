import { type ChildKey, ELEMENTS, type ElementKind, KIND_OF_KEY } from "./elements.ts";

const KINDS = Object.keys(ELEMENTS) as ElementKind[];

/** The kind of element that a list contains; a list of pages contains groups. */
export const kindOfList = (key: ChildKey): ElementKind => KIND_OF_KEY.get(key) ?? "group";

/**
 * The kind of an entry, told by its keys: that of its list, unless it lacks that kind's name and has the name of
 * another. A group is no link: an entry with `href` is not taken for one.
 */
export function entryKind(key: ChildKey, entry: object): ElementKind {
  const expected = kindOfList(key);
  if (Object.hasOwn(entry, ELEMENTS[expected].nameKey) || Object.hasOwn(entry, "$ref")) return expected;
  const named = KINDS.find((kind) => Object.hasOwn(entry, ELEMENTS[kind].nameKey));
  return named === undefined || (named === "group" && Object.hasOwn(entry, "href")) ? expected : named;
}
