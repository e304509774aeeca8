import { type TObject, Type } from "@sinclair/typebox";
import type { ComponentFacts } from "../../vocabulary/platform/component-facts.ts";
import { ICON_LIBRARIES } from "../../vocabulary/platform/icon-libraries.ts";
import { choice, described, oneOf } from "../values/annotate.ts";
import { list, partial, text } from "../values/forms.ts";
import { ICON_STYLE_DESCRIPTIONS } from "../values/icon.ts";

/** A component of the platform. */
export interface ComponentDefinition extends ComponentFacts {
  readonly name: string;
  /** The usual form, with `$1`, `$2` … as places to fill in. */
  readonly snippet: string;
  /** Its properties, and as its description what it is for. */
  readonly properties: TObject;
}

type Stated = Omit<ComponentDefinition, "name" | "properties">;

/**
 * Defines a component: its name, what it is for, its properties in the order of their use, and facts. A property may be
 * missing unless it is `needed`.
 */
export const component = (
  name: string,
  description: string,
  properties: Parameters<typeof partial>[1],
  facts: Stated,
): ComponentDefinition => ({
  name,
  properties: partial(description, properties),
  ...facts,
});

/** The same component under another name. */
export const alias = (name: string, of: ComponentDefinition): ComponentDefinition => ({
  ...of,
  name,
  snippet: of.snippet.replaceAll(new RegExp(`(?<=</?)${of.name}\\b`, "g"), name),
  aliasOf: of.name,
});

export const defaultedFlag = (description: string, value = false) =>
  Type.Boolean(described(description, { default: value }));

export const texts = (description: string, ...examples: readonly string[]) =>
  list(description, text("One of them.", examples));

/** A value of any type. */
export const anything = (description: string) => Type.Unknown(described(description));

/** A color of CSS: hexadecimal digits need their `#`. */
export const colorText = (description: string) =>
  text(description, {
    pattern: "^(?!\\s*(?:[\\da-fA-F]{3}|[\\da-fA-F]{6}|[\\da-fA-F]{8})\\s*$)",
    examples: ["#16A34A"],
  });

/** The icon of a component and its style, as nearly all components take them. */
export const iconProperties = (
  description = "An icon of the site's library by its name, a path from the docs root, a URL, or an `<svg>` in braces.",
) => ({
  icon: text(description, "rocket"),
  iconType: choice("The Font Awesome style of the icon.", ICON_STYLE_DESCRIPTIONS),
  iconLibrary: oneOf("The library of the icon, if it is not the site's.", ICON_LIBRARIES),
});

/** The look of a callout. */
export const calloutType = (description: string) =>
  choice(description, {
    note: "Of `Note`.",
    info: "Of `Info`.",
    tip: "Of `Tip`.",
    check: "Of `Check`.",
    warning: "Of `Warning`.",
    danger: "Of `Danger`.",
  });

/** The anchor of links to a component. */
export const id = (description = "The anchor of links to it, in place of the one that is made from its title.") =>
  text(description, "set-up");

export const className = () => text("Classes of CSS, such as those of Tailwind.", "mt-4");
