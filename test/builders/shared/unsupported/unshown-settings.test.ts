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
      thumbnails: { appearance: "dark" },
      seo: { trailingSlash: true, indexing: "all" },
      errors: { 404: { redirect: false } },
      navigation: { groups: [{ group: "G", boost: 2, pages: ["a", "b", "c"] }] },
    },
    "a.md": "---\ntitle: A\nboost: 3\n---\n",
    "b.md": "---\nboost: 2\nhideApiMarker: false\n---\nboost: no field\n",
    "c.md": "# No front matter\n\nboost: 1\n",
  });
  expect(warned).toMatch(/docs\.json:7:\d+.*\n.*the setting "thumbnails"/);
  expect(warned).toMatch(/the setting "seo\.trailingSlash"/);
  expect(warned).toMatch(/a\.md:3:1.*\n.*"boost" in front matter \(2 places\)(.*\n)+?.*b\.md:2:1/);
  expect(warned).toMatch(/"boost" of groups/);
  expect(warned).not.toMatch(/setting "(?:seo.indexing|errors)|hideApiMarker|c\.md/);
});

/** What builds carry out; of `seo` and others, all but what the table names. */
const CARRIED =
  `$ref $schema api appearance background banner colors contextual description errors favicon fonts footer icons integrations interaction logo markdown metadata name
  navbar navigation public redirects search seo styling theme variables variations`.split(/\s+/);
const CARRIED_FIELDS =
  `api asyncapi canonical deprecated description groups hidden icon iconType keywords lastUpdatedDate mode noindex openapi openapi-schema
  public related rss sdk searchable sidebarTitle tag timestamp title url`.split(/\s+/);

it.each([
  { schema: "docs.plain", carried: CARRIED, table: UNSHOWN_SETTINGS },
  { schema: "page", carried: CARRIED_FIELDS, table: UNSHOWN_FIELDS },
])("knows of everything in the schema $schema what a build makes of it", ({ schema, carried, table }) => {
  const { properties } = JSON.parse(readFileSync(`schemas/${schema}.schema.json`, "utf8"));
  const known = new Set([...carried, ...Object.keys(table).map((path) => path.split(".")[0])]);
  expect(Object.keys(properties).filter((name) => !known.has(name))).toEqual([]);
});
