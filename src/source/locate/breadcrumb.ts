import { own } from "../../json/json-value.ts";
import { segmentsOf } from "../../json/pointer.ts";
import { ELEMENTS, type ElementKind, isChildKey } from "../../vocabulary/elements/elements.ts";
import { entryKind } from "../../vocabulary/elements/entry-kind.ts";

/**
 * The navigation elements around a place by the names that the author gave them: `tab "API" › group "Users"`.
 * An element without a name goes by its position: `tab 3`. `undefined` outside all elements.
 */
export function breadcrumbOf(config: unknown, pointer: string): string | undefined {
  const crumbs: string[] = [];
  let value = config;
  let listKey: string | undefined;
  for (const segment of segmentsOf(pointer)) {
    const child = childOf(value, segment);
    if (child === undefined) break;
    const kind = listKey === undefined ? undefined : kindOfEntry(listKey, child);
    if (kind) crumbs.push(`${kind === "item" ? "menu item" : kind} ${entryName(child, kind) ?? Number(segment) + 1}`);
    listKey = Array.isArray(child) ? segment : undefined;
    value = child;
  }
  return crumbs.join(" › ") || undefined;
}

const childOf = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? own(value as Record<string, unknown>, key) : undefined;

function kindOfEntry(listKey: string, entry: unknown): ElementKind | undefined {
  if (typeof entry !== "object" || entry === null || Array.isArray(entry)) return undefined;
  return isChildKey(listKey) ? entryKind(listKey, entry) : undefined;
}

function entryName(entry: unknown, kind: ElementKind): string | undefined {
  const name = childOf(entry, ELEMENTS[kind].nameKey);
  return typeof name === "string" && name !== "" ? JSON.stringify(name) : undefined;
}
