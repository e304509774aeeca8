import { checkSite } from "docsjson/node";
import { describe, expect, it } from "vitest";
import { type SiteFiles, tempSite } from "../support/temp-site.ts";

/** What is said of a site's files: `file line:column code message → hint`. */
async function diagnose(files: SiteFiles, options: Parameters<typeof checkSite>[1] = {}): Promise<string[]> {
  const { diagnostics } = await checkSite(tempSite(files), options);
  return diagnostics.map(
    ({ file, range, code, message, hint }) =>
      `${file} ${range?.start.line}:${range?.start.column} ${code} ${message} → ${hint}`,
  );
}

/** A docs.json of these settings, with what the platform asks of each. */
const docs = (settings: object): string => {
  const needed = { theme: "mint", name: "A", colors: { primary: "#0d9373" }, navigation: { pages: ["page"] } };
  return JSON.stringify({ ...needed, ...settings }, null, 1);
};

describe("files that settings name", () => {
  it("exist, or are named at their lines with what they may be meant as", async () => {
    const settings = {
      logo: { light: "/logo/light.svg", dark: "logo/drak.svg" },
      favicon: "./favicon.png",
      fonts: { family: "A", source: "/fonts/a.woff2", format: "woff2" },
      background: { image: "https://example.com/bg.png" },
      seo: { metatags: { "og:image": "/images/card.png?v=2" } },
      navbar: { links: [{ label: "A", href: "https://example.com", icon: "/icons/a.svg" }] },
    };
    const files = { "logo/light.svg": "", "logo/dark.svg": "", "favicon.png": "", "img/card.png": "", "page.mdx": "" };
    expect(await diagnose({ "docs.json": docs(settings), ...files })).toMatchInlineSnapshot(`
      [
        "docs.json 14:11 asset/not-found the file "logo/drak.svg" does not exist → did you mean "/logo/dark.svg"?",
        "docs.json 19:13 asset/not-found the file "/fonts/a.woff2" does not exist → add the file, or correct the path; paths start at the docs root",
        "docs.json 27:16 asset/not-found the file "/images/card.png?v=2" does not exist → did you mean "/img/card.png"?",
        "docs.json 35:13 asset/not-found the file "/icons/a.svg" does not exist → add the file, or correct the path; paths start at the docs root",
      ]
    `);
  });

  it("are not looked for where only a list of pages is known", async () => {
    const files = { "docs.json": docs({ favicon: "/none.svg" }), "page.mdx": "", "list.txt": "page.mdx" };
    const root = tempSite(files);
    expect((await checkSite(root, { pages: "list.txt", cwd: root })).diagnostics).toEqual([]);
  });
});

describe("images for previews in front matter", () => {
  it("exist, or are named at their lines", async () => {
    const files = {
      "docs.json": docs({}),
      "images/card.png": "",
      "page.mdx":
        '---\ntitle: A\n"og:image": "/images/card.png"\n"twitter:image": "/images/cart.png"\nog:image:url: https://example.com/a.png\n---\n',
      "_part.mdx": "---\nog:image: /none.png\n---\n",
    };
    expect(await diagnose(files)).toMatchInlineSnapshot(`
      [
        "page.mdx 4:19 asset/not-found the file "/images/cart.png" does not exist → did you mean "/images/card.png"?",
      ]
    `);
  });
});

describe("icons", () => {
  it("are names of the site's library, or of the one that they name", async () => {
    const navigation = {
      groups: [
        { group: "A", icon: "rocket", pages: ["page"] },
        { group: "B", icon: "rokcet", pages: ["page2"] },
        { group: "C", icon: "brand-github", pages: ["page3"] },
        { group: "D", icon: { name: "discord", library: "fontawesome" }, pages: ["page4"] },
        { group: "E", icon: "Rocket", pages: ["page5"] },
        { group: "F", icon: "https://example.com/a.svg", pages: ["page6"] },
        { group: "G", icon: "🚀", pages: ["page7"] },
      ],
    };
    const pages = Object.fromEntries([2, 3, 4, 5, 6, 7].map((at) => [`page${at}.mdx`, ""]));
    const files = { ...pages, "page.mdx": "---\ntitle: A\nicon: 'discord'\n---\n" };
    expect(
      await diagnose({ "docs.json": docs({ navigation, icons: { library: "lucide" } }), ...files }),
    ).toMatchInlineSnapshot(`
      [
        "docs.json 18:13 asset/unknown-icon Lucide has no icon "rokcet" → did you mean "rocket"?",
        "docs.json 25:13 asset/unknown-icon Lucide has no icon "brand-github", but Tabler has → use { "name": "brand-github", "library": "tabler" }, or a name of Lucide",
        "page.mdx 3:8 asset/unknown-icon Lucide has no icon "discord", but Font Awesome has → use a name of Lucide, a path from the docs root, or a URL",
      ]
    `);
  });
});

it("icons are mended where one name is meant", async () => {
  const groups = [{ group: "G", icon: "rockett", pages: ["index", "more"] }];
  const site = tempSite({
    "docs.json": docs({ navigation: { groups } }),
    "index.mdx": "---\ntitle: A\nicon: fa-house\n---\n",
    "more.mdx": "---\ntitle: B\nicon: 'rokcet'\n---\n",
  });
  const { diagnostics } = await checkSite(site);
  expect(diagnostics.map(({ fixes }) => fixes?.map(({ text }) => text))).toEqual([['"rocket"'], ["house"], ["rocket"]]);
});

it("icons are not mended by another picture's name", async () => {
  const pages = { brand: "binance", letter: "sound" };
  const files = Object.entries(pages).map(([page, icon]) => [`${page}.mdx`, `---\ntitle: A\nicon: ${icon}\n---\n`]);
  const navigation = { pages: Object.keys(pages) };
  const { diagnostics } = await checkSite(
    tempSite({ "docs.json": docs({ navigation }), ...Object.fromEntries(files) }),
  );
  expect(diagnostics.map(({ hint, fixes }) => [hint, fixes])).toEqual([
    ['did you mean "behance"?', []],
    ['did you mean "mound"?', []],
  ]);
});

describe("variables", () => {
  it("that texts use and nobody defined are named, but not those in code", async () => {
    const text =
      "---\ntitle: Docs {{version}}\n---\n{{product}} {{verison}} {{ spaced }} `{{code}}`\n\n```\n{{block}}\n```\n<b style={{color}} /> {{product}}\n";
    const settings = {
      variables: { version: "2", api_url: "x" },
      banner: { content: "New in {{version}} of {{name}}" },
    };
    expect(await diagnose({ "docs.json": docs(settings), "page.mdx": text })).toMatchInlineSnapshot(`
      [
        "docs.json 14:3 variable/name the variable name "api_url" may contain only letters, digits and hyphens → rename it, here and where it is used",
        "docs.json 17:14 variable/undefined docs.json defines no variable "name" → add "name" to "variables"",
        "page.mdx 4:1 variable/undefined docs.json defines no variable "product" → add "product" to "variables"",
        "page.mdx 4:13 variable/undefined docs.json defines no variable "verison" → did you mean "version"?",
        "page.mdx 4:25 variable/undefined docs.json defines no variable "spaced" → add "spaced" to "variables"",
        "page.mdx 9:23 variable/undefined docs.json defines no variable "product" → add "product" to "variables"",
      ]
    `);
  });

  it("are names that nothing defines on a site without any", async () => {
    expect(await diagnose({ "docs.json": docs({}), "page.mdx": "{{product}}" })).toEqual([
      'page.mdx 1:3 page/undefined-name {{product}} uses a name that nothing defines → add "product" to "variables" of docs.json, or write \\{\\{product}} for words in braces',
    ]);
  });
});

describe("folders and files that are not published", () => {
  it("have no orphan pages, unless something of the folder is in the navigation", async () => {
    const files = {
      "docs.json": docs({ navigation: { pages: ["page", "sdk/build/intro"] } }),
      "page.mdx": "",
      "sdk/build/intro.mdx": "",
      "sdk/build/orphan.mdx": "",
      "dist/page.mdx": "",
      "other/tmp/page.mdx": "",
      "Readme.md": "",
      "docs/changelog.md": "",
    };
    expect((await diagnose(files)).map((line) => line.split(" →")[0])).toEqual([
      'sdk/build/orphan.mdx 1:1 nav/orphan-page the page "sdk/build/orphan" is not in the navigation, so readers need its address to find it',
    ]);
  });
});
