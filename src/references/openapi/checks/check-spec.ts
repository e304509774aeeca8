import { code } from "../../../diagnostic/code.ts";
import type { Diagnostic } from "../../../diagnostic/diagnostic.ts";
import { type Finding, finding } from "../../../diagnostic/finding.ts";
import { isObject, type JsonObject, own } from "../../../json/json-value.ts";
import { pointerOf } from "../../../json/pointer.ts";
import { textOf } from "../../../json/text-of.ts";
import { placeFindings } from "../../../source/place-findings.ts";
import { indexOperations } from "../index-operations.ts";
import { parseSpec } from "../parse-spec.ts";
import { sourceMapOfSpec } from "../spec-source-map.ts";
import { repeatedKeys } from "./duplicate-keys.ts";
import { invalidSpec, type SpecFault } from "./invalid-spec.ts";
import { type SchemaError, sourcePlace, toSchemaFaults } from "./schema-faults.ts";

/** For longer references swagger-parser takes minutes. */
const MOST_OF_REFERENCE = 2000;

export const uncheckedSpec = code("openapi/unchecked", {
  severity: "warning",
  message: (args: { cutOff: "time" | "memory"; limit: string } | { cutOff: "depth" } | { cutOff: "reference" }) => {
    if (args.cutOff === "depth") return "the spec is nested too deeply to be checked";
    if (args.cutOff === "reference")
      return `the spec is not checked: a "$ref" has more than ${MOST_OF_REFERENCE} characters`;
    return `the spec is not checked completely: the check takes more than ${args.limit}${args.cutOff === "memory" ? " of memory" : ""}`;
  },
  hint: () => "its operations are read as usual; look for schemas that refer to each other many times",
});

/** The outcome of a validation by swagger-parser: its errors (none for a valid spec), or the limit that ended it. */
export type SpecValidation =
  | { details?: unknown; errors?: unknown; message?: string }
  | { cutOff: "time" | "memory"; limit: string }
  | { cutOff: "depth" };

/** Validates a spec with swagger-parser. The validation may change the spec, so it gets a copy. */
export type ValidateSpec = (copy: unknown) => Promise<SpecValidation>;

/**
 * Validates a spec with swagger-parser. Reports its errors, each at its place in the spec as written, duplicate JSON
 * keys, and why a text can't be parsed. Takes a text, or the value parsed from one, which is not changed. References to
 * other files and sites are neither followed nor checked.
 *
 * Codes: `openapi/syntax`, `openapi/not-a-spec`, `openapi/unsupported-version`, `openapi/invalid-spec`,
 * `openapi/duplicate-key`, and `openapi/unchecked` where the validation hit a limit.
 */
export async function checkSpec(
  spec: unknown,
  { file = "openapi", text: source, validate }: { file?: string; text?: string; validate: ValidateSpec },
): Promise<Diagnostic[]> {
  const text = typeof spec === "string" ? spec : undefined;
  const located = text ?? source;
  const context = { file, sourceMap: located === undefined ? undefined : sourceMapOfSpec(located, file) };
  const parsed =
    text === undefined
      ? ({ ok: true, format: undefined, value: spec, findings: [] } as const)
      : parseSpec(text, file, { trim: false });
  if (!parsed.ok) return placeFindings(parsed.findings, context);
  const version = indexOperations(typeof parsed.value === "string" ? null : parsed.value, { file });
  if (!version.value || !isObject(parsed.value)) return indexOperations(spec, { file }).diagnostics;
  const isJson = text !== undefined && parsed.format === "JSON";
  const repeated = isJson ? repeatedKeys(text, parsed.value, file) : parsed.findings;
  return placeFindings([...repeated, ...(await findSpecFaults(parsed.value, file, validate))], context);
}

/** Takes a fault, and its place in the spec. */
type Report = (fault: SpecFault, place: { pointer: string; part?: "key" | "value" }) => void;

async function findSpecFaults(spec: JsonObject, file: string, validate: ValidateSpec): Promise<Finding[]> {
  const findings: Finding[] = [];
  const report: Report = (fault, place) => findings.push(finding(invalidSpec, fault, { file, ...place }));
  const copy = copyOf(spec);
  if (copy === undefined) {
    report({ case: "not-json" }, { pointer: "" });
    return findings;
  }
  if (copy !== "too-deep") inlineCycles(copy, report);
  const outcome =
    copy === "too-deep"
      ? ({ cutOff: "depth" } as const)
      : hasLongReference(copy)
        ? ({ cutOff: "reference" } as const)
        : await validate(copy);
  if ("cutOff" in outcome) findings.push(finding(uncheckedSpec, outcome, { file, pointer: "" }));
  else reportErrors(outcome, spec, report);
  return findings;
}

function reportErrors(
  { details, errors, message }: Exclude<SpecValidation, { cutOff: string }>,
  spec: JsonObject,
  report: Report,
): void {
  if (Array.isArray(details)) {
    for (const { fault, place } of toSchemaFaults(details as SchemaError[], spec)) report(fault, place);
  } else if (Array.isArray(errors) && errors.every(hasPath)) {
    for (const each of errors) reportReference(each, spec, report);
  } else if (message !== undefined) report({ case: "checker", says: message }, { pointer: "" });
}

/** A copy, because swagger-parser changes its input; `undefined` for a value that is not plain JSON. */
function copyOf(spec: JsonObject): Record<string, unknown> | "too-deep" | undefined {
  try {
    return structuredClone(spec) as Record<string, unknown>;
  } catch (error) {
    return error instanceof RangeError ? "too-deep" : undefined;
  }
}

function hasLongReference(copy: object): boolean {
  const values = new Set([copy]);
  for (const value of values) {
    for (const [key, child] of Object.entries(value)) {
      if (key === "$ref" && typeof child === "string" && child.length > MOST_OF_REFERENCE) return true;
      if (typeof child === "object" && child !== null) values.add(child);
    }
  }
  return false;
}

/** Reports faults at which swagger-parser would stop without naming the place, and corrects them in the copy. */
function inlineCycles(copy: Record<string, unknown>, report: Report): void {
  const openapi = own(copy, "openapi");
  if (typeof openapi !== "string" || !/^3\.[012]\.\d+$/.test(openapi)) {
    report({ case: "version", value: openapi }, { pointer: "/openapi" });
  }
  const minor = /^3\.([12])/.exec(textOf(openapi) ?? "")?.[1] ?? "0";
  const is30 = minor === "0";
  copy.openapi = `3.${minor}.0`;
  const info = own(copy, "info");
  if (isObject(info) && typeof own(info, "version") === "number") {
    report({ case: "version-of-api" }, { pointer: "/info/version" });
    copy.info = { ...info, version: String(info.version) };
  }
  if (!Object.hasOwn(copy, "paths")) {
    if (is30) report({ case: "missing", at: "", fields: ["paths"] }, { pointer: "", part: "key" });
    copy.paths = {};
  }
}

/** An error of the reference parser: the path leads to the object with the `$ref`. */
interface ReferenceError {
  path: (string | number)[];
  message: string;
}

const hasPath = (error: unknown): error is ReferenceError =>
  typeof error === "object" && error !== null && Array.isArray((error as { path?: unknown }).path);

function reportReference({ path, message }: ReferenceError, spec: JsonObject, report: Report): void {
  const { pointer, value } = sourcePlace(spec, pointerOf(path));
  const reference = isObject(value) ? own(value, "$ref") : undefined;
  if (typeof reference !== "string") report({ case: "checker", says: message }, { pointer });
  else report({ case: "reference", reference }, { pointer: `${pointer}/$ref` });
}
