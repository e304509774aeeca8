import type { Node, Props } from "../hast.ts";

/** A place in a file; `line` counts from 1. */
export interface LineOfFile {
  readonly file: string;
  readonly line: number | undefined;
}

/** Something of a page that is not as its author meant it. */
export interface Unrendered extends LineOfFile {
  readonly name: string;
  readonly reason: string;
  /** Whether a box on the page has its text and its children. */
  readonly isBoxed?: true;
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

/** The prefix of the components that parts of a page become which have handlers. */
export const PART = "$Part";

/** What a browser has around a page; code that asks for it shows something else there. */
export const BROWSER: ReadonlySet<string> = new Set([
  "window",
  "document",
  "navigator",
  "location",
  "history",
  "localStorage",
  "sessionStorage",
  "matchMedia",
]);

/** A use of a component of the docs that changes after its first state. */
export interface IslandNode {
  readonly type: "island";
  /** The name under which a file exports it. */
  readonly name: string;
  readonly file: string;
  /** As findings name it. */
  readonly label: string;
  /** Where it is used. */
  readonly use: LineOfFile;
  /** Its properties as JSON has them; `{ $slot: 0 }` is what the first of `slots` shows. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly slots: readonly (readonly Node[])[];
  /** The files that its properties have functions of. */
  readonly files: readonly string[];
  /** Its properties that are functions of the page, which browsers don't get. */
  readonly functions: readonly string[];
  /** Its first state, in which `{ type: "slot", slot: 0 }` is the place of a slot. */
  readonly shown: readonly Node[];
  /** Why it has no first state. */
  readonly failed: string | undefined;
}

/** What a page shows: nodes of HTML, and uses of components. */
export interface Shown {
  readonly nodes: readonly (Node | ComponentNode | IslandNode)[];
  readonly unrendered: readonly Unrendered[];
}
