import { type EventType, load, type State } from "js-yaml";
import type { Range } from "../../diagnostic/diagnostic.ts";
import { segmentsOf } from "../../json/pointer.ts";
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
}

/**
 * The ranges of many places of a YAML text, found in one pass: keys without their colon, values without what follows
 * them. What an alias or a merge brings in has no place of its own, and gets that of its nearest ancestor.
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
    const position = state.position + mark;
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

/** Fills in what is known of a node once it has been read. */
function settle(node: YamlNode, text: string, end: number, { kind, result }: State): YamlNode {
  const [only, second] = node.children;
  // A value is first read as if it were a mapping's key: the node within is then the node itself.
  if (only && !second && kind !== "scalar" && only.kind === kind && only.value === result) return only;
  const blank = /(?:\s+|#.*)*/y;
  blank.lastIndex = node.start;
  blank.test(text);
  // An empty value stays where it was looked for.
  if (blank.lastIndex < end) node.start = blank.lastIndex;
  else end = node.start;
  node.end = node.start + text.slice(node.start, end).trimEnd().length;
  node.kind = kind;
  node.value = result;
  if (kind !== "mapping" && kind !== "sequence") node.children = [];
  return node;
}

interface FoundNode {
  key?: YamlNode | undefined;
  value?: YamlNode | undefined;
}

function walkNodes(root: YamlNode | undefined, segments: readonly string[]): FoundNode {
  let found: FoundNode = { value: root };
  for (const segment of segments) {
    const next = found.value && childOf(found.value, segment);
    if (!next) return found;
    found = next;
  }
  return found;
}

function childOf({ kind, children }: YamlNode, segment: string): FoundNode | undefined {
  if (kind === "sequence") return children[Number(segment)] && { value: children[Number(segment)] };
  if (kind !== "mapping") return undefined;
  // Of equal keys the last counts, as it does when the text is read.
  const at = children.findLastIndex((child, i) => i % 2 === 0 && String(child.value) === segment);
  const value = children[at + 1];
  return at === -1 ? undefined : { key: children[at], value: value && value.end > value.start ? value : undefined };
}
