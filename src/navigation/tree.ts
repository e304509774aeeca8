import type { Range } from "../diagnostic/diagnostic.ts";
import type { DetailField, DetailSection, Operation } from "../references/openapi/operation.ts";
import type { FilePlace } from "../source/source-map.ts";
import type { DirectoryLayout } from "../vocabulary/elements/directory-layout.ts";
import type { ElementKind } from "../vocabulary/elements/elements.ts";
import type { SymbolName } from "../vocabulary/elements/sdk.ts";
import type { Dialect } from "../vocabulary/platform/dialect.ts";
import type { ReaderGroups } from "../vocabulary/platform/readers.ts";

export type { DetailField, DetailSection, DirectoryLayout };

/** An icon as it is written: a name, or a name with its library and style. */
export type Icon = string | { readonly name: string; readonly style?: string; readonly library?: string };

/** An element's colors for the two appearances, as written. */
export interface Colors {
  readonly light?: string;
  readonly dark?: string;
}

/**
 * The fields of every node. Nodes are read-only, and share no objects with the config that they were resolved from.
 * Their fields are computed when they are read, so spread and `Object.keys` see little of them: `toJSON` gives a plain
 * copy.
 */
interface NodeBase {
  /** The name of the element. A page without a title gets one from its path. */
  readonly title: string;
  readonly icon?: Icon | undefined;
  readonly tag?: string | undefined;
  /** True if the node or one of its ancestors is `hidden`. */
  readonly hidden?: true | undefined;
  /** The container; `undefined` right under the navigation. Not part of the JSON form. */
  readonly parent: ContainerNode | undefined;
  /** Where the node is in the config: file, and JSON Pointer into it. A generated one: where its `openapi` is. */
  readonly source: FilePlace;
  /** The node and all inside it as plain data, in the shape of `docsjson resolve --format json`. */
  toJSON(): NodeJson;
}

/** A node as plain data: `type`, `title`, and the fields that the node has, without its `parent`. */
export interface NodeJson {
  type: NavigationNode["type"];
  title: string;
  children?: NodeJson[];
  source: FilePlace;
  [field: string]: unknown;
}

/** A node with children: everything but pages, operations and links. */
interface ContainerBase extends NodeBase {
  readonly children: readonly NavigationNode[];
  /** The layout in effect: the node's own, else its nearest ancestor's, else `none`. */
  readonly directory: DirectoryLayout;
  /** The spec (or specs, in order of look-up) in effect, own or inherited: paths from the docs root, or URLs. */
  readonly openapi?: readonly string[] | undefined;
  readonly description?: string | undefined;
  readonly color?: Colors | undefined;
  /** True for groups that were made from a spec's tags and are not in the config. */
  readonly generated?: true | undefined;
  /** Links shown on every page below this element. Keys as in the config. */
  readonly global?: Readonly<Record<string, readonly LinkNode[]>> | undefined;
  /** Settings for search, as written. */
  readonly searchable?: boolean | undefined;
}

/** A group of pages and groups: one of the config, or one made from a tag of a spec. */
export interface GroupNode extends ContainerBase {
  readonly type: "group";
  /** The path of the group's main page, as written. */
  readonly root?: string | undefined;
  /** The page behind `root`. It comes before the children in `pages`. */
  readonly rootPage?: PageNode | OperationNode | undefined;
  /** Top-level groups are always expanded. */
  readonly expanded: boolean;
  /** False for top-level groups. */
  readonly collapsible: boolean;
  /** The layout that the root page shows; only if the group has a `root`. */
  readonly listing?: DirectoryLayout | undefined;
  /** As written; the hosted platform reads them. */
  readonly public?: boolean | undefined;
  readonly boost?: number | undefined;
}
/** A section of the site with an entry in the bar at the top. */
export interface TabNode extends ContainerBase {
  readonly type: "tab";
  readonly align?: "start" | "end" | undefined;
}
/** An entry of a menu. */
export interface ItemNode extends ContainerBase {
  readonly type: "item";
}
/** A section with an entry at the top of the sidebar. */
export interface AnchorNode extends ContainerBase {
  readonly type: "anchor";
}
/** A section with an entry in the menu at the top of the sidebar. */
export interface DropdownNode extends ContainerBase {
  readonly type: "dropdown";
}
/** A product, service or set of features with a navigation of its own. */
export interface ProductNode extends ContainerBase {
  readonly type: "product";
}
/** A version of the documentation, as the version selector lists it. */
export interface VersionNode extends ContainerBase {
  readonly type: "version";
  /** True for the one default among its siblings: the first marked so, else the first. */
  readonly default: boolean;
}
/** A translation of the documentation, as the language selector lists it. */
export interface LanguageNode extends ContainerBase {
  readonly type: "language";
  readonly default: boolean;
  /** The language's own settings, as written. */
  readonly banner?: Readonly<Record<string, unknown>> | undefined;
  readonly footer?: Readonly<Record<string, unknown>> | undefined;
  readonly navbar?: Readonly<Record<string, unknown>> | undefined;
}

/** What a page shows of a document: an operation, a channel, or a part of a GraphQL schema or an SDK. */
export type DocumentPart = Pick<OperationNode, "endpoint" | "spec">;

/** An operation that a page file shows. */
export interface ShownOperation {
  /** `GET /users`; `WEBHOOK order.created`. */
  readonly operation: string;
  /** The spec's path from the docs root, or its URL; absent if the file doesn't say. */
  readonly spec?: string;
}

/** A page file. */
export interface PageNode extends NodeBase {
  readonly type: "page";
  /** The normalized path from the docs root, without leading slash and extension. */
  readonly path: string;
  /** `/` and the path. */
  readonly href: string;
  /** The operation whose generated page the file replaces, or that `openapi` in its front matter names. */
  readonly shows?: ShownOperation | undefined;
  /**
   * From the page's front matter, else from the operation, the channel or the part of an SDK that the front matter
   * names.
   */
  readonly description?: string | undefined;
  readonly deprecated?: true | undefined;
  /** True if the page's front matter keeps it out of search engines. */
  readonly noindex?: true | undefined;
  /** The rest of the front matter that matters to a navigation, as written. */
  readonly iconType?: string | undefined;
  readonly searchable?: boolean | undefined;
  readonly boost?: number | undefined;
  readonly public?: boolean | undefined;
  readonly groups?: ReaderGroups | undefined;
  readonly openapiSchema?: string | undefined;
  readonly asyncapi?: string | undefined;
  readonly sdk?: SdkField | undefined;
  readonly api?: string | undefined;
  /** True for a group's root page. */
  readonly isRoot?: true | undefined;
  readonly breadcrumbs: readonly string[];
}

/** A page made from an operation of a spec. */
export interface OperationNode extends NodeBase {
  readonly type: "operation";
  readonly href: string;
  /** `operation` and `spec` together, as on page files. Not part of the JSON form. */
  readonly shows: Required<ShownOperation>;
  /**
   * What it is made from: an operation or a webhook of OpenAPI, a channel of AsyncAPI, a part of a GraphQL schema, or a
   * part of an SDK (`symbol`).
   */
  readonly kind: Operation["kind"];
  /** The operation's reference: `GET /users`; `WEBHOOK order.created`; `CHANNEL orders`; `QUERY user`; `CLASS Client`. */
  readonly operation: string;
  /** The path of the spec, AsyncAPI document, GraphQL schema or SDK reference from the docs root, or its URL. */
  readonly spec: string;
  /** The operation as its spec describes it. Not part of the JSON form. */
  readonly endpoint: Operation;
  readonly description?: string | undefined;
  readonly deprecated?: true | undefined;
  readonly isRoot?: true | undefined;
  /** True if no entry of `pages` names the operation. */
  readonly generated?: true | undefined;
  /** The metadata that `x-mint.metadata` adds to the page. */
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
  /** `x-mint.content`. */
  readonly content?: string | undefined;
  /** For a part of an SDK that front matter may name: how `sdk` names it. */
  readonly symbol?: SymbolName | undefined;
  readonly breadcrumbs: readonly string[];
  /** The operation in its spec. */
  readonly specSource: FilePlace;
}

/**
 * An element with an `href`, a page whose front matter has a `url`, or an entry of `pages` with an `#anchor`: a link out
 * of the navigation, to another site or to a page of this one.
 */
export interface LinkNode extends NodeBase {
  readonly type: "link";
  /** The kind of the element that is the link. */
  readonly element: ElementKind | "page";
  readonly href: string;
  /** True if `href` leads to another site. */
  readonly external: boolean;
  readonly description?: string | undefined;
  readonly color?: Colors | undefined;
}

/** Any node with children. */
export type ContainerNode =
  | GroupNode
  | TabNode
  | ItemNode
  | AnchorNode
  | DropdownNode
  | ProductNode
  | VersionNode
  | LanguageNode;
/** Any node of the tree. */
export type NavigationNode = ContainerNode | PageNode | OperationNode | LinkNode;
/** A page of the site: a page file, or an operation of a spec. */
export type AnyPageNode = PageNode | OperationNode;

/** An operation that got no page, and why. */
export interface ExcludedOperation {
  /** `DELETE /users`. */
  readonly operation: string;
  readonly spec: string;
  readonly reason: "x-hidden" | "x-excluded";
}

/** One page as plain data, in the order that the command prints. */
export interface PageRow {
  type: "page" | "operation";
  /** Page files only. */
  path?: string;
  href: string;
  title: string;
  /** Operations only: `GET /users`, and the spec that it is in. */
  operation?: string;
  spec?: string;
  breadcrumbs: string[];
  root?: true;
  hidden?: true;
}

/** The navigation as plain data: what `docsjson resolve --format json` prints beside version, verdict and diagnostics. */
export interface NavigationJson {
  dialect: Dialect;
  navigation: {
    type: "navigation";
    children: NodeJson[];
    global: Record<string, NodeJson[]>;
    directory: DirectoryLayout;
    openapi?: string[];
  };
  pages: PageRow[];
  unlisted: PageRow[];
  excluded: ExcludedOperation[];
}

/** The pages before and after one in reading order. */
export interface Neighbours {
  readonly previous: AnyPageNode | undefined;
  readonly next: AnyPageNode | undefined;
}

/** Where to find pages without a search; built when first asked for. */
export interface PageLookup {
  /** Every page by its href, in reading order, the unlisted ones last. */
  readonly byHref: ReadonlyMap<string, readonly AnyPageNode[]>;
  /** The pages that show an operation, by its reference (`GET /users`), in reading order, the unlisted ones last. */
  readonly byOperation: ReadonlyMap<string, readonly AnyPageNode[]>;
  /** The pages before and after each page of `pages`. */
  readonly neighbours: ReadonlyMap<AnyPageNode, Neighbours>;
}

/** The finished navigation of a site. `JSON.stringify` gives the shape of `docsjson resolve --format json`. */
export interface ResolvedNavigation {
  readonly type: "navigation";
  readonly dialect: Dialect;
  readonly children: readonly NavigationNode[];
  /** Shown on every page. Keys as in the config: `anchors`, and in the mintlify dialect `tabs`, `languages` and more. */
  readonly global: Readonly<Record<string, readonly LinkNode[]>>;
  readonly directory: DirectoryLayout;
  /** The spec (or specs) that the root sets for all; in the mintlify dialect the root's has no effect. */
  readonly openapi?: readonly string[] | undefined;
  /** Every page in reading order, one entry an occurrence: a group's root page before the group's children. */
  readonly pages: readonly AnyPageNode[];
  /** Pages that exist but are not in the navigation. */
  readonly unlisted: readonly OperationNode[];
  readonly excluded: readonly ExcludedOperation[];
  /** `styling.eyebrows` and `interaction.drilldown`, if the config sets them. */
  readonly eyebrows?: "breadcrumbs" | "section" | undefined;
  readonly drilldown?: boolean | undefined;
  /** What page files show because their front matter names it, by the path of the page. Not part of the JSON form. */
  readonly shown: ReadonlyMap<string, DocumentPart>;
  readonly lookup: PageLookup;
  toJSON(): NavigationJson;
}

/** `sdk` in front matter: `class Client`, or an object with `kind`, `name` and if need be `parent`, `source`, `format`. */
export type SdkField = string | Readonly<Record<string, string>>;

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
  readonly noindex?: boolean;
  /** The Font Awesome style of `icon`. */
  readonly iconType?: string;
  /** Makes the entry a link to this address. */
  readonly url?: string;
  readonly searchable?: boolean;
  readonly public?: boolean;
  readonly boost?: number;
  /** The groups of users that may read the page; without them everybody may. */
  readonly groups?: ReaderGroups;
  /** `openapi-schema`: the schema that the page shows. */
  readonly openapiSchema?: string;
  readonly asyncapi?: string;
  readonly sdk?: SdkField;
  /** `api`: the endpoint that the page is about, without a spec. */
  readonly api?: string;
  /** `openapi` in the front matter: the page shows this operation, with content of its own. */
  readonly openapi?: string;
  /** Where the values of `openapi`, `asyncapi`, `sdk` and `icon` are in the file, as far as it is known. */
  readonly openapiRange?: Range;
  readonly asyncapiRange?: Range;
  readonly sdkRange?: Range;
  readonly iconRange?: Range;
  /** The images that its `og:image`, `twitter:image` and the like name. */
  readonly metaImages?: readonly { readonly path: string; readonly range?: Range }[];
  /** The variables (`{{name}}`) that the page's text uses; absent if nobody looked for them. */
  readonly variables?: readonly { readonly name: string; readonly range: Range }[];
}

/** The other files of a docs root, by their path: logos, fonts, images. A `Set` will do. */
export interface FileSource {
  readonly size: number;
  has(path: string): boolean;
  keys(): Iterable<string>;
}

/** The page files of a site by their path without extension. A `Map` will do. */
export type PageSource = ReadonlyMap<string, PageFile>;
