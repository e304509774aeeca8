import type { KeyTree } from "../../../schemas/validators.js";
import { nearest } from "../../diagnostic/nearest.ts";
import { isObject, type JsonObject, own } from "../../json/json-value.ts";
import { escapeSegment } from "../../json/pointer.ts";
import type { Findings } from "../context/findings.ts";
import { meantFixes, renameFixes } from "../context/fixes.ts";
import { quoteValue, typeName } from "../context/value-words.ts";
import { describeFormat } from "../schema-errors/formats.ts";
import { typeAdvice } from "../schema-errors/wrong-type.ts";
import { adviceAbout, suggestKeys } from "./near-fields.ts";

/** An object beneath another, with its pointer from there. */
interface Beneath {
  value: JsonObject;
  pointer: string;
}

/** Objects one level down that know a field, and what messages call them. */
export interface Home {
  key: string;
  name: string;
  /** Those of them that lack the field. */
  lacking: Beneath[];
}

/**
 * What stands one level down, in one object or a list of them, and knows `field`. First comes where it is missed, then
 * where somebody lacks it.
 * @param isMissed whether a field is required and missing, by its pointer from `owner`
 */
export function homeOf(
  field: string,
  owner: JsonObject,
  tree: KeyTree,
  isMissed: (pointer: string) => boolean = () => false,
): Home | undefined {
  const homes = Object.entries(tree?.keys ?? {}).flatMap(([key, child]): Home[] => {
    const isList = !knows(child, field) && knows(child?.items, field);
    if (!isList && !knows(child, field)) return [];
    if (Object.hasOwn(owner, key) && (typeof owner[key] !== "object" || owner[key] === null)) return [];
    const lacking = objectsUnder(owner, key).filter(({ value }) => !Object.hasOwn(value, field));
    return [{ key, name: isList ? `the entries of ${JSON.stringify(key)}` : JSON.stringify(key), lacking }];
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
  /** What messages call the object. */
  owner: string;
  /** Pointers of required fields that are missing; those that a stray key explains are taken out. */
  missing: Set<string>;
  /** Called with each `$ref` and its pointer. */
  onInclude?: (path: string, pointer: string) => void;
}

/** Reports the unknown keys and values in `value`, and in all beneath it that the tree of known keys leads to. */
export function checkKnownKeys(findings: Findings, value: unknown, tree: KeyTree, place: KnownKeysPlace): void {
  if (typeof value === "string") checkKnownValue(findings, value, tree, place);
  if (Array.isArray(value) && tree?.items) {
    const owner = `an entry of ${place.owner}`;
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
    else
      checkKnownKeys(findings, value[key], tree.keys[key] ?? null, { ...place, pointer, owner: JSON.stringify(key) });
  }
}

function checkKnownValue(findings: Findings, text: string, tree: KeyTree, { pointer, owner }: KnownKeysPlace): void {
  const known = tree?.values;
  if (!known || known.includes(text)) return;
  const suggestions = nearest(text.trim(), known);
  if (tree.grows && suggestions.length === 0 && text.trim() !== "") return;
  const fixes = meantFixes(pointer, suggestions);
  findings.add(
    "config/unknown-value",
    { subject: owner, value: quoteValue(text), known, suggestions },
    { pointer },
    { fixes },
  );
}

function checkInclude(findings: Findings, path: unknown, pointer: string, { onInclude }: KnownKeysPlace): void {
  const subject = '"$ref"';
  if (typeof path !== "string") {
    const args = { subject, actual: typeName(path), expected: ["a string"], advice: typeAdvice(path, "string") };
    findings.add("config/type", args, { pointer });
  } else if (path.trim() !== "") onInclude?.(path, pointer);
  else
    findings.add("config/format", { subject, value: quoteValue(path), ...describeFormat(["$ref"], path) }, { pointer });
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
    const advice = `move it into ${home.name}`;
    const [only] = home.lacking;
    const isMissed = only
      ? home.lacking.length === 1 && missing.delete(`${place.pointer}${only.pointer}/${escapeSegment(field)}`)
      : missing.delete(`${place.pointer}/${escapeSegment(home.key)}`);
    if (!isMissed) return findings.add("config/unknown-field", { field, owner, advice }, at);
    return findings.add("config/required", { owner: home.name, field, foundIn: owner, advice }, at);
  }
  const fixes = renameFixes(pointer, suggestions);
  const meant = suggestions.find((key) => missing.delete(`${place.pointer}/${escapeSegment(key)}`));
  if (meant !== undefined) {
    return findings.add("config/required", { owner, field: meant, insteadOf: field }, at, { fixes });
  }
  const advice = adviceAbout(field, place.pointer === "" ? "docs.json" : undefined);
  findings.add("config/unknown-field", { field, owner, suggestions, advice }, at, { fixes });
}
