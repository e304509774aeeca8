import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withDocs } from "docsjson/docusaurus";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { tempSite } from "../../support/temp-site.ts";

/** What `withDocs` finds in the site's own packages. */
const PACKAGES = {
  "node_modules/@docusaurus/core/package.json": { name: "@docusaurus/core" },
  "node_modules/@docusaurus/logger/index.js": "exports.default = console;",
  "node_modules/@docusaurus/plugin-content-docs/index.js":
    "exports.default = async () => ({}); exports.validateOptions = ({ options }) => options;",
};

const SITE = {
  ...PACKAGES,
  "docs/docs.json": {
    $schema: "https://mintlify.com/docs.json",
    theme: "mint",
    name: "Lumen",
    description: "Lamps",
    colors: { primary: "#7c3aed" },
    favicon: "/favicon.svg",
    appearance: { default: "dark", strict: true },
    navigation: {
      languages: [
        { language: "en", pages: ["a"] },
        { language: "pt-BR", pages: ["pt-BR/a"] },
        { language: "he", pages: ["he/a"] },
      ],
    },
  },
  "docs/favicon.svg": "<svg/>",
  "docs/a.md": "# A\n",
  "docs/pt-BR/a.md": "# A\n",
  "docs/he/a.md": "# A\n",
};

interface Loading {
  readonly loadContent: () => Promise<unknown>;
}

const open = (config: object = {}, options = {}, files: object = SITE) => {
  const folder = tempSite(files as typeof SITE);
  const cwd = vi.spyOn(process, "cwd").mockReturnValue(folder);
  onTestFinished(() => cwd.mockRestore());
  const made = withDocs({ url: "https://docs.lumen.example", baseUrl: "/base/", ...config }, options)();
  return { folder, made: made as Promise<object> };
};

describe("withDocs of docsjson/docusaurus", () => {
  it("gives name, description, favicon, looks, and the languages in their folders", async () => {
    const { folder, made } = open();
    expect(await made).toMatchObject({
      title: "Lumen",
      tagline: "Lamps",
      favicon: "favicon.svg",
      themeConfig: { colorMode: { defaultMode: "dark", disableSwitch: true, respectPrefersColorScheme: false } },
      i18n: {
        defaultLocale: "en",
        locales: ["en", "pt-BR", "he"],
        localeConfigs: {
          en: { baseUrl: "/base/", direction: "ltr" },
          "pt-BR": { label: "Português (Brasil)", baseUrl: "/base/pt-BR/" },
          he: { htmlLang: "he", direction: "rtl" },
        },
      },
    });
    expect(existsSync(join(folder, ".docusaurus/docsjson-static/favicon.svg"))).toBe(true);
  });

  it("shows a logo that was replaced since the last build", async () => {
    const { folder, made } = open();
    await made;
    writeFileSync(join(folder, "docs/favicon.svg"), "<svg id='new'/>");
    await withDocs({ url: "https://docs.lumen.example", baseUrl: "/base/" })();
    expect(readFileSync(join(folder, ".docusaurus/docsjson-static/favicon.svg"), "utf8")).toBe("<svg id='new'/>");
  });

  it("shows an icon that is replaced while a server runs", async () => {
    const { folder, made } = open();
    const { plugins } = (await made) as { plugins: [[(context: object, options: object) => Promise<Loading>]] };
    const { loadContent } = await plugins[0][0](
      {
        ...{ siteDir: folder, baseUrl: "/base/", i18n: { currentLocale: "en", defaultLocale: "en" } },
        ...{ generatedFilesDir: join(folder, ".docusaurus"), siteConfig: { url: "https://a.b", themeConfig: {} } },
      },
      {},
    );
    await loadContent();
    writeFileSync(join(folder, "docs/favicon.svg"), "<svg id='new'/>");
    await loadContent();
    expect(readFileSync(join(folder, ".docusaurus/docsjson-static/favicon.svg"), "utf8")).toBe("<svg id='new'/>");
  });

  it("puts presets, plugins, folders and settings of the user beside its own", async () => {
    const { made } = open(
      {
        title: "Own",
        presets: ["own-preset"],
        plugins: ["own-plugin"],
        staticDirectories: ["assets"],
        themeConfig: { colorMode: { defaultMode: "light" } },
      },
      { theme: { customCss: "own.css" }, docs: { editUrl: "https://edit.example" } },
    );
    expect(await made).toMatchObject({
      title: "Own",
      presets: [["classic", { docs: false, blog: false, theme: { customCss: "own.css" } }], "own-preset"],
      plugins: [[expect.any(Function), { editUrl: "https://edit.example", routeBasePath: "/" }], "own-plugin"],
      staticDirectories: ["assets", ".docusaurus/docsjson-static"],
      themeConfig: { colorMode: { defaultMode: "light" } },
    });
  });

  it("fails a build on errors, and serves what there is", async () => {
    const { "docs/he/a.md": _, ...broken } = SITE;
    expect(await open({}, {}, broken).made).toMatchObject({ title: "Lumen" });
    vi.stubEnv("NODE_ENV", "production");
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    await expect(open({}, {}, broken).made).rejects.toThrow("nav/page-not-found");
  });
});
