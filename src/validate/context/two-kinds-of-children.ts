import { navigationExample } from "../../codes/examples/example.ts";
import { type Code, code, fieldIsHere } from "../../diagnostic/code.ts";
import { relatedEnd } from "../../diagnostic/finding.ts";
import { elementName, quote } from "../../diagnostic/words.ts";
import { isObject, own } from "../../json/json-value.ts";
import { CHILDREN, type ChildKey, type ContainerKind, kindOfList } from "../../vocabulary/elements/elements.ts";
import { hasChildKey } from "./element-content.ts";
import { type Check, type ElementFrame, keyPlace } from "./visits.ts";

/** What to do about a second kind of children. */
export type MixedRemedy =
  /** One entry of the first kind has no children: the second kind was taken from it. */
  | "into-empty-entry"
  /** All entries of the second kind are links. */
  | "into-global"
  | "pages-into-groups"
  | "groups-into-pages"
  | "into-entries";

export interface Mixed {
  owner: ContainerKind;
  first: ChildKey;
  second: ChildKey;
  remedy: MixedRemedy;
}

const sayMixed = ({ owner, first, second }: Mixed): string =>
  `${elementName(owner)} has both ${quote(first)} and ${quote(second)}; only one kind of child is allowed per level`;

function hintForMixed({ first, second, remedy }: Mixed): string {
  switch (remedy) {
    case "into-empty-entry":
      return `move "${second}" into the entry of "${first}" that has no children`;
    case "into-global":
      return `move the links to "navigation.global.${second}"`;
    case "pages-into-groups":
      return 'move the pages into one of the "groups", or into a new group';
    case "groups-into-pages":
      return 'move the groups into "pages", which can contain both pages and groups';
    case "into-entries":
      return `move "${second}" into the entries of "${first}", or the other way round`;
    default:
      return remedy satisfies never;
  }
}

export const multipleRootElements = code("nav/multiple-root-elements", {
  severity: "error",
  title: "The navigation has several kinds of root elements",
  explanation:
    "The root of the navigation has one kind of element; all others nest inside its entries. The hosted platform keeps one of the two and drops the other without a warning.",
  example: navigationExample(
    '{ "tabs": [{ "tab": "Guides", "pages": ["intro"] }], "pages": ["about"] }',
    '{ "tabs": [{ "tab": "Guides", "pages": ["intro", "about"] }] }',
  ),
  message: sayMixed,
  hint: hintForMixed,
});

export const mixedChildren = code("nav/mixed-children", {
  severity: "error",
  title: "An element has two kinds of children",
  explanation:
    "At each level of the navigation an element has one kind of children: a tab can contain anchors, and an anchor groups, but a tab cannot contain both. The hosted platform keeps one of the two and drops the other without a warning.",
  example: navigationExample(
    '{ "tabs": [{ "tab": "Guides", "groups": [{ "group": "Start", "pages": ["intro"] }], "pages": ["about"] }] }',
    '{ "tabs": [{ "tab": "Guides", "groups": [{ "group": "Start", "pages": ["intro", "about"] }] }] }',
  ),
  message: sayMixed,
  hint: hintForMixed,
});

/** Two kinds of children in one element. */
export interface TwoKinds {
  kept: ChildKey;
  /** The kind to point at. */
  wrong: ChildKey;
  /** The entry of the kept list that the wrong list was taken from: the only one without children. */
  home?: object;
}

/** Says which of two kinds is wrong: the second, unless the first belongs in an entry of the second. */
export function judgeTwoKinds(check: Check, frame: ElementFrame, first: ChildKey, second: ChildKey): TwoKinds {
  const homeInFirst = entryWithout(check, frame, first, second);
  if (homeInFirst) return { kept: first, wrong: second, home: homeInFirst };
  const homeInSecond = entryWithout(check, frame, second, first);
  if (homeInSecond) return { kept: second, wrong: first, home: homeInSecond };
  return { kept: first, wrong: second };
}

/** The one entry of a list that has no children, though it can contain `taken`. */
function entryWithout(check: Check, frame: ElementFrame, listKey: ChildKey, taken: ChildKey): object | undefined {
  const entries = own(frame.value, listKey);
  if (!Array.isArray(entries) || !CHILDREN[check.dialect][kindOfList(listKey)].includes(taken)) return undefined;
  const bare = entries.filter((entry) => isObject(entry) && !hasChildKey(entry) && !Object.hasOwn(entry, "href"));
  return bare.length === 1 ? bare[0] : undefined;
}

/** Reports two kinds of children. The entries of the wrong list are then checked without regard to their place. */
export function reportTwoKinds(
  { findings, excused }: Check,
  frame: ElementFrame,
  code: Code<Mixed>,
  { kept, wrong, home }: TwoKinds,
  remedy: MixedRemedy = remedyFor(kept, wrong),
): void {
  if (home) excused.add(home);
  for (const list of frame.lists) if (list.key === wrong) list.isStray = true;
  const args = { owner: frame.kind, first: kept, second: wrong, remedy: home ? "into-empty-entry" : remedy } as const;
  findings.add(code, args, keyPlace(frame, wrong), {
    related: [relatedEnd(fieldIsHere, { field: kept }, keyPlace(frame, kept))],
  });
}

function remedyFor(kept: ChildKey, wrong: ChildKey): MixedRemedy {
  if (wrong === "pages" && kept === "groups") return "pages-into-groups";
  return wrong === "groups" && kept === "pages" ? "groups-into-pages" : "into-entries";
}
