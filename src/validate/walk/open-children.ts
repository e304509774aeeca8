import type { MixedRemedy } from "../../diagnostic/codes/nav.ts";
import type { CodeArguments } from "../../diagnostic/codes.ts";
import { isObject, type JsonObject, own } from "../../json/json-value.ts";
import { DIALECT_RULES } from "../../vocabulary/dialect-rules.ts";
import { CHILDREN, type ChildKey, KIND_OF_KEY } from "../../vocabulary/elements.ts";
import { kindOfList } from "../../vocabulary/entry-kind.ts";
import { type Check, KEY_ROLES, noteInclude } from "../context/check-context.ts";
import { type Element, hasChildren, isEmptyList, pointerTo } from "../context/element-frame.ts";
import { renameFixes } from "../context/fixes.ts";
import { suggestKeys } from "../rules/fields/suggest-fields.ts";

/**
 * Opens the child lists of an element for the walk, in document order, and reports what is wrong with the choice:
 * several kinds, kinds that can't stand there, children beside a link, none at all.
 * @param keys the element's child keys, in document order
 * @param unknown its unknown keys; one that was meant as a child key is taken out and opened like the others
 */
export function openChildren(check: Check, element: Element, keys: readonly ChildKey[], unknown: Set<string>): void {
  const { kind, value } = element;
  const allowed = CHILDREN[check.dialect][kind];
  const placed: ChildKey[] = [];
  for (const key of keys) {
    const isAllowed = allowed.includes(key);
    if (isAllowed) placed.push(key);
    else reportMisplaced(check, element, key);
    if (isAllowed || Array.isArray(value[key])) openList(check, element, key, key, !isAllowed);
  }
  if (keys.length === 0 && !Object.hasOwn(value, "$ref")) openMisspelt(check, element, allowed, unknown);
  if (placed.length > 1) reportMixed(check, element, placed);
  const first = placed[0];
  const href = KEY_ROLES[kind].has("href") ? own(value, "href") : undefined;
  if (first !== undefined && typeof href === "string" && href !== "" && !isEmptyList(own(value, first))) {
    const related = [
      { message: '"href" is here', place: { pointer: pointerTo(element, "href"), part: "key" as const } },
    ];
    check.findings.add(
      "nav/href-with-children",
      { owner: kind, key: first },
      { pointer: pointerTo(element, first), part: "key" },
      { related },
    );
  }
}

function openList(check: Check, element: Element, key: ChildKey, writtenKey: string, isStray = false) {
  const entries = own(element.value, writtenKey);
  if (Array.isArray(entries)) {
    element.lists.push({ key, writtenKey, entries, isStray, taken: 0 });
    return;
  }
  if (isObject(entries) && typeof own(entries, "$ref") === "string") {
    return noteInclude(check, String(entries.$ref), pointerTo(element, writtenKey, "$ref"));
  }
  check.isPartlyRead = true;
  const args = { case: "children", written: writtenKey, key, value: entries } as const;
  check.findings.add("config/type", args, { pointer: pointerTo(element, writtenKey) });
}

/** An unknown key where children are missing: `pagse`. */
function openMisspelt(check: Check, element: Element, allowed: readonly ChildKey[], unknown: Set<string>): void {
  const { kind, value } = element;
  for (const written of unknown) {
    if (!Array.isArray(value[written])) continue;
    const suggestions = suggestKeys(written, allowed);
    const [meant] = suggestions;
    if (meant === undefined) continue;
    const pointer = pointerTo(element, written);
    const place = { pointer, part: "key" as const };
    const fixes = renameFixes(pointer, suggestions);
    const { findings, dialect } = check;
    if (kind === "navigation") {
      findings.add("nav/no-root-element", { found: written, suggestions, choices: allowed }, place, { fixes });
    } else if (kind === "group" && DIALECT_RULES[dialect].emptyGroup === "error" && !element.hasSpec) {
      const args = { case: "renamed", owner: { element: kind }, field: meant, found: written } as const;
      findings.add("config/required", args, place, { fixes });
    } else
      findings.add("config/unknown-field", { field: written, owner: { element: kind }, suggestions }, place, { fixes });
    unknown.delete(written);
    openList(check, element, meant as ChildKey, written);
    return;
  }
}

/**
 * Several kinds of children. The one to point at is the second, unless the first is what has strayed: taken from the one
 * entry of the second that is empty now, or, at the root, but a list of links, which belongs into `global`.
 */
function reportMixed(check: Check, element: Element, keys: readonly ChildKey[]): void {
  const [first, ...others] = keys as readonly [ChildKey, ...ChildKey[]];
  for (const second of others) {
    const bereft = entryThatLacks(check, element, first, second);
    const bereftInSecond = bereft ? undefined : entryThatLacks(check, element, second, first);
    const linksFirst = isRoot(element) && holdsLinksOnly(element, first) && !holdsLinksOnly(element, second);
    const [kept, wrong] = bereftInSecond || linksFirst ? [second, first] : [first, second];
    const home = bereft ?? bereftInSecond;
    if (home) check.excused.add(home);
    for (const list of element.lists) if (list.key === wrong) list.isStray = true;
    reportPair(check, element, kept, wrong, home !== undefined);
  }
}

const isRoot = ({ kind }: Element): boolean => kind === "navigation";

function reportPair(check: Check, element: Element, kept: ChildKey, wrong: ChildKey, isBereft: boolean): void {
  const placeOf = (key: string) => ({ pointer: pointerTo(element, key), part: "key" as const });
  const related = [{ message: `${JSON.stringify(kept)} is here`, place: placeOf(kept) }];
  const args = {
    owner: element.kind,
    first: kept,
    second: wrong,
    remedy: remedyFor(element, kept, wrong, isBereft),
  };
  const code = isRoot(element) ? "nav/multiple-root-elements" : "nav/mixed-children";
  check.findings.add(code, args, placeOf(wrong), { related });
}

function remedyFor(element: Element, kept: ChildKey, wrong: ChildKey, isBereft: boolean): MixedRemedy {
  if (isBereft) return "into-empty-entry";
  if (isRoot(element) && holdsLinksOnly(element, wrong)) return "into-global";
  if (wrong === "pages" && kept === "groups") return "pages-into-groups";
  return wrong === "groups" && kept === "pages" ? "groups-into-pages" : "into-entries";
}

const GLOBAL_KEYS: ReadonlySet<string> = new Set(["anchors", "tabs", "dropdowns", "products", "versions", "languages"]);

function holdsLinksOnly(element: Element, key: ChildKey): boolean {
  const entries = own(element.value, key);
  if (!GLOBAL_KEYS.has(key) || !Array.isArray(entries) || entries.length === 0) return false;
  return entries.every((entry) => isObject(entry) && Object.hasOwn(entry, "href") && !hasChildren(entry));
}

/** The one entry of a list that has no children, though it could hold `taken`: where that may have been taken from. */
function entryThatLacks(check: Check, element: Element, listKey: ChildKey, taken: ChildKey): object | undefined {
  const kind = kindOfList(listKey);
  const entries = own(element.value, listKey);
  if (!Array.isArray(entries) || !CHILDREN[check.dialect][kind].includes(taken)) return undefined;
  const bare = entries.filter((entry) => isObject(entry) && !hasChildren(entry) && !Object.hasOwn(entry, "href"));
  return bare.length === 1 ? bare[0] : undefined;
}

const CONTENT_KEYS = ["href", "openapi", "asyncapi", "graphql", "sdk", "$ref"];

/** Whether something other than children fills an element: a link, or what pages are generated from. */
export const hasOtherContent = (value: JsonObject): boolean =>
  CONTENT_KEYS.some((key) => Object.hasOwn(value, key) && !isEmptyList(value[key]));

function reportMisplaced({ findings, dialect }: Check, element: Element, key: ChildKey): void {
  const { kind: owner } = element;
  const place = { pointer: pointerTo(element, key), part: "key" as const };
  const report = (args: CodeArguments["nav/misplaced-element"]) => findings.add("nav/misplaced-element", args, place);
  if (owner === "group" && key === "groups") report({ case: "groups-in-group" });
  else if (key === "menu") report({ case: "menu", owner, homes: DIALECT_RULES[dialect].menuHolders });
  else if (KIND_OF_KEY.get(key) === owner) report({ case: "own-kind", owner, key });
  else report({ case: "child", owner, key, allowed: CHILDREN[dialect][owner] });
}
