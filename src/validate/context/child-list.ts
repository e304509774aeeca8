import type { ChildKey } from "../../vocabulary/elements.ts";

/** A list of children that the walk goes through. */
export interface ChildList {
  /** The key as written; it may be misspelt. */
  writtenKey: string;
  key: ChildKey;
  entries: readonly unknown[];
  /** True where the list is not meant to be here: faults of its place are not reported for its entries. */
  isStray: boolean;
  /** How many entries the walk has taken, the one that it is at included. */
  taken: number;
}
