import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { snippet } from "../values/annotate.ts";
import { needed } from "../values/forms.ts";
import { color, commonFields, description, icon, name } from "./common-fields.ts";
import { defineElement } from "./element.ts";

/** An entry of the menu at the top of the sidebar. */
export const defineDropdown = (dialect: Dialect) =>
  defineElement(
    "dropdown",
    dialect,
    {
      dropdown: needed(name(dialect, "The entry's name in the menu.", ["Documentation"])),
      description: description("entry"),
      icon,
      color,
      ...commonFields(dialect, "dropdown"),
    },
    "An entry of the menu at the top of the sidebar; it leads to a section of the docs.",
    [
      snippet("new dropdown", "A dropdown entry with a group", {
        dropdown: "${1:Documentation}",
        groups: [{ group: "${2:Getting started}", pages: ["${3:introduction}"] }],
      }),
    ],
  );
