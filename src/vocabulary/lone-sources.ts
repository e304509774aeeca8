import type { ContainerKind } from "./elements.ts";

/**
 * What pages are generated from, where the hosted platform takes it on some kinds of elements only, and on tabs beside
 * little else. Source: hosted platform's validator 0.1.878.
 */
export const LONE_SOURCES = { sdk: ["tab", "group"], graphql: ["tab"] } as const;

export type LoneSource = keyof typeof LONE_SOURCES;

/** The lone sources that a kind of element can have. */
export const loneSourcesOf = (kind: ContainerKind): LoneSource[] =>
  (Object.keys(LONE_SOURCES) as LoneSource[]).filter((source) =>
    (LONE_SOURCES[source] as readonly ContainerKind[]).includes(kind),
  );

/** What a tab with a lone source can have beside it; groups can have whatever else they have. */
export const BESIDE_LONE_SOURCE: readonly string[] = [
  "tab",
  "icon",
  "align",
  "hidden",
  "searchable",
  "directory",
  "groups",
];
