import { load } from "js-yaml";
import { isObject, type JsonObject, own, valueAt } from "../../json/json-value.ts";
import { segmentsOf } from "../../json/pointer.ts";
import { YAML_SCHEMA } from "../../source/yaml-schema.ts";
import { JsonDocument } from "../json/json-document.ts";
import type { JsonNode } from "../json/json-node.ts";
import { applyEdits, type OffsetEdit } from "../json/offset-edit.ts";
import { mergeIntoYaml } from "./merge-into-yaml.ts";
import type { SpecAddition } from "./spec-addition.ts";

/**
 * Merges values into objects of a spec, JSON or YAML, by edits of its text: comments, order and layout stay.
 * `undefined` if that can't be done, because an object comes from an alias, or is written in a way that cannot be
 * edited.
 */
export function mergeIntoSpec(text: string, additions: readonly SpecAddition[]): OffsetEdit[] | undefined {
  const before = readSpecText(text);
  if (before === undefined) return undefined;
  const edits = before.isJson ? mergeIntoJson(text, additions) : mergeIntoYaml(text, before.data, additions);
  if (!edits) return undefined;
  // The new text is parsed again, to make sure that it contains the additions and nothing else is changed.
  for (const { pointer, value } of additions) {
    const object = valueAt(before.data, segmentsOf(pointer));
    if (!isObject(object)) return undefined;
    mergeObjects(object, value);
  }
  const after = readSpecText(applyEdits(text, edits));
  return after && printSorted(after.data) === printSorted(before.data) ? edits : undefined;
}

/** The value of a text, and whether the text is JSON; `undefined` if it is neither JSON nor YAML. */
function readSpecText(text: string): { readonly data: unknown; readonly isJson: boolean } | undefined {
  try {
    return { data: JSON.parse(text.replace(/^\uFEFF/, "")), isJson: true };
  } catch {
    return readYamlText(text);
  }
}

function readYamlText(text: string): { readonly data: unknown; readonly isJson: boolean } | undefined {
  try {
    return { data: load(text, { schema: YAML_SCHEMA, json: true }), isJson: false };
  } catch {
    return undefined;
  }
}

function mergeObjects(target: JsonObject, value: JsonObject): void {
  for (const [key, wanted] of Object.entries(value)) {
    const present = own(target, key);
    if (isObject(present) && isObject(wanted)) mergeObjects(present, wanted);
    else Object.defineProperty(target, key, { value: wanted, enumerable: true, configurable: true, writable: true });
  }
}

const printSorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );

function mergeIntoJson(text: string, additions: readonly SpecAddition[]): OffsetEdit[] | undefined {
  const document = new JsonDocument(text);
  for (const { pointer, value } of additions) {
    const node = document.at(pointer);
    if (node?.kind !== "object") return undefined;
    mergeIntoNode(document, node, value);
  }
  return document.edits();
}

function mergeIntoNode(document: JsonDocument, node: JsonNode, value: JsonObject): void {
  for (const [key, wanted] of Object.entries(value)) {
    const present = node.parts.findLast((part) => part.key?.name === key)?.value;
    if (present?.kind === "object" && isObject(wanted)) mergeIntoNode(document, present, wanted);
    else document.set(node, key, wanted);
  }
}
