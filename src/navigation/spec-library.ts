import type { OperationIndex } from "../openapi/operation.ts";
import type { SpecSource } from "./spec-source.ts";

const URL_LIKE = /^[a-z][a-z0-9+.-]*:\/\//i;

/**
 * The name that a spec is known by, however it is written: a URL as it is, a path from the docs root without leading
 * slash and `.` segments. A path that leads out of the docs root keeps its leading `..`.
 *
 * @example normalizeSpecSource("/api/./openapi.json") // "api/openapi.json"
 */
export function normalizeSpecSource(source: string): string {
  const trimmed = source.trim();
  if (URL_LIKE.test(trimmed)) return trimmed;
  const segments: string[] = [];
  for (const segment of trimmed.split("/")) {
    if (segment === ".." && segments.length > 0 && segments.at(-1) !== "..") segments.pop();
    else if (segment !== "" && segment !== ".") segments.push(segment);
  }
  return segments.join("/");
}

/**
 * The specs that a page's front matter may mean by a name: the one of that path, else those whose path ends in it, with
 * or without extension. Source: the hosted platform's documentation, which writes `v1 GET /users` for `openapi/v1.json`.
 */
export function specsNamed(name: string, sources: Iterable<string>): string[] {
  const wanted = normalizeSpecSource(name);
  const ends: string[] = [];
  for (const source of sources) {
    if (source === wanted) return [source];
    const bare = source.replace(/\.(json|ya?ml)$/i, "");
    if (`/${source}`.endsWith(`/${wanted}`) || `/${bare}`.endsWith(`/${wanted}`)) ends.push(source);
  }
  return ends;
}

/** Why a spec gives no operations: nobody loaded it, or who loaded it said what is wrong. */
type SpecState = "loaded" | "not-found" | "broken";

/** A spec of the site. */
export interface KnownSpec {
  readonly source: string;
  readonly state: SpecState;
  readonly index: OperationIndex | undefined;
}

/** A spec that the navigation names, and what becomes of it. */
export interface NamedSpec extends KnownSpec {
  /** JSON Pointer to the first place in the config that names it. */
  readonly pointer: string;
  /** References that were left out because the spec isn't there. */
  waiting: number;
}

/** The specs of a site, each looked up once. */
export class SpecLibrary {
  readonly #source: SpecSource | undefined;
  readonly #specs = new Map<string, NamedSpec>();
  #others: KnownSpec[] | undefined;

  constructor(source: SpecSource | undefined) {
    this.#source = source;
  }

  /** The spec of a normal name; `pointer` says who asks. */
  open(source: string, pointer: string): NamedSpec {
    const known = this.#specs.get(source);
    if (known) return known;
    const spec: NamedSpec = { ...this.#lookUp(source), pointer, waiting: 0 };
    this.#specs.set(source, spec);
    return spec;
  }

  #lookUp(source: string): KnownSpec {
    const result = this.#source?.get(source);
    const state = result === undefined ? "not-found" : result.value === undefined ? "broken" : "loaded";
    return { source, state, index: result?.value };
  }

  /** Whether the navigation names no spec at all. */
  get isEmpty(): boolean {
    return this.#specs.size === 0;
  }

  /** The specs that the navigation names, in that order. */
  all(): IterableIterator<NamedSpec> {
    return this.#specs.values();
  }

  /** All specs of the site: first those that the navigation names. Ask once these are all known. */
  known(): readonly KnownSpec[] {
    this.#others ??= [...(this.#source?.keys?.() ?? [])]
      .filter((source) => !this.#specs.has(source))
      .map((source) => this.#lookUp(source));
    return [...this.#specs.values(), ...this.#others];
  }
}
