import { describe, expect, it } from "vitest";
import { settingFiles, siteFiles } from "../../../../src/builders/shared/pages/published-files.ts";
import { readDocs } from "../../../../src/builders/shared/pages/read-docs.ts";
import { tempSite } from "../../../support/temp-site.ts";

it("publishes a logo and a favicon whose paths begin with a dot", async () => {
  const root = tempSite({
    "docs.json": {
      $schema: "https://mintlify.com/docs.json",
      theme: "mint",
      name: "A",
      colors: { primary: "#000000" },
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

describe("the documents that pages show parts of", () => {
  const channels = { orders: { address: "orders" }, payroll: { address: "payroll" } };
  const publish = async (pages: Readonly<Record<string, string>>) => {
    const root = tempSite({
      "docs.json": {
        $schema: "https://mintlify.com/docs.json",
        theme: "mint",
        name: "A",
        colors: { primary: "#000000" },
        api: { asyncapi: "events.json" },
        navigation: { pages: ["index"] },
      },
      "events.json": { asyncapi: "3.0.0", info: { title: "Events", version: "1" }, channels },
      ...pages,
    });
    const files = await siteFiles(await readDocs({ root }, { failOnErrors: false }), { addressOf: ({ href }) => href });
    return new Map(files.map((file) => [file.path, "text" in file ? file.text : ""]));
  };

  it("are listed in llms.txt if their kind is not OpenAPI, too", async () => {
    const files = await publish({ "index.mdx": "---\nasyncapi: orders\n---\n" });
    expect(files.get("llms.txt")).toContain("## AsyncAPI Specs\n\n- [events](/events.json)");
  });

  it("are not published if a page is for some readers, whether or not it is listed", async () => {
    const files = await publish({ "index.mdx": "Text", "pay.mdx": "---\ngroups: [staff]\nasyncapi: payroll\n---\n" });
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
    expect([...(await publish(site(""))).keys()]).toContain("api.json");
    expect([...(await publish(site("groups: [staff]\n"))).keys()]).not.toContain("api.json");
  });
});
