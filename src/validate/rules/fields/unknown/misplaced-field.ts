import { DOCS_SHAPES } from "../../../../../schemas/docs-shapes.js";
import { escapeSegment, isObject, type JsonObject } from "../../../../json/json-value.ts";
import { knownFields, type Shape } from "../../../../json/shape.ts";
import { kindOfList } from "../../../../vocabulary/elements/elements.ts";
import { configRequired } from "../../../codes/config-required.ts";
import { configUnknownField, type Home } from "../../../codes/config-unknown-field.ts";
import { fillsElement, hasChildKey, hasOtherContent } from "../../../context/element-content.ts";
import { type Check, type ElementFrame, KEY_ROLES, keyPlace, nameKeyOf } from "../../../context/visits.ts";

/**
 * Reports a field of the element's children, or of an object in it, that is one level too high; false for any other.
 * @param isRefused whether the field makes the platform reject the file, instead of being ignored
 */
export function reportMisplacedField(check: Check, frame: ElementFrame, field: string, isRefused: boolean): boolean {
  const { kind, value } = frame;
  const severity = isRefused ? "error" : undefined;
  const place = keyPlace(frame, field);
  for (const { key, entries } of frame.lists) {
    const childKind = kindOfList(key);
    if (KEY_ROLES[childKind].get(field) !== "own" || !entries.some(isObject)) continue;
    const isName = nameKeyOf(childKind) === field;
    const only = isName || fillsElement(field) ? entryWithoutField(entries, field) : undefined;
    const home: Home = { key, part: only ? "lacking-entry" : "entries" };
    const owner = { element: kind };
    if (only && fillsElement(field)) check.excused.add(only);
    if (only && isName) {
      check.named.add(only);
      check.findings.add(configRequired, { case: "too-high", owner, field, home }, place);
    } else {
      const args = { field, owner, isRefused, reason: { is: "misplaced", home } } as const;
      check.findings.add(configUnknownField, args, place, { severity });
    }
    return true;
  }
  const home = homeOf(field, value, DOCS_SHAPES[check.dialect][kind]);
  if (!home || home.lacking.length === 0) return false;
  const reason = { is: "misplaced", home } as const;
  check.findings.add(configUnknownField, { field, owner: { element: kind }, isRefused, reason }, place, {
    severity,
  });
  return true;
}

/** The one entry that a field belongs to: it does not have the field and, if the field is content, no other content. */
function entryWithoutField(entries: readonly unknown[], field: string): object | undefined {
  const fills = fillsElement(field);
  const lacking = entries.filter(
    (entry) => isObject(entry) && !(fills ? hasChildKey(entry) || hasOtherContent(entry) : Object.hasOwn(entry, field)),
  );
  return lacking.length === 1 ? (lacking[0] as object) : undefined;
}

interface Inside {
  value: JsonObject;
  pointer: string;
}

/** Objects one level down that can have a field, and the ones among them that do not have it. */
interface KnownHome extends Home {
  lacking: Inside[];
}

/**
 * The object one level down, or the list of objects, that has `field` among its known keys. One in which the field is
 * required and missing is preferred, then one in which it is absent.
 * @param isMissed whether a field is required and missing, by its pointer from `owner`
 */
export function homeOf(
  field: string,
  owner: JsonObject,
  shape: Shape,
  isMissed: (pointer: string) => boolean = () => false,
): KnownHome | undefined {
  const homes = Object.entries(knownFields(shape) ?? {}).flatMap(([key, child]): KnownHome[] => {
    const isList = !knows(child, field) && knows(child?.array?.items, field);
    if (!isList && !knows(child, field)) return [];
    if (Object.hasOwn(owner, key) && (typeof owner[key] !== "object" || owner[key] === null)) return [];
    const lacking = objectsUnder(owner, key).filter(({ value }) => !Object.hasOwn(value, field));
    return [{ key, part: isList ? "entries" : "object", lacking }];
  });
  const isMissedIn = ({ pointer }: Inside) => isMissed(`${pointer}/${escapeSegment(field)}`);
  return (
    homes.find(({ lacking }) => lacking.some(isMissedIn)) ??
    homes.find(({ lacking }) => lacking.length > 0) ??
    (homes.length === 1 ? homes[0] : undefined)
  );
}

const knows = (shape: Shape | undefined, field: string): boolean => Object.hasOwn(knownFields(shape) ?? {}, field);

function objectsUnder(owner: JsonObject, key: string): Inside[] {
  const value = Object.hasOwn(owner, key) ? owner[key] : undefined;
  const pointer = `/${escapeSegment(key)}`;
  if (isObject(value)) return [{ value, pointer }];
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry, i) => (isObject(entry) ? [{ value: entry, pointer: `${pointer}/${i}` }] : []));
}
