import type { ChildKey } from "../../vocabulary/elements.ts";

/** A list of children that the walk goes through. */
export interface ChildList {
  /** The key as written; it may be misspelt. */
  writtenKey: string;
  key: ChildKey;
  entries: readonly unknown[];
  /** True if the list is not allowed here. Then the places of its entries are not reported. */
  isStray: boolean;
  /** How many entries the walk has visited, including the current one. */
  taken: number;
}
