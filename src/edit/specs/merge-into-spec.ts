import { dump, load } from "js-yaml";
import type { Range } from "../../diagnostic/diagnostic.ts";
import { isObject, type JsonObject, own, pointerOf, segmentsOf, setOwn, valueAt } from "../../json/json-value.ts";
import { locateYaml } from "../../source/locate/locate-yaml.ts";
import { YAML_SCHEMA } from "../../source/yaml-schema.ts";
import { lineStart } from "../../vocabulary/files/line-bounds.ts";
import { JsonDocument } from "../json/json-document.ts";
import type { JsonNode } from "../json/json-node.ts";
import { applyEdits, type OffsetEdit } from "../json/offset-edit.ts";
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
    else setOwn(target, key, wanted);
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

/** Something to write: new keys of a mapping, or another value. */
type Task =
  | { readonly kind: "add"; readonly pointer: string; readonly value: JsonObject; readonly isEmpty: boolean }
  | { readonly kind: "replace"; readonly pointer: string; readonly value: unknown };

/**
 * The edits that merge values into mappings of a YAML text; `undefined` if one is not written in a way that can be
 * edited. If an alias or a merge key is involved, the edited text may have another value than wanted.
 *
 * @param spec what the text says
 */
function mergeIntoYaml(text: string, spec: unknown, additions: readonly SpecAddition[]): OffsetEdit[] | undefined {
  const tasks = additions.flatMap(({ pointer, value }) => tasksFor(valueAt(spec, segmentsOf(pointer)), pointer, value));
  const parts = ["key", "value"] as const;
  const ranges = locateYaml(
    text,
    tasks.flatMap(({ pointer }) => parts.map((part) => ({ pointer, part }))),
  );
  const edits: OffsetEdit[] = [];
  for (const [index, task] of tasks.entries()) {
    const [key, value] = [ranges[2 * index], ranges[2 * index + 1]] as [Range, Range];
    const edit = task.kind === "replace" ? replaceScalar(text, value, task.value) : addKeys(text, key, value, task);
    if (!edit) return undefined;
    edits.push(edit);
  }
  return edits.sort((a, b) => a.start - b.start);
}

function tasksFor(present: unknown, pointer: string, value: JsonObject): Task[] {
  const target = isObject(present) ? present : {};
  const fresh = Object.entries(value).filter(([key]) => own(target, key) === undefined);
  const inner = Object.entries(value).flatMap(([key, wanted]): Task[] => {
    const old = own(target, key);
    if (old === undefined || old === wanted) return [];
    const place = pointer + pointerOf([key]);
    return isObject(old) && isObject(wanted)
      ? tasksFor(old, place, wanted)
      : [{ kind: "replace", pointer: place, value: wanted }];
  });
  const isEmpty = Object.keys(target).length === 0;
  return fresh.length === 0 ? inner : [{ kind: "add", pointer, value: Object.fromEntries(fresh), isEmpty }, ...inner];
}

/** Writes a value in place of one that is written on one line. */
function replaceScalar(text: string, { start, end }: Range, value: unknown): OffsetEdit | undefined {
  const written = text.slice(start.offset, end.offset);
  if (/^[|>&*{[]|\n/.test(written)) return undefined;
  return { start: start.offset, end: end.offset, text: JSON.stringify(value) };
}

/**
 * Adds keys to a mapping: after the opening brace in flow style, else on new lines directly after the line of the
 * mapping's own key, so that comments stay next to the keys they describe.
 */
function addKeys(
  text: string,
  key: Range,
  { start }: Range,
  { value, isEmpty }: { value: JsonObject; isEmpty: boolean },
): OffsetEdit | undefined {
  if (text.charAt(start.offset) === "{") {
    const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}: ${JSON.stringify(field)}`);
    const at = start.offset + 1;
    return { start: at, end: at, text: ` ${fields.join(", ")}${isEmpty ? " " : ","}` };
  }
  const at = text.indexOf("\n", key.end.offset) + 1;
  const line = lineStart(text, start.offset);
  const indent = text.slice(line, start.offset);
  if (at === 0 || line < at || indent.trim() !== "") return undefined;
  const step = Math.max(indent.length - (key.start.column - 1), 2);
  const lines = dump(value, { indent: step, lineWidth: -1, noRefs: true }).replace(/^(?=.)/gm, indent);
  return { start: at, end: at, text: text.includes("\r\n") ? lines.replaceAll("\n", "\r\n") : lines };
}
