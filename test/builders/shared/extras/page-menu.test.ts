import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createDocsSource } from "docsjson/fumadocs";
import { afterEach, expect, it, vi } from "vitest";
import { pageScriptFor } from "../../../../src/builders/shared/extras/page-script.ts";
import { pageScript, pageStyles } from "../../../../src/render/page-assets.ts";
import { launchBrowser } from "../../../support/browser.ts";
import { resolveHandwritten } from "../../../support/resolve-handwritten.ts";
import { serveFolder } from "../../../support/serve-folder.ts";
import { tempSite } from "../../../support/temp-site.ts";
import { describeWith } from "../../../support/tools/need.ts";

afterEach(() => void vi.restoreAllMocks());

const OWN = {
  title: "Ask <us>",
  description: "In the forum",
  icon: "/ask.svg",
  href: { base: "/ask", query: [{ key: "page", value: "$path" }] },
};
const SITE = {
  "docs.json": {
    ...{ name: "Lumen", theme: "mint", colors: { primary: "#00aa00" } },
    contextual: { options: ["copy", "view", "chatgpt", "mcp", OWN, "download-spec"] },
    seo: { metatags: { "og:site_name": "Lumen docs", author: 'A "B"' } },
    navigation: { pages: ["a", "wide"] },
  },
  "ask.svg": "<svg/>",
  "a.mdx": "---\ntitle: A\n---\nHello **you**\n",
  "wide.mdx": "---\nmode: wide\nhidden: true\n---\nHello\n",
  "robots.txt": "User-agent: mine\n",
  "llms.txt": "# my own\n",
  "SKILL.md": "---\nname: lumen\ndescription: What agents can do\n---\n\n# Lumen\n",
};

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200"/></svg>';

/** The pages of the site, and its warnings. */
async function siteOf() {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const docs = await createDocsSource({ root: tempSite(SITE), basePath: "/docs", siteUrl: "https://a.example" });
  const html = new Map(docs.pages.map((page) => [page.url, page.render().html]));
  return { docs, html, warned: () => warned.mock.calls.join("\n") };
}

it("is on every page as data, without text, whether the page is listed or not", async () => {
  const { html, warned } = await siteOf();
  const listed = html.get("/a") ?? "";
  expect(listed).toMatch(
    /^<div class="docs-page"><docs-menu data-entries="[^"<>]+" data-path="\/a" data-markdown="\/docs\/a\.md"><\/docs-menu>/,
  );
  expect(listed).toContain("chatgpt.com");
  const hidden = html.get("/wide") ?? "";
  expect(hidden).toMatch(/^<div class="docs-page docs-mode-wide"><docs-menu data-entries="[^"]*chatgpt/);
  expect(hidden).toContain('data-markdown="/docs/wide.md"');
  expect(warned()).toMatch(
    /docs\.json:\d+:\d+ +warning.*\n.*entries of the menu of pages that need a service of the platform/,
  );
  expect(warned()).not.toMatch(/"contextual"|"mode"|metatags/);
});

it("is a page's own where its front matter has one, as are words for the search and what is below the page", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const files = {
    ...SITE,
    "a.mdx": "---\ncontextual: { options: [claude] }\nhideFooterPagination: true\nkeywords: [a<b, two]\n---\nHello\n",
  };
  const docs = await createDocsSource({ root: tempSite(files) });
  const html = docs.pages.find(({ url }) => url === "/a")?.render().html;
  expect(html).toMatch(/^<div class="docs-page docs-last"><docs-menu data-entries="[^"]*claude[^"]*"/);
  expect(html).not.toContain("chatgpt");
  expect(html).toMatch(/<p hidden>a&lt;b, two<\/p><\/div>$/);
});

it("has the spec of pages that are of one, where readers may have it", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const spec = { openapi: "3.1.0", info: {}, paths: { "/lamps": { get: { summary: "Lamps" } } } };
  const docs = await createDocsSource({
    root: tempSite({
      "docs.json": {
        ...{ name: "Lumen", theme: "mint", colors: { primary: "#00aa00" } },
        contextual: { options: ["download-spec"] },
        navigation: {
          groups: [
            { group: "Docs", pages: ["a", "b"] },
            { group: "API", openapi: "specs/lamps.json" },
          ],
        },
      },
      "a.mdx": "---\ntitle: A\n---\n",
      "b.mdx": "---\nopenapi: specs/lamps.json GET /lamps\n---\n",
      "specs/lamps.json": spec,
    }),
    basePath: "/docs",
  });
  const entries = docs.pages.map(({ url, render }) => [url, /data-entries="([^"]*)"/.exec(render().html)?.[1]]);
  const download = "[[&quot;Download the API description&quot;,&quot;download:/docs/specs/lamps.json&quot;]]";
  expect(entries).toEqual([
    ["/a", undefined],
    ["/b", download],
    ["/api-reference/lamps", download],
  ]);
});

it("has the link to the page's feed in it, which stands alone on pages without a menu", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const htmlOf = async (contextual: string) => {
    const page = `---\nrss: true\n${contextual}---\n<Update label="May">Hello</Update>\n`;
    const docs = await createDocsSource({ root: tempSite({ ...SITE, "a.mdx": page }) });
    return docs.pages.find(({ url }) => url === "/a")?.render().html;
  };
  const link = '<a class="docs-feed" href="/a/rss.xml">RSS</a>';
  expect(await htmlOf("")).toContain(`data-markdown="/a.md">${link}</docs-menu>`);
  expect(await htmlOf("contextual: { options: [] }\n")).toContain(`<div class="docs-page">${link}`);
});

it("goes with the meta tags of docs.json, and with the author's own files for search engines and agents", async () => {
  const { docs } = await siteOf();
  expect(docs.pages[0]?.head).toContainEqual({
    tag: "meta",
    attrs: { property: "og:site_name", content: "Lumen docs" },
  });
  expect(docs.pages[0]?.head).toContainEqual({ tag: "meta", attrs: { name: "author", content: 'A "B"' } });
  const out = tempSite({});
  await docs.writeFiles(out);
  expect(readFileSync(join(out, "robots.txt"), "utf8")).toBe("User-agent: mine\n");
  expect(readFileSync(join(out, "llms.txt"), "utf8")).toBe("# my own\n");
  expect(readFileSync(join(out, "skill.md"), "utf8")).toBe(SITE["SKILL.md"]);
  expect(readFileSync(join(out, "ask.svg"), "utf8")).toBe(SITE["ask.svg"]);
  expect(docs.pages.map(({ url }) => url)).toEqual(["/a", "/wide"]);
  expect(readFileSync(join(out, "sitemap.xml"), "utf8")).toContain("https://a.example/docs/a");
});

describeWith("a browser", "the menu of a page", () => {
  it("copies the page as Markdown, and opens it in tools, by keyboard too", async () => {
    const { html } = await siteOf();
    const download = JSON.stringify(["Download it", "download:/docs/openapi.json"]).replaceAll('"', "&quot;");
    const menu = html.get("/a")?.replace("]]", `],${download}]`);
    const whole = `<!doctype html><html lang="en"><title>A</title><style>${pageStyles()}</style><body>${menu}
      <img src="x.svg" alt="large" width="300" height="200"><div class="docs-page"><img src="x.svg" alt="inside" width="300" height="200"></div>
      <script type="module">${pageScript}</script>`;
    const server = await serveFolder(
      tempSite({ "docs/a.html": whole, "docs/a.md": "# A\n\nHello **you**\n", "docs/x.svg": PICTURE }),
    );
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "clipboard", {
          value: { writeText: async (text: string) => document.body.setAttribute("data-copied", text) },
        });
      });
      await page.goto(`${server.origin}/docs/a`);
      await page.getByRole("button", { name: "Copy page" }).click();
      await page.getByRole("button", { name: "Copied" }).waitFor();
      expect(await page.locator("body").getAttribute("data-copied")).toBe("# A\n\nHello **you**\n");
      await page.locator("docs-menu summary").focus();
      await page.keyboard.press("Enter");
      const links = page.locator("docs-menu li a");
      await links.first().waitFor();
      const targets = await links.evaluateAll((each) => each.map((link) => (link as HTMLAnchorElement).href));
      expect(targets).toEqual([
        `${server.origin}/docs/a.md`,
        `https://chatgpt.com/?q=${encodeURIComponent(`Read ${server.origin}/docs/a.md and answer my questions about it.`)}`,
        `${server.origin}/ask?page=%2Fa`,
        `${server.origin}/docs/openapi.json`,
      ]);
      expect(await links.last().getAttribute("download")).toBe("");
      expect(await links.evaluateAll((each) => each.map((link) => (link as HTMLElement).innerText.trim()))).toEqual([
        "View as Markdown",
        "Open in ChatGPT",
        "Ask <us>\nIn the forum",
        "Download it",
      ]);
      expect(await links.locator("> svg").count()).toBe(3);
      expect(await links.locator("> img").getAttribute("src")).toBe("/docs/ask.svg");
      await page.keyboard.press("Escape");
      expect(await page.locator("docs-menu details").getAttribute("open")).toBeNull();

      await page.getByAltText("inside").click();
      await page.locator("dialog img").waitFor();
      await page.keyboard.press("Escape");
      await page.getByAltText("large").click();
      expect(await page.locator("dialog").count()).toBe(0);
    } finally {
      await browser.close();
      await server.close();
    }
  });

  it("has its words in the language of the page", async () => {
    const { html } = await siteOf();
    const script = pageScriptFor(
      resolveHandwritten({
        languages: [
          { language: "en", pages: ["a"] },
          { language: "de", pages: ["de/a"] },
          { language: "no", pages: ["no/a"] },
        ],
      }),
    );
    const browser = await launchBrowser();
    try {
      const names = async (lang: string): Promise<string[]> => {
        const page = await browser.newPage();
        const body = `<!doctype html><html lang="${lang}"><title>A</title>${html.get("/a")}<script type="module">${script}</script>`;
        await page.route("**", (route) => route.fulfill({ body, contentType: "text/html; charset=utf-8" }));
        await page.goto("http://lumen.example/a");
        const controls = page.locator("docs-menu :is(button, summary, a)");
        await controls.first().waitFor();
        return controls.evaluateAll((each) =>
          each.map((control) => control.ariaLabel ?? control.querySelector("span")?.firstChild?.textContent ?? ""),
        );
      };
      expect(await names("de")).toEqual([
        "Seite kopieren",
        "Mehr zu dieser Seite",
        "Als Markdown ansehen",
        "In ChatGPT öffnen",
        expect.anything(),
      ]);
      expect((await names("no"))[0]).toBe("Kopier side");
      expect((await names("en"))[0]).toBe("Copy page");
    } finally {
      await browser.close();
    }
  });
});
