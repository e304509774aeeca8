import { DOCS_VALIDATORS, KNOWN_KEYS, type ValidatorError } from "../../../schemas/validators.js";
import type { Home } from "../../diagnostic/codes/unknown-field.ts";
import { isObject, own } from "../../json/json-value.ts";
import { CHILDREN, type ChildKey, ELEMENTS, isChildKey } from "../../vocabulary/elements.ts";
import { kindOfList } from "../../vocabulary/entry-kind.ts";
import { type Check, KEY_ROLES, noteInclude } from "../context/check-context.ts";
import { type Element, hasChildren, nameKeyOf, pointerTo } from "../context/element-frame.ts";
import { renameFixes } from "../context/fixes.ts";
import { reportEmpty } from "../rules/children/empty-element.ts";
import { checkGlobal } from "../rules/children/global-without-href.ts";
import { checkEffects } from "../rules/fields/expanded-ignored.ts";
import { reasonFor, suggestKeys } from "../rules/fields/suggest-fields.ts";
import { checkKnownKeys, homeOf } from "../rules/fields/unknown-field.ts";
import { explainErrors } from "../schema-errors/explain-errors.ts";
import { isSaidBetter, missingFields } from "../schema-errors/missing-fields.ts";
import { hasOtherContent, openChildren } from "./open-children.ts";

/** Checks what an element itself holds, and opens its child lists for the walk. */
export function checkElement(check: Check, element: Element): void {
  const { kind, value } = element;
  const roles = KEY_ROLES[kind];
  const childKeys: ChildKey[] = [];
  let unknown = NONE;
  let hasNested = false;
  for (const key of Object.keys(value)) {
    const role = roles.get(key);
    if (role === "child" && !isNameInPlural(element, key)) childKeys.push(key as ChildKey);
    else if (role !== "own") unknown = unknown === NONE ? new Set([key]) : unknown.add(key);
    else if (typeof value[key] === "object") hasNested = true;
  }
  const isIncluded = typeof own(value, "$ref") === "string";
  if (isIncluded) noteInclude(check, String(value.$ref), pointerTo(element, "$ref"));
  openChildren(check, element, childKeys, unknown);
  const errors = fieldErrors(check, element);
  const fillers = unknown.size > 0 ? reportUnknown(check, element, unknown, errors) : 0;
  if (hasNested || errors.length > 0) checkFields(check, element, errors);
  if (childKeys.length === 0 && element.lists.length === 0 && !isIncluded) reportEmpty(check, element, fillers > 0);
  checkEffects(check, element);
  if (hasNested) checkGlobal(check, element);
}

/** `"tabs": "API"` in a tab without a name: the name under a key that means something else. */
function isNameInPlural({ kind, value }: Element, key: string): boolean {
  if (kind === "navigation" || typeof value[key] !== "string") return false;
  const { arrayKey, nameKey } = ELEMENTS[kind];
  return key === arrayKey && !Object.hasOwn(value, nameKey);
}

/** Stands for no unknown keys, as nearly all elements have; never added to. */
const NONE = new Set<string>();

/** The errors of the element's own fields. The name of an element is excused where it was found elsewhere. */
function fieldErrors(check: Check, element: Element): ValidatorError[] {
  const { kind, value } = element;
  const validate = DOCS_VALIDATORS[check.dialect][kind];
  if (validate(value)) return [];
  const errors = validate.errors ?? [];
  const nameKey = nameKeyOf(kind);
  if (!check.named.has(value)) return errors;
  return errors.filter(
    ({ keyword, instancePath, params }) =>
      keyword !== "required" || instancePath !== "" || params.missingProperty !== nameKey,
  );
}

/**
 * Reports unknown keys; takes the error of a missing name out of `errors` where one of them is that name. Gives how many
 * were meant as something that fills the element.
 */
function reportUnknown(check: Check, element: Element, unknown: ReadonlySet<string>, errors: ValidatorError[]): number {
  const { kind, value } = element;
  const nameKey = nameKeyOf(kind);
  const nameError = errors.findIndex(({ keyword, instancePath }) => keyword === "required" && instancePath === "");
  const known = [...KEY_ROLES[kind]].filter(
    ([key, role]) => role === "own" || CHILDREN[check.dialect][kind].includes(key as ChildKey),
  );
  const candidates = known.map(([key]) => key).filter((key) => !Object.hasOwn(value, key));
  let fillers = 0;
  for (const field of unknown) {
    if (reportMoved(check, element, field)) continue;
    const pointer = pointerTo(element, field);
    const place = { pointer, part: "key" as const };
    const isText = typeof value[field] === "string";
    const fitting = candidates.filter((key) => (isText ? !isChildKey(key) : key !== "$ref"));
    const suggestions = suggestKeys(field, fitting, nameError >= 0 ? nameKey : undefined);
    const fixes = renameFixes(pointer, suggestions);
    if (holdsList(value[field])) check.isPartlyRead = true;
    if (suggestions.some(fillsElement) || holdsList(value[field])) fillers++;
    if (nameKey !== undefined && suggestions.includes(nameKey) && nameError >= 0 && errors[nameError]) {
      errors.splice(nameError, 1);
      const fix = renameFixes(pointer, [nameKey]);
      check.findings.add(
        "config/required",
        { case: "renamed", owner: { element: kind }, field: nameKey, found: field },
        place,
        {
          fixes: fix,
        },
      );
      continue;
    }
    const args = { field, owner: { element: kind }, suggestions, reason: reasonFor(field, kind) };
    check.findings.add("config/unknown-field", args, place, { fixes });
  }
  return fillers;
}

/** A field of the element's children, or of an object within it, that is one level too high. */
function reportMoved(check: Check, element: Element, field: string): boolean {
  const { kind, value } = element;
  const place = { pointer: pointerTo(element, field), part: "key" as const };
  for (const { key, entries } of element.lists) {
    const childKind = kindOfList(key);
    if (KEY_ROLES[childKind].get(field) !== "own" || !entries.some(isObject)) continue;
    const isName = nameKeyOf(childKind) === field;
    const only = isName || fillsElement(field) ? entryWithout(entries, field) : undefined;
    const home: Home = { key, part: only ? "lacking-entry" : "entries" };
    const owner = { element: kind };
    if (only && fillsElement(field)) check.excused.add(only);
    if (only && isName) {
      check.named.add(only);
      check.findings.add("config/required", { case: "too-high", owner, field, home }, place);
    } else check.findings.add("config/unknown-field", { field, owner, reason: { is: "misplaced", home } }, place);
    return true;
  }
  const home = homeOf(field, value, KNOWN_KEYS.elements[kind]);
  if (!home || home.lacking.length === 0) return false;
  const reason = { is: "misplaced", home } as const;
  check.findings.add("config/unknown-field", { field, owner: { element: kind }, reason }, place);
  return true;
}

const holdsList = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** Whether an element with this key is not empty. */
const fillsElement = (key: string): boolean => hasOtherContent({ [key]: true }) || hasChildren({ [key]: true });

/** The one entry that a field may have been taken from: it lacks the field, and for what fills an element, anything else. */
function entryWithout(entries: readonly unknown[], field: string): object | undefined {
  const fills = fillsElement(field);
  const lacking = entries.filter(
    (entry) => isObject(entry) && !(fills ? hasChildren(entry) || hasOtherContent(entry) : Object.hasOwn(entry, field)),
  );
  return lacking.length === 1 ? (lacking[0] as object) : undefined;
}

/** Checks the objects that the element's fields hold, and explains the errors of its own fields. */
function checkFields(check: Check, element: Element, errors: readonly ValidatorError[]): void {
  const { kind, value } = element;
  const pointer = pointerTo(element);
  const missing = missingFields(errors, pointer);
  checkNested(check, element, missing);
  const skip = (error: ValidatorError) => isSaidBetter(error, missing, pointer);
  explainErrors(check.findings, errors, { value, pointer, owner: { element: kind }, skip });
}

/**
 * The unknown keys of the objects that fields hold: `icon`, `color`, `openapi`, `global`, `navbar` … Required fields that
 * such a key explains are taken out of `missing`.
 */
function checkNested(check: Check, element: Element, missing: Set<string>): void {
  const { kind, value } = element;
  for (const [key, tree] of Object.entries(KNOWN_KEYS.elements[kind]?.keys ?? {})) {
    const nested = own(value, key);
    if (typeof nested !== "object" || nested === null) continue;
    checkKnownKeys(check.findings, nested, tree, {
      pointer: pointerTo(element, key),
      owner: { field: key },
      missing,
      onInclude: (path, pointer) => noteInclude(check, path, pointer),
    });
  }
}
