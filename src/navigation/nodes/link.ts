import type { ElementKind } from "../../vocabulary/elements.ts";
import { leavesSite } from "../../vocabulary/url.ts";
import type { NodeJson } from "../tree.ts";
import type { Container } from "./container.ts";
import { ElementNode, type ElementValues } from "./element-node.ts";
import type { Trunk } from "./root-node.ts";
import { putFields } from "./tree-node.ts";

/** What a link has of its own. */
interface LinkValues extends ElementValues {
  readonly element: ElementKind;
  readonly href: string;
}

/** An element with an `href`. */
export class Link extends ElementNode {
  readonly element: ElementKind;
  readonly href: string;

  constructor(up: Container | Trunk, address: number, values: LinkValues) {
    super(up, address, values);
    this.element = values.element;
    this.href = values.href;
  }

  get trunk(): Trunk {
    return this.up.trunk;
  }
  get type(): "link" {
    return "link";
  }
  get external(): boolean {
    return leavesSite(this.href);
  }

  toJSON(): NodeJson {
    const json = { type: this.type, title: this.title } as NodeJson;
    return putFields(json, {
      element: this.element,
      href: this.href,
      external: this.external,
      icon: this.icon,
      tag: this.tag,
      description: this.description,
      color: this.color,
      hidden: this.hidden,
      source: this.source,
    });
  }
}
