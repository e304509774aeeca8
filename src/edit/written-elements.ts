import { fieldOf, isObject, type JsonObject, own, pointerOf } from "../json/json-value.ts";
import { DOCUMENT_KIND_NAMES } from "../vocabulary/elements/document-kinds.ts";
import {
  CHILD_KEYS,
  type ChildKey,
  ELEMENTS,
  type ElementKind,
  entryKind,
  MAX_DEPTH,
} from "../vocabulary/elements/elements.ts";

export interface WrittenElement {
  readonly kind: ElementKind | "navigation";
  /** JSON Pointer into the assembled config. */
  readonly pointer: string;
  readonly value: JsonObject;
  readonly parent: WrittenElement | undefined;
  /** The key of the parent whose list contains it, and its index there. */
  readonly listKey: string;
  readonly index: number;
  readonly depth: number;
}

/** The navigation itself and all elements in it, in the order of the text, parents first. */
export function elementsOf(config: unknown): WrittenElement[] {
  const navigation = fieldOf(config, "navigation");
  if (!isObject(navigation)) return [];
  const found: WrittenElement[] = [];
  const open: WrittenElement[] = [
    {
      kind: "navigation",
      pointer: "/navigation",
      value: navigation,
      parent: undefined,
      listKey: "",
      index: 0,
      depth: 0,
    },
  ];
  for (let element = open.pop(); element; element = open.pop()) {
    found.push(element);
    if (element.depth <= MAX_DEPTH) for (const child of childElements(element).reverse()) open.push(child);
  }
  return found;
}

/** The element at a JSON Pointer. */
export const elementAt = (config: unknown, pointer: string): WrittenElement | undefined =>
  elementsOf(config).find((element) => element.pointer === pointer);

function childElements(parent: WrittenElement): WrittenElement[] {
  return childLists(parent.value).flatMap(({ key, entries }) =>
    entries.flatMap((value, index) =>
      isObject(value)
        ? {
            kind: entryKind(key, value),
            pointer: parent.pointer + pointerOf([key, index]),
            value,
            parent,
            listKey: key,
            index,
            depth: parent.depth + 1,
          }
        : [],
    ),
  );
}

/** The lists of children that an element has. */
export const childLists = (value: JsonObject): { key: ChildKey; entries: readonly unknown[] }[] =>
  CHILD_KEYS.flatMap((key) => {
    const entries = own(value, key);
    return Array.isArray(entries) ? { key, entries } : [];
  });

/** The name that the author gave an element. */
export function nameOf({ kind, value }: WrittenElement): string | undefined {
  const name = kind === "navigation" ? undefined : own(value, ELEMENTS[kind].nameKey);
  return typeof name === "string" ? name : undefined;
}

/** Whether an element has content even without children: from a spec or another source, or as a link. */
export const hasSource = (value: JsonObject): boolean =>
  [...DOCUMENT_KIND_NAMES, "href", "$ref", "sourceRef"].some((key) => Object.hasOwn(value, key));
