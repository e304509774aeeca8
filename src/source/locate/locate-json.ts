import type { Range } from "../../diagnostic/diagnostic.ts";
import { segmentsOf } from "../../json/json-value.ts";
import { plainJson } from "../plain-json.ts";
import { keyBetween, skipSpace, skipString, skipValue } from "./json-text.ts";
import { markLength, type Positions, positionsOf } from "./positions.ts";

/** A place to look up: a property's key or its value. */
export interface SoughtPlace {
  pointer: string;
  part: "key" | "value";
}

/** A node of the tree of sought pointers, with the offsets that were found for it. */
interface Sought {
  readonly parent: Sought | undefined;
  children: Map<string, Sought> | undefined;
  key: [start: number, end: number] | undefined;
  value: [start: number, end: number] | undefined;
}

/** An object or array that the scan is in, and that contains sought places. */
interface Open {
  node: Sought;
  isArray: boolean;
  index: number;
}

/**
 * The ranges of many places of a JSON text, which may have comments, in the order of `places`, found in one scan. A key range includes the
 * quotes. A pointer to nothing gets its nearest existing ancestor; an element of an array, which has no key,
 * gets its value; of two equal keys the last counts, as it does for `JSON.parse`.
 */
export function locateJson(text: string, places: readonly SoughtPlace[], positions?: Positions): Range[] {
  if (places.length === 0) return [];
  const root = newSought(undefined);
  const nodes = places.map(({ pointer }) => plant(root, segmentsOf(pointer)));
  scan(plainJson(text), root);
  const { range } = positions ?? positionsOf(text);
  return places.map(({ part }, index) => {
    const node = deepestFound(nodes[index] as Sought);
    const [start, end] = (part === "key" ? node.key : undefined) ?? node.value ?? [0, 0];
    return range(start, end);
  });
}

const newSought = (parent: Sought | undefined): Sought => ({
  parent,
  children: undefined,
  key: undefined,
  value: undefined,
});

function plant(root: Sought, segments: readonly string[]): Sought {
  let node = root;
  for (const segment of segments) {
    node.children ??= new Map();
    let child = node.children.get(segment);
    if (!child) {
      child = newSought(node);
      node.children.set(segment, child);
    }
    node = child;
  }
  return node;
}

/** The nearest node upward that is in the text; if a node is in the text, all nodes above it are. */
function deepestFound(sought: Sought): Sought {
  let node = sought;
  while (!node.value && node.parent) node = node.parent;
  return node;
}

/** One pass over the text that enters only what contains sought places and steps over the rest. */
function scan(text: string, root: Sought): void {
  const open: Open[] = [];
  let at = enterNode(text, skipSpace(text, markLength(text)), root, open);
  while (open.length > 0) {
    const top = open[open.length - 1] as Open;
    at = skipSpace(text, at);
    const code = text.charCodeAt(at);
    if (code === 0x2c) at = skipSpace(text, at + 1);
    else if (code === 0x5d || code === 0x7d) {
      at++;
      (top.node.value as [number, number])[1] = at;
      open.pop();
      continue;
    }
    let child: Sought | undefined;
    if (top.isArray) {
      child = top.node.children?.get(String(top.index++));
    } else {
      const keyEnd = skipString(text, at);
      child = top.node.children?.get(keyBetween(text, at, keyEnd));
      if (child) {
        forget(child);
        child.key = [at, keyEnd];
      }
      at = skipSpace(text, skipSpace(text, keyEnd) + 1);
    }
    at = child ? enterNode(text, at, child, open) : skipValue(text, at);
  }
}

/** Notes where the value of `node` begins, and opens it if places are sought in it. Gives the offset to go on at. */
function enterNode(text: string, at: number, node: Sought, open: Open[]): number {
  const code = text.charCodeAt(at);
  if (node.children && (code === 0x7b || code === 0x5b)) {
    node.value = [at, at + 1];
    open.push({ node, isArray: code === 0x5b, index: 0 });
    return at + 1;
  }
  const end = skipValue(text, at);
  node.value = [at, end];
  return end;
}

/** Drops what an earlier, equal key left behind. */
function forget(node: Sought): void {
  if (!node.value) return;
  const stale = [node];
  for (let next = stale.pop(); next; next = stale.pop()) {
    next.key = undefined;
    next.value = undefined;
    if (next.children) for (const child of next.children.values()) stale.push(child);
  }
}
