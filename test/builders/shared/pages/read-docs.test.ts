import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createDocsSource } from "docsjson/fumadocs";
import { describe, expect, it } from "vitest";
import { readDocs } from "../../../../src/builders/shared/pages/read-docs.ts";
import { tempSite } from "../../../support/temp-site.ts";

const SITE = {
  "docs.json": {
    theme: "mint",
    name: "Lumen",
    colors: { primary: "#7c3aed" },
    navigation: { pages: ["index", "api", "code"] },
    redirects: [{ source: "/old/*", destination: "/*", permanent: false }],
  },
  "index.md": "See [the API](/api) and [the code](/code).\n",
  "api.md": "---\ntitle: API\nurl: https://api.example/docs\n---\n",
  "code.md": "---\ntitle: Code\nurl: https://code.example\n---\n\nHow to get it.\n",
};

describe("pages with a url in front matter", () => {
  it("lead on from their own addresses, and are pages there if they have a text", async () => {
    const docs = await createDocsSource({ root: tempSite(SITE), watch: false });
    expect(docs.moves).toContainEqual({ from: "/api", to: "https://api.example/docs" });
    expect(docs.pages.map(({ url }) => url)).toEqual(["/", "/code"]);
    expect(docs.find(["code"])?.render().html).toContain("How to get it");
  });
});

describe("redirects that a host carries out", () => {
  it("are in its file, and no pages lead on from them", async () => {
    const root = tempSite(SITE);
    const docs = await createDocsSource({ root, watch: false, redirects: "netlify", basePath: "/docs" });
    expect(docs.moves.map(({ from }) => from)).toEqual(["/api"]);
    const out = tempSite({});
    expect(await docs.writeFiles(out)).toContain("_redirects");
    expect(readFileSync(join(out, "_redirects"), "utf8")).toBe("/docs/old/* /docs/:splat 302\n");
  });
});

describe("variables of docs.json", () => {
  it("have their values in docs.json, in front matter, and in the Markdown beside pages", async () => {
    const root = tempSite({
      "docs.json": {
        theme: "mint",
        name: "{{product}} docs",
        colors: { primary: "#7c3aed" },
        variables: { product: "Lumen", year: "2026" },
        banner: { content: "{{product}} of {{year}}" },
        navigation: { groups: [{ group: "Start with {{product}}", pages: ["index"] }] },
      },
      "index.mdx":
        '---\ntitle: "{{product}}"\ndescription: All of {{product}}\n"og:title": "On {{product}}"\n---\n\nWith {{product}}, `{{product}}` and {{other}}.\n',
    });
    const docs = await createDocsSource({ root, watch: false });
    const page = docs.find([]);
    expect([page?.title, page?.description]).toEqual(["Lumen", "All of Lumen"]);
    expect(JSON.stringify(page?.head)).toContain("On Lumen");
    expect(JSON.stringify(docs.settings)).toContain("Lumen of 2026");
    expect(JSON.stringify(docs.navigation)).toContain("Start with Lumen");
    const out = tempSite({});
    await docs.writeFiles(out);
    const markdown = readFileSync(join(out, "index.md"), "utf8");
    expect(markdown).toBe("# Lumen\n\nWith Lumen, `Lumen` and {{other}}.\n");
    expect(readFileSync(join(out, "llms.txt"), "utf8")).toContain("[Lumen](/index.md): All of Lumen");
  });
});

it("a page at the address of a redirect is a link to where that leads in the end", async () => {
  const root = tempSite({
    "docs.json": {
      ...{ $schema: "https://mintlify.com/docs.json", theme: "mint", name: "A", colors: { primary: "#000" } },
      redirects: [
        { source: "/moved/", destination: "/on" },
        { source: "/on", destination: "/a#part" },
        { source: "/old/*", destination: "/a" },
        { source: "/loop", destination: "/loop" },
      ],
      navigation: { pages: ["a", "moved", "old/page", "loop"] },
    },
    ...Object.fromEntries(["a", "moved", "on", "old/page", "loop"].map((path) => [`${path}.md`, `# About ${path}\n`])),
  });
  const { navigation, site } = await readDocs({ root }, { failOnErrors: false });
  expect(navigation.pages.map(({ href }) => href)).toEqual(["/a", "/old/page", "/loop"]);
  const links = navigation.children.filter(({ type }) => type === "link");
  expect(links).toMatchObject([{ title: "Moved", href: "/a#part", external: false }]);
  expect(site.pages.get("on")).toMatchObject({ url: "/a#part" });
});
