import { keyBetween, skipSpace, skipString, skipValue } from "../../source/locate/json-text.ts";
import { markLength } from "../../source/locate/positions.ts";

/** A value of a JSON text with its offsets, `end` exclusive. */
export interface JsonNode {
  readonly kind: "object" | "array" | "scalar";
  readonly start: number;
  end: number;
  /** The properties of an object, or the items of an array, in the order of the text; empty for a scalar. */
  readonly parts: JsonPart[];
}

/** A property of an object, or an item of an array. */
export interface JsonPart {
  /** Where it begins: at the key of a property, at the value of an item. */
  readonly start: number;
  readonly key: { readonly name: string; readonly end: number } | undefined;
  readonly value: JsonNode;
}

/** The nodes of a text that is valid JSON, however deep. */
export function readJsonNodes(text: string): JsonNode {
  const root = nodeAt(text, skipSpace(text, markLength(text)));
  const open: JsonNode[] = root.kind === "scalar" ? [] : [root];
  let at = root.start + 1;
  for (let top = open.at(-1); top; top = open.at(-1)) {
    at = skipSpace(text, at);
    const code = text.charCodeAt(at);
    if (code === 0x5d || code === 0x7d) {
      top.end = ++at;
      open.pop();
      continue;
    }
    if (code === 0x2c) at = skipSpace(text, at + 1);
    const start = at;
    let key: JsonPart["key"];
    if (top.kind === "object") {
      const end = skipString(text, at);
      key = { name: keyBetween(text, at, end), end };
      at = skipSpace(text, skipSpace(text, end) + 1);
    }
    const value = nodeAt(text, at);
    top.parts.push({ start, key, value });
    if (value.kind === "scalar") at = value.end;
    else {
      open.push(value);
      at++;
    }
  }
  return root;
}

function nodeAt(text: string, at: number): JsonNode {
  const code = text.charCodeAt(at);
  const kind = code === 0x7b ? "object" : code === 0x5b ? "array" : "scalar";
  return { kind, start: at, end: kind === "scalar" ? skipValue(text, at) : at + 1, parts: [] };
}

/** The property of an object by its name (of equal ones the last, as for `JSON.parse`), or the item of an array by its index. */
function partOf(node: JsonNode, segment: string): JsonPart | undefined {
  if (node.kind === "array") return /^\d+$/.test(segment) ? node.parts[Number(segment)] : undefined;
  return node.parts.findLast(({ key }) => key?.name === segment);
}

/** The first key on the way of a pointer's segments that its object has twice. */
export function doubledKey(root: JsonNode, segments: readonly string[]): string | undefined {
  let node: JsonNode | undefined = root;
  for (const segment of segments) {
    if (node?.kind === "object" && node.parts.filter(({ key }) => key?.name === segment).length > 1) return segment;
    node = node && partOf(node, segment)?.value;
  }
  return undefined;
}

/** The node that a pointer's segments lead to. */
export function nodeBehind(root: JsonNode, segments: readonly string[]): JsonNode | undefined {
  let node: JsonNode | undefined = root;
  for (const segment of segments) node = node && partOf(node, segment)?.value;
  return node;
}
