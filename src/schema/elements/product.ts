import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { snippet } from "../values/annotate.ts";
import { needed, text } from "../values/forms.ts";
import { color, commonFields, description, icon, name } from "./common-fields.ts";
import { defineElement } from "./element.ts";

/** A product, service or feature set with a section of its own. */
export const defineProduct = (dialect: Dialect) =>
  defineElement(
    "product",
    dialect,
    {
      product: needed(name(dialect, "The product's name in the product selector.", ["Cloud"])),
      name: text("The name that is shown, if it is not the one in `product`."),
      description: description("product"),
      icon,
      color,
      ...commonFields(dialect, "product"),
    },
    "A product, service or feature set with a section of its own.",
    [
      snippet("new product", "A product with a tab", {
        product: "${1:Cloud}",
        tabs: [{ tab: "${2:Guides}", groups: [{ group: "${3:Getting started}", pages: ["${4:introduction}"] }] }],
      }),
    ],
  );
