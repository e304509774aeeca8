import { isObject, type JsonObject, valueAt } from "../json/json-value.ts";
import { segmentsOf } from "../json/pointer.ts";
import type { SourceProperty } from "../vocabulary/default-directories.ts";
import { KIND_OF_KEY } from "../vocabulary/elements.ts";
import { parsePageEntry } from "../vocabulary/operation-reference.ts";
import { isPlainPath } from "../vocabulary/page-path.ts";
import type { SdkFormat } from "../vocabulary/sdk.ts";
import { normalizeSpecSource } from "../vocabulary/spec-name.ts";
import { readSpecEntry, sdkFormatOf } from "./specs/spec-scope.ts";

/** A spec that a navigation names. */
export interface ListedSpec {
  /** Path from the docs root without leading slash (it may lead out by `..`), or a URL: the key of a `SpecSource`. */
  readonly source: string;
  /** JSON Pointer into the config, to the first place that names it. */
  readonly pointer: string;
  /** The overlays to apply to it, if the config lists them. An empty list turns off overlays that would be found. */
  readonly overlays?: ListedOverlays;
}

/** The overlays that the config lists for a spec. */
export interface ListedOverlays {
  /** In their order, as paths from the docs root or URLs. */
  readonly sources: readonly string[];
  /** JSON Pointer into the config, to the list. */
  readonly pointer: string;
}

/**
 * The specs that a config's navigation names, each once, in document order: those that must be loaded before
 * `resolveNavigation`. They come from `openapi` at any level, and from references that name their spec. Page files may
 * show operations of other specs. A walk of its own, as the others need the specs: 9 % of all three at 100,000 pages.
 */
export function listSpecs(config: unknown): ListedSpec[] {
  const mentions = specMentions(config);
  const overlays = overlaysIn([...mentions, ...apiMentions(config)]);
  return [...firstOfEach(mentions).values()].map(({ source, pointer }) => withOverlays(source, pointer, overlays));
}

/**
 * The AsyncAPI documents, or the GraphQL schemas, that a config names, each once: those of the navigation in document
 * order, then those of `api.asyncapi`, whose channels page files show.
 */
export function listDefinitions(config: unknown, property: "asyncapi" | "graphql"): ListedSpec[] {
  const ofApi = property === "asyncapi" ? apiMentions(config, property) : [];
  const listed = firstOfEach([...elementMentions(config, property), ...ofApi]).values();
  return [...listed].map(({ source, pointer }) => ({ source, pointer }));
}

/** An SDK reference that a navigation names. */
export interface ListedSdk extends Omit<ListedSpec, "overlays"> {
  /** The tool that wrote it. */
  readonly format: SdkFormat;
}

/** The SDK references that a config's navigation names, each once, in document order. */
export function listSdks(config: unknown): ListedSdk[] {
  const listed = elementMentions(config, "sdk").flatMap(({ source, pointer }) => {
    const format = sdkFormatOf(valueAt(config, segmentsOf(pointer)));
    return format === undefined ? [] : [{ source, pointer, format }];
  });
  return [...firstOfEach(listed).values()];
}

/** The specs that `api.openapi` names: no element inherits them, but page files show their operations. */
export function listApiSpecs(config: unknown): ListedSpec[] {
  const mentions = apiMentions(config);
  if (mentions.length === 0) return [];
  const overlays = listOverlays(config);
  return mentions.map(({ source, pointer }) => withOverlays(source, pointer, overlays));
}

/** The overlays of each spec by its source: those of the first place that lists any, since all places must agree. */
export const listOverlays = (config: unknown): Map<string, ListedOverlays> =>
  overlaysIn([...elementMentions(config), ...apiMentions(config)]);

/** Each place of the config that lists overlays for a spec. */
export const overlayMentions = (config: unknown): OverlayMention[] =>
  withOwnOverlays([...elementMentions(config), ...apiMentions(config)]);

/** A place of the config that names a spec. */
type SpecMention = ListedSpec;

interface OverlayMention {
  readonly source: string;
  readonly overlays: ListedOverlays;
}

const withOwnOverlays = (mentions: readonly SpecMention[]): OverlayMention[] =>
  mentions.flatMap(({ source, overlays }) => (overlays ? [{ source, overlays }] : []));

const overlaysIn = (mentions: readonly SpecMention[]): Map<string, ListedOverlays> =>
  new Map([...firstOfEach(withOwnOverlays(mentions))].map(([source, { overlays }]) => [source, overlays]));

function firstOfEach<Mention extends { readonly source: string }>(mentions: readonly Mention[]): Map<string, Mention> {
  const first = new Map<string, Mention>();
  for (const mention of mentions) if (!first.has(mention.source)) first.set(mention.source, mention);
  return first;
}

function withOverlays(source: string, pointer: string, all: ReadonlyMap<string, ListedOverlays>): ListedSpec {
  const overlays = all.get(source);
  return { source, pointer, ...(overlays && { overlays }) };
}

/** The places of the navigation that name a spec, in document order: elements, and references among their pages. */
const specMentions = (config: unknown): SpecMention[] => mentionsIn(config, "openapi", { references: true });

/** The elements of the navigation that name a spec by a property, in document order. */
const elementMentions = (config: unknown, property: SourceProperty = "openapi"): SpecMention[] =>
  mentionsIn(config, property, { references: false });

function mentionsIn(config: unknown, property: SourceProperty, options: { references: boolean }): SpecMention[] {
  const mentions: SpecMention[] = [];
  const root = isObject(config) ? config.navigation : undefined;
  const pending: { value: unknown; pointer: string }[] = [{ value: root, pointer: "/navigation" }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, pointer } = next;
    if (typeof value === "string") {
      const entry = parsePageEntry(value);
      if (entry.type !== "page" && entry.spec !== undefined) {
        mentions.push({ source: normalizeSpecSource(entry.spec), pointer });
      }
    } else if (isObject(value)) {
      if (value[property] !== undefined) {
        for (const mention of ownSpecs(value[property], `${pointer}/${property}`)) mentions.push(mention);
      }
      // One by one: more than a hundred thousand arguments overflow the stack.
      for (const entry of childEntries(value, pointer, options).reverse()) pending.push(entry);
    }
  }
  return mentions;
}

function apiMentions(config: unknown, property: "openapi" | "asyncapi" = "openapi"): SpecMention[] {
  const api = isObject(config) ? config.api : undefined;
  return isObject(api) ? ownSpecs(api[property], `/api/${property}`) : [];
}

function ownSpecs(value: unknown, place: string): SpecMention[] {
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  return entries.flatMap((entry, index) => {
    const named = readSpecEntry(entry);
    if (!named) return [];
    const pointer = Array.isArray(value) ? `${place}/${index}` : place;
    const sources = named.overlays?.map(normalizeSpecSource);
    const overlays = sources && { overlays: { sources, pointer: `${pointer}/overlays` } };
    return [{ source: normalizeSpecSource(named.source), pointer, ...overlays }];
  });
}

/**
 * The children of an element that may name specs: its child elements and, on request, the references among its pages
 * and its `root`.
 */
function childEntries(element: JsonObject, pointer: string, { references }: { references: boolean }) {
  const entries: { value: unknown; pointer: string }[] = [];
  for (const key of Object.keys(element)) {
    const value = element[key];
    if (references && key === "root") entries.push({ value, pointer: `${pointer}/root` });
    if ((key !== "pages" && !KIND_OF_KEY.has(key)) || !Array.isArray(value)) continue;
    for (let index = 0; index < value.length; index++) {
      const entry: unknown = value[index];
      const isWanted =
        typeof entry === "string" ? references && key === "pages" && !isPlainPath(entry) : isObject(entry);
      if (isWanted) entries.push({ value: entry, pointer: `${pointer}/${key}/${index}` });
    }
  }
  return entries;
}
