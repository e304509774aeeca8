import type { Operation } from "../openapi/operation.ts";
import type { FilePlace } from "../source/source-map.ts";
import type { Dialect } from "../vocabulary/dialect.ts";
import type { ElementKind } from "../vocabulary/elements.ts";

/** How a group's root page lists its children. Specification, "Group fields". */
export type DirectoryLayout = "accordion" | "card" | "none";

/** An icon as it is written: a name, or a name with its library and style. */
export type Icon = string | { readonly name: string; readonly style?: string; readonly library?: string };

/** What every node has. Nodes are immutable, and share no objects with the config that they were resolved from. */
interface NodeBase {
  /** The name that the element goes by; pages without a title get one from their path. */
  readonly title: string;
  readonly icon?: Icon;
  readonly tag?: string;
  /** True where the node or one of its ancestors is `hidden`. */
  readonly hidden?: true;
  /** The container; `undefined` right under the navigation. Not part of the JSON form. */
  readonly parent: ContainerNode | undefined;
  /** Where the node stands in the config: file, and JSON Pointer into it. */
  readonly source: FilePlace;
}

/** A node with children: everything but pages, operations and links. */
interface ContainerBase extends NodeBase {
  readonly children: readonly NavigationNode[];
  /** The layout in effect: the node's own, else its nearest ancestor's, else `none`. */
  readonly directory: DirectoryLayout;
  /** The spec (or specs, in order of look-up) in effect, own or inherited: paths from the docs root, or URLs. */
  readonly openapi?: readonly string[];
  readonly description?: string;
  readonly color?: { readonly light?: string; readonly dark?: string };
  /** True for groups that were made from a spec's tags and do not stand in the config. */
  readonly generated?: true;
}

export interface GroupNode extends ContainerBase {
  readonly type: "group";
  /** The path of the group's main page, as written. */
  readonly root?: string;
  /** The page behind `root`. It comes before the children in `pages`. Not part of the JSON form. */
  readonly rootPage?: PageNode | OperationNode;
  /** Top-level groups are always expanded. */
  readonly expanded: boolean;
  /** False for top-level groups. */
  readonly collapsible: boolean;
  /** The layout that the root page shows; only where the group has a `root`. */
  readonly listing?: DirectoryLayout;
}
export interface TabNode extends ContainerBase {
  readonly type: "tab";
  readonly align?: "start" | "end";
}
export interface ItemNode extends ContainerBase {
  readonly type: "item";
}
export interface AnchorNode extends ContainerBase {
  readonly type: "anchor";
}
export interface DropdownNode extends ContainerBase {
  readonly type: "dropdown";
}
export interface ProductNode extends ContainerBase {
  readonly type: "product";
}
export interface VersionNode extends ContainerBase {
  readonly type: "version";
  /** True for the one default among its siblings: the first marked so, else the first. */
  readonly default: boolean;
}
export interface LanguageNode extends ContainerBase {
  readonly type: "language";
  readonly default: boolean;
  /** The language's own settings, as written. */
  readonly banner?: Readonly<Record<string, unknown>>;
  readonly footer?: Readonly<Record<string, unknown>>;
  readonly navbar?: Readonly<Record<string, unknown>>;
}

/** A page file. */
export interface PageNode extends NodeBase {
  readonly type: "page";
  /** The normalised path from the docs root, without leading slash and extension. */
  readonly path: string;
  /** `/` and the path. */
  readonly href: string;
  /** From the page's front matter. */
  readonly description?: string;
  readonly deprecated?: true;
  /** True for a group's root page. */
  readonly isRoot?: true;
  readonly breadcrumbs: readonly string[];
}

/** A page made from an operation of a spec. */
export interface OperationNode extends NodeBase {
  readonly type: "operation";
  readonly href: string;
  /** `GET /users`; `WEBHOOK order.created`. */
  readonly reference: string;
  /** The spec's path from the docs root, or its URL. */
  readonly spec: string;
  readonly operation: Operation;
  readonly description?: string;
  readonly deprecated?: true;
  readonly isRoot?: true;
  /** True where no entry of `pages` names the operation. */
  readonly generated?: true;
  /** What `x-mint.metadata` adds to the page. */
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** `x-mint.content`. */
  readonly content?: string;
  readonly breadcrumbs: readonly string[];
  /** The operation in its spec. */
  readonly specSource: FilePlace;
}

/** An element with an `href`: a link out of the navigation, to another site or to a page of this one. */
export interface LinkNode extends NodeBase {
  readonly type: "link";
  /** The element that carries the `href`. */
  readonly element: ElementKind;
  readonly href: string;
  /** True where `href` leads to another site. */
  readonly external: boolean;
  readonly description?: string;
  readonly color?: { readonly light?: string; readonly dark?: string };
}

export type ContainerNode =
  | GroupNode
  | TabNode
  | ItemNode
  | AnchorNode
  | DropdownNode
  | ProductNode
  | VersionNode
  | LanguageNode;
export type NavigationNode = ContainerNode | PageNode | OperationNode | LinkNode;
export type AnyPageNode = PageNode | OperationNode;

/** An operation that got no page, and why. */
export interface ExcludedOperation {
  /** `DELETE /users`. */
  readonly operation: string;
  readonly spec: string;
  readonly reason: "x-hidden" | "x-excluded";
}

/** The finished navigation of a site. `JSON.stringify` gives the shape of `docsjson resolve --format json`. */
export interface ResolvedNavigation {
  readonly type: "navigation";
  readonly dialect: Dialect;
  readonly children: readonly NavigationNode[];
  /** Shown on every page. Keys as in the config: `anchors`, and in the mintlify dialect `tabs`, `languages` and more. */
  readonly global: Readonly<Record<string, readonly LinkNode[]>>;
  readonly directory: DirectoryLayout;
  /** Every page in reading order, one entry an occurrence: a group's root page before the group's children. */
  readonly pages: readonly AnyPageNode[];
  /** Pages that exist but are not in the navigation. */
  readonly unlisted: readonly OperationNode[];
  readonly excluded: readonly ExcludedOperation[];
  /** `styling.eyebrows` and `interaction.drilldown`, where the config sets them. */
  readonly eyebrows?: "breadcrumbs" | "section";
  readonly drilldown?: boolean;
}

/** A page file, as the resolver needs to know it. */
export interface PageFile {
  /** Path from the docs root, with extension. */
  readonly file?: string;
  readonly title?: string;
  readonly sidebarTitle?: string;
  readonly description?: string;
  readonly icon?: string;
  readonly tag?: string;
  readonly hidden?: boolean;
  readonly deprecated?: boolean;
  /** `openapi` in the front matter: the page shows this operation, with content of its own. */
  readonly openapi?: string;
}

/** The page files of a site by their path without extension. A `Map` will do. */
export type PageSource = ReadonlyMap<string, PageFile>;
