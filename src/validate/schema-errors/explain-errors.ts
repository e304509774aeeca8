import type { Code } from "../../diagnostic/code.ts";
import type { Reporter } from "../../diagnostic/finding.ts";
import { FIX_TITLES, type Subject } from "../../diagnostic/words.ts";
import { isObject, own, segmentsOf, valueAt } from "../../json/json-value.ts";
import type { ShapeFault } from "../../json/shape.ts";
import { configFormat } from "../codes/config-format.ts";
import { configRange } from "../codes/config-range.ts";
import { configRequired } from "../codes/config-required.ts";
import { configType } from "../codes/config-type.ts";
import { replaceFix } from "../context/fixes.ts";
import { documentedOnly, reportDocumentedOnly } from "../rules/fields/documented-only.ts";
import { configEnum, reportNotInEnum } from "../rules/fields/enum.ts";
import { unknownLanguage } from "../rules/fields/unknown/unknown-language.ts";
import { wrongForm } from "./wrong-form.ts";

const BOOLEANS: ReadonlyMap<string, string> = new Map([
  ["true", "true"],
  ["yes", "true"],
  ["false", "false"],
  ["no", "false"],
]);

/** The fix that removes or adds quotes: `"yes"` for a boolean, 2 for a string. */
export function retypeFix(value: unknown, types: string | readonly string[], pointer: string) {
  const text = retyped(value, [types].flat());
  return text === undefined ? [] : [{ title: FIX_TITLES.use(text), place: { pointer }, text }];
}

function retyped(value: unknown, wanted: readonly string[]): string | undefined {
  if (typeof value === "string") {
    if (wanted.includes("boolean")) return BOOLEANS.get(value.trim().toLowerCase());
    return wanted.includes("number") && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? String(Number(value)) : undefined;
  }
  return wanted.length === 1 && wanted[0] === "string" && typeof value === "number"
    ? JSON.stringify(String(value))
    : undefined;
}

/** The codes by which faults of a shape are explained. */
export const FAULT_CODES = [
  configType,
  configFormat,
  configEnum,
  configRange,
  configRequired,
  documentedOnly,
  unknownLanguage,
] as const satisfies readonly Code[];

/** The place of a value that has a shape, and its name in messages. */
export interface ShapedPlace {
  value: unknown;
  /** JSON Pointer to the value. */
  pointer: string;
  owner: Subject;
  /** Tells which faults to skip, because another rule reports them better. */
  skip?: (fault: ShapeFault) => boolean;
}

/** Reports how a value departs from its shape, by keyword and facts. */
export function explainErrors(findings: Reporter, faults: readonly ShapeFault[], place: ShapedPlace): void {
  const empty = new Set<string>();
  for (const fault of faults) {
    if (place.skip?.(fault)) continue;
    // For an empty object, the first missing field is enough.
    if (fault.keyword === "required" && isEmpty(valueAt(place.value, segmentsOf(fault.pointer)))) {
      if (empty.has(fault.pointer)) continue;
      empty.add(fault.pointer);
    }
    explainFault(findings, fault, place);
  }
}

const isEmpty = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;

function explainFault(findings: Reporter, fault: ShapeFault, { value: root, pointer: base, owner }: ShapedPlace) {
  const segments = segmentsOf(fault.pointer);
  const value = valueAt(root, segments);
  if (isObject(value) && typeof own(value, "$ref") === "string") return;
  const pointer = base + fault.pointer;
  const subject = segments.length === 0 ? owner : subjectOf(root, segments);
  if (reportDocumentedOnly(findings, fault, value, pointer)) return;
  switch (fault.keyword) {
    case "type":
      return reportType(findings, { subject, value, pointer }, fault.types);
    case "unknown":
      // Reported by the check of known keys, with suggestions.
      return;
    case "required":
      return findings.add(configRequired, { case: "field", owner: subject, field: fault.field }, { pointer });
    case "enum": {
      const isLanguage = segments.at(-1) === "language";
      return reportNotInEnum(findings, { subject, value, pointer, isLanguage, allowed: fault.allowed });
    }
    case "pattern": {
      const form = wrongForm(fault, segments.at(-1) ?? "", String(value));
      const fixes = "corrected" in form && form.corrected !== undefined ? [replaceFix(pointer, form.corrected)] : [];
      return findings.add(configFormat, { subject, value, ...form }, { pointer }, { fixes });
    }
    default: {
      const { keyword, limit } = fault;
      return findings.add(configRange, { subject, value, bound: { keyword, limit } }, { pointer });
    }
  }
}

interface Fault {
  subject: Subject;
  value: unknown;
  pointer: string;
}

function reportType(findings: Reporter, { subject, value, pointer }: Fault, types: readonly string[]) {
  if (isObject(value) && pointer === "/redirects") {
    return findings.add(configType, { case: "redirect-pairs", pairs: value }, { pointer });
  }
  const args = { case: "value", subject, value, types } as const;
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
