import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { snippet } from "../values/annotate.ts";
import { amount, flag, needed, text } from "../values/forms.ts";
import { icon, inheritedFields, name, pagePath, sdk, searchable } from "./common-fields.ts";
import { defineElement } from "./element.ts";

/** A titled section of the sidebar. Source: specification, "Group fields". */
export const defineGroup = (dialect: Dialect) =>
  defineElement(
    "group",
    dialect,
    {
      group: needed(name(dialect, "The group's title in the sidebar.", ["Getting started"])),
      icon,
      tag: text("A label beside the title.", ["NEW", "Beta"]),
      root: pagePath(dialect, "Path of the group's main page, without extension: selecting the title opens it.", [
        "guides/index",
      ]),
      expanded: flag(
        "Whether a group inside another group starts open. Groups at the top level always are, and cannot be closed.",
        { default: false },
      ),
      ...inheritedFields(dialect),
      public: flag("`true` opens its pages to readers who have not signed in."),
      boost: amount("Raises (above 1) or lowers (below 1) its pages in the site's search results."),
      searchable,
      sdk: sdk(dialect),
    },
    "A titled section of the sidebar: pages, operations and nested groups.",
    [
      snippet("new group", "A group with its pages", { group: "${1:Getting started}", pages: ["${2:introduction}"] }),
      snippet("new group from OpenAPI", "A group with a page for every operation of a spec", {
        group: "${1:API reference}",
        openapi: "${2:openapi.json}",
      }),
    ],
  );
