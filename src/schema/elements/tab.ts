import { Type } from "@sinclair/typebox";
import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { described, oneOf } from "../values/annotate.ts";
import { commonFields, icon, name, sdk, searchable } from "./common-fields.ts";
import { defineElement } from "./element.ts";

/** A section of the site in the bar at the top. */
export const defineTab = (dialect: Dialect) =>
  defineElement(
    "tab",
    dialect,
    {
      tab: name(dialect, "The tab's name in the bar at the top.", ["Guides", "API reference"]),
      icon,
      ...commonFields(dialect, "tab"),
      align: Type.Optional(
        oneOf(
          ["start", "end"],
          described("The end of the bar at which the tab is.", {
            hints: { enumDescriptions: { start: "With the other tabs.", end: "At the far end of the bar." } },
          }),
        ),
      ),
      searchable,
      sdk: sdk(dialect),
    },
    "A section of the site with an entry in the bar at the top.",
    [
      {
        label: "new tab",
        description: "A tab with a group",
        body: { tab: "${1:Guides}", groups: [{ group: "${2:Getting started}", pages: ["${3:introduction}"] }] },
      },
      {
        label: "new tab from OpenAPI",
        description: "A tab with a page for every operation of a spec",
        body: { tab: "${1:API reference}", openapi: "${2:openapi.json}" },
      },
      {
        label: "new link tab",
        description: "A tab that leads elsewhere",
        body: { tab: "${1:Blog}", href: "${2:https://example.com/blog}" },
      },
    ],
  );
