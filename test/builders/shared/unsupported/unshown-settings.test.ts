import { readFileSync } from "node:fs";
import { createDocsSource } from "docsjson/fumadocs";
import { afterEach, expect, it, vi } from "vitest";
import { UNSHOWN_FIELDS, UNSHOWN_SETTINGS } from "../../../../src/builders/shared/unsupported/unshown-settings.ts";
import { tempSite } from "../../../support/temp-site.ts";

afterEach(() => void vi.restoreAllMocks());

/** What the docs root's build warns of, as Fumadocs says it. */
async function warningsOf(files: Parameters<typeof tempSite>[0]): Promise<string> {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await createDocsSource({ root: tempSite(files) });
  return warned.mock.calls.join("\n");
}

it("names settings and front matter that a build leaves out, with their places", async () => {
  const warned = await warningsOf({
    "docs.json": {
      ...{ name: "Lumen", theme: "mint", colors: { primary: "#0a0" } },
      thumbnails: { fonts: { family: "Lato" } },
      seo: { trailingSlash: true, indexing: "all" },
      errors: { 404: { redirect: false } },
      navigation: { groups: [{ group: "G", boost: 2, pages: ["a", "b", "c"] }] },
    },
    "a.md": "---\ntitle: A\nboost: 3\n---\n",
    "b.md": "---\nboost: 2\nhideApiMarker: false\n---\nboost: no field\n",
    "c.md": "# No front matter\n\nboost: 1\n",
  });
  expect(warned).toMatch(/docs\.json:8:\d+.*\n.*the setting "thumbnails\.fonts"/);
  expect(warned).toMatch(/the setting "seo\.trailingSlash"/);
  expect(warned).toMatch(/a\.md:3:1.*\n.*"boost" in front matter \(2 places\)(.*\n)+?.*b\.md:2:1/);
  expect(warned).toMatch(/"boost" of groups/);
  expect(warned).not.toMatch(/setting "(?:seo.indexing|errors)|hideApiMarker|c\.md/);
});

it("names what is carried out in part where a setting has the part that is not", async () => {
  const warned = await warningsOf({
    "docs.json": {
      ...{ name: "Lumen", theme: "mint", colors: { primary: "#0a0" } },
      navbar: {
        links: [
          { label: "A", href: "https://example.com", icon: "star" },
          { type: "discord", href: "https://discord.gg/a" },
        ],
        primary: { type: "button", label: "B", href: "https://example.com", icon: "no-such-sign" },
      },
      api: { mdx: { server: ["https://one.example.com", "https://two.example.com"] } },
      markdown: { schema: false },
      contextual: {
        options: ["copy", { title: "Ask", description: "", href: "https://a.example.com", icon: "x" }],
        display: "header",
      },
      navigation: { pages: ["a", "b"] },
    },
    "a.md":
      "---\nmode: assistant\napi: GET /a\ncontextual: { options: [copy, mcp], display: toc }\nplayground: auth\n---\n",
    "b.md":
      "---\nmode: wide\napi: GET /a\nplayground: none\ncontextual: { options: [copy] }\nhideFooterPagination: true\n---\n",
  });
  const named = [...warned.matchAll(/does not support (.*)/g)].map(([, what]) => what);
  expect(named.sort()).toEqual([
    '"contextual.display" in front matter',
    '"mode" in front matter',
    '"playground" in front matter',
    "entries of the menu of pages that need a service of the platform",
    'the icon "no-such-sign", which no free library has',
    'the icon "star", which no free library has',
    'the icon "x", which no free library has',
    'the setting "api.mdx.server"',
    'the setting "markdown.schema"',
    'the setting "navbar.links.type"',
  ]);
});

/** What builds carry out: a setting, or all that is in it. */
const CARRIED =
  `api.asyncapi api.examples api.mdx.auth api.mdx.server api.openapi api.params api.playground api.url appearance background banner colors
  contextual.options contextual.display description errors.404.title errors.404.description favicon fonts footer icons.library integrations logo
  markdown.instructions metadata.timestamp name navbar.links navbar.primary public redirects search.prompt seo.indexing seo.metatags seo.organization
  seo.paths styling.codeblocks.theme styling.codeblocks styling.eyebrows theme thumbnails.appearance thumbnails.background variables variations`.split(
    /\s+/,
  );
const CARRIED_FIELDS =
  `api asyncapi canonical contextual.options contextual.display deprecated description groups hidden hideFooterPagination icon iconType keywords lastUpdatedDate mode noindex openapi
  openapi-schema playground public related rss sdk searchable sidebarTitle tag timestamp title url`.split(/\s+/);

/** Objects of which each field is decided by itself. */
const OPEN = new Set([
  "api",
  "api.mdx",
  "contextual",
  "errors",
  "errors.404",
  "icons",
  "interaction",
  "markdown",
  "metadata",
  "navbar",
  "search",
  "seo",
  "styling",
  "thumbnails",
]);

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly definitions?: Readonly<Record<string, Schema>>;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly $ref?: string;
}

/** The settings of a schema, down to those that are decided as a whole. */
function settingsOf(schema: Schema, definitions: Schema["definitions"], path: string[] = []): string[] {
  const inner = schema.$ref === undefined ? undefined : definitions?.[schema.$ref.split("/").at(-1) ?? ""];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const place = [...path, name];
    return OPEN.has(place.join(".")) ? settingsOf(property, definitions, place) : [place.join(".")];
  });
  return [
    ...own,
    ...[schema.then, schema.else, inner].flatMap((part) => (part ? settingsOf(part, definitions, path) : [])),
  ];
}

it.each([
  { schema: "docs.plain", carried: CARRIED, table: UNSHOWN_SETTINGS },
  { schema: "page", carried: CARRIED_FIELDS, table: UNSHOWN_FIELDS },
])("knows of everything in the schema $schema what a build makes of it", ({ schema, carried, table }) => {
  const whole = JSON.parse(readFileSync(`schemas/${schema}.schema.json`, "utf8"));
  const known = new Set(["navigation", ...carried, ...Object.keys(table).map((path) => path.split("=")[0])]);
  const unknown = settingsOf(whole, whole.definitions).filter(
    (name) => !/\$(ref|schema)$/.test(name) && !known.has(name),
  );
  expect(unknown).toEqual([]);
});
