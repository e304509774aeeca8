import { segmentsOf } from "../json/json-value.ts";
import type { OpenDocs } from "./open-docs.ts";

/** The place of an entry of a list. */
export function placeOfEntry(open: OpenDocs, pointer: string): ReturnType<OpenDocs["place"]> {
  return open.valueAt(pointer) === undefined ? undefined : open.place(pointer);
}

/** Removes the entry at a JSON Pointer from its list. */
export function takeOut(open: OpenDocs, pointer: string): void {
  const index = Number(segmentsOf(pointer).at(-1));
  const list = open.place(pointer.slice(0, pointer.lastIndexOf("/")));
  list?.document.remove(list.node, list.indexOf(index));
}
