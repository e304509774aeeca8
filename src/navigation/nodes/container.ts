import type { ElementKind } from "../../vocabulary/elements.ts";
import type { ScopedSpec, SpecScope } from "../specs/spec-scope.ts";
import type { AnyPageNode, DirectoryLayout, LinkNode, NavigationNode, NodeJson } from "../tree.ts";
import { ElementNode, type ElementValues } from "./element-node.ts";
import type { Trunk } from "./root-node.ts";
import { putFields } from "./tree-node.ts";

/** What a container has of its own. */
export interface ContainerValues extends ElementValues {
  readonly type: ElementKind;
}

/** A node with children. Which of the optional fields it has depends on its `type`; the tree's types say which. */
export class Container extends ElementNode {
  readonly type: ElementKind;
  readonly children: NavigationNode[] = [];
  directory: DirectoryLayout;
  /** Whether `directory` is the element's own. */
  setsDirectory = false;
  scope: SpecScope | undefined;
  global: Readonly<Record<string, readonly LinkNode[]>> | undefined;
  readonly depth: number;
  override readonly trunk: Trunk;
  #pointer: string | undefined;

  constructor(up: Container | Trunk, address: number, values: ContainerValues) {
    super(up, address, values);
    this.type = values.type;
    this.directory = up.directory;
    this.scope = up.scope;
    this.depth = up.depth + 1;
    this.trunk = up.trunk;
  }

  /** Kept once it was asked for, since the pointers of all nodes beneath begin with it. */
  override get pointer(): string {
    this.#pointer ??= this.findPointer();
    return this.#pointer;
  }
  get openapi(): readonly string[] | undefined {
    return this.scope?.sources;
  }
  get align() {
    return this.settings?.align;
  }
  get searchable() {
    return this.settings?.searchable;
  }
  get banner() {
    return this.settings?.banner;
  }
  get footer() {
    return this.settings?.footer;
  }
  get navbar() {
    return this.settings?.navbar;
  }

  toJSON(): NodeJson {
    const json = putFields({ type: this.type, title: this.title } as NodeJson, this.ownJson());
    return putFields(json, {
      icon: this.icon,
      tag: this.tag,
      description: this.description,
      color: this.color,
      align: this.align,
      hidden: this.hidden,
      searchable: this.searchable,
      directory: this.directory,
      openapi: this.openapi && [...this.openapi],
      banner: this.banner,
      footer: this.footer,
      navbar: this.navbar,
      global: this.global && globalJson(this.global),
      source: this.source,
      children: this.children.map((child) => child.toJSON()),
    });
  }

  protected findPointer(): string {
    return super.pointer;
  }

  /** The fields that only this type of container has. */
  protected ownJson(): Record<string, unknown> {
    return {};
  }
}

/** The links of `global` as plain data. */
export const globalJson = (global: Readonly<Record<string, readonly LinkNode[]>>): Record<string, NodeJson[]> =>
  Object.fromEntries(Object.entries(global).map(([key, links]) => [key, links.map((link) => link.toJSON())]));

/** A version or a language. */
export class Choice extends Container {
  default = false;

  protected override ownJson(): Record<string, unknown> {
    return { default: this.default };
  }
}

/** A group of the config, or one made from a spec's tag. */
export class Group extends Container {
  rootPage: AnyPageNode | undefined;
  /** The spec that a generated group was made from, and the tag of its operations. */
  readonly madeFrom: ScopedSpec | undefined;
  readonly tagOfOperations: string | undefined;

  constructor(
    up: Container | Trunk,
    address: number,
    values: ContainerValues,
    made?: { from: ScopedSpec; tag: string | undefined },
  ) {
    super(up, address, values);
    this.madeFrom = made?.from;
    this.tagOfOperations = made?.tag;
  }

  get generated(): true | undefined {
    return this.madeFrom ? true : undefined;
  }
  /** A generated group stands where the `openapi` stands that it was made by. */
  protected override findPointer(): string {
    return this.madeFrom && this.scope ? this.scope.pointerOf(this.madeFrom) : super.findPointer();
  }
  get root() {
    return this.settings?.root;
  }
  get public() {
    return this.settings?.public;
  }
  get boost() {
    return this.settings?.boost;
  }
  /** Specification, "Group fields": only groups within groups can be collapsed. */
  get collapsible(): boolean {
    return this.up instanceof Group;
  }
  get expanded(): boolean {
    return !this.collapsible || this.settings?.expanded === true;
  }
  get listing(): DirectoryLayout | undefined {
    return this.rootPage ? this.directory : undefined;
  }

  protected override ownJson(): Record<string, unknown> {
    return {
      generated: this.generated,
      root: this.root,
      expanded: this.expanded,
      collapsible: this.collapsible,
      listing: this.listing,
      public: this.public,
      boost: this.boost,
      rootPage: this.rootPage?.toJSON(),
    };
  }
}
