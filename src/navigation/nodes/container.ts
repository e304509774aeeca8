import type { ElementKind } from "../../vocabulary/elements/elements.ts";
import type { SpecScopes } from "../specs/spec-scope.ts";
import type { ContainerNode, DirectoryLayout, LinkNode, NavigationNode, NodeJson } from "../tree.ts";
import { ElementNode, type ElementValues } from "./element-node.ts";
import type { Holder, TreeContext } from "./holder.ts";

/** The base of all elements with children. */
export abstract class Container extends ElementNode implements Holder {
  abstract override readonly type: ElementKind;
  abstract readonly element: ContainerNode;
  readonly children: NavigationNode[] = [];
  directory: DirectoryLayout;
  setsDirectory = false;
  scopes: SpecScopes;
  global: Readonly<Record<string, readonly LinkNode[]>> | undefined;
  readonly depth: number;
  readonly #context: TreeContext;
  #pointer: string | undefined;

  constructor(up: Holder, address: number, values: ElementValues) {
    super(up, address, values);
    this.directory = up.directory;
    this.scopes = up.scopes;
    this.depth = up.depth + 1;
    this.#context = up.context;
  }

  /** Kept after the first call, because the pointers of all nodes inside begin with it. */
  override get pointer(): string {
    this.#pointer ??= this.findPointer();
    return this.#pointer;
  }
  override get context(): TreeContext {
    return this.#context;
  }
  get openapi(): readonly string[] | undefined {
    return this.scopes.openapi?.sources;
  }
  get searchable() {
    return this.settings?.searchable;
  }

  protected override ownJson(): Readonly<Record<string, unknown>> {
    return {
      ...this.kindJson(),
      icon: this.icon,
      tag: this.tag,
      description: this.description,
      color: this.color,
      hidden: this.hidden,
      searchable: this.searchable,
      directory: this.directory,
      openapi: this.openapi && [...this.openapi],
      global: this.global && globalJson(this.global),
      source: this.source,
      children: this.children.map((child) => child.toJSON()),
    };
  }

  protected findPointer(): string {
    return super.pointer;
  }

  /** The fields that only elements of this kind have. */
  protected kindJson(): Readonly<Record<string, unknown>> {
    return {};
  }
}

/** The links of `global` as plain data. */
export const globalJson = (global: Readonly<Record<string, readonly LinkNode[]>>): Record<string, NodeJson[]> =>
  Object.fromEntries(Object.entries(global).map(([key, links]) => [key, links.map((link) => link.toJSON())]));
