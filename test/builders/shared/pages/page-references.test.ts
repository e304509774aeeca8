import { createDocsSource } from "docsjson/fumadocs";
import { expect, it, vi } from "vitest";
import { tempSite } from "../../../support/temp-site.ts";

const SPEC = {
  openapi: "3.1.0",
  info: { title: "Lamps", version: "1" },
  servers: [{ url: "https://api.example.com" }],
  paths: {
    "/lamps": {
      get: {
        summary: "List lamps",
        description: "All of them.",
        "x-mint": { metadata: { description: "Every **lamp**" } },
        responses: {},
      },
      post: { summary: "Add a lamp", responses: {} },
    },
  },
};

/** The pages of a site with a page for each operation, and two that show one. */
async function pagesOf(display: string) {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const page = (playground: string) => `---\nopenapi: POST /lamps\n${playground}---\n`;
  const docs = await createDocsSource({
    root: tempSite({
      "docs.json": {
        ...{ name: "Lumen", theme: "mint", colors: { primary: "#00aa00" } },
        api: { openapi: "a.json", playground: { display } },
        navigation: { groups: [{ group: "A", openapi: "a.json", pages: ["GET /lamps", "own", "other"] }] },
      },
      "a.json": SPEC,
      "own.mdx": page("playground: none\n"),
      "other.mdx": page("playground: interactive\n"),
    }),
  });
  return (slug: string) => {
    const page = docs.find(slug.split("/"));
    if (!page) throw new Error(docs.pages.map(({ url }) => url).join());
    return { ...page, ...page.render() };
  };
}

it("has a form where front matter says so, or else docs.json", async () => {
  const form = "<docs-try ";
  const shown = await pagesOf("interactive");
  expect(shown("api-reference/list-lamps").html).toContain(form);
  expect(shown("own").html).not.toContain(form);
  const hidden = await pagesOf("none");
  expect(hidden("api-reference/list-lamps").html).not.toContain(form);
  expect(hidden("other").html).toContain(form);
});

it("begins with the description that x-mint gives the page of an operation", async () => {
  const { lead, description, html } = (await pagesOf("none"))("api-reference/list-lamps");
  expect({ lead, description }).toEqual({ lead: "Every <strong>lamp</strong>", description: "Every lamp" });
  expect(html).toContain("All of them.");
});
