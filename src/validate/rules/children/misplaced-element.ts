import { navigationExample } from "../../../codes/examples/example.ts";
import { code, type FactsOf } from "../../../diagnostic/code.ts";
import { joinList, kindName, nounOf, quote, quoteList, quoteValue } from "../../../diagnostic/words.ts";
import { isObject } from "../../../json/json-value.ts";
import {
  CHILDREN,
  type ChildKey,
  type ContainerKind,
  ELEMENT_KINDS,
  type ElementKind,
  KIND_OF_KEY,
  kindOfList,
} from "../../../vocabulary/elements/elements.ts";
import type { Dialect } from "../../../vocabulary/platform/dialect.ts";
import { LINK_HINT } from "../../codes/config-type.ts";
import type { ChildList } from "../../context/page-scope.ts";
import {
  type Check,
  type ElementFrame,
  type ElementRule,
  keyPlace,
  type PageRule,
  pointerTo,
} from "../../context/visits.ts";

export const misplacedElement = code("nav/misplaced-element", {
  severity: "error",
  title: "An element is not allowed here",
  explanation:
    "Not every element can contain every other: a menu belongs in a tab, no element directly contains its own kind (groups nest through `pages`), and in the specification a menu item contains groups or pages only. A list of pages contains paths, operations and groups; a URL is not a page, so use an element with an `href` for a link.",
  example: navigationExample(
    '{ "groups": [{ "group": "Start", "pages": ["intro", "https://example.com"] }] }',
    '{ "anchors": [{ "anchor": "Start", "pages": ["intro"] }, { "anchor": "Blog", "href": "https://example.com" }] }',
  ),
  cases: {
    "groups-in-group": () => ({
      message: 'a group cannot have "groups"; nested groups go in "pages"',
      hint: 'move the groups into "pages", which can contain both pages and groups',
    }),
    menu: ({ owner, homes }: { owner: ContainerKind; homes: readonly ElementKind[] }) => ({
      message: `${kindName(owner)} cannot have a "menu"; only ${joinList(
        homes.map((kind) => `${nounOf(kind)}s`),
        "and",
      )} can`,
      hint: "move the menu into a tab",
    }),
    "own-kind": ({ owner, key }: { owner: ContainerKind; key: ChildKey }) => ({
      message: `${kindName(owner)} cannot directly contain ${quote(key)}`,
      hint: `move them to the list that contains this ${nounOf(owner)}, or nest them in another kind of element`,
    }),
    child: ({ owner, key, allowed }: { owner: ContainerKind; key: ChildKey; allowed: readonly ChildKey[] }) => ({
      message: `${kindName(owner)} cannot contain ${quote(key)}`,
      hint: `use ${quoteList(allowed)}, or move ${quote(key)} to an element that can contain them`,
    }),
    /** An entry of another kind than its list. */
    entry: ({ list, kind }: { list: ChildKey; kind: ElementKind }) => ({
      message: `${quote(list)} contains ${kindName(kind)}`,
      hint:
        list === "pages"
          ? 'a list of pages can contain paths and groups: use "group" to name it, or move it to an element that can contain it'
          : `use ${quote(kindOfList(list))} to name it, or move it to a list of ${nounOf(kind)}s`,
    }),
    "outside-navigation": ({ key }: { key: string }) => ({
      message: `${quote(key)} must be in "navigation", which is empty`,
      hint: `move ${quote(key)} to "navigation"`,
    }),
    /** `navigation` within `navigation`. */
    "nested-navigation": () => ({
      message: '"navigation" is nested in "navigation"',
      hint: "move its content one level up",
    }),
    url: ({ url }: { url: string }) => ({
      message: `a list of pages cannot contain the URL ${quoteValue(url)}`,
      hint: LINK_HINT,
    }),
  },
});

/** Reports children of a kind that the element cannot contain: a menu outside a tab, tabs in a tab, groups in a group. */
export const misplacedChildrenRule: ElementRule = {
  codes: [misplacedElement],
  check({ check, frame, childKeys }) {
    for (const key of childKeys)
      if (!CHILDREN[check.dialect][frame.kind].includes(key)) reportMisplaced(check, frame, key);
  },
};

function reportMisplaced({ findings, dialect }: Check, frame: ElementFrame, key: ChildKey): void {
  const { kind: owner } = frame;
  const place = keyPlace(frame, key);
  const report = (args: FactsOf<typeof misplacedElement>) => findings.add(misplacedElement, args, place);
  if (owner === "group" && key === "groups") report({ case: "groups-in-group" });
  else if (key === "menu") report({ case: "menu", owner, homes: holdersOf("menu", dialect) });
  else if (KIND_OF_KEY.get(key) === owner) report({ case: "own-kind", owner, key });
  else report({ case: "child", owner, key, allowed: CHILDREN[dialect][owner] });
}

/** The kinds of elements that can have a list of children. */
const holdersOf = (key: ChildKey, dialect: Dialect): ElementKind[] =>
  ELEMENT_KINDS.filter((kind) => CHILDREN[dialect][kind].includes(key));

/** Reports an entry of another kind than its list: a tab in a list of pages. The walk goes into it all the same. */
export function reportMisplacedEntry(
  { findings }: Check,
  parent: ElementFrame,
  { key, writtenKey }: ChildList,
  index: number,
  kind: ElementKind,
): void {
  const args = { case: "entry", list: key, kind } as const;
  findings.add(misplacedElement, args, { pointer: pointerTo(parent, writtenKey, index) });
}

/** Reports a URL in a list of pages, which is not a page of the site. */
export const urlAmongPagesRule: PageRule = {
  codes: [misplacedElement],
  check({ check, frame, list, index, entry }) {
    const place = { pointer: pointerTo(frame, list.writtenKey, index) };
    check.findings.add(misplacedElement, { case: "url", url: entry }, place);
  },
};

/** Reports a `navigation` within a navigation that has nothing else; says whether it did. */
export function reportNestedNavigation(check: Check, frame: ElementFrame, field: string): boolean {
  const { kind, value, lists } = frame;
  if (field !== "navigation" || kind !== "navigation" || lists.length > 0 || !isObject(value[field])) return false;
  check.excused.add(value);
  check.isPartlyRead = true;
  const place = keyPlace(frame, field);
  check.findings.add(misplacedElement, { case: "nested-navigation" }, place);
  return true;
}
