import { isObject, own } from "../../../json/json-value.ts";

/** In which order a table of contents of DocFX lists namespaces and their types, by `uid`; the first is 0. */
export interface TocOrder {
  readonly namespaces: ReadonlyMap<string, number>;
  readonly types: ReadonlyMap<string, number>;
}

/**
 * Reads the order from a parsed `toc.yml`. Since DocFX 2.60, its entries have a type (`type: Namespace`). Older files
 * give no order, as on the hosted platform.
 */
export function readTocOrder(toc: unknown): TocOrder {
  const namespaces = new Map<string, number>();
  const types = new Map<string, number>();
  const pending = tocItems(toc).reverse();
  // Aliases of YAML may repeat an entry, or lead back to one around it.
  const seen = new Set<unknown>();
  for (let item = pending.pop(); item !== undefined; item = pending.pop()) {
    if (seen.has(item)) continue;
    seen.add(item);
    const items = tocItems(item);
    const uid = uidOf(item);
    if (uid !== undefined && isObject(item) && own(item, "type") === "Namespace") {
      number(namespaces, uid);
      for (const each of items) number(types, uidOf(each));
    }
    for (const each of items.reverse()) pending.push(each);
  }
  return { namespaces, types };
}

/** Orders entries: by number, then entries without a number. */
export const compareNumbers = (a: number | undefined, b: number | undefined): number =>
  a === b ? 0 : a === undefined ? 1 : b === undefined ? -1 : a - b;

function number(numbers: Map<string, number>, uid: string | undefined): void {
  if (uid !== undefined && !numbers.has(uid)) numbers.set(uid, numbers.size);
}

function tocItems(value: unknown): unknown[] {
  const items = isObject(value) ? own(value, "items") : undefined;
  return Array.isArray(items) ? [...items] : [];
}

function uidOf(value: unknown): string | undefined {
  const uid = isObject(value) ? own(value, "uid") : undefined;
  return typeof uid === "string" ? uid : undefined;
}
