import type { KeyTree } from "../../schemas/validators.js";
import { escapeSegment } from "../source/pointer.ts";
import { isObject, type JsonObject, own } from "./element.ts";
import type { Findings } from "./findings.ts";
import { knownElsewhere, suggestKeys } from "./suggest.ts";
import { typeName } from "./words.ts";

/** An object beneath another, with its pointer from there. */
interface Beneath {
  value: JsonObject;
  pointer: string;
}

/** Objects one level down that know a field, and what messages call them. */
export interface Home {
  name: string;
  /** Those of them that lack the field. */
  lacking: Beneath[];
}

/** What stands one level down, in one object or a list of them, and knows `field`. Where somebody lacks it comes first. */
export function homeOf(field: string, owner: JsonObject, tree: KeyTree): Home | undefined {
  const homes = Object.entries(tree?.keys ?? {}).flatMap(([key, child]): Home[] => {
    const keys = child?.keys ?? child?.items?.keys;
    if (!keys || !Object.hasOwn(keys, field)) return [];
    const lacking = objectsUnder(owner, key).filter(({ value }) => !Object.hasOwn(value, field));
    return [{ name: child?.keys ? JSON.stringify(key) : `the entries of ${JSON.stringify(key)}`, lacking }];
  });
  return homes.find(({ lacking }) => lacking.length > 0) ?? (homes.length === 1 ? homes[0] : undefined);
}

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

/** Reports the unknown keys of `value`, and of all beneath it that the tree of known keys leads to. */
export function checkKnownKeys(findings: Findings, value: unknown, tree: KeyTree, place: KnownKeysPlace): void {
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

function checkInclude(findings: Findings, path: unknown, pointer: string, { onInclude }: KnownKeysPlace): void {
  if (typeof path === "string") onInclude?.(path, pointer);
  else findings.add("config/type", { subject: '"$ref"', actual: typeName(path), expected: ["a string"] }, { pointer });
}

/**
 * Reports one unknown key: as belonging one level further down, as misspelt, or as plainly unknown. Where it explains
 * why a required field is missing, that is what is reported, here.
 */
function reportStray(findings: Findings, field: string, value: JsonObject, tree: KeyTree, place: KnownKeysPlace) {
  const { owner, missing } = place;
  const pointer = `${place.pointer}/${escapeSegment(field)}`;
  const at = { pointer, part: "key" as const };
  const home = homeOf(field, value, tree);
  if (home) {
    const advice = `move it into ${home.name}`;
    const [only] = home.lacking;
    const isMissed =
      home.lacking.length === 1 && missing.delete(`${place.pointer}${only?.pointer}/${escapeSegment(field)}`);
    if (!isMissed) return findings.add("config/unknown-field", { field, owner, advice }, at);
    return findings.add("config/required", { owner: home.name, field, foundIn: owner, advice }, at);
  }
  const suggestions = suggestKeys(
    field,
    Object.keys(tree?.keys ?? {}).filter((key) => !Object.hasOwn(value, key)),
  );
  const fixes = renameFix(pointer, suggestions);
  const meant = suggestions.find((key) => missing.delete(`${place.pointer}/${escapeSegment(key)}`));
  if (meant === undefined)
    return findings.add("config/unknown-field", { field, owner, suggestions, advice: knownElsewhere(field) }, at, {
      fixes,
    });
  findings.add("config/required", { owner, field: meant, insteadOf: field }, at, { fixes });
}

/** The fix that writes a key as it is meant, where there is no doubt which one is. */
export function renameFix(pointer: string, suggestions: readonly string[]) {
  const [key] = suggestions;
  if (key === undefined || suggestions.length > 1) return [];
  return [
    { title: `Write ${JSON.stringify(key)}`, place: { pointer, part: "key" as const }, text: JSON.stringify(key) },
  ];
}
