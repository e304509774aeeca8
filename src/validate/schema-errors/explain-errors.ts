import type { ValidatorError } from "../../../schemas/validators.js";
import type { Subject } from "../../diagnostic/words.ts";
import { isObject, own, valueAt } from "../../json/json-value.ts";
import { segmentsOf } from "../../json/pointer.ts";
import { configFormat } from "../codes/config-format.ts";
import { configRange } from "../codes/config-range.ts";
import { configRequired } from "../codes/config-required.ts";
import { configType } from "../codes/config-type.ts";
import type { Reporter } from "../context/findings.ts";
import { replaceFix } from "../context/fixes.ts";
import { reportDocumentedOnly } from "../rules/fields/documented-only.ts";
import { reportNotInEnum } from "../rules/fields/enum.ts";
import { expectedForm } from "./expected-form.ts";
import { retypeFix } from "./wrong-type.ts";

/** The place of a validated value, and its name in messages. */
export interface ValidatedPlace {
  value: unknown;
  /** JSON Pointer to the value. */
  pointer: string;
  owner: Subject;
  /** Tells which errors to skip, because another rule reports them better. */
  skip?: (error: ValidatorError) => boolean;
}

/**
 * Reports the errors of a generated validator, by keyword and parameters. Errors of a condition itself (`if`) are
 * skipped, because the failed requirement is reported too.
 */
export function explainErrors(findings: Reporter, errors: readonly ValidatorError[], place: ValidatedPlace): void {
  const empty = new Set<string>();
  for (const error of errors) {
    if (error.keyword === "if" || place.skip?.(error)) continue;
    // For an empty object, the first missing field is enough.
    if (error.keyword === "required" && isEmpty(valueAt(place.value, segmentsOf(error.instancePath)))) {
      if (empty.has(error.instancePath)) continue;
      empty.add(error.instancePath);
    }
    explainError(findings, error, place);
  }
}

const isEmpty = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;

function explainError(
  findings: Reporter,
  error: ValidatorError,
  { value: root, pointer: base, owner }: ValidatedPlace,
) {
  const { keyword, params, instancePath } = error;
  const segments = segmentsOf(instancePath);
  const value = valueAt(root, segments);
  if (isObject(value) && typeof own(value, "$ref") === "string") return;
  const pointer = base + instancePath;
  const subject = segments.length === 0 ? owner : subjectOf(root, segments);
  if (reportDocumentedOnly(findings, error, value, pointer)) return;
  switch (keyword) {
    case "type":
      return reportType(findings, { subject, value, pointer }, params.type as string | string[]);
    case "additionalProperties":
    case "not":
      // Reported by the check of known keys, with suggestions.
      return;
    case "required":
    case "dependencies":
      return findings.add(
        configRequired,
        { case: "field", owner: subject, field: String(params.missingProperty) },
        { pointer },
      );
    case "enum": {
      const isLanguage = segments.at(-1) === "language";
      return reportNotInEnum(findings, {
        subject,
        value,
        pointer,
        isLanguage,
        allowed: params.allowedValues as string[],
      });
    }
    case "pattern": {
      const form = expectedForm(segments, value);
      const fixes = "corrected" in form && form.corrected !== undefined ? [replaceFix(pointer, form.corrected)] : [];
      return findings.add(configFormat, { subject, value, ...form }, { pointer }, { fixes });
    }
    default: {
      return findings.add(configRange, { subject, value, bound: { keyword, limit: params.limit } }, { pointer });
    }
  }
}

interface Fault {
  subject: Subject;
  value: unknown;
  pointer: string;
}

function reportType(findings: Reporter, { subject, value, pointer }: Fault, types: string | readonly string[]) {
  if (isObject(value) && pointer === "/redirects") {
    return findings.add(configType, { case: "redirect-pairs", pairs: value }, { pointer });
  }
  const args = { case: "value", subject, value, types: [types].flat() } as const;
  findings.add(configType, args, { pointer }, { fixes: retypeFix(value, types, pointer) });
}

/** The subject of a message about a value: a field, or an entry in its list. */
function subjectOf(root: unknown, segments: readonly string[]): Subject {
  const isKey = (_: string, index: number) => !Array.isArray(valueAt(root, segments.slice(0, index)));
  const last = segments.findLastIndex(isKey);
  if (last < 0) return { entry: Number(segments.at(-1)) };
  const key = segments[last] as string;
  return last === segments.length - 1 ? { field: key } : { entryOf: key };
}
