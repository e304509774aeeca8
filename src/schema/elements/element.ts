import { type TProperties, type TSchema, Type } from "@sinclair/typebox";
import {
  BESIDE_LONE_SOURCE,
  closingSourcesOf,
  LONE_SOURCES,
  type LoneSource,
  loneSourcesOf,
} from "../../vocabulary/addresses/lone-sources.ts";
import { CHILD_KEYS, CHILDREN, type ChildKey, type ContainerKind } from "../../vocabulary/elements/elements.ts";
import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { DIALECT_RULES } from "../../vocabulary/platform/dialect-rules.ts";
import { described, type Snippet } from "../values/annotate.ts";
import { CLOSED, either, object, optionalFields, type PartialFields, text } from "../values/forms.ts";

/** The names under which the kinds of elements are defined and published. */
export const DEFINITION_NAMES = {
  navigation: "Navigation",
  language: "Language",
  version: "Version",
  product: "Product",
  tab: "Tab",
  dropdown: "Dropdown",
  anchor: "Anchor",
  item: "MenuItem",
  group: "Group",
} as const satisfies Record<ContainerKind, string>;

/** The descriptions of the arrays of children, the same everywhere, and the definitions of their entries. */
const CHILD_FIELDS: Readonly<Record<ChildKey, { entry: string; description: string }>> = {
  languages: {
    entry: "Language",
    description: "Languages, for readers to choose from. The first is the default unless another sets `default`.",
  },
  versions: {
    entry: "Version",
    description: "Versions, for readers to choose from. The first is the default unless another sets `default`.",
  },
  products: { entry: "Product", description: "Products (services, feature sets), each with a section of its own." },
  tabs: { entry: "Tab", description: "Tabs in the bar at the top, each a section of its own." },
  dropdowns: {
    entry: "Dropdown",
    description: "Entries of the menu at the top of the sidebar; each leads to a section.",
  },
  anchors: { entry: "Anchor", description: "Persistent entries at the top of the sidebar." },
  menu: { entry: "MenuItem", description: "Entries of the menu that opens under the tab." },
  groups: { entry: "Group", description: "Groups: titled sections of the sidebar." },
  pages: {
    entry: "PageEntry",
    description:
      "Pages in reading order: paths of page files without extension, operations (`GET /users`), parts of a GraphQL schema (`QUERY user`), or nested groups.",
  },
};

/** An element or the navigation itself, taken apart. */
export interface ElementParts {
  kind: ContainerKind;
  /** The fields of its own: everything but children. */
  own: TProperties;
  /** The keys that may contain its children, one at a time. */
  children: readonly ChildKey[];
  /** The child keys that are not allowed in it. */
  misplaced: readonly ChildKey[];
  /** True for the navigation, which must have children. */
  needsChildren: boolean;
  /** The child keys whose lists must not be empty, if no other is filled. */
  filled: readonly ChildKey[];
  /** Whether an empty list is a kind of children: else it may be beside another. */
  emptyListsCount: boolean;
  /** Its fields that allow few others next to them. */
  loneSources: readonly LoneSource[];
}

/** The key under which the parts of an element's definition are kept, for everything that is derived from them. */
const Parts: unique symbol = Symbol.for("docsjson.element");

/** The parts of an element's definition; `undefined` for other definitions. */
export const partsOf = (schema: TSchema): ElementParts | undefined => (schema as { [Parts]?: ElementParts })[Parts];

/** `{ "$ref": "./nav.json" }`: an object that another file completes. */
export const IncludePath = text(
  "Path of a JSON file, relative to this one, whose object replaces this one. Keys next to `$ref` override those of the file.",
  { pattern: "\\S", examples: ["./navigation.json"], hints: { form: "file" } },
);

/** An object that an included file completes. Its required fields may be in that file. */
export const Include = object("Put in from another file.", { $ref: IncludePath });

/**
 * `{ "sourceRef": "owner/repo" }`: an entry in whose place the navigation of another repository comes. Source: the hosted
 * platform's documentation, "Reference navigation from another source".
 */
export const SourceRefName = text(
  "Another repository of the site, as `owner/repo`. When the site is published, the list of the same name in its navigation replaces this entry. No other field is allowed next to it.",
  { pattern: "\\S", examples: ["acme/api-docs"], hints: { form: "empty" } },
);

/** An entry of a list that another repository brings. */
export const SourceRef = object("Put in from another repository.", { sourceRef: SourceRefName }, CLOSED);

/** An entry of a list, or a reference to another repository. */
export const entryField = (entry: TSchema): TSchema => Type.Union([entry, Type.Ref("SourceRef")]);

const withoutRequired = (fields: TProperties): TProperties =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, Type.Optional(field)]));

/** An object as it is written; or with `$ref`, and then nothing else is required. */
export function completable(fields: TProperties, description: string, title: string): TSchema {
  const forms: TSchema[] = [
    Type.Object({ ...fields, ...absent(["$ref"]) }),
    Type.Object({ ...withoutRequired(fields), $ref: IncludePath }),
  ];
  return Type.Union(forms, described(description, { title, hints: { whole: Type.Object(fields) as TSchema } }));
}

/** A list of children as it is written, or put in from another file. */
export const childField = (key: ChildKey, least = 0): TSchema => {
  const { entry, description } = CHILD_FIELDS[key];
  return either(description, [Type.Array(entryField(Type.Ref(entry)), least > 0 ? { minItems: least } : {}), Include]);
};

const absent = (keys: readonly string[]): TProperties =>
  Object.fromEntries(keys.map((key) => [key, Type.Optional(Type.Never())]));

/**
 * The definition of an element: a union told apart by which child key is there, each member barring all others, and one
 * without children. Then the same for an object that an included file completes (`$ref`), of which nothing is required.
 */
export function defineElement(
  kind: ContainerKind,
  dialect: Dialect,
  fields: PartialFields,
  description: string,
  snippets?: readonly Snippet[],
): TSchema {
  const own = { ...optionalFields(fields), ...barredSources(dialect, kind) };
  const children = CHILDREN[dialect][kind];
  const parts: ElementParts = {
    kind,
    own,
    children,
    misplaced: CHILD_KEYS.filter((key) => !children.includes(key)),
    needsChildren: kind === "navigation",
    filled: kind === "navigation" ? DIALECT_RULES[dialect].filledLists : [],
    emptyListsCount: DIALECT_RULES[dialect].emptyListsCount,
    loneSources: closingSourcesOf(dialect, kind),
  };
  const members = [...membersOf(parts, own, false), ...membersOf(parts, withoutRequired(own), true)];
  const options = described(description, {
    title: DEFINITION_NAMES[kind],
    ...(snippets ? { hints: { snippets } } : {}),
  });
  return Type.Union(members, { ...options, [Parts as never]: parts });
}

/** The `sdk` that an element can't have: the hosted platform rejects the file because of them. */
export function barredSources(dialect: Dialect, kind?: ContainerKind): TProperties {
  if (!DIALECT_RULES[dialect].limitsLoneSources) return {};
  const own: readonly string[] = kind ? loneSourcesOf(kind) : [];
  const barred = Object.entries(LONE_SOURCES).filter(([source]) => !own.includes(source));
  return Object.fromEntries(
    barred.map(([source, kinds]) => [
      source,
      Type.Optional(
        Type.Never(described(`Only ${kinds.map((each) => `${each}s`).join(" and ")} can have \`${source}\`.`)),
      ),
    ]),
  );
}

/**
 * The forms of an element: one for each kind of children that it may have, and those without children. Where empty lists
 * don't count, they may be beside a filled one, or be all that there is.
 */
function membersOf(parts: ElementParts, fields: TProperties, isIncluded: boolean): TSchema[] {
  const { children, filled, emptyListsCount, needsChildren, loneSources } = parts;
  const $ref = isIncluded ? IncludePath : Type.Optional(Type.Never());
  const form = (lists: TProperties) =>
    Type.Object({ $ref, ...absent([...CHILD_KEYS, "sourceRef"]), ...fields, ...absent(loneSources), ...lists });
  if (emptyListsCount) {
    const forms = children.map((key) => form({ [key]: childField(key) }));
    return needsChildren && !isIncluded ? forms : [...forms, form({})];
  }
  const empty = (keys: readonly ChildKey[]): TProperties =>
    Object.fromEntries(keys.map((key) => [key, Type.Optional(NoEntries)]));
  const withEntries = children.map((key) => form({ ...empty(children), [key]: childField(key, 1) }));
  const emptied = children.filter((key) => !filled.includes(key));
  const without = needsChildren && !isIncluded ? emptied : [undefined];
  const beside = Object.fromEntries(Object.entries(fields).filter(([key]) => BESIDE_LONE_SOURCE.includes(key)));
  const withSource = loneSources.map((source) =>
    Type.Object(
      {
        $ref,
        ...beside,
        groups: Type.Optional(childField("groups", 1)),
        [source]: Type.Optional(fields[source] as TSchema, false),
      },
      { additionalProperties: false },
    ),
  );
  return [
    ...withSource,
    ...withEntries,
    ...without.map((key) => form({ ...empty(emptied), ...(key === undefined ? {} : { [key]: NoEntries }) })),
  ];
}

const NoEntries = Type.Array(Type.Never(), { maxItems: 0 });
