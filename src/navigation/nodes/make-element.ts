import type { ElementKind } from "../../vocabulary/elements/elements.ts";
import type { AnchorNode, DropdownNode, ItemNode, LanguageNode, ProductNode, TabNode, VersionNode } from "../tree.ts";
import { Container } from "./container.ts";
import type { ElementValues } from "./element-node.ts";
import { Group } from "./group.ts";
import type { Holder } from "./holder.ts";

class Tab extends Container implements TabNode {
  get type(): "tab" {
    return "tab";
  }
  get element(): this {
    return this;
  }
  get align() {
    return this.settings?.align;
  }
  protected override ownJson() {
    return { align: this.align };
  }
}

class MenuItem extends Container implements ItemNode {
  get type(): "item" {
    return "item";
  }
  get element(): this {
    return this;
  }
}

class Anchor extends Container implements AnchorNode {
  get type(): "anchor" {
    return "anchor";
  }
  get element(): this {
    return this;
  }
}

class Dropdown extends Container implements DropdownNode {
  get type(): "dropdown" {
    return "dropdown";
  }
  get element(): this {
    return this;
  }
}

class Product extends Container implements ProductNode {
  get type(): "product" {
    return "product";
  }
  get element(): this {
    return this;
  }
}

class Version extends Container implements VersionNode {
  default = false;

  get type(): "version" {
    return "version";
  }
  get element(): this {
    return this;
  }
  protected override ownJson() {
    return { default: this.default };
  }
}

class Language extends Container implements LanguageNode {
  default = false;

  get type(): "language" {
    return "language";
  }
  get element(): this {
    return this;
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
  protected override ownJson() {
    return { default: this.default, banner: this.banner, footer: this.footer, navbar: this.navbar };
  }
}

/** A version or a language: readers see one of its siblings at a time. */
export type Choice = Version | Language;

/** Any element with children. */
export type Element = Group | Tab | MenuItem | Anchor | Dropdown | Product | Choice;

const CLASSES = {
  group: Group,
  tab: Tab,
  item: MenuItem,
  anchor: Anchor,
  dropdown: Dropdown,
  product: Product,
  version: Version,
  language: Language,
} satisfies Record<ElementKind, new (up: Holder, address: number, values: ElementValues) => Element>;

/** An element of a kind. */
export const makeElement = (kind: ElementKind, up: Holder, address: number, values: ElementValues): Element =>
  new CLASSES[kind](up, address, values);
