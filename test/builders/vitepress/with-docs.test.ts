import { readdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { withDocs } from "docsjson/vitepress";
import { describe, expect, it } from "vitest";
import { specOf } from "../../support/resolve-handwritten.ts";
import { tempSite } from "../../support/temp-site.ts";

const SITE = {
  "docs.json": {
    $schema: "https://mintlify.com/docs.json",
    theme: "mint",
    name: "Lumen",
    description: "Lamps",
    colors: { primary: "#7c3aed" },
    footer: { socials: { github: "https://github.com/lumen-example" } },
    redirects: [{ source: "/old", destination: "/a" }],
    navigation: {
      languages: [
        { language: "en", pages: ["a"] },
        { language: "fr", pages: ["fr/a"] },
      ],
    },
  },
  "a.md": "---\ntitle: A & B\ndescription: See [more](/a)\n---\n\n## One\n\n{{ 1 + 1 }} lamps\n",
  "fr/a.md": "# A\n",
  "README.md": "not for readers",
  // The project is in the docs root.
  ".vitepress/config.mts": "",
};

const open = (config: object, { files = SITE, command = "serve" as "serve" | "build" } = {}) => {
  const root = tempSite(files);
  return { root, made: withDocs(config, { root })({ command }) as Promise<Record<string, unknown>> };
};

describe("withDocs of docsjson/vitepress", () => {
  it("gives name, description, languages with the theme's words in them, and profiles", async () => {
    const { root, made } = open({});
    expect(await made).toMatchObject({
      title: "Lumen",
      description: "Lamps",
      srcDir: join(realpathSync(root), ".vitepress/cache/docsjson"),
      cleanUrls: true,
      themeConfig: { socialLinks: [{ icon: "github", link: "https://github.com/lumen-example" }] },
      locales: {
        root: { label: "English", lang: "en" },
        fr: { label: "Français", lang: "fr", themeConfig: { docFooter: { next: "Page suivante" } } },
      },
    });
  });

  it("draws a globe for a website, which is no brand", async () => {
    const footer = { socials: { website: "https://lumen.example", x: "https://x.com/lumen" } };
    const { made } = open({}, { files: { ...SITE, "docs.json": { ...SITE["docs.json"], footer } } as never });
    expect(await made).toMatchObject({
      themeConfig: {
        socialLinks: [
          { icon: { svg: expect.stringMatching(/^<svg/) }, link: "https://lumen.example", ariaLabel: "Website" },
          { icon: "x", link: "https://x.com/lumen", ariaLabel: "X" },
        ],
      },
    });
  });

  it("has operations of a language whose folder has capital letters in that language, and in its search", async () => {
    const api = (directory: string) => ({ tab: "API", openapi: { source: "api.json", directory } });
    const languages = ["en", "pt-BR"].map((language) => ({
      language,
      tabs: [{ tab: "Guides", pages: [`${language}/a`] }, api(`${language}/api`)],
    }));
    const files = {
      "docs.json": { name: "Lumen", navigation: { languages } },
      "api.json": specOf("GET /users"),
      "en/a.md": "# A\n",
      "pt-BR/a.md": "# A\n",
      ".vitepress/config.mts": "",
    };
    const { root, made } = open({}, { files: files as never });
    const { locales, rewrites } = (await made) as { locales: Record<string, object>; rewrites(file: string): string };
    expect(Object.keys(locales)).toEqual(["en", "pt-BR", "pt-br"]);
    expect(locales["pt-br"]).toMatchObject({ lang: "pt-BR", themeConfig: { docFooter: { next: "Página seguinte" } } });
    const stubs = readdirSync(join(root, ".vitepress/cache/docsjson/pt-BR"));
    expect(stubs.map((stub) => rewrites(`pt-BR/${stub}`)).sort()).toEqual(["pt-BR/a.md", "pt-br/api/get-users.md"]);
  });

  it("says what is deprecated in the language of the page", async () => {
    const files = { ...SITE, "a.md": "---\ndeprecated: true\n---\n", "fr/a.md": "---\ndeprecated: true\n---\n" };
    const { vite } = (await open({}, { files }).made) as unknown as {
      vite: { plugins: { load(id: string): Promise<string> }[] };
    };
    const code = await Promise.all([0, 1].map((index) => vite.plugins[0]?.load(`\0virtual:docsjson/${index}`)));
    expect(code.map((text) => /VPBadge warning.*?>(.*?)</.exec(text ?? "")?.[1])).toEqual(["deprecated", "obsolète"]);
  });

  it("has the tabs of a lone version in the bar, beside the version's name", async () => {
    const tabs = [
      { tab: "Guides", pages: ["a"] },
      { tab: "More", pages: ["fr/a"] },
    ];
    const config = { ...SITE["docs.json"], navigation: { versions: [{ version: "v4", tabs }] } };
    const { vite } = (await open({}, { files: { ...SITE, "docs.json": config } as never }).made) as unknown as {
      vite: { plugins: { load(id: string): Promise<string> }[] };
    };
    const code = (await vite.plugins[0]?.load("\0virtual:docsjson/0")) ?? "";
    const { versions } = new Function(code.replace("export default", "return"))();
    expect(versions).toMatchObject([{ text: "v4", nav: [{ text: "Guides" }, { text: "More" }] }]);
  });

  it("names the language of the folder that a page is in, though VitePress names that of an inner one", async () => {
    const files = {
      ...SITE,
      "docs.json": {
        navigation: {
          languages: [
            { language: "en", pages: ["en/a"] },
            { language: "ar", pages: ["ar/guides/en/a"] },
          ],
        },
      },
      "en/a.md": "# A\n",
      "ar/guides/en/a.md": "# A\n",
    };
    type Hooks = { transformHtml(html: string, id: string, context: object): Promise<string> };
    const { transformHtml } = (await open({}, { files: files as never }).made) as never as Hooks;
    const context = { page: "ar/guides/en/a.md", pageData: { description: "" } };
    expect(await transformHtml('<html lang="en" dir="ltr">', "a", context)).toBe('<html lang="ar" dir="rtl">');
  });

  it("gives no description where neither the page nor the site has one, and the site's where the page has none", async () => {
    type Hooks = {
      transformHead(context: object): Promise<[string, object][]>;
      transformHtml(html: string, id: string, context: object): Promise<string>;
    };
    const built = async ({ description, ...config }: Record<string, unknown>, own?: string): Promise<string> => {
      const files = { ...SITE, "docs.json": { ...config, ...(description ? { description } : {}) } };
      const { transformHead, transformHtml } = (await open({}, { files: files as never }).made) as never as Hooks;
      const context = { page: "a.md", pageData: { description: own ?? "" } };
      const head = await transformHead(context);
      const tags = head.map(([name, attributes]) => {
        const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
        return `<${name}${written.join("")}>`;
      });
      return transformHtml(tags.join(""), "a", context);
    };
    expect(await built(SITE["docs.json"], "More")).toContain('<meta name="description" content="More">');
    expect(await built(SITE["docs.json"])).toContain('<meta name="description" content="Lamps">');
    expect(await built({ ...SITE["docs.json"], description: undefined })).not.toContain('"description"');
  });

  it("gives pages as modules whose HTML nothing compiles, at their addresses, and to the search of their language", async () => {
    const { srcDir, rewrites, themeConfig, vite } = (await open({}).made) as unknown as {
      srcDir: string;
      rewrites: (file: string) => string;
      themeConfig: { search: { options: { miniSearch: { _splitIntoSections: (path: string) => Iterable<object> } } } };
      vite: { plugins: { load(id: string): Promise<string> }[] };
    };
    expect(readdirSync(srcDir, { recursive: true }).sort()).toEqual(["0.md", "fr", "fr/1.md"]);
    expect([rewrites("0.md"), rewrites("fr/1.md")]).toEqual(["a.md", "fr/a.md"]);
    const code = await vite.plugins[0]?.load(join(srcDir, "0.md"));
    expect(code).toContain("<h1>A &amp; B</h1>");
    expect(code).toContain('See <a href=\\"/a\\">more</a>');
    expect(code).toContain("lamps");
    const { _splitIntoSections: sectionsOf } = themeConfig.search.options.miniSearch;
    expect([...sectionsOf(join(srcDir, "0.md"))]).toMatchObject([
      { anchor: "", titles: ["A & B"] },
      { anchor: "one", titles: ["A & B", "One"], text: expect.stringContaining("lamps") },
    ]);
  });

  it("gives the search one section for an anchor that a step and a heading have, which ended the build", async () => {
    const page =
      'export const Part = ({ id }) => <div id={id}><Step title={id} titleSize="h3">Last.</Step></div>\n\n## 構成\n\nFirst.\n\n<Part id="構成" />\n';
    const { srcDir, themeConfig } = (await open({}, { files: { ...SITE, "a.mdx": page } as never })
      .made) as unknown as {
      srcDir: string;
      themeConfig: { search: { options: { miniSearch: { _splitIntoSections: (path: string) => Iterable<object> } } } };
    };
    const sections = [...themeConfig.search.options.miniSearch._splitIntoSections(join(srcDir, "0.md"))];
    expect(sections).toMatchObject([{ anchor: "" }, { anchor: "構成", text: expect.stringMatching(/First.*Last/) }]);
  });

  it("runs scripts of the docs once Vue has taken over the page, and leads from the banner to where pages are built", async () => {
    const { "docs.json": config } = SITE;
    const banner = { content: "See [more](/guides/index) and [us](https://example.com)", dismissible: true };
    const files = {
      ...SITE,
      "docs.json": { ...config, banner, navigation: { languages: [{ language: "fr", pages: ["a", "guides/index"] }] } },
      "guides/index.md": "# More\n",
      "own script.js": "document.body.append('hello');\n",
    };
    const { head, vite } = (await open({ base: "/docs/" }, { files: files as never }).made) as {
      head: unknown;
      vite: { plugins: { load(id: string): Promise<string>; configResolved(config: object): void }[] };
    };
    expect(JSON.stringify(head)).not.toContain("own%20script.js");
    const logger = { info: () => {}, warn: () => {}, error: () => {} };
    const vitepress = { themeDir: "/theme", site: { themeConfig: {} }, logger };
    vite.plugins[0]?.configResolved({ command: "build", plugins: [], logger, vitepress });
    const theme = await vite.plugins[0]?.load("\0virtual:docsjson/theme");
    expect(theme).toMatch(/onMounted\(.*"\/docs\/own%20script\.js"/);
    expect(theme).toMatch(/href=[^ ]*"\/docs\/guides\/[^\w]/);
    expect(theme).toContain("https://example.com");
    expect(theme).toContain('closeWords = JSON.parse("{\\"root\\":\\"Fermer\\"}")');
  });

  it("lets the config of the user count, in every language and in one", async () => {
    const { made } = open({
      title: "Own",
      head: [["meta", { name: "own" }]],
      themeConfig: { outline: [2, 3] },
      locales: { fr: { label: "FR", themeConfig: { docFooter: { next: "Après" } } } },
      vite: { plugins: [{ name: "own" }], ssr: { noExternal: "own" } },
    });
    const { title, head, locales, vite } = (await made) as unknown as {
      [field: string]: unknown;
      locales: Record<string, { label: string; themeConfig: object }>;
      vite: { plugins: { name: string }[]; ssr: { noExternal: string[] } };
    };
    expect(title).toBe("Own");
    expect(head).toContainEqual(["meta", { name: "own" }]);
    expect(locales.fr).toMatchObject({ label: "FR", themeConfig: { docFooter: { next: "Après" } } });
    expect(locales.fr?.themeConfig).not.toHaveProperty("outline");
    expect(vite.plugins.map(({ name }) => name)).toEqual(["docsjson:vitepress", "own"]);
    expect(vite.ssr.noExternal).toEqual(["own", "docsjson"]);
  });

  it("asks the config of the user for the data of a page", async () => {
    const made = open({ transformPageData: ({ title }: { title: string }) => ({ title: `${title}!` }) }).made;
    const { srcDir, vite } = (await made) as {
      srcDir: string;
      vite: { plugins: { load(id: string): Promise<string> }[] };
    };
    expect(await vite.plugins[0]?.load(join(srcDir, "0.md"))).toContain("A & B!");
  });

  it("fails a build on errors, and serves what there is", async () => {
    const broken = { ...SITE, "fr/a.md": undefined };
    const files = Object.fromEntries(Object.entries(broken).filter(([, content]) => content !== undefined));
    await expect(open({}, { files: files as typeof SITE, command: "build" }).made).rejects.toThrow(
      "nav/page-not-found",
    );
    expect(await open({}, { files: files as typeof SITE }).made).toMatchObject({ title: "Lumen" });
  });
});
