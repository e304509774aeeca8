import openapi30 from "@seriousme/openapi-schema-validator/schemas/v3.0/schema.json" with { type: "json" };
import openapi31 from "@seriousme/openapi-schema-validator/schemas/v3.1/schema.json" with { type: "json" };
import openapi32 from "@seriousme/openapi-schema-validator/schemas/v3.2/schema.json" with { type: "json" };
import type { Options, ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import AjvDraft04 from "ajv-draft-04";
import { memoized } from "../../../json/memoized.ts";
import type { OperationIndex } from "../operation.ts";
import type { SchemaError } from "./schema-faults.ts";

export type OpenapiVersion = OperationIndex["version"];

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
export function schemaErrors(spec: unknown, version: OpenapiVersion): SchemaError[] | "depth" {
  const validate = validatorOf(version);
  try {
    return validate(spec) ? [] : (validate.errors as SchemaError[]);
  } catch (error) {
    if (error instanceof RangeError) return "depth";
    throw error;
  }
}
