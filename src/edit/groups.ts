import type { Result } from "../diagnostic/diagnostic.ts";
import { addChildren, type Destination } from "./add-children.ts";
import { expectArgument, expectDestination, isNewGroup, isText } from "./call-faults.ts";
import { renamed, withElement } from "./elements.ts";
import { findIntoItself } from "./into-itself.ts";
import { type DocsTexts, type EditedDocs, editDocs } from "./open-docs.ts";
import { takeOut } from "./take-out.ts";

/** A group as docs.json writes it. */
export interface NewGroup {
  readonly group: string;
  readonly pages?: readonly unknown[];
  readonly [field: string]: unknown;
}

/**
 * Adds a group to an element: among its groups, or among its pages where it has pages or is a group itself.
 * Codes: `edit/not-found`, `edit/no-place`, `config/syntax`.
 *
 * @example addGroup(text, { group: "Guides", pages: ["guides/intro"] }, { to: "/navigation/tabs/0" })
 */
export const addGroup = (docs: string | DocsTexts, group: NewGroup, to: Destination): Result<EditedDocs> =>
  editDocs(docs, (open) => {
    expectArgument(isNewGroup(group), 'the group must be { group: "Its name", pages: […] }');
    return addChildren(open, to, "groups", [{ value: group }]);
  });

/** Renames the group at a JSON Pointer. Codes: `edit/not-found`, `config/syntax`. */
export const renameGroup = (docs: string | DocsTexts, pointer: string, name: string): Result<EditedDocs> =>
  withElement(docs, pointer, "group", (open, group) => {
    expectArgument(isText(name), "the name must be a string");
    return renamed(open, group, name);
  });

/** Removes the group at a JSON Pointer with everything in it. Codes: `edit/not-found`, `config/syntax`. */
export const removeGroup = (docs: string | DocsTexts, pointer: string): Result<EditedDocs> =>
  withElement(docs, pointer, "group", (open) => {
    takeOut(open, pointer);
    return [];
  });

/**
 * Moves the group at a JSON Pointer, with everything in it and as it is written, to another element. Codes:
 * `edit/not-found`, `edit/no-place`, `edit/into-itself`, `config/syntax`.
 *
 * @param to the pointer counts from before the move
 */
export const moveGroup = (docs: string | DocsTexts, pointer: string, to: Destination): Result<EditedDocs> =>
  withElement(docs, pointer, "group", (open, group) => {
    expectDestination(to);
    const place = open.place(pointer);
    const inside = findIntoItself(group, to);
    if (!place || inside.length > 0) return inside;
    takeOut(open, pointer);
    return addChildren(open, to, "groups", [place.document.rawOf(place.node)]);
  });
