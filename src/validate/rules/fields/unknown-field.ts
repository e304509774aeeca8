import type { KeyTree } from "../../../../schemas/validators.js";
import type { Home } from "../../../diagnostic/codes/unknown-field.ts";
import { nearest } from "../../../diagnostic/nearest.ts";
import type { Subject } from "../../../diagnostic/words.ts";
import { isObject, type JsonObject, own } from "../../../json/json-value.ts";
import { escapeSegment } from "../../../json/pointer.ts";
import type { Findings } from "../../context/findings.ts";
import { meantFixes, renameFixes } from "../../context/fixes.ts";
import { reasonFor, suggestKeys } from "./suggest-fields.ts";

/** An object beneath another, with its pointer from there. */
interface Beneath {
  value: JsonObject;
  pointer: string;
}

/** Objects one level down that know a field, and those of them that lack it. */
interface KnownHome extends Home {
  lacking: Beneath[];
}

/**
 * What is one level down, in one object or a list of them, and knows `field`. First comes where it is missed, then
 * where somebody lacks it.
 * @param isMissed whether a field is required and missing, by its pointer from `owner`
 */
export function homeOf(
  field: string,
  owner: JsonObject,
  tree: KeyTree,
  isMissed: (pointer: string) => boolean = () => false,
): KnownHome | undefined {
  const homes = Object.entries(tree?.keys ?? {}).flatMap(([key, child]): KnownHome[] => {
    const isList = !knows(child, field) && knows(child?.items, field);
    if (!isList && !knows(child, field)) return [];
    if (Object.hasOwn(owner, key) && (typeof owner[key] !== "object" || owner[key] === null)) return [];
    const lacking = objectsUnder(owner, key).filter(({ value }) => !Object.hasOwn(value, field));
    return [{ key, part: isList ? "entries" : "object", lacking }];
  });
  const isMissedIn = ({ pointer }: Beneath) => isMissed(`${pointer}/${escapeSegment(field)}`);
  return (
    homes.find(({ lacking }) => lacking.some(isMissedIn)) ??
    homes.find(({ lacking }) => lacking.length > 0) ??
    (homes.length === 1 ? homes[0] : undefined)
  );
}

const knows = (tree: KeyTree | undefined, field: string): boolean =>
  tree?.keys !== undefined && Object.hasOwn(tree.keys, field);

function objectsUnder(owner: JsonObject, key: string): Beneath[] {
  const value = Object.hasOwn(owner, key) ? owner[key] : undefined;
  const pointer = `/${escapeSegment(key)}`;
  if (isObject(value)) return [{ value, pointer }];
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry, i) => (isObject(entry) ? [{ value: entry, pointer: `${pointer}/${i}` }] : []));
}

export interface KnownKeysPlace {
  pointer: string;
  owner: Subject;
  /** Pointers of required fields that are missing; those that a stray key explains are taken out. */
  missing: Set<string>;
  /** Called with each `$ref` and its pointer. */
  onInclude?: (path: string, pointer: string) => void;
}

/** Reports the unknown keys and values in `value`, and in all beneath it that the tree of known keys leads to. */
export function checkKnownKeys(findings: Findings, value: unknown, tree: KeyTree, place: KnownKeysPlace): void {
  if (typeof value === "string") checkKnownValue(findings, value, tree, place);
  if (Array.isArray(value) && tree?.items) {
    const owner = "field" in place.owner ? { entryOf: place.owner.field } : place.owner;
    for (const [i, entry] of value.entries()) {
      checkKnownKeys(findings, entry, tree.items, { ...place, owner, pointer: `${place.pointer}/${i}` });
    }
  }
  if (!isObject(value)) return;
  if (!tree?.keys) {
    if (typeof own(value, "$ref") === "string") place.onInclude?.(String(value.$ref), `${place.pointer}/$ref`);
    return;
  }
  // Of an object in place of a list, its type says enough.
  if (tree.items && !Object.hasOwn(value, "$ref") && Object.keys(tree.keys).every((key) => key === "$ref")) return;
  for (const key of Object.keys(value)) {
    const pointer = `${place.pointer}/${escapeSegment(key)}`;
    if (key === "$ref") checkInclude(findings, value.$ref, pointer, place);
    else if (!Object.hasOwn(tree.keys, key)) reportStray(findings, key, value, tree, place);
    else checkKnownKeys(findings, value[key], tree.keys[key] ?? null, { ...place, pointer, owner: { field: key } });
  }
}

function checkKnownValue(findings: Findings, text: string, tree: KeyTree, { pointer, owner }: KnownKeysPlace): void {
  const known = tree?.values;
  if (!known || known.includes(text)) return;
  const suggestions = nearest(text.trim(), known);
  if (tree.grows && suggestions.length === 0 && text.trim() !== "") return;
  const fixes = meantFixes(pointer, suggestions);
  findings.add("config/unknown-value", { subject: owner, value: text, known, suggestions }, { pointer }, { fixes });
}

function checkInclude(findings: Findings, path: unknown, pointer: string, { onInclude }: KnownKeysPlace): void {
  const subject = { field: "$ref" };
  if (typeof path !== "string") {
    findings.add("config/type", { case: "value", subject, value: path, types: ["string"] }, { pointer });
  } else if (path.trim() !== "") onInclude?.(path, pointer);
  else findings.add("config/format", { case: "file", subject, value: path }, { pointer });
}

/**
 * Reports one unknown key: as belonging one level further down, as misspelt, or as plainly unknown. Where it explains
 * why a required field is missing, that is what is reported, here.
 */
function reportStray(findings: Findings, field: string, value: JsonObject, tree: KeyTree, place: KnownKeysPlace) {
  const { owner, missing } = place;
  const pointer = `${place.pointer}/${escapeSegment(field)}`;
  const at = { pointer, part: "key" as const };
  const known = [...Object.keys(tree?.keys ?? {}), ...(typeof value[field] === "string" ? ["$ref"] : [])];
  const suggestions = suggestKeys(
    field,
    known.filter((key) => !Object.hasOwn(value, key)),
  );
  if (tree?.grows && suggestions.length === 0) return;
  const home = homeOf(field, value, tree, (beneath) => missing.has(place.pointer + beneath));
  if (home && (home.lacking.length > 0 || suggestions.length === 0)) {
    const [only] = home.lacking;
    const isMissed = only
      ? home.lacking.length === 1 && missing.delete(`${place.pointer}${only.pointer}/${escapeSegment(field)}`)
      : missing.delete(`${place.pointer}/${escapeSegment(home.key)}`);
    if (isMissed) return findings.add("config/required", { case: "too-high", owner, field, home }, at);
    return findings.add("config/unknown-field", { field, owner, reason: { is: "misplaced", home } }, at);
  }
  const fixes = renameFixes(pointer, suggestions);
  const meant = suggestions.find((key) => missing.delete(`${place.pointer}/${escapeSegment(key)}`));
  if (meant !== undefined) {
    return findings.add("config/required", { case: "renamed", owner, field: meant, found: field }, at, { fixes });
  }
  const reason = reasonFor(field, place.pointer === "" ? "docs.json" : undefined);
  findings.add("config/unknown-field", { field, owner, suggestions, reason }, at, { fixes });
}
