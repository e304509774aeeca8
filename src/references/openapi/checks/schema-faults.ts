import type { Place } from "../../../diagnostic/finding.ts";
import { escapeSegment, pointerOf } from "../../../json/json-value.ts";
import { isValidatedAt } from "./insert-targets.ts";
import { COMPONENT_NOUNS, type SpecFault } from "./invalid-spec.ts";
import type { FollowedReference, LocalReferences } from "./local-references.ts";

/** The structured part of an error of Ajv. Its message is used only as the last resort. */
export interface SchemaError {
  /** JSON Pointer into the spec with targets in the place of references. */
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
  message?: string;
  /** Set where the error is about a key's spelling. */
  propertyName?: string;
}

/** A fault, and where it is in the spec as it was written. */
export interface SchemaFault {
  fault: SpecFault;
  place: Pick<Place, "pointer" | "part">;
}

/** Keywords whose errors only say that a schema inside them failed. */
const COMBINING = new Set(["oneOf", "anyOf", "allOf", "if", "not", "propertyNames"]);

/**
 * Reduces Ajv's errors to one fault for each mistake. Of alternatives that all fail, the nearest one counts. A `$ref`
 * is never suggested instead of an object. A component that is wrong where it stands is not wrong again where it is used;
 * one that is wrong only there is a fault of the reference.
 */
export function toSchemaFaults(errors: readonly SchemaError[], references: LocalReferences): SchemaFault[] {
  const found = mergeAlternatives(nearestBranches(withoutEchoes(errors))).map((error) => toFault(error, references));
  const wrong = new Set<string>();
  for (const { place, through } of found) if (!through) addWithParents(wrong, place.pointer);
  const faults = new Map<string, SchemaFault>();
  for (const { fault, place, through } of found) {
    if (through && wrong.has(pointerOf(through.to))) continue;
    const told = through && isValidatedAt(through.to) ? faultOfReference(through, references) : { fault, place };
    faults.set(JSON.stringify([told.place, told.fault]), told);
  }
  return [...faults.values()];
}

/** Each of the components that is used as something else. */
function faultOfReference({ from, to }: FollowedReference, references: LocalReferences): SchemaFault {
  const place = `${pointerOf(from)}/$ref`;
  const reference = String(references.placeOf(place).value);
  const is = to.length === 3 && to[0] === "components" ? to[1] : undefined;
  return { fault: { case: "reference-type", reference, is, wanted: sectionOf(from) }, place: { pointer: place } };
}

/** The section of the components for the kind of value that a place wants. */
function sectionOf(path: readonly string[]): string | undefined {
  const [around = "", last = ""] = path.slice(-2);
  if (SCHEMA_KEYS.has(last) || SCHEMA_LISTS.has(around)) return "schemas";
  if (last === "requestBody") return "requestBodies";
  if (around === "paths" || around === "webhooks") return "pathItems";
  return Object.hasOwn(COMPONENT_NOUNS, around) ? around : undefined;
}

const SCHEMA_KEYS = new Set(["schema", "items", "not", "additionalProperties", "itemSchema"]);
const SCHEMA_LISTS = new Set(["properties", "allOf", "anyOf", "oneOf", "prefixItems", "patternProperties"]);

/** Adds a pointer, and the pointers to all values around its place. */
function addWithParents(pointers: Set<string>, pointer: string): void {
  for (let path = pointer; !pointers.has(path); path = path.slice(0, path.lastIndexOf("/"))) {
    pointers.add(path);
    if (path === "") break;
  }
}

/** Removes errors that only summarize others at the same place or below it. */
function withoutEchoes(errors: readonly SchemaError[]): SchemaError[] {
  const isEcho = ({ keyword, params, propertyName }: SchemaError) =>
    (COMBINING.has(keyword) && propertyName === undefined) ||
    (keyword === "required" && params.missingProperty === "$ref");
  // Every place with a fault of its own, and all places around it.
  const explained = new Set<string>();
  for (const error of errors) {
    if (!isEcho(error)) addWithParents(explained, error.instancePath);
  }
  const listed = new Set(errors.filter(isConstant).map(({ instancePath }) => instancePath));
  return errors.filter((error) =>
    isEcho(error) ? !explained.has(error.instancePath) : error.keyword !== "type" || !listed.has(error.instancePath),
  );
}

/** The branches of a `oneOf` or `anyOf` with the fewest wrong constants, then the fewest errors. */
function nearestBranches(errors: readonly SchemaError[]): SchemaError[] {
  const cost = new Map<string, number>();
  const best = new Map<string, number>();
  for (const error of errors) {
    const branch = branchOf(error);
    if (branch) cost.set(branch.key, (cost.get(branch.key) ?? 0) + (isConstant(error) ? 1000 : 1));
  }
  for (const error of errors) {
    const branch = branchOf(error);
    if (!branch) continue;
    best.set(branch.group, Math.min(best.get(branch.group) ?? Number.POSITIVE_INFINITY, cost.get(branch.key) ?? 0));
  }
  return errors.filter((error) => {
    const branch = branchOf(error);
    if (!branch) return true;
    const least = best.get(branch.group) ?? 0;
    // If every branch wants another constant, all constants together are allowed.
    return least >= 1000 ? isConstant(error) : cost.get(branch.key) === least;
  });
}

const isConstant = ({ keyword }: SchemaError): boolean => keyword === "enum" || keyword === "const";

/** The innermost branch that an error belongs to, and the branches beside it. */
function branchOf({ schemaPath, instancePath, keyword, params }: SchemaError) {
  const found = /^(.*\/(?:oneOf|anyOf))\/(\d+)\/(.*)$/.exec(schemaPath);
  if (!found) return undefined;
  // A branch's errors lie in its instance or below: as deep as the rest of the schema path leads.
  const below = (found[3] ?? "").split("/").filter((part) => part === "properties" || part === "items").length;
  const instance = instancePath
    .split("/")
    .slice(0, below === 0 ? undefined : -below)
    .join("/");
  const group = `${found[1]} ${instance}`;
  return { group, key: `${group} ${found[2]}`, keyword, params };
}

/** Joins the errors that differ only in what they allow: `enum` values, and properties of which one is required. */
function mergeAlternatives(errors: readonly SchemaError[]): SchemaError[] {
  const merged = new Map<string, SchemaError>();
  for (const error of errors) {
    const branch = branchOf(error);
    const isChoice = isConstant(error) || (error.keyword === "required" && branch !== undefined);
    const key = isChoice
      ? `${error.instancePath} ${isConstant(error) ? "enum" : branch?.group}`
      : `${merged.size} other`;
    const first = merged.get(key);
    merged.set(key, {
      ...(first ?? error),
      params: { ...error.params, allowed: [...allowedList(first), ...allowedBy(error)] },
    });
  }
  return [...merged.values()];
}

const allowedList = (error: SchemaError | undefined): unknown[] =>
  (error?.params.allowed as unknown[] | undefined) ?? [];

function allowedBy({ keyword, params }: SchemaError): unknown[] {
  if (keyword === "enum") return params.allowedValues as unknown[];
  return keyword === "const" ? [params.allowedValue] : keyword === "required" ? [params.missingProperty] : [];
}

/** The fault of an error, and its place. */
function toFault(
  error: SchemaError,
  references: LocalReferences,
): SchemaFault & { through: FollowedReference | undefined } {
  const key = faultyKey(error);
  const { pointer, value, through } = references.placeOf(error.instancePath, key);
  if (key !== undefined) {
    const place = { pointer: `${pointer}/${escapeSegment(key)}`, part: "key" as const };
    return { fault: faultOfKey(error, key), place, through };
  }
  const place = error.keyword === "required" ? { pointer, part: "key" as const } : { pointer };
  return { fault: faultOfValue(error, pointer, value), place, through };
}

/** The key that an error is about: misspelt, or not allowed. */
function faultyKey({ params, propertyName }: SchemaError): string | undefined {
  const key = propertyName ?? params.additionalProperty ?? params.unevaluatedProperty;
  return typeof key === "string" ? key : undefined;
}

function faultOfKey({ keyword, params, propertyName }: SchemaError, key: string): SpecFault {
  if (propertyName === undefined) return { case: "unknown-key", key };
  return { case: "key-name", key, pattern: keyword === "pattern" ? String(params.pattern) : undefined };
}

function faultOfValue(error: SchemaError, at: string, value: unknown): SpecFault {
  const { keyword, params } = error;
  const names = [...new Set(allowedList(error))].map(String);
  switch (keyword) {
    case "required":
      return { case: "missing", at, fields: names };
    case "enum":
    case "const":
      return { case: "value", at, value, allowed: names };
    case "type":
      return { case: "type", at, value, types: [params.type].flat().map(String) };
    case "pattern":
      return { case: "pattern", at, value, pattern: String(params.pattern) };
    case "minProperties":
    case "minItems":
      return { case: "too-few", at, limit: params.limit };
    case "uniqueItems":
      return { case: "repeated-entry", at, first: params.j, second: params.i };
    default:
      return { case: "rule", at, keyword, says: error.message };
  }
}
