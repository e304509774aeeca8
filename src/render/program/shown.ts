import type { Node, Props } from "../hast.ts";

/** Something that could not be rendered; its text and its children are on the page. `line` counts from 1. */
export interface Unrendered {
  readonly name: string;
  readonly reason: string;
  readonly file: string;
  readonly line: number | undefined;
}

/** A use of one of the platform's components, which is rendered outside of the program. */
export interface ComponentNode {
  readonly type: "component";
  /** `Card`, `Tree.File`. */
  readonly name: string;
  readonly props: Props;
  readonly file: string;
  line: number | undefined;
}

/** What a page shows: nodes of HTML, and uses of components. */
export interface Shown {
  readonly nodes: readonly (Node | ComponentNode)[];
  readonly unrendered: readonly Unrendered[];
}
