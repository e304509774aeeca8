import type { ElementSettings } from "./element-settings.ts";
import type { Holder } from "./holder.ts";
import { TreeNode } from "./tree-node.ts";

/** The fields of an element of the config that every element has. */
export interface ElementValues {
  readonly title: string;
  readonly hidden: boolean;
  readonly settings: ElementSettings | undefined;
}

/** A node that is an element of the config: with children, or with a link. */
export abstract class ElementNode extends TreeNode {
  readonly title: string;
  readonly settings: ElementSettings | undefined;
  readonly #hidden: boolean;

  constructor(up: Holder, address: number, { title, settings, hidden }: ElementValues) {
    super(up, address);
    this.title = title;
    this.settings = settings;
    this.#hidden = hidden || up.hidden === true;
  }

  override get hidden(): true | undefined {
    return this.#hidden ? true : undefined;
  }
  get icon() {
    return this.settings?.icon;
  }
  get tag() {
    return this.settings?.tag;
  }
  get description() {
    return this.settings?.description;
  }
  get color() {
    return this.settings?.color;
  }
}
