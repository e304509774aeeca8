import { fieldOf, isObject, type JsonObject, segmentsOf, valueAt } from "../json/json-value.ts";
import { isPlainPath } from "../vocabulary/addresses/page-path.ts";
import { DOCUMENT_KIND_NAMES, type DocumentKind } from "../vocabulary/elements/document-kinds.ts";
import { KIND_OF_KEY } from "../vocabulary/elements/elements.ts";
import { parsePageEntry } from "../vocabulary/elements/operation-reference.ts";
import type { SdkFormat } from "../vocabulary/elements/sdk.ts";
import { normalizeSpecSource } from "../vocabulary/elements/spec-name.ts";
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

/** An SDK reference that a navigation names. */
export interface ListedSdk extends Omit<ListedSpec, "overlays"> {
  /** The tool that wrote it. */
  readonly format: SdkFormat;
}

interface OverlayMention {
  readonly source: string;
  readonly overlays: ListedOverlays;
}

/** All that a config names and pages are made from, collected in one walk of its navigation. */
export class NamedSources {
  /** Each place in document order, `api` last: elements, and for `openapi` references among their pages. */
  readonly #mentions: Readonly<Record<DocumentKind, ListedSpec[]>>;
  readonly #ofApi: Readonly<Record<"openapi" | "asyncapi", ListedSpec[]>>;
  readonly config: unknown;

  constructor(config: unknown) {
    this.config = config;
    this.#mentions = mentionsIn(fieldOf(config, "navigation"));
    const api = isObject(config) && isObject(config.api) ? config.api : {};
    this.#ofApi = {
      openapi: ownSpecs(api.openapi, "/api/openapi"),
      asyncapi: ownSpecs(api.asyncapi, "/api/asyncapi"),
    };
  }

  /** The documents of a kind, each once: those of the navigation, then the AsyncAPI documents of `api.asyncapi`. */
  of(kind: Exclude<DocumentKind, "sdk">): ListedSpec[];
  of(kind: DocumentKind): (ListedSpec | ListedSdk)[];
  of(kind: DocumentKind): (ListedSpec | ListedSdk)[] {
    if (kind === "sdk") return this.sdks();
    const listed = [...this.#mentions[kind], ...(kind === "asyncapi" ? this.#ofApi.asyncapi : [])];
    const first = [...firstOfEach(listed).values()];
    if (kind === "openapi") return this.#withOverlays(first);
    return first.map(({ source, pointer }) => ({ source, pointer }));
  }

  /** The specs that `api.openapi` names: no element inherits them, but page files show their operations. */
  apiSpecs(): ListedSpec[] {
    return this.#withOverlays(this.#ofApi.openapi);
  }

  sdks(): ListedSdk[] {
    const listed = this.#mentions.sdk.flatMap(({ source, pointer }) => {
      const format = sdkFormatOf(valueAt(this.config, segmentsOf(pointer)));
      return format === undefined ? [] : [{ source, pointer, format }];
    });
    return [...firstOfEach(listed).values()];
  }

  /** Each place that lists overlays for a spec. */
  overlayMentions(): OverlayMention[] {
    return [...this.#mentions.openapi, ...this.#ofApi.openapi].flatMap(({ source, overlays }) =>
      overlays ? [{ source, overlays }] : [],
    );
  }

  /** The overlays of each spec by its source: those of the first place that lists any, since all places must agree. */
  overlays(): Map<string, ListedOverlays> {
    const first = firstOfEach(this.overlayMentions());
    return new Map([...first].map(([source, { overlays }]) => [source, overlays]));
  }

  #withOverlays(specs: readonly ListedSpec[]): ListedSpec[] {
    const all = specs.length === 0 ? new Map<string, ListedOverlays>() : this.overlays();
    return specs.map(({ source, pointer }) => {
      const overlays = all.get(source);
      return { source, pointer, ...(overlays && { overlays }) };
    });
  }
}

/**
 * The specs that a config's navigation names, each once, in document order: those that must be loaded before
 * `resolveNavigation`. They come from `openapi` at any level, and from references that name their spec. Page files may
 * show operations of other specs.
 */
export const listSpecs = (config: unknown): ListedSpec[] => new NamedSources(config).of("openapi");

/**
 * The AsyncAPI documents, or the GraphQL schemas, that a config names, each once: those of the navigation in document
 * order, then those of `api.asyncapi`, whose channels page files show.
 */
export const listDefinitions = (config: unknown, property: "asyncapi" | "graphql"): ListedSpec[] =>
  new NamedSources(config).of(property);

/** The SDK references that a config's navigation names, each once, in document order. */
export const listSdks = (config: unknown): ListedSdk[] => new NamedSources(config).sdks();

function firstOfEach<Mention extends { readonly source: string }>(mentions: readonly Mention[]): Map<string, Mention> {
  const first = new Map<string, Mention>();
  for (const mention of mentions) if (!first.has(mention.source)) first.set(mention.source, mention);
  return first;
}

function mentionsIn(navigation: unknown): Record<DocumentKind, ListedSpec[]> {
  const mentions: Record<DocumentKind, ListedSpec[]> = { openapi: [], asyncapi: [], graphql: [], sdk: [] };
  const pending: { value: unknown; pointer: string }[] = [{ value: navigation, pointer: "/navigation" }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, pointer } = next;
    if (typeof value === "string") {
      const entry = parsePageEntry(value);
      if (entry.type !== "page" && entry.spec !== undefined) {
        mentions.openapi.push({ source: normalizeSpecSource(entry.spec), pointer });
      }
    } else if (isObject(value)) {
      for (const property of DOCUMENT_KIND_NAMES) {
        if (value[property] === undefined) continue;
        for (const mention of ownSpecs(value[property], `${pointer}/${property}`)) mentions[property].push(mention);
      }
      // One by one: more than a hundred thousand arguments overflow the stack.
      for (const entry of childEntries(value, pointer).reverse()) pending.push(entry);
    }
  }
  return mentions;
}

function ownSpecs(value: unknown, place: string): ListedSpec[] {
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

/** The children of an element that may name sources: its child elements, and the references among its pages and its `root`. */
function childEntries(element: JsonObject, pointer: string) {
  const entries: { value: unknown; pointer: string }[] = [];
  for (const key of Object.keys(element)) {
    const value = element[key];
    if (key === "root") entries.push({ value, pointer: `${pointer}/root` });
    if ((key !== "pages" && !KIND_OF_KEY.has(key)) || !Array.isArray(value)) continue;
    for (let index = 0; index < value.length; index++) {
      const entry: unknown = value[index];
      const isWanted = typeof entry === "string" ? key === "pages" && !isPlainPath(entry) : isObject(entry);
      if (isWanted) entries.push({ value: entry, pointer: `${pointer}/${key}/${index}` });
    }
  }
  return entries;
}
