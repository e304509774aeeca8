import type { ScopedSpec, SpecScope } from "../specs/spec-scope.ts";
import type { AnyPageNode, DirectoryLayout, GroupNode } from "../tree.ts";
import { Container } from "./container.ts";
import type { ElementValues } from "./element-node.ts";
import type { Holder } from "./holder.ts";

/** The origin of a generated group. */
export interface GroupOrigin {
  readonly from: ScopedSpec;
  /** The property that generated it. */
  readonly by: SpecScope;
  /** The tag of its operations. */
  readonly tag: string | undefined;
}

/** A group of the config, or one made from a spec's tag. */
export class Group extends Container implements GroupNode {
  rootPage: AnyPageNode | undefined;
  /** `undefined` for the groups of the config. */
  readonly made: GroupOrigin | undefined;

  constructor(up: Holder, address: number, values: ElementValues, made?: GroupOrigin) {
    super(up, address, values);
    this.made = made;
  }

  get type(): "group" {
    return "group";
  }
  get element(): this {
    return this;
  }
  get generated(): true | undefined {
    return this.made ? true : undefined;
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

  /** The place of a generated group is the place of the property that generated it. */
  protected override findPointer(): string {
    return this.made ? this.made.by.pointerOf(this.made.from) : super.findPointer();
  }

  protected override kindJson(): Record<string, unknown> {
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
