import {
  type NumberOptions,
  type SchemaOptions,
  type TObject,
  type TOptional,
  type TProperties,
  type TSchema,
  Type,
} from "@sinclair/typebox";
import type { ComponentFacts } from "../../vocabulary/platform/component-facts.ts";
import { ICON_LIBRARIES, ICON_STYLES } from "../../vocabulary/platform/icon-libraries.ts";
import { choice, described, oneOf } from "../values/annotate.ts";
import { ICON_STYLE_DESCRIPTIONS } from "../values/icon.ts";

/** A component of the platform. */
export interface ComponentDefinition<Properties extends TProperties = TProperties> extends ComponentFacts {
  readonly name: string;
  /** The usual form, with `$1`, `$2` … as places to fill in. */
  readonly snippet: string;
  /** Its properties, and as its description what it is for. */
  readonly properties: TObject<Properties>;
}

type Stated = Omit<ComponentDefinition, "name" | "properties">;

/** Defines a component: its name, what it is for, its properties in the order of their use, and facts. */
export const component = <Properties extends TProperties>(
  name: string,
  description: string,
  properties: Properties,
  facts: Stated,
): ComponentDefinition<Properties> => ({
  name,
  properties: Type.Object(properties, { description }),
  ...facts,
});

/** The same component under another name. */
export const alias = <Properties extends TProperties>(
  name: string,
  of: ComponentDefinition<Properties>,
  facts: Partial<Stated> = {},
): ComponentDefinition<Properties> => ({
  ...of,
  name,
  snippet: of.snippet.replaceAll(new RegExp(`(?<=</?)${of.name}\\b`, "g"), name),
  aliasOf: of.name,
  ...facts,
});

/** A property that must be there. All others need not. */
export const needed = <Schema extends TSchema>(schema: TOptional<Schema>) => Type.Optional(schema, false);

export const text = (description: string, ...examples: readonly string[]) =>
  Type.Optional(Type.String(described(description, examples.length > 0 ? { examples } : {})));

export const flag = (description: string, value = false) =>
  Type.Optional(Type.Boolean(described(description, { default: value })));

export const amount = (description: string, options: NumberOptions = {}) =>
  Type.Optional(Type.Number(described(description, options)));

export const texts = (description: string, ...examples: readonly string[]) =>
  Type.Optional(Type.Array(Type.String(described("One of them.", { examples })), described(description)));

/** One of a list of values, each with what it does. */
export const oneOfThese = <const Value extends string>(
  description: string,
  meanings: Readonly<Record<Value, string>>,
  options: SchemaOptions = {},
) => Type.Optional(choice(description, meanings, options));

/** A value of any type. */
export const anything = (description: string) => Type.Optional(Type.Unknown(described(description)));

/** A color of CSS: hexadecimal digits need their `#`. */
export const color = (description: string) =>
  Type.Optional(
    Type.String(
      described(description, {
        pattern: "^(?!\\s*(?:[\\da-fA-F]{3}|[\\da-fA-F]{6}|[\\da-fA-F]{8})\\s*$)",
        examples: ["#16A34A"],
      }),
    ),
  );

/** The icon of a component and its style, as nearly all components take them. */
export const iconProperties = (
  description = "An icon of the site's library by its name, a path from the docs root, a URL, or an `<svg>` in braces.",
) => ({
  icon: text(description, "rocket"),
  iconType: Type.Optional(
    oneOf(
      ICON_STYLES,
      described("The Font Awesome style of the icon.", { hints: { enumDescriptions: ICON_STYLE_DESCRIPTIONS } }),
    ),
  ),
  iconLibrary: Type.Optional(oneOf(ICON_LIBRARIES, described("The library of the icon, if it is not the site's."))),
});

/** The anchor of links to a component. */
export const id = (description = "The anchor of links to it, in place of the one that is made from its title.") =>
  text(description, "set-up");

/** Classes of CSS. */
export const className = () => text("Classes of CSS, such as those of Tailwind.", "mt-4");
