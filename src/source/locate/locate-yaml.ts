import { type EventType, load, type State } from "js-yaml";
import type { Range } from "../../diagnostic/diagnostic.ts";
import { segmentsOf } from "../../json/json-value.ts";
import { YAML_SCHEMA } from "../yaml-schema.ts";
import { locateJson, type SoughtPlace } from "./locate-json.ts";
import { markLength, positionsOf } from "./positions.ts";

/**
 * The ranges of many places of a spec's text, YAML or JSON, in the order of `places`. A pointer to nothing gets
 * its nearest existing ancestor.
 */
export function locateInSpec(text: string, places: readonly SoughtPlace[]): Range[] {
  if (places.length === 0) return [];
  return isJson(text) ? locateJson(text, places) : locateYaml(text, places);
}

function isJson(text: string): boolean {
  if (!/^\uFEFF?\s*[{[]/.test(text)) return false;
  try {
    JSON.parse(text.slice(markLength(text)));
    return true;
  } catch {
    return false;
  }
}

/** A node of the YAML text. A mapping's children are its keys and values in turn. */
interface YamlNode {
  start: number;
  end: number;
  kind: string | null;
  value: unknown;
  children: YamlNode[];
  /** The places of a mapping's keys among its children, once one was asked for. */
  keys?: Map<string, number>;
}

/**
 * The ranges of many places of a YAML text, found in one pass: keys without their colon, values without what follows
 * them. Values that come from an alias or a merge have no range of their own, and get the range of their nearest
 * ancestor.
 */
export function locateYaml(text: string, places: readonly SoughtPlace[]): Range[] {
  const { range } = positionsOf(text);
  const root = readNodes(text);
  return places.map(({ pointer, part }) => {
    const { key, value } = walkNodes(root, segmentsOf(pointer));
    const node = (part === "key" ? key : undefined) ?? value ?? key;
    return node ? range(node.start, node.end) : range(0, 0);
  });
}

/** The tree of the text's nodes; `undefined` if it is not YAML. */
function readNodes(text: string): YamlNode | undefined {
  const mark = markLength(text);
  const open: YamlNode[] = [{ start: 0, end: text.length, kind: null, value: null, children: [] }];
  const listener = (event: EventType, state: State): void => {
    // The parser puts a line end behind the text, and may be past it.
    const position = Math.min(state.position + mark, text.length);
    if (event === "open") {
      open.push({ start: position, end: position, kind: null, value: null, children: [] });
      return;
    }
    const node = open.pop();
    const parent = open.at(-1);
    if (!node || !parent) return;
    const closed = settle(node, text, position, state);
    // The parser may step back and read a stretch again: what it read first does not count.
    while ((parent.children.at(-1)?.start ?? -1) >= closed.start) parent.children.pop();
    parent.children.push(closed);
  };
  try {
    load(text, { schema: YAML_SCHEMA, json: true, listener });
  } catch {
    return undefined;
  }
  return open[0]?.children[0];
}

/** Fills in the facts of a node that has been read. */
function settle(node: YamlNode, text: string, end: number, { kind, result }: State): YamlNode {
  const [only, second] = node.children;
  // A value is first read as if it were a mapping's key: the node within is then the node itself.
  if (only && !second && kind !== "scalar" && only.kind === kind && only.value === result) return only;
  const start = skipBlankLines(text, node.start, end);
  // An empty value stays where it was looked for.
  if (start < end) node.start = start;
  else end = node.start;
  node.end = node.start + text.slice(node.start, end).trimEnd().length;
  node.kind = kind;
  node.value = result;
  if (kind !== "mapping" && kind !== "sequence") node.children = [];
  return node;
}

/**
 * The offset after white space and comments, at most `end`. Not a regular expression, since a text may contain millions
 * of comments.
 */
function skipBlankLines(text: string, start: number, end: number): number {
  for (let at = start; at < end; at++) {
    const char = text[at] as string;
    if (char === "#") {
      const line = text.indexOf("\n", at);
      at = line === -1 ? end : line;
    } else if (!/\s/.test(char)) return at;
  }
  return end;
}

interface FoundNode {
  key?: YamlNode | undefined;
  value?: YamlNode | undefined;
}

function walkNodes(root: YamlNode | undefined, segments: readonly string[]): FoundNode {
  let found: FoundNode = { value: root };
  for (const segment of segments) {
    const next = found.value && yamlChild(found.value, segment);
    if (!next) return found;
    found = next;
  }
  return found;
}

function yamlChild(node: YamlNode, segment: string): FoundNode | undefined {
  const { kind, children } = node;
  if (kind === "sequence") return children[Number(segment)] && { value: children[Number(segment)] };
  if (kind !== "mapping") return undefined;
  node.keys ??= keysOf(children);
  const at = node.keys.get(segment);
  if (at === undefined) return undefined;
  const value = children[at + 1];
  return { key: children[at], value: value && value.end > value.start ? value : undefined };
}

/** Of equal keys the last counts, as it does when the text is read. */
function keysOf(children: readonly YamlNode[]): Map<string, number> {
  const keys = new Map<string, number>();
  for (let at = 0; at < children.length; at += 2) keys.set(keyText(children[at]?.value), at);
  return keys;
}

/** The property name that js-yaml gives to a key. */
function keyText(key: unknown): string {
  if (Array.isArray(key)) return key.map(keyText).join(",");
  return typeof key === "object" && key !== null ? "[object Object]" : String(key);
}
