import { isPlainPath, normalizePagePath } from "../../vocabulary/page-path.ts";
import { isUrlEntry } from "../../vocabulary/url.ts";
import type { OperationLeaf } from "../nodes/operation-leaf.ts";
import { PageLeaf } from "../nodes/page-leaf.ts";
import { resolveReference, type Slot } from "./resolve-reference.ts";
import type { Resolving } from "./resolving.ts";

/** An entry of `pages`, or a group's `root`: a page or an operation; `undefined` for a reference that finds nothing. */
export function readPage(slot: Slot, entry: string, resolving: Resolving): PageLeaf | OperationLeaf | undefined {
  const { up, address, isRoot } = slot;
  if (isPlainPath(entry)) return new PageLeaf(up, address, entry, isRoot);
  const found = resolveReference(slot, entry, resolving);
  if (found !== "page") return found;
  if (isUrlEntry(entry)) return undefined;
  const path = normalizePagePath(entry);
  return path === "" ? undefined : new PageLeaf(up, address, path, isRoot);
}
