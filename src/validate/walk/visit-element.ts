import { DOCS_SHAPES } from "../../../schemas/docs-shapes.js";
import { runRules } from "../../diagnostic/finding.ts";
import { fieldOf } from "../../json/json-value.ts";
import { faultsOf, type ShapeFault } from "../../json/shape.ts";
import { closingSourcesOf, type LoneSource } from "../../vocabulary/addresses/lone-sources.ts";
import { CHILDREN, type ChildKey, ELEMENTS } from "../../vocabulary/elements/elements.ts";
import { DIALECT_RULES } from "../../vocabulary/platform/dialect-rules.ts";
import { isEmptyList } from "../context/element-content.ts";
import { type Check, type ElementFrame, type ElementVisit, KEY_ROLES, nameKeyOf, openList } from "../context/visits.ts";
import { noteDirectory } from "../rules/fields/directory-without-root.ts";
import { ELEMENT_RULES } from "./walk-rules.ts";

/**
 * The `sdk` of a tab, beside which little else is allowed. One that names nothing has an error of its own.
 */
export function loneSourceOf({ dialect }: Check, { kind, value }: ElementFrame): LoneSource | undefined {
  const sources: readonly string[] = closingSourcesOf(dialect, kind);
  if (sources.length === 0) return undefined;
  return Object.keys(value).find((key): key is LoneSource => sources.includes(key) && isNamed(value[key]));
}

function isNamed(value: unknown): boolean {
  const source = fieldOf(value, "source");
  return typeof source === "string" && source !== "";
}

/** Opens the child lists of an element for the walk, in document order, and runs the rules about elements. */
export function visitElement(check: Check, frame: ElementFrame): void {
  const visit = readFields(check, frame);
  const allowed = CHILDREN[check.dialect][frame.kind];
  for (const key of visit.childKeys) openList(frame, key, key, !allowed.includes(key));
  runRules(ELEMENT_RULES, visit);
  noteDirectory(check, frame);
}

function readFields(check: Check, frame: ElementFrame): ElementVisit {
  const { kind, value } = frame;
  const roles = KEY_ROLES[kind];
  const childKeys: ChildKey[] = [];
  let unknown = NONE;
  let hasNested = false;
  for (const key of Object.keys(value)) {
    const role = roles.get(key);
    if (role === "child" && !isNameInPlural(frame, key)) childKeys.push(key as ChildKey);
    else if (role !== "own") unknown = unknown === NONE ? new Set([key]) : unknown.add(key);
    else if (typeof value[key] === "object") hasNested = true;
  }
  const loneSource = loneSourceOf(check, frame);
  const counted = loneSource === undefined ? childKeys.filter((key) => counts(check, frame, key)) : [];
  const faults = fieldFaults(check, frame);
  return { check, frame, childKeys, counted, unknown, faults, hasNested, loneSource, isFilled: false };
}

const counts = ({ dialect }: Check, { kind, value }: ElementFrame, key: ChildKey): boolean =>
  CHILDREN[dialect][kind].includes(key) && (DIALECT_RULES[dialect].emptyListsCount || !isEmptyList(value[key]));

/** Whether a key is the plural of the missing name: `"tabs": "API"` in a tab without a name. */
function isNameInPlural({ kind, value }: ElementFrame, key: string): boolean {
  if (kind === "navigation" || typeof value[key] !== "string") return false;
  const { arrayKey, nameKey } = ELEMENTS[kind];
  return key === arrayKey && !Object.hasOwn(value, nameKey);
}

/** No unknown keys, as in nearly all elements; nothing is added to it. */
const NONE = new Set<string>();

/** The faults of the element's own fields, without a missing name that is reported already. */
function fieldFaults(check: Check, { kind, value }: ElementFrame): ShapeFault[] {
  const faults = faultsOf(value, DOCS_SHAPES[check.dialect][kind]);
  if (faults.length === 0 || !check.named.has(value)) return faults;
  const nameKey = nameKeyOf(kind);
  return faults.filter((fault) => fault.keyword !== "required" || fault.pointer !== "" || fault.field !== nameKey);
}
