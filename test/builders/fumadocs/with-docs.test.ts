import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { withDocs } from "docsjson/fumadocs";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { tempSite } from "../../support/temp-site.ts";

const BUILD = "phase-production-build";

const config = (more: object = {}) => ({
  $schema: "https://mintlify.com/docs.json",
  theme: "mint",
  name: "Lumen",
  colors: { primary: "#7c3aed" },
  navigation: { pages: ["index", "Save & load"] },
  redirects: [{ source: "/old", destination: "/Save & load" }],
  ...more,
});

/** Packages that stand in for those of a project: the config only looks where they are, and has the search made. */
const PACKAGES = {
  "node_modules/next/package.json": "{}",
  "node_modules/fumadocs-core/package.json": '{"exports":{"./search/server":"./search.mjs"}}',
  "node_modules/fumadocs-core/search.mjs":
    "export const createSearchAPI = (type, { indexes }) => ({ export: async () => ({ type, indexes }) });",
};

const PAGES = {
  "docs/index.mdx": "---\ntitle: Welcome\ndescription: Of *lamps*\n---\n\n## Hello\n\nLight\n\n![Lamp](/lamp.svg)\n",
  "docs/Save & load.mdx": "---\ntitle: Save and load\n---\n\n[Top](/)\n",
  "docs/lamp.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** A project of Next.js, which is the current folder. */
function project(files: Record<string, string | object> = {}): string {
  const folder = tempSite({ "package.json": {}, "docs/docs.json": config(), ...PACKAGES, ...PAGES, ...files });
  mkdirSync(join(folder, "app/[[...slug]]"), { recursive: true });
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  return folder;
}

const dataOf = (folder: string, name: string) =>
  JSON.parse(readFileSync(join(folder, "node_modules/.cache/docsjson/fumadocs", name), "utf8"));

describe("withDocs of Fumadocs", () => {
  beforeEach(() => {
    for (const method of ["info", "warn", "error"] as const)
      vi.spyOn(console, method).mockImplementation(() => undefined);
    Reflect.deleteProperty(process.env, "DOCSJSON_FUMADOCS");
    onTestFinished(() => {
      vi.restoreAllMocks();
      Reflect.deleteProperty(process.env, "DOCSJSON_FUMADOCS");
    });
  });

  it("keeps what the config sets, and finds the site for the components", async () => {
    const folder = project();
    const made = await withDocs(
      { basePath: "/docs", transpilePackages: ["own"], output: "standalone" },
      { root: "docs" },
    )(BUILD);
    expect(made).toMatchObject({ basePath: "/docs", output: "standalone", transpilePackages: ["docsjson", "own"] });
    const { turbopack } = made as unknown as { turbopack: { root: string; resolveAlias: Record<string, string> } };
    expect(turbopack.root).toBe(folder);
    const site = turbopack.resolveAlias["docsjson/fumadocs/site"] ?? "";
    expect(JSON.parse(readFileSync(join(folder, site), "utf8"))).toMatchObject({ name: "Lumen", base: "/docs" });
  });

  it("reads nothing for the process in which Next.js reports what it did, so that this one ends", async () => {
    const folder = project();
    vi.spyOn(process, "argv", "get").mockReturnValue(["node", join(folder, "next/dist/telemetry/detached-flush.js")]);
    await withDocs({}, { root: "docs" })("phase-development-server");
    expect(existsSync(join(folder, "node_modules/.cache/docsjson"))).toBe(false);
  });

  it("publishes the pictures that the navigation has as icons", async () => {
    const folder = project({
      "docs/docs.json": config({ navigation: { groups: [{ group: "A", icon: "/icon.svg", pages: ["index"] }] } }),
      "docs/icon.svg": PAGES["docs/lamp.svg"],
    });
    await withDocs({}, { root: "docs" })(BUILD);
    expect(existsSync(join(folder, "public/icon.svg"))).toBe(true);
  });

  it("writes the pages with base path and addresses, and an index for search", async () => {
    const folder = project();
    await withDocs({ basePath: "/docs" }, { root: "docs", siteUrl: "https://lumen.example" })(BUILD);
    const pages = dataOf(folder, "pages.json");
    expect(Object.keys(pages)).toEqual(["/", "/Save & load"]);
    expect(dataOf(folder, `${pages["/"]}.json`)).toMatchObject({
      title: "Welcome",
      description: "Of lamps",
      lead: "Of <em>lamps</em>",
      head: expect.arrayContaining([{ tag: "link", attrs: { rel: "canonical", href: "https://lumen.example/docs/" } }]),
      toc: [{ title: "Hello", url: "#hello", depth: 2 }],
    });
    const html = readFileSync(join(folder, "node_modules/.cache/docsjson/fumadocs", `${pages["/"]}.html`), "utf8");
    expect(html).toContain('src="/docs/lamp.svg"');
    const { indexes } = JSON.parse(readFileSync(join(folder, "public/docs-search.json"), "utf8"));
    expect(indexes[0]).toMatchObject({
      url: "/",
      title: "Welcome",
      structuredData: { contents: [{ heading: "hello", content: expect.stringContaining("Light") }] },
    });
    const published = ["docsjson.css", "docsjson.js", "lamp.svg", "llms.txt", "sitemap.xml"];
    for (const name of published) expect(existsSync(join(folder, "public", name)), name).toBe(true);
    expect(readFileSync(join(folder, "public/old.html"), "utf8")).toContain('url=/docs/Save%20&#38;%20load"');
  });

  it("has the links of the sidebar in the bar of pages without one, and navbar.primary as a button", async () => {
    const primary = { type: "button", label: "Sign in", href: "https://app.lumen.example" };
    const navbar = { links: [{ label: "Support", href: "https://help.lumen.example" }], primary };
    const navigation = { pages: ["index", "start"] };
    const folder = project({
      "docs/docs.json": config({ navbar, navigation }),
      "docs/start.mdx": "---\nmode: custom\n---\n\nBegin\n",
    });
    await withDocs({}, { root: "docs" })(BUILD);
    const pages = dataOf(folder, "pages.json");
    const isAlone = (address: string) => dataOf(folder, `${pages[address]}.json`).isAlone;
    expect([isAlone("/"), isAlone("/start")]).toEqual([false, true]);
    const { around } = dataOf(folder, "site.json");
    expect(around[""].bar).toMatchObject([{ label: "Support" }, { label: "Sign in", isButton: true }]);
    expect(around[""].bar[0]).not.toHaveProperty("isButton");
  });

  it("gives long texts to search in pieces, because it takes the square of their length", async () => {
    const words = Array.from({ length: 2000 }, (_, at) => `word${at}`);
    const folder = project({ "docs/index.mdx": `${words.join(" ")} ${"x".repeat(3000)} end\n` });
    await withDocs({}, { root: "docs" })(BUILD);
    const { indexes } = JSON.parse(readFileSync(join(folder, "public/docs-search.json"), "utf8"));
    const contents = indexes[0].structuredData.contents.map(({ content }: { content: string }) => content);
    expect(Math.max(...contents.map((content: string) => content.length))).toBeLessThan(1001);
    const found = contents.join(" ").split(/\s+/);
    expect(found).toEqual(expect.arrayContaining([...words, "end"]));
    expect(found.join("")).toContain("x".repeat(3000));
  });

  it("replaces what an earlier build published, and leaves alone what it did not write", async () => {
    const folder = project({ "public/robots.txt": "mine" });
    await withDocs({}, { root: "docs" })(BUILD);
    expect(existsSync(join(folder, "public/old.html"))).toBe(true);
    writeFileSync(join(folder, "docs/docs.json"), JSON.stringify(config({ name: "Other", redirects: [] })));
    Reflect.deleteProperty(process.env, "DOCSJSON_FUMADOCS");
    await withDocs({}, { root: "docs" })(BUILD);
    expect(existsSync(join(folder, "public/old.html"))).toBe(false);
    expect(readFileSync(join(folder, "public/llms.txt"), "utf8")).toContain("# Other");
    expect(readFileSync(join(folder, "public/robots.txt"), "utf8")).toBe("mine");
  });

  it("reads the docs once in a build of many processes", async () => {
    const folder = project();
    await withDocs({}, { root: "docs" })(BUILD);
    const file = join(folder, "public/llms.txt");
    writeFileSync(file, "as it was");
    await withDocs({}, { root: "docs" })(BUILD);
    expect(readFileSync(file, "utf8")).toBe("as it was");
  });

  it("writes a layout only where the app has none around the pages", async () => {
    const layout = "app/[[...slug]]/layout.jsx";
    const bare = project();
    await withDocs({}, { root: "docs" })(BUILD);
    expect(readFileSync(join(bare, layout), "utf8")).toContain("docsjson/fumadocs/app");
    const own = project({ "app/layout.tsx": "" });
    await withDocs({}, { root: "docs" })(BUILD);
    expect(existsSync(join(own, dirname(layout), "layout.jsx"))).toBe(false);
  });

  it("fails a build on errors of the docs, and reports them with onError", async () => {
    project({ "docs/docs.json": config({ navigation: { pages: ["index", "gone"] } }) });
    await expect(withDocs({}, { root: "docs" })(BUILD)).rejects.toThrow("nav/page-not-found");
    Reflect.deleteProperty(process.env, "DOCSJSON_FUMADOCS");
    await withDocs({}, { root: "docs", onError: "report" })(BUILD);
    expect(vi.mocked(console.error).mock.lastCall?.join()).toContain("nav/page-not-found");
  });
});
