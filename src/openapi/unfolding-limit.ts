import { cloneJson } from "../json/clone-json.ts";

/** More than any spec that was written out says about its pages, in values and characters. */
const MOST_OF_SPEC = 16 * 1024 * 1024;
const MOST_OF_METADATA = 64 * 1024;

/** What reading one spec may cost: aliases and references can make much of a small text. */
export class UnfoldingLimit {
  #left = MOST_OF_SPEC;

  /** Takes a cost from what is left; false if nothing is. */
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
