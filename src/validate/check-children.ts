import { nearest } from "../diagnostic/nearest.ts";
import { CHILDREN, type ChildKey, KIND_OF_KEY } from "../vocabulary/elements.ts";
import type { Check } from "./check.ts";
import { type Element, hasChildren, isObject, kindName, own, ownerName, pointerTo } from "./element.ts";
import { renameFix } from "./unknown-fields.ts";
import { quoteValue, typeName } from "./words.ts";

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
    if (!allowed.includes(key)) reportMisplaced(check, element, key);
    else placed.push(key);
    openList(check, element, key, key);
  }
  if (keys.length === 0 && !Object.hasOwn(value, "$ref")) openMisspelt(check, element, allowed, unknown);
  reportMixed(check, element, placed);
  const [first] = placed;
  if (first !== undefined && typeof own(value, "href") === "string") {
    const related = [
      { message: '"href" stands here', place: { pointer: pointerTo(element, "href"), part: "key" as const } },
    ];
    check.findings.add(
      "nav/href-with-children",
      { owner: ownerName(kind), key: first },
      { pointer: pointerTo(element, first), part: "key" },
      { related },
    );
  }
}

function openList(check: Check, element: Element, key: ChildKey, writtenKey: string): void {
  const entries = own(element.value, writtenKey);
  if (Array.isArray(entries)) {
    element.lists.push({ key, writtenKey, entries });
    return;
  }
  if (isObject(entries) && typeof own(entries, "$ref") === "string") return;
  check.findings.add(
    "config/type",
    {
      subject: JSON.stringify(writtenKey),
      actual: typeName(entries),
      expected: ["a list"],
      advice:
        typeof entries === "string" || isObject(entries) ? 'put it in a list: "[" before it, "]" after it' : undefined,
    },
    { pointer: pointerTo(element, writtenKey) },
  );
}

/** An unknown key where children are missing: `pagse`. */
function openMisspelt(check: Check, element: Element, allowed: readonly ChildKey[], unknown: Set<string>): void {
  const { kind, value } = element;
  for (const written of unknown) {
    if (!Array.isArray(value[written])) continue;
    const suggestions = nearest(written, allowed);
    const [meant] = suggestions;
    if (meant === undefined) continue;
    const pointer = pointerTo(element, written);
    const place = { pointer, part: "key" as const };
    const fixes = renameFix(pointer, suggestions);
    const { findings, dialect } = check;
    if (kind === "navigation") {
      findings.add("nav/no-root-element", { insteadOf: written, suggestions, choices: allowed }, place, { fixes });
    } else if (kind === "group" && dialect === "spec" && !element.hasSpec) {
      findings.add("config/required", { owner: ownerName(kind), field: meant, insteadOf: written }, place, { fixes });
    } else
      findings.add("config/unknown-field", { field: written, owner: kindName(kind), suggestions }, place, { fixes });
    unknown.delete(written);
    openList(check, element, meant as ChildKey, written);
    return;
  }
}

function reportMixed(check: Check, element: Element, keys: readonly ChildKey[]): void {
  const [first, ...others] = keys;
  if (first === undefined || others.length === 0) return;
  const related = [
    {
      message: `${JSON.stringify(first)} stands here`,
      place: { pointer: pointerTo(element, first), part: "key" as const },
    },
  ];
  for (const second of others) {
    const place = { pointer: pointerTo(element, second), part: "key" as const };
    if (element.kind === "navigation") {
      reportSecondRoot(check, element, first, second);
      continue;
    }
    const bereft = entryThatLacks(check, element, first, second);
    if (bereft) check.excused.add(bereft);
    const advice = bereft
      ? `move ${JSON.stringify(second)} into the entry of ${JSON.stringify(first)} that has none`
      : undefined;
    check.findings.add("nav/mixed-children", { owner: ownerName(element.kind), first, second, advice }, place, {
      related,
    });
  }
}

/** Two kinds at the root. Where one of them is but a list of links, that one is to go, into `global`. */
function reportSecondRoot(check: Check, element: Element, first: ChildKey, second: ChildKey): void {
  const linksAreFirst = holdsLinksOnly(element, first) && !holdsLinksOnly(element, second);
  const [kept, wrong] = linksAreFirst ? [second, first] : [first, second];
  const advice = holdsLinksOnly(element, wrong) ? `move the links into "global": { "${wrong}": […] }` : undefined;
  const placeOf = (key: string) => ({ pointer: pointerTo(element, key), part: "key" as const });
  const related = [{ message: `${JSON.stringify(kept)} stands here`, place: placeOf(kept) }];
  check.findings.add("nav/multiple-root-elements", { first: kept, second: wrong, advice }, placeOf(wrong), { related });
}

const GLOBAL_KEYS: ReadonlySet<string> = new Set(["anchors", "tabs", "dropdowns", "products", "versions", "languages"]);

function holdsLinksOnly(element: Element, key: ChildKey): boolean {
  const entries = own(element.value, key);
  if (!GLOBAL_KEYS.has(key) || !Array.isArray(entries) || entries.length === 0) return false;
  return entries.every((entry) => isObject(entry) && Object.hasOwn(entry, "href") && !hasChildren(entry));
}

/** The one entry of the first list that has nothing in it, and that the second list may have been taken from. */
function entryThatLacks(check: Check, element: Element, first: ChildKey, second: ChildKey): object | undefined {
  const kind = KIND_OF_KEY.get(first) ?? "group";
  const entries = own(element.value, first);
  if (!Array.isArray(entries) || !CHILDREN[check.dialect][kind].includes(second)) return undefined;
  const empty = entries.filter((entry) => isObject(entry) && !hasChildren(entry) && !hasOtherContent(entry));
  return empty.length === 1 ? empty[0] : undefined;
}

const CONTENT_KEYS = ["href", "openapi", "asyncapi", "graphql", "sdk", "$ref"];

/** Whether something other than children fills an element: a link, or what pages are generated from. */
export const hasOtherContent = (value: object): boolean => CONTENT_KEYS.some((key) => Object.hasOwn(value, key));

function reportMisplaced(check: Check, element: Element, key: ChildKey) {
  const { kind } = element;
  const allowed = CHILDREN[check.dialect][kind];
  const owner = kindName(kind);
  const quoted = quoteValue(key);
  const place = { pointer: pointerTo(element, key), part: "key" as const };
  const say = (problem: string, advice: string) =>
    check.findings.add("nav/misplaced-element", { problem, advice }, place);
  if (kind === "group" && key === "groups") {
    return say(
      'a group nests other groups in "pages", not in "groups"',
      'move the groups into "pages": it takes pages and groups alike',
    );
  }
  if (key === "menu") return say(`${owner} has no "menu": menus belong to tabs`, "move the menu into a tab");
  if (KIND_OF_KEY.get(key) === kind) {
    return say(
      `${owner} cannot directly hold ${quoted}`,
      `join them with the list that this ${kind} stands in, or nest them in another kind of element`,
    );
  }
  say(
    `${owner} cannot hold ${quoted}`,
    `it holds ${allowed.map((each) => quoteValue(each)).join(" or ")}; move ${quoted} to an element that can hold them`,
  );
}
