import { toStarlight } from "docsjson/builders";
import { describe, expect, it } from "vitest";
import { resolveHandwritten, specOf } from "../support/resolve-handwritten.ts";
import { loadStarlightSchema } from "../support/starlight-schema.ts";

const StarlightConfigSchema = await loadStarlightSchema();

/** Builds, and lets Starlight's own schema judge the result. */
function build(navigation: object, specs = {}) {
  const result = toStarlight(resolveHandwritten(navigation, specs));
  StarlightConfigSchema.parse({ title: "Test", ...result.value });
  return result;
}

describe("toStarlight", () => {
  it("makes groups with their collapsed state, and puts a group's root page first", () => {
    const { value, diagnostics } = build({
      groups: [
        {
          group: "Guides",
          tag: "New",
          pages: [
            "guides/index",
            { group: "Closed", root: "guides/closed", pages: ["guides/a"] },
            { group: "Open", expanded: true, pages: ["guides/b"] },
          ],
        },
      ],
    });
    expect(value).toEqual({
      sidebar: [
        {
          label: "Guides",
          badge: { text: "New", variant: "note" },
          items: [
            { label: "Index", link: "/guides/" },
            {
              label: "Closed",
              collapsed: true,
              items: [
                { label: "Closed", link: "/guides/closed" },
                { label: "A", link: "/guides/a" },
              ],
            },
            { label: "Open", items: [{ label: "B", link: "/guides/b" }] },
          ],
        },
      ],
    });
    expect(diagnostics.map(({ message, hint }) => `${message}: ${hint}`)).toEqual([
      "Starlight has no groups whose title is a link: the page becomes the group's first",
    ]);
  });

  it("turns tabs and menus into groups, says so, and opens outward links in a new window", () => {
    const { value, diagnostics } = build({
      tabs: [
        { tab: "API", menu: [{ item: "REST", icon: "bolt", pages: ["api/rest"] }] },
        { tab: "Blog", href: "https://blog.example.com" },
      ],
    });
    expect(value.sidebar).toEqual([
      { label: "API", items: [{ label: "REST", items: [{ label: "Rest", link: "/api/rest" }] }] },
      { label: "Blog", link: "https://blog.example.com", attrs: { target: "_blank", rel: "noreferrer" } },
    ]);
    expect(diagnostics.map(({ message, pointer }) => [message, pointer])).toEqual([
      ["Starlight has no menu items", "/navigation/tabs/0/menu/0"],
      ["Starlight has no icons in its sidebar", "/navigation/tabs/0/menu/0"],
      ["Starlight has no tabs", "/navigation/tabs/0"],
    ]);
  });

  it("gives an operation its method, its tag and its state in one badge", () => {
    const spec = { ...specOf("GET /a"), paths: { "/a": { get: { summary: "A", deprecated: true } } } };
    const { value } = build({ groups: [{ group: "G", openapi: "a.json", pages: ["GET /a"] }] }, { "a.json": spec });
    expect(value.sidebar).toMatchObject([
      { items: [{ label: "A", link: "/api-reference/a", badge: { text: "GET · deprecated", variant: "caution" } }] },
    ]);
  });

  it("translates the one sidebar, and reports what only other languages have", () => {
    const { value, diagnostics } = build({
      languages: [
        { language: "en", groups: [{ group: "Guides", pages: ["en/start", "en/next"] }] },
        { language: "jp", groups: [{ group: "ガイド", pages: ["jp/start", "jp/next", "jp/only"] }] },
        { language: "he", groups: [{ group: "מדריכים", pages: ["he/next", "he/start"] }] },
      ],
    });
    expect(value).toEqual({
      defaultLocale: "en",
      locales: {
        en: { label: "English", lang: "en", dir: "ltr" },
        jp: { label: "日本語", lang: "ja", dir: "ltr" },
        he: { label: "עברית", lang: "he", dir: "rtl" },
      },
      sidebar: [
        {
          label: "Guides",
          translations: { ja: "ガイド", he: "מדריכים" },
          items: [
            { label: "Start", link: "/start" },
            { label: "Next", link: "/next" },
          ],
        },
      ],
    });
    expect(diagnostics.map(({ message, pointer }) => [message, pointer])).toEqual([
      ["Starlight has no sidebar of its own for each language", "/navigation/languages/1/groups/0/pages/2"],
      [
        "Starlight has no order, links or badges of its own for each language",
        "/navigation/languages/2/groups/0/pages/1",
      ],
    ]);
  });

  it("leaves out a language without a folder of its own, and reports it", () => {
    const { value, diagnostics } = build({
      languages: [
        { language: "en", pages: ["start"] },
        { language: "fr", pages: ["debut", "fr/suite"] },
      ],
    });
    expect(Object.keys(value.locales ?? {})).toEqual(["root"]);
    expect(diagnostics).toMatchObject([{ code: "builder/unsupported", pointer: "/navigation/languages/1" }]);
  });

  it("keeps a language together where single pages lie elsewhere", () => {
    const { value, diagnostics } = build({
      languages: [
        { language: "en", pages: ["a", "b", "c"] },
        { language: "jp", pages: ["ja/a", "ja/b", "ko/c"] },
      ],
    });
    expect(Object.keys(value.locales ?? {})).toEqual(["root", "ja"]);
    expect(diagnostics).toMatchObject([{ pointer: "/navigation/languages/1/pages/2" }]);
  });

  it("reports languages within other elements, and links of a kind that it cannot show", () => {
    const { diagnostics } = build({
      global: { anchors: [{ anchor: "Mail", href: "mailto:docs@example.com" }] },
      versions: [{ version: "1", languages: [{ language: "en", pages: ["a"] }] }],
    });
    expect(diagnostics.map(({ message, pointer }) => [message, pointer])).toEqual([
      ["Starlight has no languages within other elements", "/navigation/versions/0/languages/0"],
      ["Starlight has no versions", "/navigation/versions/0"],
      ['Starlight has no link to "mailto:docs@example.com"', "/navigation/global/anchors/0"],
    ]);
  });

  it("keeps names that objects are born with", () => {
    const { value } = build({ groups: [{ group: "__proto__", pages: ["constructor", "toString"] }] });
    expect(JSON.stringify(value)).toContain(
      '"label":"__proto__","items":[{"label":"Constructor","link":"/constructor"}',
    );
  });
});
