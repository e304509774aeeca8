import type { Code } from "../../../../diagnostic/code.ts";
import type { Findings, Reporter } from "../../../../diagnostic/finding.ts";
import { nearest } from "../../../../diagnostic/nearest.ts";
import type { Subject } from "../../../../diagnostic/words.ts";
import { escapeSegment, isObject, type JsonObject, own } from "../../../../json/json-value.ts";
import { knownFields, type Shape } from "../../../../json/shape.ts";
import { configFormat } from "../../../codes/config-format.ts";
import { configRequired } from "../../../codes/config-required.ts";
import { configType } from "../../../codes/config-type.ts";
import { configUnknownField } from "../../../codes/config-unknown-field.ts";
import { renameFixes } from "../../../context/fixes.ts";
import { suggestFields } from "../../../context/suggest-fields.ts";
import { unknownFieldReason } from "../../../context/unknown-field-reason.ts";
import { unreadInclude } from "../unread-include.ts";
import { homeOf } from "./misplaced-field.ts";
import { reportUnknownValue, unknownValue } from "./unknown-value.ts";

/** Reports a `$ref` whose value cannot be the path of a file; `onInclude` gets all others. */
export function checkIncludePath(
  findings: Reporter,
  path: unknown,
  pointer: string,
  onInclude: ((path: string, pointer: string) => void) | undefined,
): void {
  const subject = { field: "$ref" };
  if (typeof path !== "string") {
    findings.add(configType, { case: "value", subject, value: path, types: ["string"] }, { pointer });
  } else if (path.trim() !== "") onInclude?.(path, pointer);
  else findings.add(configFormat, { case: "file", subject, value: path }, { pointer });
}

/** The types of links in the bar that need no label. */
const WITHOUT_LABEL = ["github", "discord"] as const;

/** Whether a link in the bar has no label because the key or the value of its type, which needs none, is misspelt. */
export function lacksLabelByType(link: unknown): boolean {
  if (!isObject(link)) return false;
  return Object.entries(link).some(([key, value]) => {
    if (typeof value !== "string") return false;
    const isType = key === "type" || nearest(key, ["type"]).length > 0;
    return isType && nearest(value.trim(), WITHOUT_LABEL).length > 0;
  });
}

/** The codes by which unknown fields and values are reported. */
export const UNKNOWN_CODES = [
  configUnknownField,
  configRequired,
  unknownValue,
  configType,
  configFormat,
  unreadInclude,
] as const satisfies readonly Code[];

export interface KnownKeysPlace {
  pointer: string;
  owner: Subject;
  /** Pointers of required fields that are missing; those that an unknown field explains are removed. */
  missing: Set<string>;
  /** Pointers of the fields because of which the whole file is rejected. */
  refused: ReadonlySet<string>;
  /** Whether the value makes the platform reject the file, instead of being ignored. */
  isRefused?: boolean;
  /** Called with each `$ref` and its pointer. */
  onInclude?: (path: string, pointer: string) => void;
}

/** Reports the unknown fields and values in `value`, and in everything inside it that the shape describes. */
export function checkKnownKeys(findings: Findings, value: unknown, shape: Shape, place: KnownKeysPlace): void {
  if (typeof value === "string" && shape?.string) reportUnknownValue(findings, value, shape.string, place);
  if (Array.isArray(value) && shape?.array?.items) {
    const owner = "field" in place.owner ? { entryOf: place.owner.field } : place.owner;
    for (const [i, entry] of value.entries()) {
      checkKnownKeys(findings, entry, shape.array.items, { ...place, owner, pointer: `${place.pointer}/${i}` });
    }
  }
  if (!isObject(value)) return;
  const fields = knownFields(shape);
  if (!fields) {
    if (typeof own(value, "$ref") === "string") place.onInclude?.(String(value.$ref), `${place.pointer}/$ref`);
    return;
  }
  const isRefused = lacksLabelByType(value) && place.missing.delete(`${place.pointer}/label`);
  for (const key of Object.keys(value)) {
    const pointer = `${place.pointer}/${escapeSegment(key)}`;
    if (key === "$ref") checkIncludePath(findings, value.$ref, pointer, place.onInclude);
    else if (!Object.hasOwn(fields, key)) reportUnknownField(findings, key, value, shape, { ...place, isRefused });
    else {
      const inside = { ...place, pointer, owner: { field: key }, isRefused: isRefused && key === "type" };
      checkKnownKeys(findings, value[key], fields[key] ?? null, inside);
    }
  }
}

/**
 * Reports one unknown field: as one level too high, as misspelt, or as unknown. If it explains why a required field is
 * missing, the missing field is reported instead, at the same place.
 */
function reportUnknownField(findings: Findings, field: string, value: JsonObject, shape: Shape, place: KnownKeysPlace) {
  const { owner, missing } = place;
  const pointer = `${place.pointer}/${escapeSegment(field)}`;
  const at = { pointer, part: "key" as const };
  // What it is meant as takes most of the time.
  if (findings.isFull(configUnknownField)) return findings.add(configUnknownField, { field, owner }, at);
  const known = [...Object.keys(knownFields(shape) ?? {}), ...(typeof value[field] === "string" ? ["$ref"] : [])];
  const suggestions = suggestFields(
    field,
    known.filter((key) => !Object.hasOwn(value, key)),
  );
  const isRefused = place.refused.has(pointer);
  if (shape?.object?.grows && suggestions.length === 0 && !isRefused) return;
  const severity = isRefused || (place.isRefused && suggestions.includes("type")) ? "error" : undefined;
  const home = homeOf(field, value, shape, (inside) => missing.has(place.pointer + inside));
  if (home && (home.lacking.length > 0 || suggestions.length === 0)) {
    const [only] = home.lacking;
    const isMissed = only
      ? home.lacking.length === 1 && missing.delete(`${place.pointer}${only.pointer}/${escapeSegment(field)}`)
      : missing.delete(`${place.pointer}/${escapeSegment(home.key)}`);
    if (isMissed) return findings.add(configRequired, { case: "too-high", owner, field, home }, at);
    return findings.add(configUnknownField, { field, owner, isRefused, reason: { is: "misplaced", home } }, at, {
      severity,
    });
  }
  const fixes = renameFixes(pointer, suggestions);
  const meant = suggestions.find((key) => missing.delete(`${place.pointer}/${escapeSegment(key)}`));
  if (meant !== undefined) {
    return findings.add(configRequired, { case: "renamed", owner, field: meant, found: field }, at, { fixes });
  }
  const reason = unknownFieldReason(
    field,
    place.pointer === "" ? "docs.json" : undefined,
    "field" in owner ? owner.field : "entryOf" in owner ? owner.entryOf : undefined,
  );
  findings.add(configUnknownField, { field, owner, isRefused, suggestions, reason }, at, { fixes, severity });
}
