import { withDocs } from "docsjson/vitepress";
import { describe, expect, it } from "vitest";
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
  "a.md": "# A\n",
  "fr/a.md": "# A\n",
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
      srcDir: root,
      cleanUrls: true,
      themeConfig: { socialLinks: [{ icon: "github", link: "https://github.com/lumen-example" }] },
      locales: {
        root: { label: "English", lang: "en" },
        fr: { label: "Français", lang: "fr", themeConfig: { docFooter: { next: "Page suivante" } } },
      },
    });
  });

  it("takes redirects for no dead links", async () => {
    const { ignoreDeadLinks } = await open({}).made;
    const isIgnored = (url: string) => (ignoreDeadLinks as ((url: string) => boolean)[]).some((test) => test(url));
    expect([isIgnored("/old"), isIgnored("/old.html#x"), isIgnored("/gone")]).toEqual([true, true, false]);
  });

  it("lets the config of the user count, in every language and in one", async () => {
    const { made } = open({
      title: "Own",
      srcExclude: ["drafts/**"],
      head: [["meta", { name: "own" }]],
      themeConfig: { outline: [2, 3] },
      locales: { fr: { label: "FR", themeConfig: { docFooter: { next: "Après" } } } },
      vite: { plugins: [{ name: "own" }], ssr: { noExternal: "own" } },
    });
    const { title, srcExclude, head, locales, vite } = (await made) as unknown as {
      [field: string]: unknown;
      locales: Record<string, { label: string; themeConfig: object }>;
      vite: { plugins: { name: string }[]; ssr: { noExternal: string[] } };
    };
    expect(title).toBe("Own");
    expect(srcExclude).toContain("drafts/**");
    expect(head).toContainEqual(["meta", { name: "own" }]);
    expect(locales.fr).toMatchObject({ label: "FR", themeConfig: { docFooter: { next: "Après" } } });
    expect(locales.fr?.themeConfig).not.toHaveProperty("outline");
    expect(vite.plugins.map(({ name }) => name)).toEqual(["docsjson:vitepress", "own"]);
    expect(vite.ssr.noExternal).toEqual(["own", "docsjson"]);
  });

  it("titles the pages of operations as the navigation does, and leaves other pages alone", async () => {
    const { transformPageData } = (await open({}).made) as unknown as { transformPageData: (page: object) => object };
    const params = { operation: "GET /lamps", title: "List lamps", description: "All of them" };
    expect(transformPageData({ title: "{{ $params.title }}", description: "", params })).toEqual({
      title: "List lamps",
      description: "All of them",
    });
    expect(transformPageData({ title: "A", description: "" })).toEqual({});
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
