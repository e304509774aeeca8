import { DOCS_SHAPES } from "../../../schemas/docs-shapes.js";
import type { Findings, Reporter, Rule } from "../../diagnostic/finding.ts";
import { escapeSegment, type JsonObject, own } from "../../json/json-value.ts";
import { knownFields, type ShapeFault } from "../../json/shape.ts";
import type { WrittenRedirect } from "../../redirects/docs-redirects.ts";
import type { LoneSource } from "../../vocabulary/addresses/lone-sources.ts";
import {
  CHILD_KEYS,
  type ChildKey,
  type ContainerKind,
  ELEMENT_KINDS,
  ELEMENTS,
  type ElementKind,
} from "../../vocabulary/elements/elements.ts";
import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import type { Platform } from "../../vocabulary/platform/platforms.ts";
import type { ChildList, PageScope } from "./page-scope.ts";

/** A config, as the rules about it as a whole and about its settings look at it. */
export interface ConfigVisit {
  readonly check: Check;
  readonly config: JsonObject;
  /** Its faults besides those of the navigation; those that a rule explains better are removed from `missing`. */
  readonly faults: readonly ShapeFault[];
  /** Pointers of the required fields that are missing. */
  readonly missing: Set<string>;
  /** Reports with the severity that faults of a setting have in the dialect. */
  readonly settings: Reporter;
}

/** An element that the walk has reached. Its child lists are open; each entry of them is a visit of its own. */
export interface ElementVisit {
  readonly check: Check;
  readonly frame: ElementFrame;
  /** Its keys for children, in document order. */
  readonly childKeys: readonly ChildKey[];
  /** The keys that count as kinds of children. */
  readonly counted: readonly ChildKey[];
  /** Its unknown keys; one that is meant as a list of children is removed. */
  readonly unknown: Set<string>;
  /** The faults of its own fields; a missing name that a rule explains is removed. */
  readonly faults: ShapeFault[];
  /** Whether one of its fields has an object or a list. */
  readonly hasNested: boolean;
  /** Its source of generated pages beside which little else is allowed. */
  readonly loneSource: LoneSource | undefined;
  /** Whether an unknown key is meant as content. */
  isFilled: boolean;
}

/** A list of children that the walk enters. */
export interface ListVisit {
  readonly check: Check;
  /** The element that has the list. */
  readonly frame: ElementFrame;
  readonly list: ChildList;
}

export interface EntryVisit extends ListVisit {
  readonly index: number;
  readonly entry: unknown;
}

/** A string in a list of pages. */
export interface PageVisit extends EntryVisit {
  readonly entry: string;
  /** Its normal form, if it is a path. */
  readonly path: string;
}

/** A redirect of docs.json. */
export interface RedirectVisit {
  readonly check: Check;
  readonly redirect: WrittenRedirect;
  /** An earlier one whose source matches the same addresses. */
  readonly earlier: WrittenRedirect | undefined;
}

/** The suggestions for unknown names, so that a name on many pages is compared once. */
export type FieldSuggestions = Map<string, readonly string[]>;

/** The front matter of a page, as rules look at it. Pointers lead into `value`. */
export interface FrontMatterVisit {
  readonly value: JsonObject;
  readonly findings: Reporter;
  readonly known: FieldSuggestions;
}

export type ConfigRule = Rule<ConfigVisit>;
export type FrontMatterRule = Rule<FrontMatterVisit>;
export type ElementRule = Rule<ElementVisit>;
export type ListRule = Rule<ListVisit>;
export type EntryRule = Rule<EntryVisit>;
export type RedirectRule = Rule<RedirectVisit>;
export type PageRule = Rule<PageVisit>;

/** An element of the navigation while the walk is in it. The links upwards give its pointer, when one is needed. */
export interface ElementFrame {
  readonly kind: ContainerKind;
  readonly value: JsonObject;
  readonly parent: ElementFrame | undefined;
  /** The key of the parent that lists it, as written, and its position there. */
  readonly listKey: string;
  readonly index: number;
  readonly depth: number;
  /** Whether its list is not allowed in the parent; faults of its place are then not reported. */
  readonly isStray: boolean;
  /** The scope in which each page may be listed once. */
  readonly scope: PageScope;
  /** Whether it or an element above it names a spec. */
  readonly hasSpec: boolean;
  /** The element whose `directory` is in effect. */
  readonly directoryFrom: ElementFrame | undefined;
  /** The lists of its children, and the one that the walk is in. */
  readonly lists: ChildList[];
  list: number;
}

/** The pointer of a config's navigation. */
export const NAVIGATION = "/navigation";

/** JSON Pointer to an element, or with further keys to a value inside it. */
export function pointerTo(frame: ElementFrame, ...rest: (string | number)[]): string {
  const parts: string[] = [];
  for (let at: ElementFrame = frame; at.parent; at = at.parent) parts.push(`/${escapeSegment(at.listKey)}/${at.index}`);
  const inside = rest.map((key) => (typeof key === "number" ? `/${key}` : `/${escapeSegment(key)}`));
  return NAVIGATION + parts.reverse().join("") + inside.join("");
}

export const keyPlace = (frame: ElementFrame, field: string) =>
  ({ pointer: pointerTo(frame, field), part: "key" }) as const;

/** The key that names elements of a kind; the navigation has no name. */
export const nameKeyOf = (kind: ContainerKind): string | undefined =>
  kind === "navigation" ? undefined : ELEMENTS[kind].nameKey;

/** The frame of an element, not of the navigation itself. */
export type InnerFrame = ElementFrame & { readonly kind: ElementKind };

export const isInner = (frame: ElementFrame): frame is InnerFrame => frame.kind !== "navigation";

/** Opens a list of children for the walk; nothing for a value that is no list. */
export function openList({ value, lists }: ElementFrame, key: ChildKey, writtenKey: string, isStray = false): void {
  const entries = own(value, writtenKey);
  if (Array.isArray(entries)) lists.push({ key, writtenKey, entries, isStray, taken: 0 });
}

/** The role of a key in an element: one of its fields, or a list of children, in this kind of element or in others. */
export type KeyRole = "own" | "child";

/** One check of a navigation. */
export interface Check {
  readonly dialect: Dialect;
  /** The platform that the site is for, if it says so. */
  readonly platform: Platform | undefined;
  readonly findings: Findings;
  /** True if the files of `$ref`s were not read. */
  readonly noteIncludes: boolean;
  /** Elements whose missing name is reported already, at the place of the misplaced name. */
  readonly named: Set<object>;
  /** Elements whose missing children are reported already, at the place of the misplaced children. */
  readonly excused: Set<object>;
  /** Elements that set `directory`, and the ones among them whose listing a root page shows. */
  readonly directories: ElementFrame[];
  readonly shownDirectories: Set<ElementFrame>;
  /** Whether part of the navigation was not read: an include, or a value in the place of an element. */
  isPartlyRead: boolean;
}

const rolesOf = (kind: ContainerKind): ReadonlyMap<string, KeyRole> =>
  new Map([
    ...Object.keys(knownFields(DOCS_SHAPES.mintlify[kind]) ?? {}).map((key) => [key, "own"] as const),
    ...CHILD_KEYS.map((key) => [key, "child"] as const),
  ]);

/** For each kind of element, the roles of its known keys. */
export const KEY_ROLES: Readonly<Record<ContainerKind, ReadonlyMap<string, KeyRole>>> = Object.fromEntries(
  ([...ELEMENT_KINDS, "navigation"] as const).map((kind) => [kind, rolesOf(kind)]),
) as Record<ContainerKind, ReadonlyMap<string, KeyRole>>;
