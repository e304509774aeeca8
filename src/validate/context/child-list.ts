import type { ChildKey } from "../../vocabulary/elements.ts";

/** A list of children that the walk goes through. */
export interface ChildList {
  /** The key as written; it may be misspelt. */
  writtenKey: string;
  key: ChildKey;
  entries: readonly unknown[];
  /** True if the list is not allowed here: faults of the place of its entries are then not reported. */
  isStray: boolean;
  /** How many entries the walk has taken, the one that it is at included. */
  taken: number;
}
