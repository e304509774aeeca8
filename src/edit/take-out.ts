import { segmentsOf } from "../json/json-value.ts";
import type { OpenDocs } from "./open-docs.ts";

/** The place of an entry of a list. */
export function placeOfEntry(open: OpenDocs, pointer: string): ReturnType<OpenDocs["place"]> {
  const isEntry = Array.isArray(open.valueAt(listOf(pointer))) && open.valueAt(pointer) !== undefined;
  return isEntry ? open.place(pointer) : undefined;
}

/** Removes the entry at a JSON Pointer from its list. */
export function takeOut(open: OpenDocs, pointer: string): void {
  const index = Number(segmentsOf(pointer).at(-1));
  const list = open.place(listOf(pointer));
  list?.document.remove(list.node, list.indexOf(index));
}

const listOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf("/"));
