import { DOCS_SHAPES } from "../../../schemas/docs-shapes.js";
import { own } from "../../json/json-value.ts";
import { faultsOf, knownFields, type ShapeFault } from "../../json/shape.ts";
import { DIALECT_RULES } from "../../vocabulary/dialect-rules.ts";
import { type ChildKey, ELEMENTS } from "../../vocabulary/elements.ts";
import { type Check, KEY_ROLES } from "../context/check-context.ts";
import { type ElementFrame, isInner, nameKeyOf, pointerTo } from "../context/element-frame.ts";
import { reportEmptyElement } from "../rules/children/empty-element.ts";
import { reportGlobalWithoutHref } from "../rules/children/global-without-href.ts";
import { reportNoRootElement } from "../rules/children/no-root-element.ts";
import { reportPageExtension } from "../rules/entries/page-extension.ts";
import { noteDirectory, noteRootPage } from "../rules/fields/directory-without-root.ts";
import { reportEmptyName } from "../rules/fields/empty-name.ts";
import { reportEmptyRootPage } from "../rules/fields/empty-root-page.ts";
import { reportExpandedIgnored } from "../rules/fields/expanded-ignored.ts";
import { reportIgnoredAsyncapi } from "../rules/fields/ignored-asyncapi.ts";
import { reportIgnoredRootOpenapi } from "../rules/fields/ignored-root-openapi.ts";
import { reportUnknownElementFields } from "../rules/fields/unknown-element-field.ts";
import { checkKnownKeys } from "../rules/fields/unknown-field.ts";
import { noteInclude } from "../rules/fields/unread-include.ts";
import { explainErrors } from "../schema-errors/explain-errors.ts";
import { isSaidBetter, missingFields, refusedFields } from "../schema-errors/missing-fields.ts";
import { openChildren } from "./open-children.ts";

/** Applies the rules about an element itself, and opens its child lists for the walk. */
export function checkElement(check: Check, frame: ElementFrame): void {
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
  const isIncluded = typeof own(value, "$ref") === "string";
  if (isIncluded) noteInclude(check, String(value.$ref), pointerTo(frame, "$ref"));
  openChildren(check, frame, childKeys, unknown);
  const faults = fieldFaults(check, frame);
  const fillers = unknown.size > 0 ? reportUnknownElementFields(check, frame, unknown, faults) : 0;
  if (hasNested || faults.length > 0) checkFields(check, frame, faults);
  if (childKeys.length === 0 && frame.lists.length === 0 && !isIncluded) {
    if (isInner(frame)) reportEmptyElement(check, frame, fillers > 0);
    else reportNoRootElement(check, frame);
  }
  noteDirectory(check, frame);
  reportEmptyName(check, frame);
  if (kind === "group") checkGroup(check, frame);
  if (kind === "navigation") reportIgnoredRootOpenapi(check, frame, faults);
  if (hasNested) reportGlobalWithoutHref(check, frame);
}

function checkGroup(check: Check, group: ElementFrame) {
  reportExpandedIgnored(check, group);
  reportIgnoredAsyncapi(check, group);
  const root = own(group.value, "root");
  if (typeof root !== "string") return;
  const pointer = () => pointerTo(group, "root");
  if (root === "" && DIALECT_RULES[check.dialect].emptyText === "error") return;
  if (root.trim() === "") return reportEmptyRootPage(check, pointer());
  noteRootPage(check, group);
  reportPageExtension(check, root, pointer);
}

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

/** Checks the objects in the element's fields, and explains the faults of its own fields. */
function checkFields(check: Check, frame: ElementFrame, faults: readonly ShapeFault[]): void {
  const { kind, value } = frame;
  const pointer = pointerTo(frame);
  const missing = missingFields(faults, pointer);
  const { closesObjects } = DIALECT_RULES[check.dialect];
  checkNested(check, frame, missing, closesObjects ? refusedFields(faults, pointer) : new Set());
  const skip = (fault: ShapeFault) => isSaidBetter(fault, missing, pointer);
  explainErrors(check.findings, faults, { value, pointer, owner: { element: kind }, skip });
}

/**
 * Checks the objects in fields for unknown fields: `icon`, `color`, `openapi`, `global`, `navbar` … Required fields that
 * an unknown one explains are removed from `missing`.
 */
function checkNested(check: Check, frame: ElementFrame, missing: Set<string>, refused: ReadonlySet<string>): void {
  const { kind, value } = frame;
  for (const [key, shape] of Object.entries(knownFields(DOCS_SHAPES[check.dialect][kind]) ?? {})) {
    const nested = own(value, key);
    if (typeof nested !== "object" || nested === null) continue;
    checkKnownKeys(check.findings, nested, shape, {
      pointer: pointerTo(frame, key),
      owner: { field: key },
      missing,
      refused,
      onInclude: (path, pointer) => noteInclude(check, path, pointer),
    });
  }
}
