import { operationExample, specExample, twoSpecs } from "../../codes/examples/example.ts";
import { code } from "../../diagnostic/code.ts";
import { finding } from "../../diagnostic/finding.ts";
import { asList, escapeSegment, isObject, type JsonObject, optional, own, textOf } from "../../json/json-value.ts";
import {
  type AdditionalMethod,
  HTTP_METHODS,
  type HttpMethod,
  isAdditionalMethod,
} from "../../vocabulary/elements/methods.ts";
import { hasDotSegment, invalidHref } from "./checks/invalid-href.ts";
import { invalidSpec } from "./checks/invalid-spec.ts";
import type { MintExtension, Operation } from "./operation.ts";
import { type PathItemLayer, pathItemLayers, type SpecReading } from "./path-item.ts";
import { prepareTags } from "./read-tags.ts";

export const specTooLarge = code("openapi/too-large", {
  severity: "warning",
  title: "A spec is too large once its aliases and references are replaced",
  explanation:
    "A few lines of YAML with aliases (`*name`), or path items that refer to each other, can expand to any amount of data. What is read of one spec is limited; what exceeds the limit is left out.",
  example: twoSpecs(
    specExample(
      `paths:\n${operationExample("/users", "List users", "      x-mint: &page\n        metadata: { a: *page, b: *page }\n")}`,
    ),
    specExample(
      `paths:\n${operationExample("/users", "List users", "      x-mint:\n        metadata: { icon: user }\n")}`,
    ),
  ),
  message: ({ part }: { part: "metadata" | "operations" }) =>
    part === "metadata"
      ? "this metadata is left out: with its aliases replaced, it has more than 65,536 values and characters"
      : "this path and all later ones are left out: with aliases and references replaced, the spec has more than 16 million characters",
  hint: () => "look for aliases and references that repeat large parts",
});

/** Gives the group and badge that the tags of an operation make. */
type TagsOf = ReturnType<typeof prepareTags>;

/**
 * The operations of a spec: paths in document order, methods in the order of `HTTP_METHODS` and then those of
 * `additionalOperations`, then webhooks.
 */
export function readOperations(reading: SpecReading): Operation[] {
  const operations: Operation[] = [];
  const tagsOf = prepareTags(reading);
  readContainer(reading, "paths", "operation", tagsOf, operations);
  readContainer(reading, "webhooks", "webhook", tagsOf, operations);
  return operations;
}

/** Reads all path items of `paths` or `webhooks` into `operations`. */
function readContainer(
  reading: SpecReading,
  key: "paths" | "webhooks",
  kind: Operation["kind"],
  tagsOf: TagsOf,
  operations: Operation[],
): void {
  const container = own(reading.spec, key);
  if (container === undefined || container === null) return;
  if (!isObject(container)) {
    reportShape(reading, `/${key}`, `"${key}"`, container);
    return;
  }
  for (const path of Object.keys(container)) {
    if (path.startsWith("x-") && kind === "operation") continue;
    const item = container[path];
    const pointer = `/${key}/${escapeSegment(path)}`;
    if (!reading.unfolding.spend(path.length)) {
      reading.findings.push(finding(specTooLarge, { part: "operations" }, { file: reading.file, pointer }));
      return;
    }
    if (isObject(item)) readPathItem(reading, { kind, path, item, pointer }, tagsOf, operations);
    else if (item !== null) reportShape(reading, pointer, `the path item ${JSON.stringify(path)}`, item);
  }
}

interface FoundPathItem extends PathItemLayer {
  kind: Operation["kind"];
  path: string;
}

function readPathItem(
  reading: SpecReading,
  { kind, path, item, pointer }: FoundPathItem,
  tagsOf: TagsOf,
  operations: Operation[],
): void {
  const layers = Object.hasOwn(item, "$ref") ? pathItemLayers(reading, item, pointer) : [{ item, pointer }];
  const others = additionalOperations(reading, layers);
  for (const [sources, methods] of [
    [layers, HTTP_METHODS],
    [others, new Set(others.flatMap(additionalMethods(reading)))],
  ] as const) {
    for (const method of methods) {
      const layer = sources.find((candidate) => Object.hasOwn(candidate.item, method));
      if (!layer) continue;
      const operation = layer.item[method];
      const place = `${layer.pointer}/${method}`;
      if (isObject(operation)) {
        operations.push(readOperation(reading, { kind, path, method, operation, pointer: place, layers }, tagsOf));
      } else reportShape(reading, place, `${method.toUpperCase()} ${path}`, operation);
    }
  }
}

/** OpenAPI 3.2: the `additionalOperations` of a path item, the nearest first. */
const additionalOperations = (reading: SpecReading, layers: readonly PathItemLayer[]): PathItemLayer[] =>
  layers.flatMap(({ item, pointer }) => {
    const others = own(item, "additionalOperations");
    const place = `${pointer}/additionalOperations`;
    if (isObject(others)) return [{ item: others, pointer: place }];
    if (others !== undefined && others !== null) reportShape(reading, place, '"additionalOperations"', others);
    return [];
  });

/** The methods of `additionalOperations`; reports methods that are not allowed there. */
const additionalMethods =
  ({ findings, file }: SpecReading) =>
  ({ item, pointer }: PathItemLayer): AdditionalMethod[] =>
    Object.keys(item).filter((method) => {
      if (isAdditionalMethod(method)) return true;
      const place = { file, pointer: `${pointer}/${escapeSegment(method)}`, part: "key" as const };
      if (!method.startsWith("x-")) findings.push(finding(invalidSpec, { case: "method", method }, place));
      return false;
    }) as AdditionalMethod[];

function readOperation(
  reading: SpecReading,
  found: {
    kind: Operation["kind"];
    path: string;
    method: HttpMethod | AdditionalMethod;
    operation: JsonObject;
    pointer: string;
    layers: readonly PathItemLayer[];
  },
  tagsOf: TagsOf,
): Operation {
  const { kind, method, path, operation, pointer, layers } = found;
  const objects = [operation, ...layers.map((layer) => layer.item)];
  const tags = own(operation, "tags");
  const names = asList(tags).flatMap((tag) => textOf(tag) ?? []);
  const tagged = tagsOf(names);
  const text = (key: "summary" | "description" | "operationId") => optional(key, textOf(own(operation, key)));
  const mint = readMint(reading, objects, pointer);
  const read: Operation = {
    kind,
    method,
    path,
    ...text("summary"),
    ...text("description"),
    ...text("operationId"),
    ...tagged,
    deprecated: own(operation, "deprecated") === true,
    hidden: objects.some((object) => own(object, "x-hidden") === true),
    excluded: objects.some((object) => own(object, "x-excluded") === true),
    ...optional("mint", mint),
    pointer,
  };
  const texts = [path, read.summary, read.description, read.operationId, read.tag, mint?.content, mint?.href, pointer];
  reading.unfolding.spend(texts.reduce((sum, text) => sum + (text?.length ?? 0), 100 * layers.length));
  return read;
}

/** `x-mint` of the operation, merged over that of its path item. */
function readMint(reading: SpecReading, objects: readonly JsonObject[], pointer: string): MintExtension | undefined {
  const extensions = objects.map((object) => own(object, "x-mint")).filter(isObject);
  if (extensions.length === 0) return undefined;
  const first = (key: string) =>
    extensions.map((extension) => textOf(own(extension, key))).find((text) => text !== undefined);
  const metadata = extensions.map((extension) => own(extension, "metadata")).filter(isObject);
  const merged = metadata.length === 0 ? undefined : reading.unfolding.copyMetadata(mergeMetadata(metadata));
  if (metadata.length > 0 && merged === undefined) {
    const place = { file: reading.file, pointer: `${pointer}/x-mint/metadata` };
    reading.findings.push(finding(specTooLarge, { part: "metadata" }, place));
  }
  const href = first("href");
  const isInvalid = href !== undefined && hasDotSegment(href);
  if (isInvalid) {
    const place = { file: reading.file, pointer: `${pointer}/x-mint/href` };
    reading.findings.push(finding(invalidHref, { href }, place));
  }
  return {
    ...optional("metadata", merged as JsonObject | undefined),
    ...optional("content", first("content")),
    ...optional("href", isInvalid ? undefined : href),
  };
}

/** The properties of all `layers`, the first one's winning. */
function mergeMetadata(layers: readonly JsonObject[]): JsonObject {
  const merged = new Map<string, unknown>();
  for (const layer of layers) {
    for (const key of Object.keys(layer)) {
      if (key !== "openapi" && key !== "href" && !merged.has(key)) merged.set(key, layer[key]);
    }
  }
  return Object.fromEntries(merged);
}

function reportShape({ findings, file }: SpecReading, pointer: string, part: string, value: unknown): void {
  findings.push(finding(invalidSpec, { case: "not-an-object", part, value }, { file, pointer }));
}
