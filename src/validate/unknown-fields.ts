import type { KeyTree } from "../../schemas/validators.js";
import { nearest } from "../diagnostic/nearest.ts";
import { escapeSegment } from "../source/pointer.ts";
import { isObject, type JsonObject } from "./element.ts";
import type { Findings } from "./findings.ts";

/** An object beneath another, that a field may belong to. */
interface Home {
  /** The key that it stands under, and what messages call it. */
  key: string;
  name: string;
  keys: Readonly<Record<string, KeyTree>>;
  /** The objects that are there, with their pointers beneath the object that the stray field is in. */
  objects: { value: JsonObject; pointer: string }[];
}

/** Where a stray field belongs, one level further down. */
export interface FoundHome {
  name: string;
  /** The one object there that lacks the field, if it is one. */
  lacking: { value: JsonObject; pointer: string } | undefined;
}

/** The object, or list of objects, one level down that knows `field`; those that are there and lack it come first. */
export function homeOf(field: string, owner: JsonObject, tree: KeyTree): FoundHome | undefined {
  const homes = homesBeneath(owner, tree).filter(({ keys }) => Object.hasOwn(keys, field));
  const found = homes.map(({ name, objects }) => {
    const lacking = objects.filter(({ value }) => !Object.hasOwn(value, field));
    return { name, lacking: lacking.length === 1 ? lacking[0] : undefined, isThere: lacking.length > 0 };
  });
  return found.find(({ isThere }) => isThere) ?? (found.length === 1 ? found[0] : undefined);
}

function homesBeneath(owner: JsonObject, tree: KeyTree): Home[] {
  return Object.entries(tree?.keys ?? {}).flatMap(([key, child]): Home[] => {
    const keys = child?.keys ?? child?.items?.keys;
    if (!keys) return [];
    const value = Object.hasOwn(owner, key) ? owner[key] : undefined;
    const pointer = `/${escapeSegment(key)}`;
    const objects = Array.isArray(value)
      ? value.flatMap((entry, i) => (isObject(entry) ? [{ value: entry, pointer: `${pointer}/${i}` }] : []))
      : isObject(value)
        ? [{ value, pointer }]
        : [];
    const name = child?.keys ? JSON.stringify(key) : `the entries of ${JSON.stringify(key)}`;
    return [{ key, name, keys, objects }];
  });
}

/** Pointers of required fields whose absence is reported already, at a field that stands elsewhere or is misspelt. */
export type Excused = Set<string>;

/**
 * Reports the unknown keys of `value` and of all that its tree of known keys leads to. A key near one that is missing,
 * or that belongs one level further down, is said to be that; `excused` takes the pointers that this explains.
 */
export function checkKnownKeys(
  findings: Findings,
  value: unknown,
  tree: KeyTree,
  { pointer, owner, excused }: { pointer: string; owner: string; excused: Excused },
): void {
  if (Array.isArray(value) && tree?.items) {
    const name = `the entries of ${owner}`;
    for (const [i, entry] of value.entries()) {
      checkKnownKeys(findings, entry, tree.items, { pointer: `${pointer}/${i}`, owner: name, excused });
    }
  }
  if (!isObject(value) || !tree?.keys) return;
  for (const key of Object.keys(value)) {
    const beneath = `${pointer}/${escapeSegment(key)}`;
    if (key === "$ref") continue;
    if (!Object.hasOwn(tree.keys, key)) reportStray(findings, key, value, tree, { pointer, owner, excused });
    else if (tree.keys[key] && typeof value[key] === "object") {
      checkKnownKeys(findings, value[key], tree.keys[key], { pointer: beneath, owner: JSON.stringify(key), excused });
    }
  }
}

function reportStray(
  findings: Findings,
  field: string,
  value: JsonObject,
  tree: KeyTree,
  { pointer, owner, excused }: { pointer: string; owner: string; excused: Excused },
): void {
  const place = { pointer: `${pointer}/${escapeSegment(field)}`, part: "key" as const };
  const home = homeOf(field, value, tree);
  if (home) {
    if (home.lacking) excused.add(`${pointer}${home.lacking.pointer}/${escapeSegment(field)}`);
    return findings.add("config/unknown-field", { field, owner, advice: `move it into ${home.name}` }, place);
  }
  const missing = Object.keys(tree?.keys ?? {}).filter((key) => !Object.hasOwn(value, key));
  const suggestions = nearest(field, missing);
  for (const key of suggestions.slice(0, 1)) excused.add(`${pointer}/${escapeSegment(key)}`);
  findings.add("config/unknown-field", { field, owner, suggestions }, place, { fixes: renameFix(place.pointer, suggestions) });
}

/** The fix that writes a key as it is meant, where there is no doubt which one is. */
export const renameFix = (pointer: string, suggestions: readonly string[]) =>
  suggestions.length === 1
    ? [
        {
          title: `Write ${JSON.stringify(suggestions[0])}`,
          place: { pointer, part: "key" as const },
          text: JSON.stringify(suggestions[0]),
        },
      ]
    : [];
