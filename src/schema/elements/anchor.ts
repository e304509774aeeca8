import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { snippet } from "../values/annotate.ts";
import { needed } from "../values/forms.ts";
import { color, commonFields, icon, name } from "./common-fields.ts";
import { defineElement } from "./element.ts";

/** A persistent entry at the top of the sidebar. */
export const defineAnchor = (dialect: Dialect) =>
  defineElement(
    "anchor",
    dialect,
    {
      anchor: needed(name(dialect, "The anchor's name in the sidebar.", ["Community"])),
      icon,
      color,
      ...commonFields(dialect, "anchor"),
    },
    "A persistent entry at the top of the sidebar: a section, or a link.",
    [
      snippet("new anchor", "An anchor with a group", {
        anchor: "${1:Documentation}",
        groups: [{ group: "${2:Getting started}", pages: ["${3:introduction}"] }],
      }),
      snippet("new link anchor", "An anchor that leads elsewhere", {
        anchor: "${1:Community}",
        href: "${2:https://example.com}",
        icon: "${3:users}",
      }),
    ],
  );
