import { createDocsSource } from "docsjson/fumadocs";
import { describe, expect, it } from "vitest";
import { hrefOf } from "../../../../src/builders/model/page-address.ts";
import { settingFiles, siteFiles } from "../../../../src/builders/shared/pages/published-files.ts";
import { readDocs } from "../../../../src/builders/shared/pages/read-docs.ts";
import { publishedPages } from "../../../support/published-pages.ts";
import { tempSite } from "../../../support/temp-site.ts";

const SETTINGS = {
  $schema: "https://mintlify.com/docs.json",
  theme: "mint",
  name: "A",
  colors: { primary: "#000000" },
};

/** The texts of the files that a builder publishes, by their paths. */
async function publish(files: Readonly<Record<string, string | object>>): Promise<Map<string, string>> {
  const root = tempSite(files);
  const docs = await readDocs({ root }, { failOnErrors: false });
  const published = await siteFiles(docs, (await publishedPages(docs, root)).pages, { addressOf: hrefOf });
  return new Map(published.map((file) => [file.path, "text" in file ? file.text : ""]));
}

it("publishes a logo and a favicon whose paths begin with a dot", async () => {
  const root = tempSite({
    "docs.json": {
      ...SETTINGS,
      logo: { light: "./logo/light.svg", dark: "/logo/dark.svg" },
      favicon: "./favicon.svg",
      navigation: { pages: ["a"] },
    },
    "a.mdx": "Text",
    "logo/light.svg": "<svg/>",
    "logo/dark.svg": "<svg/>",
    "favicon.svg": "<svg/>",
  });
  const files = settingFiles(await readDocs({ root }, { failOnErrors: false }));
  expect(files.map(({ path }) => path)).toEqual(["/logo/light.svg", "/logo/dark.svg", "/favicon.svg"]);
});

it("publishes the files that redirects lead to, if they may be published", async () => {
  const to = (source: string, destination: string) => ({ source, destination });
  const root = tempSite({
    "docs.json": {
      ...SETTINGS,
      navigation: { pages: ["a"] },
      redirects: [
        to("/v1", "/schemas/v1.json?raw#top"),
        to("/env", "/.env.json"),
        to("/up", "/../up.json"),
        to("/b", "/a"),
      ],
    },
    "a.mdx": "Text",
    "schemas/v1.json": "{}",
    "schemas/other.json": "{}",
    ".env.json": "{}",
  });
  const docs = await createDocsSource({ root, watch: false });
  const files = await docs.writeFiles(tempSite({}));
  expect(files.filter((file) => file.endsWith(".json"))).toEqual(["/schemas/v1.json"]);
});

it("publishes the Markdown of each page, listed or not, and that of listed ones as one file", async () => {
  const texts = await publish({
    "docs.json": { ...SETTINGS, navigation: { pages: ["a"] } },
    ...{ "a.mdx": "---\ntitle: A\n---\nFirst", "b.mdx": "---\ntitle: B\n---\nOther" },
  });
  expect(texts.get("/a.md")).toBe("# A\n\nFirst");
  expect(texts.get("/b.md")).toBe("# B\n\nOther");
  expect(texts.get("llms-full.txt")).not.toContain("Other");
});

describe("the documents that pages show parts of", () => {
  const channels = { orders: { address: "orders" }, payroll: { address: "payroll" } };
  const publishWith = (pages: Readonly<Record<string, string>>) =>
    publish({
      "docs.json": { ...SETTINGS, api: { asyncapi: "events.json" }, navigation: { pages: ["index"] } },
      "events.json": { asyncapi: "3.0.0", info: { title: "Events", version: "1" }, channels },
      ...pages,
    });

  it("are listed in llms.txt if their kind is not OpenAPI, too", async () => {
    const files = await publishWith({ "index.mdx": "---\nasyncapi: orders\n---\n" });
    expect(files.get("llms.txt")).toContain("## AsyncAPI Specs\n\n- [events](/events.json)");
  });

  it("are not published if a page is for some readers, whether or not it is listed", async () => {
    const files = await publishWith({
      "index.mdx": "Text",
      "pay.mdx": "---\ngroups: [staff]\nasyncapi: payroll\n---\n",
    });
    expect([...files.keys()]).not.toContain("events.json");
  });

  it("are not published if a page for some readers shows one of their schemas", async () => {
    const spec = {
      openapi: "3.1.0",
      info: { title: "A", version: "1" },
      paths: {},
      components: { schemas: { Pay: {} } },
    };
    const site = (frontMatter: string) => ({
      "index.mdx": "---\nopenapi: api.json GET /a\n---\n",
      "pay.mdx": `---\n${frontMatter}openapi-schema: Pay\n---\n`,
      "api.json": JSON.stringify({ ...spec, paths: { "/a": { get: { responses: {} } } } }),
    });
    expect([...(await publishWith(site(""))).keys()]).toContain("api.json");
    expect([...(await publishWith(site("groups: [staff]\n"))).keys()]).not.toContain("api.json");
  });
});
