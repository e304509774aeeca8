import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { snippet } from "../values/annotate.ts";
import { needed } from "../values/forms.ts";
import { commonFields, description, icon, name } from "./common-fields.ts";
import { defineElement } from "./element.ts";

/** An entry of a tab's menu. */
export const defineMenuItem = (dialect: Dialect) =>
  defineElement(
    "item",
    dialect,
    {
      item: needed(name(dialect, "The entry's name in the menu.", ["Quickstart"])),
      description: description("entry"),
      icon,
      ...commonFields(dialect, "menu entry"),
    },
    "An entry of the menu that opens under a tab.",
    [snippet("new menu item", "A menu entry with its pages", { item: "${1:Quickstart}", pages: ["${2:quickstart}"] })],
  );
