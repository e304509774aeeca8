import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { choice, snippet } from "../values/annotate.ts";
import { needed } from "../values/forms.ts";
import { commonFields, icon, name, sdk, searchable } from "./common-fields.ts";
import { defineElement } from "./element.ts";

/** A section of the site in the bar at the top. */
export const defineTab = (dialect: Dialect) =>
  defineElement(
    "tab",
    dialect,
    {
      tab: needed(name(dialect, "The tab's name in the bar at the top.", ["Guides", "API reference"])),
      icon,
      ...commonFields(dialect, "tab"),
      align: choice("The end of the bar at which the tab is.", {
        start: "With the other tabs.",
        end: "At the far end of the bar.",
      }),
      searchable,
      sdk: sdk(dialect),
    },
    "A section of the site with an entry in the bar at the top.",
    [
      snippet("new tab", "A tab with a group", {
        tab: "${1:Guides}",
        groups: [{ group: "${2:Getting started}", pages: ["${3:introduction}"] }],
      }),
      snippet("new tab from OpenAPI", "A tab with a page for every operation of a spec", {
        tab: "${1:API reference}",
        openapi: "${2:openapi.json}",
      }),
      snippet("new link tab", "A tab that leads elsewhere", {
        tab: "${1:Blog}",
        href: "${2:https://example.com/blog}",
      }),
    ],
  );
