import type { ValidatorError } from "../../../schemas/validators.js";
import { isObject, type JsonObject, own, valueAt } from "../../json/json-value.ts";
import { segmentsOf } from "../../json/pointer.ts";
import type { Findings } from "../context/findings.ts";
import { replaceFix } from "../context/fixes.ts";
import { expectedTypes, quoteValue, typeName } from "../context/value-words.ts";
import { reportChoice } from "../rules/closed-lists.ts";
import { describeFormat } from "./formats.ts";
import { retypeFix, typeAdvice } from "./wrong-type.ts";

/** Where a validated value stands, and what its messages call it. */
export interface ValidatedPlace {
  value: unknown;
  /** JSON Pointer to the value. */
  pointer: string;
  /** `this group`, `docs.json`. */
  owner: string;
  /** Errors that something else reports better, by their pointer within the value. */
  skip?: (error: ValidatorError) => boolean;
}

/**
 * Words the errors of a generated validator, judging by keyword and parameters. Errors of a condition itself (`if`) say
 * nothing of their own: what it asked for is reported beside them.
 */
export function explainErrors(findings: Findings, errors: readonly ValidatorError[], place: ValidatedPlace): void {
  for (const error of errors) {
    if (error.keyword !== "if" && !place.skip?.(error)) explainError(findings, error, place);
  }
}

function explainError(
  findings: Findings,
  error: ValidatorError,
  { value: root, pointer: base, owner }: ValidatedPlace,
) {
  const { keyword, params, instancePath } = error;
  const segments = segmentsOf(instancePath);
  const value = valueAt(root, segments);
  if (isObject(value) && typeof own(value, "$ref") === "string") return;
  const pointer = base + instancePath;
  const subject = segments.length === 0 ? owner : subjectOf(root, segments);
  switch (keyword) {
    case "type":
      return reportType(findings, { subject, value, pointer }, params.type as string | string[]);
    case "required":
      return findings.add("config/required", { owner: subject, field: String(params.missingProperty) }, { pointer });
    case "enum": {
      const isLanguage = segments.at(-1) === "language";
      return reportChoice(findings, { subject, value, pointer, isLanguage, allowed: params.allowedValues as string[] });
    }
    case "pattern": {
      const { corrected, ...form } = describeFormat(segments, value);
      const fixes = corrected === undefined ? [] : [replaceFix(pointer, corrected)];
      return findings.add("config/format", { subject, value: quoteValue(value), ...form }, { pointer }, { fixes });
    }
    default: {
      const expected = describeBound(error);
      return findings.add("config/range", { subject, value: quoteValue(value), expected }, { pointer });
    }
  }
}

interface Fault {
  subject: string;
  value: unknown;
  pointer: string;
}

function reportType(findings: Findings, { subject, value, pointer }: Fault, types: string | readonly string[]): void {
  const advice = isObject(value) && pointer === "/redirects" ? redirectAdvice(value) : typeAdvice(value, types);
  const args = { subject, actual: typeName(value), expected: expectedTypes(types), advice };
  findings.add("config/type", args, { pointer }, { fixes: retypeFix(value, types, pointer) });
}

/** What to do about redirects that are written as pairs, `{ "/old": "/new" }`. */
function redirectAdvice(pairs: JsonObject): string {
  const [source = "/old", destination = "/new"] = Object.entries(pairs)[0] ?? [];
  return `write a list: [{ "source": ${quoteValue(source)}, "destination": ${quoteValue(destination)} }]`;
}

/** `"icon"`, or for an entry of a list `an entry of "links"`. */
function subjectOf(root: unknown, segments: readonly string[]): string {
  const isKey = (_: string, index: number) => !Array.isArray(valueAt(root, segments.slice(0, index)));
  const last = segments.findLastIndex(isKey);
  if (last < 0) return `entry ${Number(segments.at(-1)) + 1}`;
  const key = JSON.stringify(segments[last]);
  return last === segments.length - 1 ? key : `an entry of ${key}`;
}

function describeBound({ keyword, params }: ValidatorError): string {
  switch (keyword) {
    case "minimum":
      return `at least ${params.limit}`;
    case "maximum":
      return `at most ${params.limit}`;
    case "minLength":
      return params.limit === 1 ? "a text that is not empty" : `at least ${params.limit} characters long`;
    case "maxLength":
      return `at most ${params.limit} characters long`;
    case "minItems":
      return `a list of at least ${params.limit}`;
    default:
      return `right by the rule ${JSON.stringify(keyword)} of the schema`;
  }
}
