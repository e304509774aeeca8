import {
  asList,
  asObject,
  isObject,
  type JsonObject,
  own,
  segmentsOf,
  setOwn,
  valueAt,
} from "../../json/json-value.ts";
import { decodePath } from "../../vocabulary/addresses/address.ts";
import { HTTP_METHODS, isAdditionalMethod } from "../../vocabulary/elements/methods.ts";
import type { Operation } from "./operation.ts";

/** Fields of a spec that concern every operation. */
const SHARED = ["openapi", "info", "servers", "security", "externalDocs", "jsonSchemaDialect"] as const;

/** The most values that one operation may consist of. Only aliases that unfold without end have more. */
const MOST_VALUES = 250_000;

/**
 * A spec reduced to one operation and everything it refers to: path item, tags, security schemes and components. That
 * is enough to render the operation, whatever the size of the spec. The result shares its parts with the spec.
 *
 * @param spec the parsed spec
 * @returns `undefined` if the operation isn't there, or unfolds to more than can be shown
 */
export function specOfOperation(
  spec: unknown,
  { kind, method, path, pointer }: Pick<Operation, "kind" | "method" | "path" | "pointer">,
): JsonObject | undefined {
  if (!isObject(spec)) return undefined;
  const place = segmentsOf(pointer);
  const isAdditional = isAdditionalMethod(method);
  const [operation, pathItem] = [valueAt(spec, place), valueAt(spec, place.slice(0, isAdditional ? -2 : -1))];
  if (!isObject(operation) || !isObject(pathItem)) return undefined;
  const around = Object.entries(pathItem).filter(([key]) => !NOT_SHARED.has(key.toLowerCase()));
  const shown = isAdditional
    ? ["additionalOperations", Object.fromEntries([[method, operation]])]
    : [method, operation];
  const item = Object.fromEntries([...around, shown]);
  const tags = listedNames(own(operation, "tags"));
  const cut: Record<string, unknown> = {};
  for (const field of SHARED) if (Object.hasOwn(spec, field)) cut[field] = spec[field];
  cut.tags = asList(own(spec, "tags")).filter((tag) => isObject(tag) && tags.has(own(tag, "name")));
  cut.paths = kind === "webhook" ? {} : Object.fromEntries([[path, item]]);
  if (kind === "webhook") cut.webhooks = Object.fromEntries([[path, item]]);
  return addReferenced(cut, spec) ? cut : undefined;
}

/** The fields of a path item, in lower case, that are not about all of its operations. */
const NOT_SHARED: ReadonlySet<string> = new Set([...HTTP_METHODS, "additionaloperations", "$ref"]);

const listedNames = (value: unknown): ReadonlySet<unknown> => new Set(asList(value));

/** Copies into `cut` everything that it refers to, directly and indirectly; false if there is no end to it. */
function addReferenced(cut: Record<string, unknown>, spec: JsonObject): boolean {
  const seen = new Set<string>();
  const copies = new Set<unknown>();
  const pending: unknown[] = [cut];
  let values = 0;
  const add = (pointer: string): void => {
    if (seen.has(pointer)) return;
    seen.add(pointer);
    const segments = segmentsOf(decodePath(pointer));
    const value = valueAt(spec, segments);
    if (value === undefined || valueAt(cut, segments) !== undefined) return;
    pending.push(value);
    putCopy(cut, segments, value, copies);
  };
  while (pending.length > 0) {
    if (++values > MOST_VALUES) return false;
    const value = pending.pop();
    if (typeof value !== "object" || value === null) continue;
    if (isObject(value)) {
      const reference = own(value, "$ref");
      if (typeof reference === "string" && reference.startsWith("#/")) add(reference.slice(1));
      for (const scheme of securityNames(value)) add(`/components/securitySchemes/${scheme}`);
      for (const target of mappingTargets(value)) add(target);
    }
    for (const inner of Object.values(value)) pending.push(inner);
  }
  return true;
}

/** The names of the security schemes that a spec or an operation asks for. */
const securityNames = (value: JsonObject): string[] =>
  asList(own(value, "security")).flatMap((requirement) => (isObject(requirement) ? Object.keys(requirement) : []));

/** The pointers that a discriminator maps to: those of its references, and of the schemas that it names. */
function mappingTargets(value: JsonObject): string[] {
  return Object.values(asObject(valueAt(value, ["discriminator", "mapping"]))).flatMap((target) => {
    if (typeof target !== "string") return [];
    if (target.startsWith("#/")) return [target.slice(1)];
    return /^[\w.-]+$/.test(target) ? [`/components/schemas/${target}`] : [];
  });
}

/**
 * Puts a value at the place that segments lead to, in copied objects: the objects of the spec are never changed.
 *
 * @param copies the copies that were made: a chain of references would have each copied once for every link
 */
function putCopy(
  root: Record<string, unknown>,
  segments: readonly string[],
  value: unknown,
  copies: Set<unknown>,
): void {
  let target = root;
  for (const segment of segments.slice(0, -1)) {
    const inner = Object.hasOwn(target, segment) ? target[segment] : undefined;
    const copy: JsonObject = isObject(inner) && copies.has(inner) ? inner : { ...asObject(inner) };
    copies.add(copy);
    setOwn(target, segment, copy);
    target = copy as Record<string, unknown>;
  }
  setOwn(target, segments.at(-1) ?? "", value);
}
