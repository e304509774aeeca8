import { type ChildKey, ELEMENTS, type ElementKind, KIND_OF_KEY } from "./elements.ts";

const KINDS = Object.keys(ELEMENTS) as ElementKind[];

/** The kind of element that a list contains; a list of pages contains groups. */
export const kindOfList = (key: ChildKey): ElementKind => KIND_OF_KEY.get(key) ?? "group";

/**
 * The kind of an entry. Usually it is the kind of its list. An entry that has the name field of another kind instead
 * (`tab` in a list of groups) is of that other kind. A group cannot be a link, so an entry with `href` never counts as
 * one.
 */
export function entryKind(key: ChildKey, entry: object): ElementKind {
  const expected = kindOfList(key);
  if (Object.hasOwn(entry, ELEMENTS[expected].nameKey) || Object.hasOwn(entry, "$ref")) return expected;
  const named = KINDS.find((kind) => Object.hasOwn(entry, ELEMENTS[kind].nameKey));
  return named === undefined || (named === "group" && Object.hasOwn(entry, "href")) ? expected : named;
}
