import { calls, NESTED } from "../codes/examples/edit.ts";
import { code } from "../diagnostic/code.ts";
import type { Result } from "../diagnostic/diagnostic.ts";
import { type Finding, finding } from "../diagnostic/finding.ts";
import { quote } from "../diagnostic/words.ts";
import { addChildren, type Destination } from "./add-children.ts";
import { editNotFound } from "./edit-not-found.ts";
import { type DocsTexts, type EditedDocs, editDocs, type OpenDocs } from "./open-docs.ts";
import { takeOut } from "./take-out.ts";
import { elementsOf, nameOf, type WrittenElement } from "./written-elements.ts";

export const intoItself = code("edit/into-itself", {
  severity: "error",
  title: "A group cannot move into itself",
  explanation: "A group moves with everything in it, so its new place cannot be inside it.",
  example: calls(
    NESTED,
    'moveGroup(docs, "/navigation/groups/0", { to: "/navigation/groups/0/pages/1" })',
    'moveGroup(docs, "/navigation/groups/0", { to: "/navigation/groups/1" })',
  ),
  message: ({ name }: { name: string }) => `the group ${quote(name)} cannot move into itself`,
  hint: () => "use an element outside of it",
});

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
  editDocs(docs, (open) => addChildren(open, to, "groups", [{ value: group }]));

/** Renames the group at a JSON Pointer. Codes: `edit/not-found`, `config/syntax`. */
export const renameGroup = (docs: string | DocsTexts, pointer: string, name: string): Result<EditedDocs> =>
  withGroup(docs, pointer, (open) => {
    const place = open.place(`${pointer}/group`);
    if (place) place.document.replace(place.node, name);
    return [];
  });

/** Removes the group at a JSON Pointer with everything in it. Codes: `edit/not-found`, `config/syntax`. */
export const removeGroup = (docs: string | DocsTexts, pointer: string): Result<EditedDocs> =>
  withGroup(docs, pointer, (open) => {
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
  withGroup(docs, pointer, (open, group) => {
    if (to.to === pointer || to.to.startsWith(`${pointer}/`)) {
      return [finding(intoItself, { name: nameOf(group) ?? pointer }, { pointer })];
    }
    const place = open.place(pointer);
    if (!place) return [];
    takeOut(open, pointer);
    return addChildren(open, to, "groups", [place.document.rawOf(place.node)]);
  });

const withGroup = (
  docs: string | DocsTexts,
  pointer: string,
  change: (open: OpenDocs, group: WrittenElement) => Finding[],
): Result<EditedDocs> =>
  editDocs(docs, (open) => {
    const group = elementsOf(open.config).find((element) => element.pointer === pointer);
    return group?.kind === "group"
      ? change(open, group)
      : [finding(editNotFound, { what: "group", name: pointer }, { pointer: "" })];
  });
