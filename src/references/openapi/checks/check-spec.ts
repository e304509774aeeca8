import openapi30 from "@seriousme/openapi-schema-validator/schemas/v3.0/schema.json" with { type: "json" };
import openapi31 from "@seriousme/openapi-schema-validator/schemas/v3.1/schema.json" with { type: "json" };
import openapi32 from "@seriousme/openapi-schema-validator/schemas/v3.2/schema.json" with { type: "json" };
import type { Options, ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import AjvDraft04 from "ajv-draft-04";
import { twoSpecs, USERS } from "../../../codes/examples/example.ts";
import { code } from "../../../diagnostic/code.ts";
import type { Diagnostic } from "../../../diagnostic/diagnostic.ts";
import { type Finding, Findings } from "../../../diagnostic/finding.ts";
import { isObject, type JsonObject, own, pointerOf } from "../../../json/json-value.ts";
import { memoized } from "../../../json/memoized.ts";
import { placeFindings } from "../../../source/place-findings.ts";
import { readVersion } from "../index-operations.ts";
import type { OperationIndex } from "../operation.ts";
import { parseSpec } from "../parse-spec.ts";
import { sourceMapOfSpec } from "../spec-source-map.ts";
import { repeatedKeys } from "./duplicate-keys.ts";
import { insertTargets } from "./insert-targets.ts";
import { invalidSpec, type SpecFault } from "./invalid-spec.ts";
import { LocalReferences } from "./local-references.ts";
import { type SchemaError, toSchemaFaults } from "./schema-faults.ts";

export const uncheckedSpec = code("openapi/unchecked", {
  severity: "warning",
  title: "A spec is not checked completely",
  explanation:
    "`docsjson check --specs` writes out the aliases of a spec (`*name` in YAML). A few lines with aliases of aliases can become any amount of data, and schemas can be nested at any depth. Such a spec is not checked beyond its operations; of hundreds of thousands of faults, the first are listed.",
  example: { ...twoSpecs(USERS, USERS), isSketch: true },
  cases: {
    depth: () => ({
      message: "the spec is nested too deeply to be checked",
      hint: "its operations are read as usual; look for schemas inside one another",
    }),
    size: () => ({
      message: "the spec is not checked: its aliases and references unfold to more than a million values",
      hint: "its operations are read as usual; look for aliases (`*name`) of parts that contain aliases themselves",
    }),
    faults: () => ({
      message: "the spec is not checked completely: it has too many faults",
      hint: "fix the listed ones, and check again",
    }),
  },
});

/**
 * Validates a spec by the schema of its version of OpenAPI. Reports its faults, each at its place in the spec as
 * written, references to nothing, duplicate keys, and why a text can't be parsed. Takes a text, or the value parsed from
 * one, which is not changed. References to other files and sites are neither followed nor checked.
 *
 * Codes: `openapi/syntax`, `openapi/not-a-spec`, `openapi/unsupported-version`, `openapi/invalid-spec`,
 * `openapi/duplicate-key`, and `openapi/unchecked` for a spec that is too deep, or too large once it is unfolded.
 */
export function checkSpec(
  spec: unknown,
  { file = "openapi", text: source }: { file?: string | undefined; text?: string } = {},
): Diagnostic[] {
  const text = typeof spec === "string" ? spec : undefined;
  const context = { file, sourceMap: sourceMapOfSpec(text ?? source, file) };
  const parsed =
    text === undefined
      ? ({ ok: true, format: undefined, value: spec, findings: [] } as const)
      : parseSpec(text, file, { trim: false });
  if (!parsed.ok) return placeFindings(parsed.findings, context);
  const { value } = parsed;
  const findings: Finding[] = [];
  const version = readVersion(value, file, findings);
  if (!isObject(value) || version === undefined) return placeFindings(findings, context);
  const isJson = text !== undefined && parsed.format === "JSON";
  const repeated = isJson ? repeatedKeys(text, value, file) : parsed.findings;
  return placeFindings([...repeated, ...findSpecFaults(value, version, file)], context);
}

/** In characters: how long the pointers to all that is wrong may be together. */
const MOST_OF_PLACES = 10_000_000;

/** Takes a fault, and its place in the spec. */
type Report = (fault: SpecFault, place: { pointer: string; part?: "key" | "value" }) => void;

function findSpecFaults(spec: JsonObject, version: OpenapiVersion, file: string): Finding[] {
  const findings = new Findings();
  const report: Report = (fault, place) => findings.add(invalidSpec, fault, { file, ...place });
  const unchecked = (reason: "depth" | "size" | "faults") =>
    findings.add(uncheckedSpec, { case: reason }, { file, pointer: "" });
  const references = new LocalReferences(spec);
  const inserted = insertTargets(spec, references);
  if ("copy" in inserted) {
    correctVersions(inserted.copy, version, report);
    for (const { reference, path } of inserted.broken) {
      report({ case: "reference", reference }, { pointer: `${pointerOf(path)}/$ref` });
    }
    const errors = schemaErrors(inserted.copy, version);
    if (errors === "depth") unchecked(errors);
    else {
      const told = withinLimit(errors);
      if (told.length < errors.length) unchecked("faults");
      for (const { fault, place } of toSchemaFaults(told, references)) report(fault, place);
    }
  } else if (inserted.failed === "not-json") report({ case: "not-json" }, { pointer: "" });
  else unchecked(inserted.failed);
  return findings.done();
}

/** The first errors, fewer where they lie deep. */
function withinLimit(errors: readonly SchemaError[]): readonly SchemaError[] {
  let length = 0;
  const end = errors.findIndex(({ instancePath }) => {
    length += instancePath.length;
    return length > MOST_OF_PLACES;
  });
  return end === -1 ? errors : errors.slice(0, end);
}

/** Reports versions that are no full strings, in words that help more than the schema's, and corrects them in the copy. */
function correctVersions(copy: Record<string, unknown>, version: OpenapiVersion, report: Report): void {
  const openapi = own(copy, "openapi");
  if (typeof openapi !== "string" || !/^3\.[012]\.\d+$/.test(openapi)) {
    report({ case: "version", value: openapi }, { pointer: "/openapi" });
  }
  copy.openapi = `${version}.0`;
  const info = own(copy, "info");
  if (isObject(info) && typeof own(info, "version") === "number") {
    report({ case: "version-of-api" }, { pointer: "/info/version" });
    copy.info = { ...info, version: String(info.version) };
  }
}

type OpenapiVersion = OperationIndex["version"];

/** Ajv joins lists of errors into new ones, one for each faulty path: of many faults that takes minutes. */
const JOINED = /vErrors = vErrors === null \? ([\w.]+) : vErrors\.concat\(\1\)/g;

const OPTIONS: Options = {
  allErrors: true,
  strict: false,
  validateFormats: false,
  code: {
    process: (code) =>
      code.replace(JOINED, "vErrors = vErrors === null ? $1 : ($1.forEach((error) => vErrors.push(error)), vErrors)"),
  },
};

const validatorOf = memoized((version: OpenapiVersion): ValidateFunction => {
  if (version === "3.0") return new AjvDraft04(OPTIONS).compile(openapi30);
  return new Ajv2020(OPTIONS).compile(version === "3.1" ? openapi31 : openapi32);
});

/** The errors of a spec by the schema of its version of OpenAPI 3, unless it is nested too deeply. */
function schemaErrors(spec: unknown, version: OpenapiVersion): SchemaError[] | "depth" {
  const validate = validatorOf(version);
  try {
    return validate(spec) ? [] : (validate.errors as SchemaError[]);
  } catch (error) {
    if (error instanceof RangeError) return "depth";
    throw error;
  }
}
