import type { DocsConfig } from "../../../schemas/types.ts";
import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { applyEdits, editOfFix, type OffsetEdit } from "../../edit/json/offset-edit.ts";
import { isObject, type JsonObject, pointerOf, segmentsOf, valueAt } from "../../json/json-value.ts";
import { resolveNavigation } from "../../navigation/resolve-navigation.ts";
import { readConfigText } from "../../source/config/config-files.ts";
import { sourceMapOfText } from "../../source/text-source-map.ts";
import type { MintNote } from "./mint-notes.ts";

/** The settings that a docs.json must have, for a mint.json without them. */
const NEEDED = { theme: "mint", name: "Documentation", colors: { primary: "#0f766e" } };

/** Rounds of corrections: each removes what the one before left empty. Elements nest no deeper than 64 levels. */
const MOST_ROUNDS = 200;

/**
 * A docs.json without what `docsjson check` calls an error, and without empty elements: mistakes that have one correction
 * are corrected, settings and entries that cannot stay are left out, and both are noted.
 *
 * @returns `undefined` if nothing is left of the navigation
 */
export function soundConfig(config: JsonObject, notes: MintNote[]): JsonObject | undefined {
  let sound: unknown = withoutIncludes(config, notes);
  const tried = new Set<string>();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const text = JSON.stringify(sound);
    const problems = problemsIn(sound as DocsConfig, text);
    if (problems.length === 0) return sound as JsonObject;
    const fixable = problems.filter(
      ({ code, pointer, fixes }) => fixes.length === 1 && !tried.has(`${code} ${pointer}`),
    );
    if (fixable.length > 0) {
      for (const { code, pointer } of fixable) tried.add(`${code} ${pointer}`);
      sound = JSON.parse(applyEdits(text, certainEdits(fixable)));
      for (const { pointer, message } of fixable)
        notes.push({
          setting: dotted(pointer),
          fate: `is now ${JSON.stringify(valueAt(sound, segmentsOf(pointer)))}: ${message}`,
        });
      continue;
    }
    const copy = structuredClone(sound) as Record<string, unknown>;
    const removed: MintNote[] = [];
    for (const [pointer, message] of goingPlaces(problems)) {
      if (pointer === "/navigation") return undefined;
      if (pointer === "") addNeeded(copy, notes);
      else if (removeValueAt(copy, pointer))
        removed.push({ setting: dotted(pointer), fate: `is left out: ${message}` });
    }
    notes.push(...removed.reverse());
    sound = copy;
  }
  return undefined;
}

/** A `$ref` is a field like any other in mint.json, wherever it stands, and would include a file in docs.json. */
function withoutIncludes(config: JsonObject, notes: MintNote[]): JsonObject {
  const copy = structuredClone(config);
  const { includes } = readConfigText(JSON.stringify(config), "docs.json");
  for (const { pointer } of includes.toReversed()) {
    const place = `${pointer}/$ref`;
    if (removeValueAt(copy, place))
      notes.push({ setting: dotted(place), fate: "is left out: mint.json includes no files" });
  }
  return copy;
}

/** What keeps an entry out besides errors: it is empty, or has no spec. */
const KEPT_OUT: ReadonlySet<string> = new Set(["nav/empty", "openapi/no-spec"]);

/** The errors that must be corrected. Specs are not read. */
const problemsIn = (config: DocsConfig, text: string): Diagnostic[] =>
  resolveNavigation(config, { source: sourceMapOfText(text, "docs.json") }).diagnostics.filter(
    ({ code, severity }) =>
      KEPT_OUT.has(code) || (severity === "error" && !/^(?:openapi|asyncapi|graphql|sdk)\//.test(code)),
  );

/** The first of overlapping corrections, as edits. */
function certainEdits(diagnostics: readonly Diagnostic[]): OffsetEdit[] {
  const edits = diagnostics.flatMap(({ fixes }) => fixes.map(editOfFix)).sort((a, b) => a.start - b.start);
  return edits.filter(({ start }, index) => index === 0 || start >= (edits[index - 1]?.end ?? 0));
}

/** What has to go, as pointers, each once, the last entries of lists first so that the places of others stay. */
function goingPlaces(problems: readonly Diagnostic[]): [string, string][] {
  const places = new Map<string, string>();
  for (const { code, pointer, message } of problems) {
    const segments = segmentsOf(pointer);
    const isList = code === "nav/empty" && !/^\d+$/.test(segments.at(-1) ?? "");
    const place = isList && segments.length > 2 ? pointerOf(segments.slice(0, -1)) : isList ? "/navigation" : pointer;
    if (!places.has(place)) places.set(place, message);
  }
  const byPlace = (a: string, b: string) => b.localeCompare(a, "en", { numeric: true });
  return [...places].sort(([a], [b]) => byPlace(a, b));
}

/** Gives a docs.json the settings that it needs and lacks. */
function addNeeded(config: Record<string, unknown>, notes: MintNote[]): void {
  for (const [key, value] of Object.entries(NEEDED)) {
    if (Object.hasOwn(config, key)) continue;
    config[key] = value;
    notes.push({ setting: key, fate: `is ${JSON.stringify(value)}, since docs.json must have it` });
  }
}

/** Removes a value, and the settings around it that are empty then; whether there was one. */
function removeValueAt(config: unknown, pointer: string): boolean {
  const segments = segmentsOf(pointer);
  const key = segments.pop() ?? "";
  const holder = valueAt(config, segments);
  const isRemoved = Array.isArray(holder)
    ? holder.splice(Number(key), 1).length > 0
    : isObject(holder) && Object.hasOwn(holder, key) && Reflect.deleteProperty(holder, key);
  const isEmpty = isRemoved && segments.length > 0 && Object.keys(holder as object).length === 0;
  if (isEmpty && segments[0] !== "navigation") removeValueAt(config, pointerOf(segments));
  return isRemoved;
}

/** A pointer as people read it: `navbar.links.0`. */
const dotted = (pointer: string): string => segmentsOf(pointer).join(".");
