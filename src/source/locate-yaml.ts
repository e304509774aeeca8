import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import type { Range } from "../diagnostic/diagnostic.ts";
import { locateJson, type SoughtPlace } from "./locate-json.ts";
import { segmentsOf } from "./pointer.ts";
import { positionsOf } from "./positions.ts";

/**
 * The ranges of many places of a spec's text, YAML or JSON, in the order of `places`. A pointer that leads nowhere gets
 * its nearest existing ancestor. Imports `yaml`: load this module only where findings in a spec exist.
 */
export function locateInSpec(text: string, places: readonly SoughtPlace[]): Range[] {
  if (places.length === 0) return [];
  try {
    JSON.parse(text);
  } catch {
    return locateYaml(text, places);
  }
  return locateJson(text, places);
}

/** The ranges of many places of a YAML text: keys without their colon, values without what follows them. */
export function locateYaml(text: string, places: readonly SoughtPlace[]): Range[] {
  const document = parseDocument(text, { lineCounter: new LineCounter(), uniqueKeys: false, logLevel: "silent" });
  const { range } = positionsOf(text);
  return places.map(({ pointer, part }) => {
    const found = walkYaml(isNode(document.contents) ? document.contents : undefined, segmentsOf(pointer));
    const node = (part === "key" ? found.key : undefined) ?? found.value ?? found.key;
    const [start, end] = node?.range ?? [0, 0];
    return range(start, Math.max(start, end));
  });
}

function walkYaml(
  root: Node | undefined,
  segments: readonly string[],
): { key?: Node | undefined; value?: Node | undefined } {
  let found: { key?: Node | undefined; value?: Node | undefined } = { value: root };
  for (const segment of segments) {
    const { value } = found;
    if (isMap(value)) {
      // The last of equal keys counts, as it does when the text is read.
      const pair = value.items.findLast(({ key }) => isScalar(key) && String(key.value) === segment);
      if (!pair || !isNode(pair.key)) return found;
      found = { key: pair.key, value: isNode(pair.value) ? pair.value : undefined };
    } else if (isSeq(value)) {
      const item = value.items[Number(segment)];
      if (!isNode(item)) return found;
      found = { value: item };
    } else return found;
  }
  return found;
}
