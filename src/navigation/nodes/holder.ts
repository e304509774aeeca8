import type { Operation } from "../../openapi/operation.ts";
import type { FilePlace } from "../../source/source-map.ts";
import type { SpecScope } from "../specs/spec-scope.ts";
import type { ContainerNode, DirectoryLayout, NavigationNode, PageSource } from "../tree.ts";

/** What a page takes from what its front matter names, unless it says so itself. */
export type ShownPart = Pick<Operation, "summary" | "description" | "badge">;

/** What all nodes of a tree share. */
export interface TreeContext {
  /** The site's page files; `undefined` if nobody listed them. */
  readonly pages: PageSource | undefined;
  /** What the front matter of pages names, by the pages' paths: an operation, a channel, or a part of an SDK. */
  readonly shown: ReadonlyMap<string, ShownPart>;
  /** The file that a pointer into the assembled config was read from. */
  origin(pointer: string): FilePlace;
}

/** What holds nodes: an element with children, or the navigation itself. */
export interface Holder {
  /** The element as a node of the tree; `undefined` of the navigation. */
  readonly element: ContainerNode | undefined;
  /** What holds the element; `undefined` of the navigation. */
  readonly up: Holder | undefined;
  /** JSON Pointer into the assembled config. */
  readonly pointer: string;
  /** 0 is the navigation's. */
  readonly depth: number;
  readonly hidden?: true | undefined;
  readonly context: TreeContext;
  readonly children: NavigationNode[];
  directory: DirectoryLayout;
  /** Whether `directory` is its own. */
  setsDirectory: boolean;
  /** The `openapi` in effect, its own or inherited. */
  scope: SpecScope | undefined;
}

/** Whether the `openapi` in effect is the holder's own. */
export const setsScope = ({ scope, up }: Holder): boolean => scope !== undefined && scope !== up?.scope;
