import { fieldOf, isObject } from "../../json/json-value.ts";
import type { DocumentKind } from "../../vocabulary/elements/document-kinds.ts";
import { isSdkFormat, type SdkFormat } from "../../vocabulary/elements/sdk.ts";
import { normalizeSpecSource } from "../../vocabulary/elements/spec-name.ts";
import type { NamedSpec, SpecLibrary } from "./spec-library.ts";
import { type FindSpecs, prepareSpecsOfPath } from "./specs-of-path.ts";

/** One spec of an `openapi` property. */
export interface ScopedSpec {
  /** Path from the docs root without a leading slash, or a URL. */
  readonly source: string;
  /** Where its generated pages live; `undefined` is the default. */
  readonly directory: string | undefined;
  /** What their addresses are made from: the operationId, or by default the summary. */
  readonly slug?: "operationId" | undefined;
  /** JSON Pointer from the element to the value that names the spec: `/openapi`, `/openapi/1`, `/asyncapi`. */
  readonly step: string;
  readonly spec: NamedSpec;
}

/** An element, or the navigation itself, with an `openapi` property. */
interface ScopeOwner {
  /** JSON Pointer into the assembled config. */
  readonly pointer: string;
}

/** The documents in effect for an element, by the property that names them: its own, else the documents of the nearest element around it. */
export type SpecScopes = Readonly<Partial<Record<DocumentKind, SpecScope>>>;

/** The specs that one `openapi` property sets for its element and everything inside it. */
export class SpecScope {
  /** In order of look-up. */
  readonly specs: readonly ScopedSpec[];
  readonly sources: readonly string[];
  /** Whether a reference without a spec of its own found its operation here. */
  used = false;
  readonly property: DocumentKind;
  readonly #owner: ScopeOwner;
  #missing: readonly ScopedSpec[] | undefined;
  #bySource: ReadonlyMap<string, ScopedSpec> | undefined;
  #specsOfPath: FindSpecs<ScopedSpec> | undefined;

  constructor(owner: ScopeOwner, specs: readonly ScopedSpec[], property: DocumentKind = "openapi") {
    this.property = property;
    this.#owner = owner;
    this.specs = specs;
    this.sources = Object.freeze(specs.map((spec) => spec.source));
  }

  /** The specs of this scope that could not be read. */
  get missing(): readonly ScopedSpec[] {
    this.#missing ??= this.specs.filter(({ spec }) => spec.state !== "loaded");
    return this.#missing;
  }

  /** The spec of this scope with a normalized name. If two differ by their directory only, the first. */
  named(source: string): ScopedSpec | undefined {
    this.#bySource ??= new Map(this.specs.toReversed().map((spec) => [spec.source, spec]));
    return this.#bySource.get(source);
  }

  /** The specs of this scope that may have operations of a path. */
  specsOfPath(path: string): readonly ScopedSpec[] {
    if (this.specs.length === 1) return this.specs;
    this.#specsOfPath ??= prepareSpecsOfPath(this.specs, ({ spec }) => spec.index);
    return this.#specsOfPath(path);
  }

  /** The pointer of one of its specs in the assembled config. */
  pointerOf(spec: ScopedSpec): string {
    return this.#owner.pointer + spec.step;
  }
}

/** Reads an element's own `openapi`, `asyncapi`, `graphql` or `sdk`; `undefined` if the value names no spec. */
export function readScope(
  owner: ScopeOwner,
  value: unknown,
  library: SpecLibrary,
  property: DocumentKind = "openapi",
): SpecScope | undefined {
  const entries = Array.isArray(value) ? value : [value];
  const specs = new Map<string, ScopedSpec>();
  entries.forEach((entry: unknown, index) => {
    const named = readSpecEntry(entry);
    if (!named) return;
    const step = Array.isArray(value) ? `/${property}/${index}` : `/${property}`;
    const source = normalizeSpecSource(named.source);
    const { directory, slug } = named;
    const key = JSON.stringify([source, directory, slug]);
    if (specs.has(key)) return;
    specs.set(key, { source, directory, slug, step, spec: library.open(source, owner.pointer + step) });
  });
  return specs.size === 0 ? undefined : new SpecScope(owner, [...specs.values()], property);
}

/** The format of an `sdk` property; `undefined` if it is missing or unknown. */
export function sdkFormatOf(value: unknown): SdkFormat | undefined {
  const format = fieldOf(value, "format");
  return isSdkFormat(format) ? format : undefined;
}

/** An entry of `openapi`, read. */
interface SpecEntry extends Pick<ScopedSpec, "source" | "directory" | "slug"> {
  /** As written; `undefined` if it lists none. */
  readonly overlays?: readonly string[] | undefined;
}

/**
 * Reads `"spec.json"`, or an object that names a spec; `undefined` for anything else, which the check of the shape
 * reports.
 */
export function readSpecEntry(entry: unknown): SpecEntry | undefined {
  if (typeof entry === "string") return entry.trim() === "" ? undefined : { source: entry, directory: undefined };
  if (!isObject(entry)) return undefined;
  const { source, directory, slug, overlays } = entry;
  if (typeof source !== "string" || source.trim() === "") return undefined;
  return {
    source,
    directory: typeof directory === "string" ? directory : undefined,
    slug: slug === "operationId" ? slug : undefined,
    overlays: Array.isArray(overlays) ? overlays.filter((overlay) => typeof overlay === "string") : undefined,
  };
}
