import type { Result } from "../diagnostic/diagnostic.ts";
import { type Finding, finding } from "../diagnostic/finding.ts";
import type { JsonObject } from "../json/json-value.ts";
import { CHILD_KEYS, ELEMENTS, type ElementKind, isChildKey } from "../vocabulary/elements/elements.ts";
import { addChildren, type Destination } from "./add-children.ts";
import { editNotFound } from "./edit-not-found.ts";
import { intoItself } from "./groups.ts";
import { type DocsTexts, type EditedDocs, editDocs, type OpenDocs } from "./open-docs.ts";
import { placeOfEntry, takeOut } from "./take-out.ts";
import { childLists, elementsOf, hasSource, nameOf, type WrittenElement } from "./written-elements.ts";

/**
 * Adds an element to another, or to the navigation. Codes: `edit/not-found`, `edit/no-place`, `config/syntax`.
 *
 * @param current if the element has other children: the name of the new element that takes them over, such as a first tab
 */
export const addElement = (
  docs: string | DocsTexts,
  kind: ElementKind,
  entry: JsonObject,
  to: Destination,
  current?: string,
): Result<EditedDocs> =>
  editDocs(docs, (open) => {
    const { arrayKey, nameKey } = ELEMENTS[kind];
    const element = elementsOf(open.config).find(({ pointer }) => pointer === to.to);
    const others = element && childLists(element.value).some(({ key }) => key !== arrayKey);
    const place = current !== undefined && others ? open.place(to.to) : undefined;
    if (!place) return addChildren(open, to, arrayKey, [{ value: entry }]);
    const stays = new Set(Object.keys(element?.value ?? {}).filter((key) => !isChildKey(key)));
    place.document.wrapParts(place.node, { key: arrayKey, fields: { [nameKey]: current }, stays, beside: entry });
    return [];
  });

/** Gives the element at a JSON Pointer another name. Codes: `edit/not-found`, `config/syntax`. */
export const renameElement = (docs: string | DocsTexts, pointer: string, name: string): Result<EditedDocs> =>
  withElement(docs, pointer, (open, { kind }) => {
    if (kind === "navigation") return [notFound(pointer)];
    const place = open.place(`${pointer}/${ELEMENTS[kind].nameKey}`);
    if (place) place.document.replace(place.node, name);
    return [];
  });

/** Sets fields of the element at a JSON Pointer; `null` removes one. Codes: `edit/not-found`, `config/syntax`. */
export const setFields = (docs: string | DocsTexts, pointer: string, fields: JsonObject): Result<EditedDocs> =>
  withElement(docs, pointer, (open) => {
    const place = open.place(pointer);
    if (!place) return [notFound(pointer)];
    for (const [key, value] of Object.entries(fields)) {
      const at = place.node.parts.findIndex((part) => part.key?.name === key);
      if (value !== null) place.document.set(place.node, key, value);
      else if (at >= 0) place.document.remove(place.node, at);
    }
    return [];
  });

/**
 * Removes the entry at a JSON Pointer, an element with all that is in it or a page, and the elements that become empty.
 * Codes: `edit/not-found`, `config/syntax`.
 */
export const removeEntry = (docs: string | DocsTexts, pointer: string): Result<EditedDocs> =>
  editDocs(docs, (open) => {
    if (!placeOfEntry(open, pointer)) return [notFound(pointer)];
    takeOut(open, outermostEmptied(open, pointer));
    return [];
  });

/**
 * Moves the entry at a JSON Pointer, an element with all that is in it or a page, to a list. Elements that become empty are
 * removed. Codes: `edit/not-found`, `edit/no-place`, `edit/into-itself`, `config/syntax`.
 *
 * @param to counts from before the move
 */
export const moveEntry = (docs: string | DocsTexts, pointer: string, to: Destination): Result<EditedDocs> =>
  editDocs(docs, (open) => {
    const place = placeOfEntry(open, pointer);
    const key = pointer.split("/").at(-2) ?? "";
    if (!place || !isChildKey(key)) return [notFound(pointer)];
    const element = elementsOf(open.config).find((each) => each.pointer === pointer);
    if (element && (to.to === pointer || to.to.startsWith(`${pointer}/`)))
      return [finding(intoItself, { name: nameOf(element) ?? pointer }, { pointer })];
    // An element that the entry stays below does not become empty.
    const emptied = outermostEmptied(open, pointer);
    takeOut(open, `${to.to}/`.startsWith(`${emptied}/`) ? pointer : emptied);
    const what =
      element && key === "pages" ? ELEMENTS[element.kind === "navigation" ? "group" : element.kind].arrayKey : key;
    return addChildren(open, to, what, [place.document.rawOf(place.node)]);
  });

/** The element that is left with nothing once an entry is gone, or the entry itself. That of the navigation stays. */
function outermostEmptied({ config }: OpenDocs, pointer: string): string {
  const byPointer = new Map(elementsOf(config).map((element) => [element.pointer, element]));
  let gone = pointer;
  for (;;) {
    const around: WrittenElement | undefined = byPointer.get(gone.split("/").slice(0, -2).join("/"));
    if (!around?.parent || hasSource(around.value) || Object.hasOwn(around.value, "root")) return gone;
    const count = CHILD_KEYS.reduce(
      (sum, key) => sum + (Array.isArray(around.value[key]) ? around.value[key].length : 0),
      0,
    );
    if (
      count > 1 ||
      (around.parent.kind === "navigation" &&
        childLists(around.parent.value).every(({ entries }) => entries.length <= 1))
    )
      return gone;
    gone = around.pointer;
  }
}

const notFound = (pointer: string): Finding =>
  finding(editNotFound, { what: "element", name: pointer }, { pointer: "" });

function withElement(
  docs: string | DocsTexts,
  pointer: string,
  change: (open: OpenDocs, element: WrittenElement) => Finding[],
): Result<EditedDocs> {
  return editDocs(docs, (open) => {
    const element = elementsOf(open.config).find((each) => each.pointer === pointer);
    return element ? change(open, element) : [notFound(pointer)];
  });
}
