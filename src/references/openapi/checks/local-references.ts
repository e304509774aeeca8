import { isObject, type JsonObject, own, valueAt } from "../../../json/json-value.ts";
import { memoized } from "../../../json/memoized.ts";
import { pointerOf, segmentsOf } from "../../../json/pointer.ts";
import { fragmentSegments } from "../path-item.ts";

/** A value of a spec, and the keys that lead to it. */
interface PlacedValue {
  path: readonly string[];
  value: unknown;
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
  target(reference: string): unknown {
    return this.#targetOf(reference).value;
  }

  /**
   * Translates a pointer into the spec with targets in the place of references to a pointer into the spec as written.
   * Stops at the last value that exists. `target` is the pointer to the last target on the way.
   */
  placeOf(pointer: string): { pointer: string; value: unknown; target: string | undefined } {
    const end = this.#walk(segmentsOf(pointer));
    const last = this.#follow(end);
    const target = last === end ? end.target : last.path;
    return { pointer: pointerOf(last.path), value: last.value, target: target && pointerOf(target) };
  }

  readonly #targetOf = memoized((reference: string): { value?: unknown } => {
    const segments = fragmentSegments(reference);
    const end = segments && this.#walk(segments);
    return end?.isComplete ? this.#follow(end) : {};
  });

  /** The target of a reference as it is written: without following others. */
  readonly #written = memoized((reference: string): PlacedValue => {
    const path = fragmentSegments(reference) ?? [""];
    return { path, value: valueAt(this.#spec, path) };
  });

  /** Goes as far as the keys lead. */
  #walk(segments: readonly string[]): PlacedValue & { isComplete: boolean; target?: readonly string[] | undefined } {
    let path: string[] = [];
    let target: readonly string[] | undefined;
    let value: unknown = this.#spec;
    for (const segment of segments) {
      const from = { path, value };
      const at = this.#follow(from, segment);
      if (at !== from) {
        target = at.path;
        path = [...target];
      }
      if (typeof at.value !== "object" || at.value === null || !Object.hasOwn(at.value, segment)) {
        return { path, value: at.value, target, isComplete: false };
      }
      path.push(segment);
      value = (at.value as JsonObject)[segment];
    }
    return { path, value, target, isComplete: true };
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
