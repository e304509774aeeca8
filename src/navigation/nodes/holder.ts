import type { FilePlace } from "../../source/source-map.ts";
import type { SpecScopes } from "../specs/spec-scope.ts";
import type { ContainerNode, DirectoryLayout, DocumentPart, NavigationNode, PageLookup, PageSource } from "../tree.ts";

/** The data that all nodes of a tree share. */
export interface TreeContext {
  /** The site's page files; `undefined` if they are not known. */
  readonly pages: PageSource | undefined;
  /** Whether pages without a file are hidden. */
  readonly hidesMissing: boolean;
  /** By the path of a page: the operation, channel or part of an SDK that its front matter names. */
  readonly shown: ReadonlyMap<string, DocumentPart>;
  /** Where to find the pages of the finished navigation; absent while it is resolved. */
  readonly navigation?: { readonly lookup: PageLookup } | undefined;
  /** The file that a pointer into the assembled config was read from. */
  origin(pointer: string): FilePlace;
}

/** An element with children, or the navigation itself. */
export interface Holder {
  /** The element as a node of the tree; `undefined` for the navigation. */
  readonly element: ContainerNode | undefined;
  /** The holder that contains the element; `undefined` for the navigation. */
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
  scopes: SpecScopes;
}

/** Whether the `openapi` in effect is the holder's own. */
export const setsScope = ({ scopes, up }: Holder): boolean =>
  scopes.openapi !== undefined && scopes.openapi !== up?.scopes.openapi;
