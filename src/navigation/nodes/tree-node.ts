import type { FilePlace } from "../../source/source-map.ts";
import { breadcrumbs } from "../queries/eyebrow.ts";
import type { ContainerNode, NodeJson } from "../tree.ts";
import type { Holder, TreeContext } from "./holder.ts";
import { addressPointer } from "./packed-address.ts";

/**
 * The base of all nodes. A million of them must fit in little memory, so a node keeps only its holder and its address
 * there, and computes the rest when asked.
 */
export abstract class TreeNode {
  readonly up: Holder;
  /** The node's place in `up`, packed. */
  readonly address: number;

  constructor(up: Holder, address: number) {
    this.up = up;
    this.address = address;
  }

  abstract readonly type: NodeJson["type"];
  abstract readonly title: string;
  /** The fields of the node's JSON form behind type and title, in their order. */
  protected abstract ownJson(): Readonly<Record<string, unknown>>;

  toJSON(): NodeJson {
    return putFields({ type: this.type, title: this.title } as NodeJson, this.ownJson());
  }

  get context(): TreeContext {
    return this.up.context;
  }

  get parent(): ContainerNode | undefined {
    return this.up.element;
  }

  /** JSON Pointer into the assembled config. */
  get pointer(): string {
    return this.up.pointer + addressPointer(this.address);
  }

  get source(): FilePlace {
    return this.context.origin(this.pointer);
  }

  get hidden(): true | undefined {
    return this.up.hidden ? true : undefined;
  }

  get breadcrumbs(): readonly string[] {
    return breadcrumbs(this);
  }
}

/** Adds the fields that are set, in their order, to the JSON form of a node. */
function putFields(json: NodeJson, fields: Readonly<Record<string, unknown>>): NodeJson {
  for (const key in fields) if (fields[key] !== undefined) json[key] = fields[key];
  return json;
}
