import { pathToFileURL } from "node:url";
import { docsJson } from "docsjson/starlight";
import { describe, expect, it } from "vitest";
import { tempSite } from "../../support/temp-site.ts";

const SITE = {
  "src/content/docs/docs.json": {
    $schema: "https://mintlify.com/docs.json",
    theme: "mint",
    name: "Lumen",
    colors: { primary: "#7c3aed" },
    redirects: [{ source: "/old", destination: "/guides/v1.2" }],
    navigation: {
      languages: [
        { language: "en", pages: ["guides/v1.2"] },
        { language: "pt-BR", pages: ["pt-BR/guides/v1.2"] },
      ],
    },
  },
  "src/content/docs/guides/v1.2.md": "---\ntitle: A\n---\n",
  "src/content/docs/pt-BR/guides/v1.2.md": "---\ntitle: A\n---\n",
};

interface Updates {
  redirects: Record<string, string>;
  integrations: { name: string; config?: Record<string, unknown> }[];
  vite: { plugins: { load(id: string): string }[] };
}

/** What the integration makes of Astro's config, and what it logs. */
async function setUp(options = {}, { files = SITE as object, command = "build", astro = {} } = {}) {
  const folder = pathToFileURL(`${tempSite(files as typeof SITE)}/`);
  const config = {
    root: folder,
    srcDir: new URL("src/", folder),
    cacheDir: new URL(".cache/", folder),
    base: "/",
    trailingSlash: "ignore",
    build: { format: "directory" },
    redirects: {},
    integrations: [],
    ...astro,
  };
  const starlight = (config: unknown) => ({ name: "@astrojs/starlight", config, hooks: {} });
  const log: string[] = [];
  const write = (message: string) => log.push(message);
  const updates: Updates[] = [];
  const { hooks } = docsJson(starlight as never, options);
  const { "astro:config:setup": setup } = hooks as Record<string, (hook: object) => Promise<void>>;
  await setup?.({
    command,
    config,
    logger: { info: write, warn: write, error: write },
    updateConfig: (update: Updates) => updates.push(update),
    injectRoute: () => {},
    addWatchFile: () => {},
  });
  return { ...(updates[0] as Updates), log };
}

describe("docsJson of docsjson/starlight", () => {
  it("sets up Starlight with name and languages, with addresses as they are written", async () => {
    const { integrations } = await setUp();
    expect(integrations[0]).toMatchObject({
      name: "@astrojs/starlight",
      config: {
        title: "Lumen",
        defaultLocale: "root",
        locales: { root: { lang: "en" }, "pt-BR": { lang: "pt-BR", label: "Português (Brasil)" } },
      },
    });
  });

  it("leads from redirects, from the roots of the languages and from folders to where pages are served", async () => {
    const { redirects } = await setUp({}, { astro: { base: "/docs", redirects: { "/": "/own" } } });
    expect(redirects).toEqual({
      "/old": "/docs/guides/v1.2",
      "/pt-BR": "/docs/pt-BR/guides/v1.2",
      "/guides": "/docs/guides/v1.2",
      "/pt-BR/guides": "/docs/pt-BR/guides/v1.2",
    });
  });

  it("passes on Starlight's own options, which count", async () => {
    const own = {
      title: "Own",
      customCss: ["own.css"],
      routeMiddleware: "own.ts",
      components: { Footer: "Own.astro" },
    };
    const { integrations } = await setUp({ starlight: own });
    expect(integrations[0]?.config).toMatchObject({
      title: "Own",
      customCss: [expect.stringContaining("docsjson"), "own.css"],
      routeMiddleware: ["docsjson/starlight/middleware", "own.ts"],
      components: { Footer: "Own.astro", Banner: "docsjson/starlight/Banner.astro" },
    });
  });

  it("has the icons of both appearances below the base path", async () => {
    const favicon = { light: "/day.svg", dark: "/night icon.svg" };
    const config = { ...SITE["src/content/docs/docs.json"], favicon };
    const files = { ...SITE, "src/content/docs/docs.json": config };
    const { integrations } = await setUp({}, { files, astro: { base: "/docs" } });
    const head = integrations[0]?.config?.head as { attrs?: { href?: string } }[];
    const icons = head.flatMap(({ attrs }) => (attrs?.href?.includes(".svg") ? attrs.href : []));
    expect(icons).toEqual(["/docs/day.svg", "/docs/night%20icon.svg"]);
  });

  it("has the words of its own script for Norwegian by Starlight's tag", async () => {
    const files = {
      "docs/docs.json": { name: "Lumen", navigation: { languages: [{ language: "no", pages: ["a"] }] } },
      "docs/a.md": "---\ntitle: A\n---\n",
    };
    const { integrations, vite } = await setUp({}, { files });
    expect(integrations[0]?.config).toMatchObject({ locales: { root: { lang: "nb" } } });
    expect(vite.plugins[0]?.load("\0virtual:docsjson/starlight.js")).toMatch(/^[^\n]*\({"nb":{"Copy page"/);
  });

  it("has the word of the button that closes the banner in each language", async () => {
    const config = { ...SITE["src/content/docs/docs.json"], banner: { content: "New", dismissible: true } };
    const { vite } = await setUp({}, { files: { ...SITE, "src/content/docs/docs.json": config } });
    const module = vite.plugins[0]?.load("\0virtual:docsjson/starlight") ?? "";
    const { chrome } = new Function(module.replace("export default", "return"))();
    expect(chrome).toMatchObject([{ close: "Close" }, { close: "Fechar" }]);
  });

  it("leaves the sitemap to the user's own integration", async () => {
    const names = ({ integrations }: Updates) => integrations.map(({ name }) => name);
    expect(names(await setUp())).toContain("@astrojs/sitemap");
    const integrations = [{ name: "@astrojs/sitemap" }];
    expect(names(await setUp({}, { astro: { integrations } }))).not.toContain("@astrojs/sitemap");
  });

  it("fails a build on errors, and serves what there is", async () => {
    const { "src/content/docs/pt-BR/guides/v1.2.md": _, ...files } = SITE;
    await expect(setUp({}, { files })).rejects.toThrow("nav/page-not-found");
    expect((await setUp({}, { files, command: "dev" })).log.join()).toContain("nav/page-not-found");
  });

  it("leaves out entries without a page and says what it can't render, if errors are to be reported", async () => {
    const files = {
      "docs/docs.json": { name: "Lumen", navigation: { groups: [{ group: "A", pages: ["a", "missing", "b"] }] } },
      "docs/a.md": "---\ntitle: A\n---\n\n<Nobody>text</Nobody>\n",
      "docs/b.md": "5 <6\n",
    };
    const { log, vite } = await setUp({ onError: "report" }, { files });
    expect(log.join("\n")).toContain("nav/page-not-found");
    expect(log.join("\n")).toMatch(/a\.md:5:1.*"Nobody" can't be rendered/s);
    expect(log.join("\n")).toMatch(/b\.md:1:1.*page\/syntax/s);
    const module = vite.plugins[0]?.load("\0virtual:docsjson/starlight");
    expect(module).toContain("/b/");
    expect(module).not.toContain("/missing/");
  });
});
