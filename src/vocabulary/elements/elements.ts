import type { Dialect } from "../platform/dialect.ts";

/**
 * The navigation elements: the key of their list, and the key that names each entry.
 * Source: specification, "Navigation elements".
 */
export const ELEMENTS = {
  language: { arrayKey: "languages", nameKey: "language" },
  version: { arrayKey: "versions", nameKey: "version" },
  product: { arrayKey: "products", nameKey: "product" },
  tab: { arrayKey: "tabs", nameKey: "tab" },
  dropdown: { arrayKey: "dropdowns", nameKey: "dropdown" },
  anchor: { arrayKey: "anchors", nameKey: "anchor" },
  item: { arrayKey: "menu", nameKey: "item" },
  group: { arrayKey: "groups", nameKey: "group" },
} as const;

export type ElementKind = keyof typeof ELEMENTS;
export const ELEMENT_KINDS = Object.keys(ELEMENTS) as readonly ElementKind[];
/** A container of elements: an element, or the `navigation` object itself. */
export type ContainerKind = ElementKind | "navigation";
/** A key whose list contains elements, or `pages`, whose list contains pages and groups. */
export type ChildKey = (typeof ELEMENTS)[ElementKind]["arrayKey"] | "pages";

/** The kind of element in the list of a key. `pages` is absent: it contains pages and groups. */
export const KIND_OF_KEY: ReadonlyMap<string, ElementKind> = new Map(
  ELEMENT_KINDS.map((kind) => [ELEMENTS[kind].arrayKey, kind]),
);

/** All keys that contain children, in the order in which messages and completions list them. */
export const CHILD_KEYS = [
  "languages",
  "versions",
  "products",
  "tabs",
  "dropdowns",
  "anchors",
  "menu",
  "groups",
  "pages",
] as const satisfies readonly ChildKey[];

/** Whether a key has children as its value, in any element. */
export const isChildKey = (key: string): key is ChildKey => key === "pages" || KIND_OF_KEY.has(key);

const NESTABLE = CHILD_KEYS.filter((key) => key !== "menu");
const allBut = (own: ChildKey, ...more: ChildKey[]): readonly ChildKey[] => [
  ...NESTABLE.filter((key) => key !== own),
  ...more,
];

/** Per dialect and container, the child keys that it can have, exactly one at a time. */
export const CHILDREN: Readonly<Record<Dialect, Readonly<Record<ContainerKind, readonly ChildKey[]>>>> = {
  // Specification, "Navigation elements" and "Nesting rules".
  spec: {
    navigation: NESTABLE,
    language: allBut("languages"),
    version: allBut("versions"),
    product: allBut("products"),
    tab: allBut("tabs", "menu"),
    dropdown: allBut("dropdowns"),
    anchor: allBut("anchors"),
    item: ["groups", "pages"],
    group: ["pages"],
  },
  // The hosted platform, as observed in November 2026.
  mintlify: {
    navigation: NESTABLE,
    language: allBut("languages"),
    version: allBut("versions"),
    product: allBut("products", "menu"),
    tab: allBut("tabs", "menu"),
    dropdown: allBut("dropdowns"),
    anchor: allBut("anchors"),
    item: NESTABLE,
    group: ["pages"],
  },
};

/** Elements nested deeper than this below `navigation` are reported (`nav/too-deep`) and not read. */
export const MAX_DEPTH = 64;

/** The kind of element that a list contains; a list of pages contains groups. */
export const kindOfList = (key: ChildKey): ElementKind => KIND_OF_KEY.get(key) ?? "group";

/**
 * The kind of an entry. Usually it is the kind of its list. An entry that has the name field of another kind instead
 * (`tab` in a list of groups) is of that other kind. A group cannot be a link, so an entry with `href` never counts as
 * one.
 */
export function entryKind(key: ChildKey, entry: object): ElementKind {
  const expected = kindOfList(key);
  if (Object.hasOwn(entry, ELEMENTS[expected].nameKey) || Object.hasOwn(entry, "$ref")) return expected;
  const named = ELEMENT_KINDS.find((kind) => Object.hasOwn(entry, ELEMENTS[kind].nameKey));
  return named === undefined || (named === "group" && Object.hasOwn(entry, "href")) ? expected : named;
}
