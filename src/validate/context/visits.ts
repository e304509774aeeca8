import type { Reporter } from "../../diagnostic/findings.ts";
import type { Rule } from "../../diagnostic/rule.ts";
import type { JsonObject } from "../../json/json-value.ts";
import type { ShapeFault } from "../../json/shape.ts";
import type { WrittenRedirect } from "../../redirects/docs-redirects.ts";
import type { LoneSource } from "../../vocabulary/addresses/lone-sources.ts";
import type { ChildKey } from "../../vocabulary/elements/elements.ts";
import type { Check } from "./check-context.ts";
import type { ElementFrame } from "./element-frame.ts";
import type { ChildList } from "./page-scope.ts";

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
  /** Those that count as kinds of children. */
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
