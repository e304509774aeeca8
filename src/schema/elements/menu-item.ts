import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { commonFields, description, icon, name } from "./common-fields.ts";
import { defineElement } from "./element.ts";

/** An entry of a tab's menu. */
export const defineMenuItem = (dialect: Dialect) =>
  defineElement(
    "item",
    dialect,
    {
      item: name(dialect, "The entry's name in the menu.", ["Quickstart"]),
      description: description("entry"),
      icon,
      ...commonFields(dialect, "menu entry"),
    },
    "An entry of the menu that opens under a tab.",
    [
      {
        label: "new menu item",
        description: "A menu entry with its pages",
        body: { item: "${1:Quickstart}", pages: ["${2:quickstart}"] },
      },
    ],
  );
