import { isObject, type JsonObject, own, pointerOf, segmentsOf, valueAt } from "../../../json/json-value.ts";
import { memoized } from "../../../json/memoized.ts";
import { fragmentSegments } from "../path-item.ts";

/** A value of a spec, and the keys that lead to it. */
export interface PlacedValue {
  path: readonly string[];
  value: unknown;
}

/** The keys to an object with a `$ref`, and to what it leads to. */
export interface FollowedReference {
  from: readonly string[];
  to: readonly string[];
}

/** How many references are followed, one to the next. */
const MOST_STEPS = 100;

/** The `$ref`s of a spec that lead to places in itself. Each is read once, however often it is written. */
export class LocalReferences {
  readonly #spec: JsonObject;

  constructor(spec: JsonObject) {
    this.#spec = spec;
  }

  /** What a reference leads to in the end, through other references on the way; `undefined` if to nothing. */
  target(reference: string): PlacedValue | undefined {
    return this.#targetOf(reference).end;
  }

  /**
   * Translates a pointer into the spec with targets in the place of references to a pointer into the spec as written.
   * Stops at the last value that exists, and at an object that has the wanted key beside its reference. `through` is the
   * last reference on the way.
   */
  placeOf(
    pointer: string,
    wanted?: string,
  ): { pointer: string; value: unknown; through: FollowedReference | undefined } {
    const walked = this.#walk(segmentsOf(pointer));
    const end = this.#follow(walked, wanted);
    const through = end === walked ? walked.through : { from: walked.path, to: end.path };
    return { pointer: pointerOf(end.path), value: end.value, through };
  }

  readonly #targetOf = memoized((reference: string): { end?: PlacedValue } => {
    const segments = fragmentSegments(reference);
    const walked = segments && this.#walk(segments);
    return walked?.isComplete ? { end: this.#follow(walked) } : {};
  });

  /** The target of a reference as it is written: without following others. */
  readonly #written = memoized((reference: string): PlacedValue => {
    const path = fragmentSegments(reference) ?? [""];
    return { path, value: valueAt(this.#spec, path) };
  });

  /** Goes as far as the keys lead. */
  #walk(segments: readonly string[]): PlacedValue & { isComplete: boolean; through: FollowedReference | undefined } {
    let path: string[] = [];
    let through: FollowedReference | undefined;
    let value: unknown = this.#spec;
    for (const segment of segments) {
      const from = { path, value };
      const at = this.#follow(from, segment);
      if (at !== from) {
        through = { from: path, to: at.path };
        path = [...at.path];
      }
      if (typeof at.value !== "object" || at.value === null || !Object.hasOwn(at.value, segment)) {
        return { path, value: at.value, through, isComplete: false };
      }
      path.push(segment);
      value = (at.value as JsonObject)[segment];
    }
    return { path, value, through, isComplete: true };
  }

  /** The value that references lead to from a place, unless the place has the wanted key itself. */
  #follow(place: PlacedValue, wanted?: string): PlacedValue {
    let at = place;
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const { value } = at;
      if (!isObject(value) || (wanted !== undefined && Object.hasOwn(value, wanted))) return at;
      const reference = own(value, "$ref");
      const next = typeof reference === "string" && reference.startsWith("#/") ? this.#written(reference) : undefined;
      if (next?.value === undefined) return at;
      at = next;
    }
    return at;
  }
}
