import type { ContainerKind } from "../elements/elements.ts";
import type { Dialect } from "../platform/dialect.ts";
import { DIALECT_RULES } from "../platform/dialect-rules.ts";

/**
 * Sources of generated pages that the hosted platform allows on some kinds of elements only and, on tabs, with few
 * other fields. Source: hosted platform's validator 0.1.878.
 */
export const LONE_SOURCES = { sdk: ["tab", "group"] } as const;

export type LoneSource = keyof typeof LONE_SOURCES;

/** The lone sources that each kind of element can have. */
export const loneSourcesOf = (kind: ContainerKind): LoneSource[] =>
  (Object.keys(LONE_SOURCES) as LoneSource[]).filter((source) =>
    (LONE_SOURCES[source] as readonly ContainerKind[]).includes(kind),
  );

/** The sources next to which an element allows few other fields: only tabs have such sources, groups allow any field. */
export const closingSourcesOf = (dialect: Dialect, kind: ContainerKind): LoneSource[] =>
  kind === "tab" && DIALECT_RULES[dialect].limitsLoneSources ? loneSourcesOf(kind) : [];

/** The fields that a tab may have next to a lone source. */
export const BESIDE_LONE_SOURCE: readonly string[] = [
  "tab",
  "icon",
  "align",
  "hidden",
  "searchable",
  "directory",
  "groups",
];
