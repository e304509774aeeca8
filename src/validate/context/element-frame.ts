import type { JsonObject } from "../../json/json-value.ts";
import { escapeSegment } from "../../json/pointer.ts";
import { CHILD_KEYS, type ContainerKind, ELEMENTS } from "../../vocabulary/elements.ts";
import type { ChildList } from "./child-list.ts";
import type { PageScope } from "./page-scope.ts";

/** An element of the navigation while the walk is in it. The links upwards give its pointer, when one is needed. */
export interface Element {
  readonly kind: ContainerKind;
  readonly value: JsonObject;
  readonly parent: Element | undefined;
  /** The key of the parent that lists it, as written, and its position there. */
  readonly listKey: string;
  readonly index: number;
  readonly depth: number;
  /** Whether it is in a list that is not meant to be where it is. */
  readonly isStray: boolean;
  /** Where its pages are to be listed once. */
  readonly scope: PageScope;
  /** Whether it or an element above it names a spec. */
  readonly hasSpec: boolean;
  /** The element whose `directory` is in effect. */
  readonly directoryFrom: Element | undefined;
  /** The lists of its children, and the one that the walk is in. */
  readonly lists: ChildList[];
  list: number;
}

/** The pointer of a config's navigation. */
export const NAVIGATION = "/navigation";

/** JSON Pointer to an element, with further keys beneath it. */
export function pointerTo(element: Element, ...rest: (string | number)[]): string {
  const parts: string[] = [];
  for (let at: Element = element; at.parent; at = at.parent) parts.push(`/${escapeSegment(at.listKey)}/${at.index}`);
  const beneath = rest.map((key) => (typeof key === "number" ? `/${key}` : `/${escapeSegment(key)}`));
  return NAVIGATION + parts.reverse().join("") + beneath.join("");
}

/** The key that names elements of a kind; the navigation has no name. */
export const nameKeyOf = (kind: ContainerKind): string | undefined =>
  kind === "navigation" ? undefined : ELEMENTS[kind].nameKey;

export const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Whether an element names a spec itself; an empty list names none. */
export const namesSpec = (value: JsonObject): boolean => Object.hasOwn(value, "openapi") && !isEmptyList(value.openapi);

/** Whether an object has any key that holds children. */
export const hasChildren = (value: JsonObject): boolean => CHILD_KEYS.some((key) => Object.hasOwn(value, key));
