import { runRules } from "../../diagnostic/finding.ts";
import { type JsonObject, own } from "../../json/json-value.ts";
import { normalizePagePath } from "../../vocabulary/addresses/page-path.ts";
import { type ElementKind, entryKind, kindOfList } from "../../vocabulary/elements/elements.ts";
import { namesSpec } from "../context/element-content.ts";
import { type ChildList, PageScope } from "../context/page-scope.ts";
import { type Check, type ElementFrame, type EntryVisit, NAVIGATION, pointerTo } from "../context/visits.ts";
import { reportMisplacedEntry } from "../rules/children/misplaced-element.ts";
import { readGlobalSourceRefs } from "../rules/entries/source-ref.ts";
import { visitElement } from "./visit-element.ts";
import { ENTRY_RULES, formOfPage, LIST_RULES, PAGE_RULES, WALKED_RULES } from "./walk-rules.ts";

/**
 * Walks through a navigation in document order and checks every element, list and page. Iterative. The keys
 * of an element tell its kind, so each element is read once.
 */
export function walkNavigation(check: Check, navigation: JsonObject): void {
  const root = readGlobalSourceRefs(check, navigation, () => NAVIGATION);
  let at: ElementFrame | undefined = enterElement(check, rootElement(root));
  while (at) {
    const frame: ElementFrame = at;
    const list = frame.lists[frame.list];
    if (!list) {
      at = frame.parent;
      continue;
    }
    if (list.taken === 0) {
      if (list.key === "pages") frame.scope.begin(list, (index) => pointerTo(frame, list.writtenKey, index));
      runRules(LIST_RULES, { check, frame, list });
    }
    at = takeEntries(check, frame, list) ?? frame;
  }
  runRules(WALKED_RULES, check);
}

/** Takes entries of a list up to the next element, and enters that; at the end of the list moves on to the next one. */
function takeEntries(check: Check, frame: ElementFrame, list: ChildList): ElementFrame | undefined {
  const { entries } = list;
  const isPages = list.key === "pages";
  // One for all pages of the list: there may be very many.
  const page = { check, frame, list, index: 0, entry: "", path: "" };
  while (list.taken < entries.length) {
    const index = list.taken++;
    const entry = entries[index];
    if (isPages && typeof entry === "string") {
      const form = formOfPage(entry);
      page.index = index;
      page.entry = entry;
      page.path = form === "plain" ? entry : normalizePagePath(entry);
      runRules(PAGE_RULES[form], page);
    } else if (!passesBy({ check, frame, list, index, entry }))
      return enterElement(check, childElement(check, frame, list, index, entry as JsonObject));
  }
  frame.list++;
  return undefined;
}

/** Whether a rule is concerned with an entry, and the walk does not enter it. */
function passesBy(visit: EntryVisit): boolean {
  const rule = ENTRY_RULES.find(({ needs }) => needs?.(visit));
  rule?.check(visit);
  return rule !== undefined;
}

function enterElement(check: Check, frame: ElementFrame): ElementFrame {
  visitElement(check, frame);
  return frame;
}

function rootElement(value: JsonObject): ElementFrame {
  const root: ElementFrame = {
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

/** Kinds of elements of which readers see one at a time, so the same page may be in each. */
const ALTERNATIVES: ReadonlySet<ElementKind> = new Set(["language", "version", "product"]);

function childElement(
  check: Check,
  parent: ElementFrame,
  list: ChildList,
  index: number,
  written: JsonObject,
): ElementFrame {
  const value = readGlobalSourceRefs(check, written, () => pointerTo(parent, list.writtenKey, index));
  const kind = entryKind(list.key, value);
  if (kind !== kindOfList(list.key)) reportMisplacedEntry(check, parent, list, index, kind);
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
function withDirectory(frame: ElementFrame): ElementFrame {
  return typeof own(frame.value, "directory") === "string" ? Object.assign(frame, { directoryFrom: frame }) : frame;
}
