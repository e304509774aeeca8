import type { ValidatorError } from "../../schemas/validators.js";
import { quoteList } from "../diagnostic/define.ts";
import type { Place } from "../diagnostic/finding.ts";
import { nearest } from "../diagnostic/nearest.ts";
import { segmentsOf } from "../source/pointer.ts";
import { isObject, own } from "./element.ts";
import type { Findings } from "./findings.ts";
import { describeFormat } from "./formats.ts";
import { expectedTypes, quoteValue, typeName } from "./words.ts";
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
  const segments = segmentsOf(error.instancePath);
  const value = valueAt(root, segments);
  if (isObject(value) && typeof own(value, "$ref") === "string") return;
  const pointer = base + error.instancePath;
  const subject = segments.length === 0 ? owner : subjectOf(root, segments);
  switch (error.keyword) {
    case "type": {
      const types = error.params.type as string | string[];
      const args = {
        subject,
        actual: typeName(value),
        expected: expectedTypes(types),
        advice: typeAdvice(value, types),
      };
      return findings.add("config/type", args, { pointer }, { fixes: retypeFix(value, types, pointer) });
    }
    case "required": {
      const field = String(error.params.missingProperty);
      return findings.add("config/required", { owner: subject, field }, { pointer, part: "value" });
    }
    case "enum": {
      const allowed = (error.params.allowedValues as unknown[]).map(String);
      if (typeof value !== "string") {
        const advice = `write one of ${quoteList(allowed.slice(0, MOST_NAMED))}${allowed.length > MOST_NAMED ? " …" : ""}`;
        return findings.add(
          "config/type",
          { subject, actual: typeName(value), expected: ["a string"], advice },
          { pointer },
        );
      }
      return segments.at(-1) === "language"
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

/** How many of the values allowed a hint names. */
const MOST_NAMED = 12;

function reportChoice(
  findings: Findings,
  subject: string,
  value: string,
  allowed: readonly string[],
  place: Place,
): void {
  const suggestions = nearest(value.trim(), allowed);
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
  const near = nearest(code.trim(), known);
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
function subjectOf(root: unknown, segments: readonly string[]): string {
  const isKey = (_: string, index: number) => !Array.isArray(valueAt(root, segments.slice(0, index)));
  const last = segments.findLastIndex(isKey);
  if (last < 0) return `entry ${Number(segments.at(-1)) + 1}`;
  const key = JSON.stringify(segments[last]);
  return last === segments.length - 1 ? key : `an entry of ${key}`;
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
