import type { ElementKind } from "../../vocabulary/elements/elements.ts";
import type { AnchorNode, DropdownNode, ItemNode, LanguageNode, ProductNode, TabNode, VersionNode } from "../tree.ts";
import { Container } from "./container.ts";
import type { ElementValues } from "./element-node.ts";
import { Group } from "./group.ts";
import type { Holder } from "./holder.ts";

/** The class of elements of a kind, with what all of them have. */
const ofKind = <const Kind extends ElementKind>(kind: Kind): ClassOf<Container & Kinded<Kind>> =>
  class extends Container {
    get type(): Kind {
      return kind;
    }
    get element(): never {
      return this as never;
    }
  };

type ClassOf<Instance> = new (up: Holder, address: number, values: ElementValues) => Instance;

interface Kinded<Kind> {
  readonly type: Kind;
  readonly element: never;
}

class Tab extends ofKind("tab") implements TabNode {
  get align() {
    return this.settings?.align;
  }
  protected override kindJson() {
    return { align: this.align };
  }
}

class MenuItem extends ofKind("item") implements ItemNode {}

class Anchor extends ofKind("anchor") implements AnchorNode {}

class Dropdown extends ofKind("dropdown") implements DropdownNode {}

class Product extends ofKind("product") implements ProductNode {}

class Version extends ofKind("version") implements VersionNode {
  default = false;

  protected override kindJson() {
    return { default: this.default };
  }
}

class Language extends ofKind("language") implements LanguageNode {
  default = false;

  get banner() {
    return this.settings?.banner;
  }
  get footer() {
    return this.settings?.footer;
  }
  get navbar() {
    return this.settings?.navbar;
  }
  protected override kindJson() {
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
} satisfies Record<ElementKind, ClassOf<Element>>;

export const makeElement = (kind: ElementKind, up: Holder, address: number, values: ElementValues): Element =>
  new CLASSES[kind](up, address, values);
