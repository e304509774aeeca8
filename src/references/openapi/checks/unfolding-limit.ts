import { cloneJson } from "../../../json/clone-json.ts";

/** In values and characters, more than any spec without aliases contains about its pages. */
const MOST_OF_SPEC = 16 * 1024 * 1024;
const MOST_OF_METADATA = 64 * 1024;

/** Limits the cost of reading one spec. Aliases and references can make a large value of a small text. */
export class UnfoldingLimit {
  #left = MOST_OF_SPEC;

  /** Subtracts a cost from the rest of the limit; false if the limit is exceeded. */
  readonly spend = (cost: number): boolean => {
    this.#left -= cost;
    return this.#left >= 0;
  };

  /** A copy of the metadata of one page; `undefined` if it is too large, or is no JSON. */
  copyMetadata(value: unknown): unknown {
    let left = MOST_OF_METADATA;
    const spend = (cost: number): boolean => {
      left -= cost;
      return left >= 0 && this.spend(cost);
    };
    return cloneJson(value, spend);
  }
}
