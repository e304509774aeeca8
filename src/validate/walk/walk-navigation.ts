import { isObject, type JsonObject, own } from "../../json/json-value.ts";
import { type ElementKind, MAX_DEPTH } from "../../vocabulary/elements.ts";
import { entryKind, kindOfList } from "../../vocabulary/entry-kind.ts";
import type { Check } from "../context/check-context.ts";
import type { ChildList } from "../context/child-list.ts";
import { type Element, namesSpec, pointerTo } from "../context/element-frame.ts";
import { PageScope } from "../context/page-scope.ts";
import { checkSiblings } from "../rules/entries/duplicate-name.ts";
import { checkPageEntry } from "../rules/entries/page-entry.ts";
import { pathOfPage, reportNoElement } from "../rules/entries/stray-entry.ts";
import { checkElement } from "./check-element.ts";

/**
 * Walks through a navigation in document order and checks every element, list and page. Iterative; what an element is,
 * is told by its keys, and no two readings of it are ever tried.
 */
export function walkNavigation(check: Check, navigation: JsonObject): void {
  let at: Element | undefined = enter(check, rootElement(navigation));
  while (at) {
    const element: Element = at;
    const list = element.lists[element.list];
    if (!list) {
      at = element.parent;
      continue;
    }
    if (list.taken === 0) {
      if (list.key === "pages") element.scope.begin(list, (index) => pointerTo(element, list.writtenKey, index));
      checkSiblings(check, element, list);
    }
    at = takeEntries(check, element, list) ?? element;
  }
}

/** Takes entries of a list up to the next element, and enters that; at the end of the list moves on to the next one. */
function takeEntries(check: Check, element: Element, list: ChildList): Element | undefined {
  const { entries } = list;
  while (list.taken < entries.length) {
    const index = list.taken++;
    const entry = entries[index];
    if (typeof entry === "string" && list.key === "pages") checkPageEntry(check, entry, element, list, index);
    else if (!isObject(entry) || (list.key === "pages" && pathOfPage(entry) !== undefined))
      reportNoElement(check, element, list, index);
    else if (element.depth >= MAX_DEPTH) {
      check.findings.add("nav/too-deep", { limit: MAX_DEPTH }, { pointer: pointerTo(element, list.writtenKey, index) });
    } else return enter(check, childElement(check, element, list, index, entry));
  }
  element.list++;
  return undefined;
}

function enter(check: Check, element: Element): Element {
  checkElement(check, element);
  return element;
}

function rootElement(value: JsonObject): Element {
  const root: Element = {
    kind: "navigation",
    value,
    parent: undefined,
    listKey: "",
    index: 0,
    depth: 0,
    isStray: false,
    scope: new PageScope(),
    hasSpec: namesSpec(value),
    directoryFrom: undefined,
    lists: [],
    list: 0,
  };
  return withDirectory(root);
}

/** Kinds of elements of which readers see one at a time: the same page may well be in each. */
const ALTERNATIVES: ReadonlySet<ElementKind> = new Set(["language", "version", "product"]);

function childElement(check: Check, parent: Element, list: ChildList, index: number, value: JsonObject): Element {
  const kind = entryKind(list.key, value);
  if (kind !== kindOfList(list.key)) reportStranger(check, parent, list, index, kind);
  return withDirectory({
    kind,
    value,
    parent,
    listKey: list.writtenKey,
    index,
    depth: parent.depth + 1,
    isStray: list.isStray,
    scope: ALTERNATIVES.has(kind) ? new PageScope() : parent.scope,
    hasSpec: parent.hasSpec || namesSpec(value),
    directoryFrom: parent.directoryFrom,
    lists: [],
    list: 0,
  });
}

/** An element that sets `directory` is where its own and its descendants' comes from. */
function withDirectory(element: Element): Element {
  return typeof own(element.value, "directory") === "string"
    ? Object.assign(element, { directoryFrom: element })
    : element;
}

function reportStranger(check: Check, parent: Element, list: ChildList, index: number, kind: ElementKind): void {
  const args = { case: "entry", list: list.key, kind } as const;
  check.findings.add("nav/misplaced-element", args, { pointer: pointerTo(parent, list.writtenKey, index) });
}
