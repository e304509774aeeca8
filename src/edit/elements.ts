import type { Result } from "../diagnostic/diagnostic.ts";
import { type Finding, finding } from "../diagnostic/finding.ts";
import { type JsonObject, segmentsOf } from "../json/json-value.ts";
import { ELEMENTS, type ElementKind, isChildKey } from "../vocabulary/elements/elements.ts";
import { addChildren, type Destination } from "./add-children.ts";
import { expectArgument, isText } from "./call-faults.ts";
import { editNotFound } from "./edit-not-found.ts";
import { findIntoItself } from "./into-itself.ts";
import { type DocsTexts, type EditedDocs, editDocs, type OpenDocs } from "./open-docs.ts";
import { removeEntries } from "./remove-entries.ts";
import { placeOfEntry, takeOut } from "./take-out.ts";
import { childLists, elementAt, elementsOf, type WrittenElement } from "./written-elements.ts";

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
    const element = elementAt(open.config, to.to);
    const others = element && childLists(element.value).some(({ key }) => key !== arrayKey);
    const place = current !== undefined && others ? open.place(to.to) : undefined;
    if (!place) return addChildren(open, to, arrayKey, [{ value: entry }]);
    const stays = new Set(Object.keys(element?.value ?? {}).filter((key) => !isChildKey(key)));
    place.document.wrapParts(place.node, { key: arrayKey, fields: { [nameKey]: current }, stays, beside: entry });
    return [];
  });

/** Gives the element at a JSON Pointer another name. Codes: `edit/not-found`, `config/syntax`. */
export const renameElement = (docs: string | DocsTexts, pointer: string, name: string): Result<EditedDocs> =>
  withElement(docs, pointer, "element", (open, element) => renamed(open, element, name));

/** Notes another name for an element; the navigation itself has none. */
export function renamed(open: OpenDocs, { kind, pointer }: WrittenElement, name: string): Finding[] {
  if (kind === "navigation") return [notFound("element", pointer)];
  const place = open.place(`${pointer}/${ELEMENTS[kind].nameKey}`);
  place?.document.replace(place.node, name);
  return [];
}

/** Sets fields of the element at a JSON Pointer; `null` removes one. Codes: `edit/not-found`, `config/syntax`. */
export const setFields = (docs: string | DocsTexts, pointer: string, fields: JsonObject): Result<EditedDocs> =>
  withElement(docs, pointer, "element", (open) => {
    const place = open.place(pointer);
    if (!place) return [notFound("element", pointer)];
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
    if (!placeOfEntry(open, pointer)) return [notFound("element", pointer)];
    takeOutWhole(open, pointer);
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
    if (!place || !isChildKey(key)) return [notFound("element", pointer)];
    const element = elementAt(open.config, pointer);
    const inside = element ? findIntoItself(element, to) : [];
    if (inside.length > 0) return inside;
    takeOutWhole(open, pointer, to.to);
    const what =
      element && key === "pages" ? ELEMENTS[element.kind === "navigation" ? "group" : element.kind].arrayKey : key;
    return addChildren(open, to, what, [place.document.rawOf(place.node)]);
  });

/** Removes an entry, and the elements that become empty, but for one that stays. */
function takeOutWhole(open: OpenDocs, pointer: string, stays?: string): void {
  const elements = elementsOf(open.config);
  const [key = "", index] = segmentsOf(pointer).slice(-2);
  const element = elements.find((each) => pointer === `${each.pointer}/${key}/${index}`);
  const others = elements.filter((each) => each.pointer !== stays);
  if (!element || !isChildKey(key)) takeOut(open, pointer);
  else removeEntries(open, others, [{ element, key, index: Number(index) }], { keepEmpty: false });
}

const notFound = (what: "element" | "group", name: string): Finding =>
  finding(editNotFound, { what, name }, { pointer: "" });

/** An edit of the element at a JSON Pointer, which may have to be a group. */
export const withElement = (
  docs: string | DocsTexts,
  pointer: string,
  what: "element" | "group",
  change: (open: OpenDocs, element: WrittenElement) => Finding[],
): Result<EditedDocs> =>
  editDocs(docs, (open) => {
    expectArgument(isText(pointer), `the ${what} must be named by a JSON Pointer`);
    const element = elementAt(open.config, pointer);
    const isMeant = element && (what === "element" || element.kind === "group");
    return isMeant ? change(open, element) : [notFound(what, pointer)];
  });
