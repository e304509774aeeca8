import { type TSchema, Type } from "@sinclair/typebox";
import type { Dialect } from "../vocabulary/dialect.ts";
import { DIALECT_RULES } from "../vocabulary/dialect-rules.ts";
import { filled, text } from "./elements/common-fields.ts";
import { completable, Include } from "./elements/element.ts";
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
import { Banner, Footer, Navbar } from "./settings/chrome.ts";
import { Contextual } from "./settings/contextual.ts";
import { Integrations } from "./settings/integrations.ts";
import { Seo } from "./settings/seo.ts";
import { type SettingName, settingSnippet } from "./settings/setting-snippets.ts";
import {
  Errors,
  Feedback,
  Interaction,
  Markdown,
  Metadata,
  Redirects,
  Search,
  Variables,
} from "./settings/site-settings.ts";
import { described } from "./values/annotate.ts";

const SETTINGS: Readonly<Record<SettingName, TSchema>> = {
  Colors,
  Appearance,
  Background,
  Fonts,
  Icons,
  Styling,
  Thumbnails,
  Navbar,
  Footer,
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
  Feedback,
};

/** A setting as it is defined, or put in from another file. */
const setting = (name: SettingName) => {
  const description = SETTINGS[name].description as string;
  const hints = { snippets: [settingSnippet(name, description)] };
  return Type.Union([Type.Ref(name), Include], described(description, { hints }));
};
const optional = (name: SettingName) => Type.Optional(setting(name));

/**
 * All of `docs.json`. The hosted platform asks for theme, name and colours; the specification says nothing of settings
 * beside the navigation. Settings that are not here are let through.
 */
const defineDocs = (dialect: Dialect) => {
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
      description: Type.Optional(text("What the site is about, in a sentence; search engines and AI tools show it.")),
      colors: needed(setting("Colors")),
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
      feedback: optional("Feedback"),
    },
    "The configuration of a documentation site: its navigation, and all other settings.",
    "docs.json",
  );
};

/** The names of the definitions that make up `docs.json`. */
export type DocsDefinitionName = NavigationDefinitionName | SettingName | "DocsConfig";

/** The definitions that make up a dialect's `docs.json`, by name; they refer to each other with `Type.Ref`. */
export const docsDefinitions = (dialect: Dialect): Record<DocsDefinitionName, TSchema> => ({
  ...navigationDefinitions(dialect),
  ...SETTINGS,
  DocsConfig: defineDocs(dialect),
});
