import { type JsonObject, own } from "../../json/json-value.ts";
import { escapeSegment } from "../../json/pointer.ts";
import { type ChildKey, type ContainerKind, ELEMENTS, type ElementKind } from "../../vocabulary/elements/elements.ts";
import type { ChildList, PageScope } from "./page-scope.ts";

/** An element of the navigation while the walk is in it. The links upwards give its pointer, when one is needed. */
export interface ElementFrame {
  readonly kind: ContainerKind;
  readonly value: JsonObject;
  readonly parent: ElementFrame | undefined;
  /** The key of the parent that lists it, as written, and its position there. */
  readonly listKey: string;
  readonly index: number;
  readonly depth: number;
  /** Whether its list is not allowed in the parent; faults of its place are then not reported. */
  readonly isStray: boolean;
  /** The scope in which each page may be listed once. */
  readonly scope: PageScope;
  /** Whether it or an element above it names a spec. */
  readonly hasSpec: boolean;
  /** The element whose `directory` is in effect. */
  readonly directoryFrom: ElementFrame | undefined;
  /** The lists of its children, and the one that the walk is in. */
  readonly lists: ChildList[];
  list: number;
}

/** The pointer of a config's navigation. */
export const NAVIGATION = "/navigation";

/** JSON Pointer to an element, or with further keys to a value inside it. */
export function pointerTo(frame: ElementFrame, ...rest: (string | number)[]): string {
  const parts: string[] = [];
  for (let at: ElementFrame = frame; at.parent; at = at.parent) parts.push(`/${escapeSegment(at.listKey)}/${at.index}`);
  const inside = rest.map((key) => (typeof key === "number" ? `/${key}` : `/${escapeSegment(key)}`));
  return NAVIGATION + parts.reverse().join("") + inside.join("");
}

export const keyPlace = (frame: ElementFrame, field: string) =>
  ({ pointer: pointerTo(frame, field), part: "key" }) as const;

/** The key that names elements of a kind; the navigation has no name. */
export const nameKeyOf = (kind: ContainerKind): string | undefined =>
  kind === "navigation" ? undefined : ELEMENTS[kind].nameKey;

/** The frame of an element, not of the navigation itself. */
export type InnerFrame = ElementFrame & { readonly kind: ElementKind };

export const isInner = (frame: ElementFrame): frame is InnerFrame => frame.kind !== "navigation";

/** Opens a list of children for the walk; nothing for a value that is no list. */
export function openList({ value, lists }: ElementFrame, key: ChildKey, writtenKey: string, isStray = false): void {
  const entries = own(value, writtenKey);
  if (Array.isArray(entries)) lists.push({ key, writtenKey, entries, isStray, taken: 0 });
}
