import { type TSchema, Type } from "@sinclair/typebox";
import type { Dialect } from "../vocabulary/platform/dialect.ts";
import { DIALECT_RULES } from "../vocabulary/platform/dialect-rules.ts";
import { filled } from "./elements/common-fields.ts";
import { completable } from "./elements/element.ts";
import { type NavigationDefinitionName, navigationDefinitions } from "./elements/navigation.ts";
import { ApiSettings } from "./settings/api-settings.ts";
import {
  Appearance,
  Background,
  Colors,
  Favicon,
  Fonts,
  Icons,
  Logo,
  Styling,
  Theme,
  Thumbnails,
} from "./settings/appearance.ts";
import { Banner } from "./settings/banner.ts";
import { Contextual } from "./settings/contextual.ts";
import { defineFooter } from "./settings/footer.ts";
import { Integrations } from "./settings/integrations.ts";
import { defineNavbar } from "./settings/navbar.ts";
import { Seo } from "./settings/seo.ts";
import { type SettingName, settingField } from "./settings/setting-snippets.ts";
import {
  Errors,
  Interaction,
  Markdown,
  Metadata,
  Redirects,
  Search,
  Variables,
  Variations,
} from "./settings/site-settings.ts";
import { typesOnly } from "./settings/types-only.ts";
import { CodeTheme } from "./values/code-theme.ts";
import { flag, text } from "./values/forms.ts";

/** The settings that the specification says nothing of are the same in both dialects. */
const settings = (dialect: Dialect): Readonly<Record<SettingName, TSchema>> => ({
  Colors,
  Appearance,
  Background,
  Fonts,
  Icons,
  Styling,
  Thumbnails,
  Navbar: defineNavbar(dialect),
  Footer: defineFooter(dialect),
  Banner,
  ApiSettings,
  Integrations,
  Interaction,
  Search,
  Redirects,
  Errors,
  Seo,
  Contextual,
  Metadata,
  Variables,
  Markdown,
  Variations,
});

/**
 * All of `docs.json`. The hosted platform asks for theme, name and colors; the specification says nothing of settings
 * beside the navigation. Settings that are not here are let through.
 */
const defineDocs = (dialect: Dialect) => {
  const defined = settings(dialect);
  const inPlace = (name: SettingName) => settingField(name, defined[name].description as string);
  const optional = (name: SettingName) => Type.Optional(inPlace(name));
  const needed = (schema: TSchema): TSchema => (DIALECT_RULES[dialect].needsSettings ? schema : Type.Optional(schema));
  return completable(
    {
      $schema: Type.Optional(
        text("The JSON Schema that editors complete and check this file by.", [
          "./node_modules/docsjson/schemas/docs.schema.json",
          "https://mintlify.com/docs.json",
        ]),
      ),
      theme: needed(Theme),
      name: needed(filled("The name of the site or product.", ["Acme Docs"])),
      description: Type.Optional(
        text("A description of the site in one sentence. Search engines and AI tools show it."),
      ),
      colors: needed(inPlace("Colors")),
      logo: Type.Optional(Logo),
      favicon: Type.Optional(Favicon),
      navigation: Type.Ref("Navigation"),
      appearance: optional("Appearance"),
      background: optional("Background"),
      fonts: optional("Fonts"),
      icons: optional("Icons"),
      styling: optional("Styling"),
      thumbnails: optional("Thumbnails"),
      navbar: optional("Navbar"),
      footer: optional("Footer"),
      banner: optional("Banner"),
      interaction: optional("Interaction"),
      contextual: optional("Contextual"),
      search: optional("Search"),
      api: optional("ApiSettings"),
      redirects: optional("Redirects"),
      errors: optional("Errors"),
      seo: optional("Seo"),
      metadata: optional("Metadata"),
      integrations: optional("Integrations"),
      variables: optional("Variables"),
      markdown: optional("Markdown"),
      variations: optional("Variations"),
      public: Type.Optional(
        flag("`true` opens all pages to readers who have not signed in, unless a page sets otherwise."),
      ),
    },
    "The configuration of a documentation site: its navigation, and all other settings.",
    "docs.json",
  );
};

/** The names of the definitions that make up `docs.json`. */
export type DocsDefinitionName = NavigationDefinitionName | SettingName | "CodeTheme" | "DocsConfig";

/** The settings whose form the specification describes. */
const SPECIFIED: ReadonlySet<string> = new Set(["Navbar", "Footer", "Banner", "Interaction"]);

/** The definitions that make up a dialect's `docs.json`, by name; they refer to each other with `Type.Ref`. */
export function docsDefinitions(dialect: Dialect): Record<DocsDefinitionName, TSchema> {
  const definitions = formDefinitions(dialect);
  if (DIALECT_RULES[dialect].platformFormsCount) return definitions;
  const names = Object.keys(settings(dialect)).filter((name) => !SPECIFIED.has(name)) as SettingName[];
  return { ...definitions, ...Object.fromEntries(names.map((name) => [name, typesOnly(definitions[name])])) } as never;
}

/**
 * The same definitions with the forms of all settings in both dialects: what the shipped validator goes by, which warns
 * of them where they do not count.
 */
export const formDefinitions = (dialect: Dialect): Record<DocsDefinitionName, TSchema> => ({
  ...navigationDefinitions(dialect),
  ...settings(dialect),
  CodeTheme,
  DocsConfig: defineDocs(dialect),
});
