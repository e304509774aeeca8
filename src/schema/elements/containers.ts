import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { choice, snippet } from "../values/annotate.ts";
import { amount, flag, needed, text } from "../values/forms.ts";
import {
  color,
  commonFields,
  description,
  icon,
  inheritedFields,
  isDefault,
  name,
  pagePath,
  sdk,
  searchable,
} from "./common-fields.ts";
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

/** A version of the docs. Source: specification, "Versions". */
export const defineVersion = (dialect: Dialect) =>
  defineElement(
    "version",
    dialect,
    {
      version: needed(name(dialect, "The version's name in the version selector.", ["v2", "2.1.0"])),
      default: isDefault("version"),
      tag: text("A badge beside the name in the selector.", ["Latest", "Deprecated"]),
      ...commonFields(dialect, "version"),
    },
    "A version of the docs, chosen in the version selector.",
    [
      snippet("new version", "A version with a group", {
        version: "${1:v1}",
        groups: [{ group: "${2:Getting started}", pages: ["${3:introduction}"] }],
      }),
    ],
  );
