import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { color, commonFields, icon, name } from "./common-fields.ts";
import { defineElement } from "./element.ts";

/** A persistent entry at the top of the sidebar. */
export const defineAnchor = (dialect: Dialect) =>
  defineElement(
    "anchor",
    dialect,
    {
      anchor: name(dialect, "The anchor's name in the sidebar.", ["Community"]),
      icon,
      color,
      ...commonFields(dialect, "anchor"),
    },
    "A persistent entry at the top of the sidebar: a section, or a link.",
    [
      {
        label: "new anchor",
        description: "An anchor with a group",
        body: {
          anchor: "${1:Documentation}",
          groups: [{ group: "${2:Getting started}", pages: ["${3:introduction}"] }],
        },
      },
      {
        label: "new link anchor",
        description: "An anchor that leads elsewhere",
        body: { anchor: "${1:Community}", href: "${2:https://example.com}", icon: "${3:users}" },
      },
    ],
  );
