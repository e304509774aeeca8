import { type TSchema, Type } from "@sinclair/typebox";
import type { ContainerKind } from "../../vocabulary/elements/elements.ts";
import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { snippet } from "../values/annotate.ts";
import { ColorPair } from "../values/color.ts";
import { either, ref } from "../values/forms.ts";
import { Icon } from "../values/icon.ts";
import { AsyncApi, Graphql, OpenApi, Sdk, SpecWithDirectory } from "../values/spec-field.ts";
import { inheritedFields, pagePath } from "./common-fields.ts";
import {
  defineAnchor,
  defineDropdown,
  defineGroup,
  defineMenuItem,
  defineProduct,
  defineTab,
  defineVersion,
} from "./containers.ts";
import { type DEFINITION_NAMES, defineElement, SourceRef } from "./element.ts";
import { defineGlobalNavigation } from "./global-navigation.ts";
import { defineLanguage, defineLanguageCode } from "./language.ts";

/** An entry of `pages`. */
const definePageEntry = (dialect: Dialect) =>
  either(
    "A page: its path from the docs root without extension. Or an operation of the spec in effect (`GET /users`). Or a nested group.",
    [pagePath(dialect, "A page by its path, or an operation.", ["introduction", "GET /users"]), Type.Ref("Group")],
  );

/** The navigation itself. Source: specification, "Navigation configuration". */
const defineNavigationRoot = (dialect: Dialect) =>
  defineElement(
    "navigation",
    dialect,
    {
      ...inheritedFields(dialect),
      global: ref("GlobalNavigation", "Links that are shown on every page, whatever section the reader is in."),
    },
    "How the site is organized. One kind of element is at the root; all others nest inside it.",
    [
      snippet("navigation with tabs", "Tabs at the top, each with its groups", {
        tabs: [{ tab: "${1:Guides}", groups: [{ group: "${2:Getting started}", pages: ["${3:introduction}"] }] }],
      }),
      snippet("navigation with one sidebar", "Groups of pages, without tabs", {
        groups: [{ group: "${1:Getting started}", pages: ["${2:introduction}"] }],
      }),
    ],
  );

/** The names of the definitions that make up the navigation: its elements, and what they share. */
export type NavigationDefinitionName =
  | (typeof DEFINITION_NAMES)[ContainerKind]
  | "PageEntry"
  | "SourceRef"
  | "GlobalNavigation"
  | "LanguageCode"
  | "Icon"
  | "ColorPair"
  | "OpenApi"
  | "AsyncApi"
  | "SpecWithDirectory"
  | "Sdk"
  | "Graphql";

/** The definitions that make up a dialect's navigation, by name; they refer to each other with `Type.Ref`. */
export const navigationDefinitions = (dialect: Dialect): Record<NavigationDefinitionName, TSchema> => ({
  Navigation: defineNavigationRoot(dialect),
  Language: defineLanguage(dialect),
  Version: defineVersion(dialect),
  Product: defineProduct(dialect),
  Tab: defineTab(dialect),
  MenuItem: defineMenuItem(dialect),
  Dropdown: defineDropdown(dialect),
  Anchor: defineAnchor(dialect),
  Group: defineGroup(dialect),
  PageEntry: definePageEntry(dialect),
  SourceRef,
  GlobalNavigation: defineGlobalNavigation(dialect),
  LanguageCode: defineLanguageCode(dialect),
  Icon,
  ColorPair,
  OpenApi,
  AsyncApi,
  SpecWithDirectory,
  Sdk,
  Graphql,
});
