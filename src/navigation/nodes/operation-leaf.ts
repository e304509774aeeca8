import { cloneJson } from "../../json/clone-json.ts";
import type { Operation } from "../../references/openapi/operation.ts";
import { pageTitle } from "../../references/openapi/page/page-title.ts";
import type { FilePlace } from "../../source/source-map.ts";
import { referenceOf } from "../../vocabulary/elements/operation-reference.ts";
import type { SymbolName } from "../../vocabulary/elements/sdk.ts";
import type { ScopedSpec, SpecScope } from "../specs/spec-scope.ts";
import type { Icon, OperationNode } from "../tree.ts";
import type { Holder } from "./holder.ts";
import { TreeNode } from "./tree-node.ts";

/** How an operation came to be a page here. */
export interface OperationOrigin {
  readonly scoped: ScopedSpec;
  /**
   * The scope (`openapi`, `asyncapi`, …) that generated the page; `undefined` if an entry of `pages` names the
   * operation.
   */
  readonly generatedBy?: SpecScope | undefined;
  readonly isRoot?: true | undefined;
}

/** A page made from an operation. */
export class OperationLeaf extends TreeNode implements OperationNode {
  readonly endpoint: Operation;
  readonly origin: OperationOrigin;
  /** Settled once all pages are known, since it is unique over the site. */
  href = "";

  constructor(up: Holder, address: number, endpoint: Operation, origin: OperationOrigin) {
    super(up, address);
    this.endpoint = endpoint;
    this.origin = origin;
  }

  get type(): "operation" {
    return "operation";
  }
  /** The place of a generated page is the place of the property that generated it. */
  override get pointer(): string {
    const { generatedBy, scoped } = this.origin;
    return generatedBy ? generatedBy.pointerOf(scoped) : super.pointer;
  }
  get title(): string {
    return pageTitle(this.endpoint, this.href);
  }
  get operation(): string {
    return referenceOf(this.endpoint);
  }
  get kind(): Operation["kind"] {
    return this.endpoint.kind;
  }
  get spec(): string {
    return this.origin.scoped.source;
  }
  get shows() {
    return { operation: this.operation, spec: this.spec };
  }
  get generated(): true | undefined {
    return this.origin.generatedBy ? true : undefined;
  }
  get isRoot(): true | undefined {
    return this.origin.isRoot;
  }
  get description(): string | undefined {
    return this.endpoint.description;
  }
  get deprecated(): true | undefined {
    return this.endpoint.deprecated ? true : undefined;
  }
  get content(): string | undefined {
    return this.endpoint.mint?.content;
  }
  get metadata(): Readonly<Record<string, unknown>> | undefined {
    const metadata = this.endpoint.mint?.metadata;
    return metadata && (cloneJson(metadata) as Record<string, unknown>);
  }
  get icon(): Icon | undefined {
    return textOf(this.endpoint.mint?.metadata, "icon");
  }
  get tag(): string | undefined {
    return textOf(this.endpoint.mint?.metadata, "tag") ?? this.endpoint.badge;
  }
  get symbol(): SymbolName | undefined {
    const { symbol } = this.endpoint;
    return symbol && { ...symbol };
  }
  get specSource(): FilePlace {
    return { file: this.spec, pointer: this.endpoint.pointer };
  }

  protected override ownJson() {
    return {
      href: this.href,
      operation: this.operation,
      spec: this.spec,
      icon: this.icon,
      tag: this.tag,
      description: this.description,
      deprecated: this.deprecated,
      generated: this.generated,
      root: this.isRoot,
      hidden: this.hidden,
      metadata: this.metadata,
      content: this.content,
      symbol: this.symbol,
      source: this.source,
      specSource: this.specSource,
    };
  }
}

function textOf(metadata: Readonly<Record<string, unknown>> | undefined, key: string): string | undefined {
  const value = metadata && Object.hasOwn(metadata, key) ? metadata[key] : undefined;
  return typeof value === "string" ? value : undefined;
}
