import type { ValidatorError } from "../../schemas/validators.js";
import type { Place } from "../diagnostic/finding.ts";
import { nearest } from "../diagnostic/nearest.ts";
import { segmentsOf } from "../source/pointer.ts";
import { isObject, own } from "./element.ts";
import type { Findings } from "./findings.ts";
import { describeFormat } from "./formats.ts";
import { expectedTypes, quoteValue, typeName } from "./words.ts";

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
  const segments = segmentsOf(error.instancePath);
  const value = valueAt(root, segments);
  if (isObject(value) && typeof own(value, "$ref") === "string") return;
  const pointer = base + error.instancePath;
  const subject = segments.length === 0 ? owner : subjectOf(segments);
  switch (error.keyword) {
    case "type": {
      const types = error.params.type as string | string[];
      const args = {
        subject,
        actual: typeName(value),
        expected: expectedTypes(types),
        advice: typeAdvice(value, types),
      };
      return findings.add("config/type", args, { pointer }, { fixes: unquoteFix(value, types, pointer) });
    }
    case "required": {
      const field = String(error.params.missingProperty);
      return findings.add("config/required", { owner: subject, field }, { pointer, part: "value" });
    }
    case "enum": {
      const allowed = (error.params.allowedValues as unknown[]).map(String);
      return segments.at(-1) === "language" && typeof value === "string"
        ? reportLanguage(findings, value, allowed, { pointer })
        : reportChoice(findings, subject, value, allowed, { pointer });
    }
    case "pattern": {
      const form = describeFormat(segments, value);
      const fixes = form.corrected === undefined ? [] : [replaceFix(pointer, form.corrected)];
      const args = { subject, value: quoteValue(value), expected: form.expected, advice: form.advice };
      return findings.add("config/format", args, { pointer }, { fixes });
    }
    default: {
      const expected = describeBound(error);
      return findings.add("config/range", { subject, value: quoteValue(value), expected }, { pointer });
    }
  }
}

function reportChoice(
  findings: Findings,
  subject: string,
  value: unknown,
  allowed: readonly string[],
  place: Place,
): void {
  const suggestions = typeof value === "string" ? nearest(value, allowed) : [];
  const fixes = suggestions.length === 1 ? [replaceFix(place.pointer, suggestions[0] as string)] : [];
  findings.add("config/enum", { subject, value: quoteValue(value), allowed, suggestions }, place, { fixes });
}

/** What people write for languages that have another code here. */
const OTHER_CODES: ReadonlyMap<string, readonly string[]> = new Map([
  ["ja", ["jp"]],
  ["ja-JP", ["jp"]],
  ["zh", ["cn", "zh-Hant"]],
  ["zh-CN", ["cn"]],
  ["zh-Hans", ["cn"]],
  ["zh-TW", ["zh-Hant"]],
  ["pt", ["pt-BR"]],
  ["nb", ["no"]],
]);

function reportLanguage(findings: Findings, code: string, known: readonly string[], place: Place): void {
  const equivalents = OTHER_CODES.get(code)?.filter((each) => known.includes(each)) ?? [];
  const base = code.split(/[-_]/)[0] as string;
  const near = nearest(code, known);
  const suggestions =
    equivalents.length > 0 ? equivalents : near.length > 0 ? near : known.filter((each) => each === base);
  const fixes = suggestions.length === 1 ? [replaceFix(place.pointer, suggestions[0] as string)] : [];
  findings.add("nav/unknown-language", { code, suggestions, count: known.length }, place, { fixes });
}

function valueAt(root: unknown, segments: readonly string[]): unknown {
  let value = root;
  for (const segment of segments) {
    if (Array.isArray(value)) value = value[Number(segment)];
    else if (isObject(value) && Object.hasOwn(value, segment)) value = value[segment];
    else return undefined;
  }
  return value;
}

/** `"icon"`, or for an entry of a list `an entry of "links"`. */
function subjectOf(segments: readonly string[]): string {
  const key = segments.findLast((segment) => !/^\d+$/.test(segment));
  const last = segments[segments.length - 1] as string;
  if (key === undefined) return `entry ${Number(last) + 1}`;
  return key === last ? JSON.stringify(key) : `an entry of ${JSON.stringify(key)}`;
}

/** What to do about a value of the wrong type, where that can be told. */
export function typeAdvice(value: unknown, types: string | readonly string[]): string | undefined {
  const wanted = [types].flat();
  if (typeof value === "string") {
    if (wanted.includes("boolean")) return "write true or false, without quotes";
    if (wanted.includes("array")) return `put it in a list: [${quoteValue(value)}]`;
    if (wanted.includes("number") || wanted.includes("integer")) return "write a number, without quotes";
  }
  if (wanted.includes("string") && (typeof value === "number" || typeof value === "boolean")) {
    return `write a string in double quotes: "${value}"`;
  }
  if (value === null) return "remove the field, or give it a value";
  if (wanted.includes("array") && isObject(value)) return 'put it in a list: "[" before it, "]" after it';
  return wanted.includes("object") && !wanted.includes("string") ? 'write it in braces: { "…": … }' : undefined;
}

const BOOLEANS: ReadonlyMap<string, string> = new Map([
  ["true", "true"],
  ["yes", "true"],
  ["false", "false"],
  ["no", "false"],
]);

/** `"yes"` where true or false is wanted. */
function unquoteFix(value: unknown, types: string | readonly string[], pointer: string) {
  const meant =
    typeof value === "string" && [types].flat().includes("boolean") ? BOOLEANS.get(value.toLowerCase()) : undefined;
  return meant === undefined ? [] : [{ title: `Write ${meant}`, place: { pointer }, text: meant }];
}

export const replaceFix = (pointer: string, text: string) => ({
  title: `Replace it by ${JSON.stringify(text)}`,
  place: { pointer },
  text: JSON.stringify(text),
});

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
