import { isAlias, isMap, isScalar, type Pair, parseDocument, Scalar, stringify, type YAMLMap } from "yaml";
import { isObject, type JsonObject } from "../../json/json-value.ts";
import { segmentsOf } from "../../json/pointer.ts";
import type { OffsetEdit } from "../json/offset-edit.ts";
import type { SpecAddition } from "../spec-addition.ts";

/** A mapping of the text, and where the line ends that its key is on. */
interface OpenMap {
  readonly map: YAMLMap;
  readonly headEnd: number;
  /** The column of its key; -1 for the whole document. */
  readonly column: number;
}

/** The edits that merge values into mappings of a YAML text; `undefined` where one is no mapping that is written there. */
export function mergeIntoYaml(text: string, additions: readonly SpecAddition[]): OffsetEdit[] | undefined {
  const document = parseDocument(text, { uniqueKeys: false, logLevel: "silent" });
  const edits: OffsetEdit[] = [];
  for (const { pointer, value } of additions) {
    let open: OpenMap | undefined = isMap(document.contents)
      ? { map: document.contents, headEnd: 0, column: -1 }
      : undefined;
    for (const segment of segmentsOf(pointer)) open = open && openValue(text, open, segment);
    if (!open || !merge(text, open, value, edits)) return undefined;
  }
  return edits.sort((a, b) => a.start - b.start);
}

/** Of equal keys the last counts, as it does when the text is read. */
const pairOf = (map: YAMLMap, key: string): Pair | undefined =>
  map.items.findLast((pair) => isScalar(pair.key) && String(pair.key.value) === key);

function openValue(text: string, { map }: OpenMap, key: string): OpenMap | undefined {
  const pair = pairOf(map, key);
  if (!pair || !isMap(pair.value) || !isScalar(pair.key) || !pair.key.range) return undefined;
  const [start, end] = pair.key.range;
  const lineEnd = text.indexOf("\n", end);
  return { map: pair.value, headEnd: lineEnd === -1 ? text.length : lineEnd + 1, column: columnOf(text, start) };
}

const columnOf = (text: string, offset: number): number => offset - (text.lastIndexOf("\n", offset - 1) + 1);

function merge(text: string, open: OpenMap, value: JsonObject, edits: OffsetEdit[]): boolean {
  const fresh: [string, unknown][] = [];
  for (const [key, wanted] of Object.entries(value)) {
    const pair = pairOf(open.map, key);
    const inner = isObject(wanted) ? openValue(text, open, key) : undefined;
    if (!pair) fresh.push([key, wanted]);
    else if (inner && isObject(wanted)) {
      if (!merge(text, inner, wanted, edits)) return false;
    } else if (!replaceScalar(pair, wanted, edits)) return false;
  }
  if (fresh.length === 0) return true;
  const edit = open.map.flow ? intoFlow(open.map, fresh) : intoBlock(text, open, fresh);
  if (edit) edits.push(edit);
  return edit !== undefined;
}

/** Writes a value in place of one that is written on one line. */
function replaceScalar({ value }: Pair, wanted: unknown, edits: OffsetEdit[]): boolean {
  if (isAlias(value) || !isScalar(value) || !value.range) return false;
  if (value.value === wanted) return true;
  if (value.type === Scalar.BLOCK_FOLDED || value.type === Scalar.BLOCK_LITERAL) return false;
  const [start, end] = value.range;
  edits.push({ start, end, text: `${start === end ? " " : ""}${JSON.stringify(wanted)}` });
  return true;
}

function intoFlow({ items, range }: YAMLMap, fresh: readonly [string, unknown][]): OffsetEdit | undefined {
  if (!range) return undefined;
  const printed = fresh.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(", ");
  const start = range[0] + 1;
  return { start, end: start, text: items.length === 0 ? ` ${printed} ` : ` ${printed},` };
}

/** New lines right behind the line of the mapping's own key, so that comments stay with what they are about. */
function intoBlock(
  text: string,
  { map, headEnd, column }: OpenMap,
  fresh: readonly [string, unknown][],
): OffsetEdit | undefined {
  const first = map.items[0]?.key;
  if (!isScalar(first) || !first.range) return undefined;
  const indent = columnOf(text, first.range[0]);
  const isOnOwnLine = text.slice(first.range[0] - indent, first.range[0]).trim() === "";
  if (!isOnOwnLine || first.range[0] - indent < headEnd) return undefined;
  const printed = stringify(Object.fromEntries(fresh), { indent: Math.max(indent - column, 2), lineWidth: 0 });
  const lines = printed.replace(/^(?=.)/gm, " ".repeat(indent));
  return { start: headEnd, end: headEnd, text: text.includes("\r\n") ? lines.replaceAll("\n", "\r\n") : lines };
}
