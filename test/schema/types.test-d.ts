import type { Static } from "@sinclair/typebox";
import type { AgentJob, Dialect, DocsConfig, Group, LanguageCode, MenuItem, Navigation, Tab } from "docsjson";
import type * as schema from "docsjson/schema";
import { expectTypeOf } from "vitest";

// What follows the rules compiles.

export const complete: DocsConfig = {
  $schema: "https://mintlify.com/docs.json",
  theme: "mint",
  name: "Acme",
  colors: { primary: "#0d9373" },
  navigation: {
    global: { anchors: [{ anchor: "Community", href: "https://example.com", icon: "users" }] },
    languages: [
      {
        language: "pt-BR",
        default: true,
        banner: { content: "Olá", dismissible: true },
        footer: { socials: { x: "https://x.com/acme", bluesky: "https://example.social/@acme" } },
        navbar: {
          links: [{ label: "Ajuda", href: "/ajuda" }],
          primary: { type: "button", label: "Entrar", href: "/" },
        },
        versions: [
          {
            version: "v2",
            tag: "Latest",
            tabs: [
              {
                tab: "Guides",
                groups: [{ group: "Start", root: "index", pages: ["a", { group: "b", pages: ["c"] }] }],
              },
              { tab: "API", openapi: { source: "openapi.json", directory: "api" } },
              { tab: "More", menu: [{ item: "SDKs", description: "All of them", pages: ["sdk"] }] },
              { tab: "Blog", href: "https://example.com/blog", icon: { name: "rss", style: "solid" } },
            ],
          },
        ],
      },
    ],
  },
  styling: { eyebrows: "breadcrumbs" },
  interaction: { drilldown: false },
};

export const bySpecification: DocsConfig<"spec"> = { navigation: { pages: ["index", "GET /users"] } };
export const ofEither: DocsConfig<Dialect>[] = [complete, bySpecification];

const group: Group = { group: "Start", pages: ["index"], directory: "card", expanded: true };
export const navigation: Navigation<"spec"> = { groups: [group] };

// An array of children is there as what it is, or not at all.
declare const tab: Tab;
expectTypeOf(tab.groups).toEqualTypeOf<Group[] | undefined>();
expectTypeOf<LanguageCode<"spec">>().toExtend<LanguageCode>();
expectTypeOf<"ja">().toExtend<LanguageCode>();
expectTypeOf<"ja">().not.toExtend<LanguageCode<"spec">>();
expectTypeOf<AgentJob["prLink"]>().toEqualTypeOf<string | null>();

// A schema and its type share the plain name, and agree; so do the generated types and TypeBox's own.
expectTypeOf<Static<typeof schema.Group>>().toEqualTypeOf<schema.Group>();
expectTypeOf<Static<typeof schema.DocsConfig>>().toEqualTypeOf<DocsConfig>();
expectTypeOf<Static<typeof schema.AgentJob>>().toEqualTypeOf<AgentJob>();

// What breaks a rule does not.

// @ts-expect-error two kinds of children on one level
export const mixed: Tab = { tab: "API", groups: [group], pages: ["index"] };
// @ts-expect-error two kinds of children at the root
export const mixedRoot: Navigation = { tabs: [], anchors: [] };
// @ts-expect-error the navigation needs one kind of children
export const emptyRoot: Navigation = { openapi: "openapi.json" };
// @ts-expect-error an element never directly holds its own kind
export const ownKind: Tab = { tab: "API", tabs: [] };
// @ts-expect-error in the specification a menu entry holds groups or pages, no tabs
export const itemWithTabs: MenuItem<"spec"> = { item: "SDKs", tabs: [] };
export const itemWithTabsThere: MenuItem = { item: "SDKs", tabs: [] };
// @ts-expect-error menus belong to tabs
export const menuInAnchor: Navigation = { anchors: [{ anchor: "Docs", menu: [] }] };
// @ts-expect-error no such language
export const wrongLanguage: Navigation = { languages: [{ language: "xx", pages: [] }] };
// @ts-expect-error not a language of the specification
export const foreignLanguage: Navigation<"spec"> = { languages: [{ language: "ja", pages: [] }] };
// @ts-expect-error a group has a name
export const nameless: Group = { pages: [] };
// @ts-expect-error a typo in a key
export const typo: Tab = { tab: "API", grups: [group] };
const deepGroup = { group: "a", pages: [{ group: "b", pages: [3] }] };
// @ts-expect-error deep inside, too
export const deep: Navigation = { tabs: [{ tab: "API", groups: [deepGroup] }] };
// @ts-expect-error an unknown layout
export const layout: Group = { group: "a", pages: [], directory: "cards" };
// @ts-expect-error colours are required on the hosted platform
export const colourless: DocsConfig = { theme: "mint", name: "Acme", navigation: { pages: [] } };
