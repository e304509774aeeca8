import { type TProperties, type TSchema, Type } from "@sinclair/typebox";
import { URL_ENTRY } from "../../vocabulary/addresses/url.ts";
import { DIRECTORY_LAYOUTS } from "../../vocabulary/elements/directory-layout.ts";
import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { DIALECT_RULES } from "../../vocabulary/platform/dialect-rules.ts";
import { described, oneOf, valueSnippets } from "../values/annotate.ts";
import { flag, ref, text } from "../values/forms.ts";
import { href } from "../values/link.ts";

/** `directory`, as every element and the navigation may set it. Source: specification, "Group fields". */
const directory = Type.Optional(
  oneOf(
    "How groups inside it list their pages on their `root` page. Inherited until an element sets its own.",
    DIRECTORY_LAYOUTS,
    {
      default: "none",
      hints: {
        enumDescriptions: {
          accordion: "The pages as a list.",
          card: "The pages as horizontal cards.",
          none: "No listing.",
        },
      },
    },
  ),
);

const hidden = Type.Optional(
  flag("`true` leaves the element and everything inside it out of the navigation; its pages keep their addresses."),
);

export const icon = Type.Optional(
  ref("Icon", "The icon beside the name: its name in the icon library, a path, a URL, or an object."),
);
export const color = Type.Optional(ref("ColorPair", "The colors of the element's icon, for light and for dark mode."));
export const searchable = Type.Optional(flag("`false` leaves its pages out of the site's search."));
/** A field of the hosted platform's own: in the dialect of the specification it may be anything. */
export const platformField = (dialect: Dialect, schema: TSchema, description: string) =>
  Type.Optional(DIALECT_RULES[dialect].platformFormsCount ? schema : Type.Unknown(described(description)));
export const sdk = (dialect: Dialect) =>
  platformField(dialect, Type.Ref("Sdk"), "The source of the pages of an SDK reference.");
export const isDefault = (what: string) =>
  Type.Optional(flag(`\`true\` makes this the ${what} that readers see first, instead of the first in the list.`));
/** The name of an element. The hosted platform rejects an empty one. */
export const name = (dialect: Dialect, description: string, examples: string[]) =>
  text(description, { ...(DIALECT_RULES[dialect].emptyText === "error" ? { minLength: 1 } : {}), examples });
/** A text that is not empty. */
export const filled = (description: string, examples?: string[]) =>
  text(description, { pattern: "\\S", ...(examples ? { examples } : {}), hints: { form: "empty" } });
/** The path of a page, or an operation: any text but a URL. The hosted platform rejects an empty one. */
export const pagePath = (dialect: Dialect, description: string, examples: readonly string[]) =>
  text(description, {
    pattern: `^(?!${URL_ENTRY.slice(1)})${DIALECT_RULES[dialect].emptyText === "error" ? "[\\s\\S]" : ""}`,
    examples,
    hints: { form: "page-path" },
  });
/** A text of which some values are known to have an effect, each with what it does. */
export const known = (description: string, meanings: Readonly<Record<string, string>>) => {
  const values = Object.keys(meanings);
  return text(description, { examples: values, hints: { known: values, snippets: valueSnippets(meanings) } });
};
export const description = (what: string) =>
  Type.Optional(text(`A short text that is shown under the name of the ${what}.`));

/** The fields of every element but its name and children; groups have neither `global` nor `href`. */
export function commonFields(dialect: Dialect, what: string): TProperties {
  return {
    href: Type.Optional(
      href(dialect, `Makes the ${what} a link: a URL, or a path of this site. A link has no children of its own.`),
    ),
    ...inheritedFields(dialect),
    global: Type.Optional(
      ref("GlobalNavigation", `Links that are shown on every page of this ${what}, wherever the reader is.`),
    ),
  };
}

/** The fields that elements share with the navigation itself. */
export const inheritedFields = (dialect: Dialect): TProperties => ({
  openapi: Type.Optional(Type.Ref("OpenApi")),
  asyncapi: Type.Optional(Type.Ref("AsyncApi")),
  graphql: platformField(dialect, Type.Ref("Graphql"), "The GraphQL schema that its pages are generated from."),
  directory,
  hidden,
});
