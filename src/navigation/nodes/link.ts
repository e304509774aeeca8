import { leavesSite } from "../../vocabulary/addresses/url.ts";
import type { ElementKind } from "../../vocabulary/elements/elements.ts";
import type { LinkNode } from "../tree.ts";
import { ElementNode, type ElementValues } from "./element-node.ts";
import type { Holder } from "./holder.ts";

/** The fields that only links have. */
interface LinkValues extends ElementValues {
  readonly element: ElementKind | "page";
  readonly href: string;
}

/** An element with an `href`, a page whose front matter has a `url`, or an entry of `pages` with an `#anchor`. */
export class Link extends ElementNode implements LinkNode {
  readonly element: ElementKind | "page";
  readonly href: string;

  constructor(up: Holder, address: number, values: LinkValues) {
    super(up, address, values);
    this.element = values.element;
    this.href = values.href;
  }

  get type(): "link" {
    return "link";
  }
  get external(): boolean {
    return leavesSite(this.href);
  }

  protected override ownJson() {
    return {
      element: this.element,
      href: this.href,
      external: this.external,
      icon: this.icon,
      tag: this.tag,
      description: this.description,
      color: this.color,
      hidden: this.hidden,
      source: this.source,
    };
  }
}
