import type { FactsOf } from "../../../diagnostic/code.ts";
import { type Finding, finding } from "../../../diagnostic/finding.ts";
import { nearest } from "../../../diagnostic/nearest.ts";
import { escapeSegment, isObject, type JsonObject, own, textOf } from "../../../json/json-value.ts";
import type { Severity } from "../../../vocabulary/platform/severity.ts";
import { invalidOverlay } from "./overlay-codes.ts";

export interface OverlayAction {
  readonly target: string;
  readonly change: { remove: true } | { update: unknown } | { copy: string };
  /** JSON Pointer to the action in the overlay. */
  readonly pointer: string;
}

/** Reports a fault at a place of the overlay. */
type Report = (args: FactsOf<typeof invalidOverlay>, pointer: string, part?: "key") => void;

const FIELDS = ["overlay", "info", "extends", "actions"];
const INFO_FIELDS = ["title", "version", "description"];
const ACTION_FIELDS = ["target", "description", "update", "copy", "remove"];

/**
 * The actions of an overlay, in their order; `undefined` if it breaks a rule and is therefore not applied. Source:
 * OpenAPI Overlay Specification 1.0 and 1.1.
 */
export function readOverlay(
  overlay: unknown,
  { file, severity }: { file: string; severity?: Severity | undefined },
  findings: Finding[],
): OverlayAction[] | undefined {
  const before = findings.length;
  const report: Report = (args, pointer, part) => {
    const place = { file, pointer, ...(part && { part }) };
    findings.push(finding(invalidOverlay, args, place, { severity }));
  };
  const actions = isObject(overlay) ? readOverlayActions(overlay, report) : [];
  if (!isObject(overlay)) report({ case: "value", value: overlay }, "");
  return findings.length === before ? actions : undefined;
}

function readOverlayActions(overlay: JsonObject, report: Report): OverlayAction[] {
  const version = own(overlay, "overlay");
  if (version === undefined) {
    // A document of another kind. Its other missing fields are not reported.
    report({ case: "missing", field: "overlay" }, "");
    return [];
  }
  if (!/^1\.[01](?:\.\d+)?$/.test(textOf(version) ?? "")) report({ case: "version", version }, "/overlay");
  reportUnknownFields(overlay, FIELDS, "", report);
  const info = own(overlay, "info");
  if (!isObject(info)) report(missingOr("info", "an object", info), info === undefined ? "" : "/info");
  else {
    reportUnknownFields(info, INFO_FIELDS, "/info", report);
    for (const field of ["title", "version"])
      if (own(info, field) === undefined) report({ case: "missing", field }, "/info");
  }
  const actions = own(overlay, "actions");
  if (!Array.isArray(actions)) {
    report(missingOr("actions", "a list", actions), actions === undefined ? "" : "/actions");
    return [];
  }
  const hasCopy = !/^1(\.0|$)/.test(textOf(version) ?? "");
  return actions.flatMap((action: unknown, index) => {
    const pointer = `/actions/${index}`;
    if (isObject(action)) return readAction(action, { pointer, hasCopy }, report) ?? [];
    report({ case: "type", field: `actions[${index}]`, type: "an object", value: action }, pointer);
    return [];
  });
}

function readAction(
  action: JsonObject,
  { pointer, hasCopy }: { pointer: string; hasCopy: boolean },
  report: Report,
): OverlayAction | undefined {
  const hasUnknown = reportUnknownFields(action, ACTION_FIELDS, pointer, report);
  const [target, copy, remove] = [own(action, "target"), own(action, "copy"), own(action, "remove")];
  if (typeof target !== "string") {
    report(missingOr("target", "a string", target), target === undefined ? pointer : `${pointer}/target`);
    return undefined;
  }
  if (remove !== undefined && typeof remove !== "boolean") {
    report({ case: "type", field: "remove", type: "true or false", value: remove }, `${pointer}/remove`);
    return undefined;
  }
  if (remove) return { target, change: { remove }, pointer };
  if (copy === undefined) {
    if (own(action, "update") !== undefined) return { target, change: { update: action.update }, pointer };
    if (!hasUnknown) report({ case: "no-modifier" }, pointer);
  } else if (own(action, "update") !== undefined) report({ case: "two-modifiers" }, `${pointer}/copy`, "key");
  else if (!hasCopy) report({ case: "copy-version" }, `${pointer}/copy`, "key");
  else if (typeof copy === "string") return { target, change: { copy }, pointer };
  else report({ case: "type", field: "copy", type: "a string", value: copy }, `${pointer}/copy`);
  return undefined;
}

/** Reports the fields that an object must not have; tells whether there are any. */
function reportUnknownFields(object: JsonObject, fields: readonly string[], pointer: string, report: Report): boolean {
  const unknown = Object.keys(object).filter((field) => !fields.includes(field) && !field.startsWith("x-"));
  for (const field of unknown) {
    const suggestions = nearest(field, fields);
    report({ case: "unknown-field", field, suggestions }, `${pointer}/${escapeSegment(field)}`, "key");
  }
  return unknown.length > 0;
}

const missingOr = (field: string, type: string, value: unknown) =>
  value === undefined ? ({ case: "missing", field } as const) : ({ case: "type", field, type, value } as const);
