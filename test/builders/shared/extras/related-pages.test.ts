import { createDocsSource } from "docsjson/fumadocs";
import { afterEach, expect, it, vi } from "vitest";
import { tempSite } from "../../../support/temp-site.ts";

afterEach(() => void vi.restoreAllMocks());

it("links to the related pages below a page, with their titles or given ones, in its language", async () => {
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const related =
    "related:\n  - /fr/b\n  - fr/b#install\n  - Ailleurs: https://example.com/?a=1&b=2\n  - fr/gone\n  - title: Gone";
  const docs = await createDocsSource({
    basePath: "/docs",
    root: tempSite({
      "docs.json": {
        ...{ name: "Lumen", theme: "mint", colors: { primary: "#00aa00" } },
        navigation: {
          languages: [
            { language: "en", pages: ["a"] },
            { language: "fr", pages: ["fr/a", "fr/b"] },
          ],
        },
      },
      "a.md": "---\nrelated: false\n---\nText\n",
      "fr/a.md": `---\n${related}\n---\nTexte\n`,
      "fr/b.md": "---\ntitle: B & C\n---\nTexte\n",
    }),
  });
  const htmlOf = (url: string) => docs.pages.find((page) => page.url === url)?.render().html ?? "";
  expect(htmlOf("/a")).not.toContain("docs-related");
  const html = htmlOf("/fr/a");
  expect(html).toContain('<nav class="docs-related" aria-label="Voir aussi">');
  expect([...html.matchAll(/<a href="([^"]*)">([^<]*)</g)].map(([, href, title]) => [href, title])).toEqual([
    ["/docs/fr/b", "B &amp; C"],
    ["/docs/fr/b#install", "B &amp; C"],
    ["https://example.com/?a=1&amp;b=2", "Ailleurs"],
  ]);
  expect(warned.mock.calls.join("\n")).toContain('no page has the path "fr/gone"');
  expect(warned.mock.calls.join("\n")).toContain('no page has the path "Gone"');
});
