import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createDocsSource } from "docsjson/fumadocs";
import { describe, expect, it } from "vitest";
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
