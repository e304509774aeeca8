import type { FilePlace } from "../../source/source-map.ts";
import type { ContainerNode, NodeJson } from "../tree.ts";
import { addressPointer } from "./address.ts";
import type { Container } from "./container.ts";
import { Trunk } from "./root-node.ts";

/**
 * What all nodes are built on. A million of them must fit in little memory, so a node keeps its container and its
 * address there, and works the rest out when asked.
 */
export abstract class TreeNode {
  /** The container or the navigation itself. */
  readonly up: Container | Trunk;
  /** Where the node stands in `up`, packed. */
  readonly address: number;

  constructor(up: Container | Trunk, address: number) {
    this.up = up;
    this.address = address;
  }

  abstract readonly title: string;
  abstract toJSON(): NodeJson;
  abstract readonly trunk: Trunk;

  get parent(): ContainerNode | undefined {
    return this.up instanceof Trunk ? undefined : (this.up as unknown as ContainerNode);
  }

  /** JSON Pointer into the assembled config. */
  get pointer(): string {
    return this.up.pointer + addressPointer(this.address);
  }

  get source(): FilePlace {
    return this.trunk.origin(this.pointer);
  }

  get hidden(): true | undefined {
    return this.up.hidden ? true : undefined;
  }

  /** The titles of the containers around the node, outermost first; nameless ones are left out. */
  get breadcrumbs(): readonly string[] {
    const titles: string[] = [];
    for (let node: Container | Trunk = this.up; node instanceof TreeNode; node = node.up) {
      if (node.title !== "") titles.push(node.title);
    }
    return titles.reverse();
  }
}

/** Adds the fields that are set, in their order, to the JSON form of a node. */
export function putFields(json: NodeJson, fields: Readonly<Record<string, unknown>>): NodeJson {
  for (const key in fields) if (fields[key] !== undefined) json[key] = fields[key];
  return json;
}
