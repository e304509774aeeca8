import type { Place } from "../../../diagnostic/finding.ts";
import { escapeSegment } from "../../../json/pointer.ts";
import type { SpecFault } from "./invalid-spec.ts";
import type { LocalReferences } from "./local-references.ts";

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
 * is never suggested instead of an object. Places within a component that is used often count as one; if it is wrong by
 * itself, what it is used for says nothing more.
 */
export function toSchemaFaults(errors: readonly SchemaError[], references: LocalReferences): SchemaFault[] {
  const faults = new Map<string, SchemaFault & { target: string | undefined }>();
  const wrong = new Set<string>();
  for (const error of mergeAlternatives(nearestBranches(withoutEchoes(errors)))) {
    const found = toFault(error, references);
    const key = JSON.stringify([found.place, found.fault]);
    if (found.target === undefined) addWithParents(wrong, found.place.pointer);
    if (found.target === undefined || !faults.has(key)) faults.set(key, found);
  }
  return [...faults.values()].filter(({ target }) => target === undefined || !wrong.has(target));
}

/** Adds a pointer and those to all values around its place. */
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

/** Of the branches of a `oneOf` or `anyOf`, those with the fewest wrong constants, then the fewest errors. */
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
    // If every branch wants another constant, all constants together are what is allowed.
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
function toFault(error: SchemaError, references: LocalReferences): SchemaFault & { target: string | undefined } {
  const { pointer, value, target } = references.placeOf(error.instancePath);
  const key = faultyKey(error);
  if (key !== undefined) {
    return {
      fault: faultOfKey(error, key),
      place: { pointer: `${pointer}/${escapeSegment(key)}`, part: "key" },
      target,
    };
  }
  const place = error.keyword === "required" ? { pointer, part: "key" as const } : { pointer };
  return { fault: faultOfValue(error, pointer, value), place, target };
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
