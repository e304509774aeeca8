import { memoized } from "../../json/memoized.ts";
import type { Operation, OperationIndex } from "../../references/openapi/operation.ts";
import type { SpecSource } from "./loaded-specs.ts";
import { prepareSpecNames } from "./specs-of-name.ts";
import { type FindSpecs, prepareSpecsOfPath } from "./specs-of-path.ts";

/** Whether a spec was loaded. `not-found`: it was not loaded. `broken`: the loader has reported the fault. */
type SpecState = "loaded" | "not-found" | "broken";

/** A spec of the site. */
export interface KnownSpec {
  readonly source: string;
  readonly state: SpecState;
  readonly index: OperationIndex | undefined;
}

/** A spec that the navigation names. */
export interface NamedSpec extends KnownSpec {
  /** JSON Pointer to the first place in the config that names it. */
  readonly pointer: string;
}

/** An operation of one of the site's specs. */
export interface FoundOperation {
  readonly source: string;
  readonly operation: Operation;
}

/** The specs of a site, each looked up once. */
export class SpecLibrary {
  readonly #source: SpecSource | undefined;
  readonly #specs = new Map<string, NamedSpec>();
  #known: readonly KnownSpec[] | undefined;
  #findSpecs: FindSpecs<KnownSpec> | undefined;
  #specsNamed: ((name: string) => readonly KnownSpec[]) | undefined;

  constructor(source: SpecSource | undefined) {
    this.#source = source;
  }

  /** The spec with a normalized name; `pointer` is the place that names it. */
  open(source: string, pointer: string): NamedSpec {
    const known = this.#specs.get(source);
    if (known) return known;
    const spec: NamedSpec = { ...this.#lookUp(source), pointer };
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

  /** All specs of the site; specs that the navigation names come first. Call this only when all of these are known. */
  known(): readonly KnownSpec[] {
    this.#known ??= [
      ...this.#specs.values(),
      ...[...(this.#source?.keys?.() ?? [])]
        .filter((source) => !this.#specs.has(source))
        .map((source) => this.#lookUp(source)),
    ];
    return this.#known;
  }

  /**
   * The operation of a reference in all specs of the site that have it. The cost does not grow with the number of
   * specs.
   */
  find(method: string, path: string): FoundOperation[] {
    this.#findSpecs ??= prepareSpecsOfPath(this.known(), ({ index }) => index);
    return findIn(this.#findSpecs(path), method, path);
  }

  /** The specs of the site that front matter may mean by a name; the same list for the same name. */
  named(name: string): readonly KnownSpec[] {
    this.#specsNamed ??= prepareNames(this.known());
    return this.#specsNamed(name);
  }
}

function prepareNames(known: readonly KnownSpec[]): (name: string) => readonly KnownSpec[] {
  const bySource = new Map(known.map((spec) => [spec.source, spec]));
  const sourcesOf = prepareSpecNames(bySource.keys());
  return memoized((name) => sourcesOf(name).flatMap((source) => bySource.get(source) ?? []));
}

/** The operation of a reference in each of the given specs that has it. */
export const findIn = (specs: readonly KnownSpec[], method: string, path: string): FoundOperation[] =>
  specs.flatMap(({ source, index }) => {
    const operation = index?.find(method, path);
    return operation ? [{ source, operation }] : [];
  });
