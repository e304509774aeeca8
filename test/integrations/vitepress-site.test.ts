import { join } from "node:path";
import { type AnyPageNode, neighbours, type ResolvedNavigation, scope } from "docsjson";
import { resolveSite } from "docsjson/node";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { crawl } from "../support/crawl.ts";
import { openExample } from "../support/example-project.ts";
import { serveFolder } from "../support/serve-folder.ts";
import { describeWith } from "../support/tools/need.ts";

/** The example, built by VitePress itself. */
describeWith("the packages of examples/vitepress", "a VitePress site made from docs.json", () => {
  let dist: string;
  let log: string;
  let navigation: ResolvedNavigation;

  beforeAll(async () => {
    const project = openExample("vitepress");
    log = project.run("build");
    dist = join(project.folder, "docs/.vitepress/dist");
    const { value } = await resolveSite(join(project.folder, "docs"));
    navigation = value as ResolvedNavigation;
  });

  it("has a page for every address of the navigation, and no dead link in any language", () => {
    const { pages, dead } = crawl(dist);
    expect(dead).toEqual([]);
    expect(pages).toEqual(expect.arrayContaining([...new Set(navigation.pages.map(({ href }) => href))]));
    expect(pages).toEqual(expect.arrayContaining(["/", "/fr/", "/start", "/manual/Quick Start"]));
  });

  it("tells in VitePress's log what docs.json could say better", () => {
    expect(log).toContain("nav/parity");
    expect(log).not.toContain("[operation]");
  });

  describeWith("a browser", "in the browser", () => {
    let browser: Browser;
    let page: Page;
    let server: Awaited<ReturnType<typeof serveFolder>>;

    beforeAll(async () => {
      server = await serveFolder(dist);
      browser = await launchBrowser();
      page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.route(
        (url) => url.origin !== server.origin,
        (route) => route.abort(),
      );
    });
    afterAll(async () => {
      await browser?.close();
      await server?.close();
    });

    const open = async (path: string) => {
      await page.goto(server.origin + encodeURI(path));
      await page.locator(".VPSidebar a").first().waitFor({ state: "attached" });
    };
    const pathOf = (href: string | null) => decodeURI(href ?? "");
    const hrefs = async (selector: string) =>
      (await page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute("href")))).map(pathOf);
    /** The pages of the sidebar around a page, in order: those of its tab, in its version and language. */
    const sidebarOf = (node: AnyPageNode) =>
      navigation.pages.filter((other) => scope(other).tab === scope(node).tab).map(({ href }) => href);

    it("shows on every page the sidebar, the previous and the next page that the navigation says", async () => {
      // As VitePress renders the pages to HTML, which is much faster than with all scripts.
      const still = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      const hrefs = async (selector: string) =>
        (await still.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute("href")))).map(
          pathOf,
        );
      const first = new Map<string, AnyPageNode>();
      for (const node of navigation.pages) if (!first.has(node.href)) first.set(node.href, node);
      for (const node of first.values()) {
        await still.goto(server.origin + encodeURI(node.href), { waitUntil: "commit" });
        await still.locator("footer, .docs-footer").first().waitFor({ state: "attached" });
        expect(await hrefs(".VPSidebar a.link"), node.href).toEqual(sidebarOf(node));
        const beside = (other: AnyPageNode | undefined) =>
          other && scope(other).tab === scope(node).tab ? [other.href] : [];
        const { previous, next } = neighbours(navigation, node);
        expect(await hrefs("a.pager-link.prev"), node.href).toEqual(beside(previous));
        expect(await hrefs("a.pager-link.next"), node.href).toEqual(beside(next));
      }
    });

    it("keeps the page where readers switch the version or the language, else goes to the first", async () => {
      const menu = async (name: string) => {
        await page.locator(".VPNavBarMenuGroup", { hasText: name }).hover();
        return hrefs(".VPNavBarMenuGroup a.VPLink");
      };
      await open("/fr/v1/guides/Concepts");
      expect(await menu("v1")).toEqual(["/fr/guides/Concepts", "/fr/v1/guides/Concepts"]);
      expect(await hrefs(".VPNavBarTranslations a")).toEqual(["/v1/guides/Concepts"]);
      await open("/guides/Release.v2.1");
      expect(await menu("v2")).toEqual(["/guides/Release.v2.1", "/v1/guides/Quick Start"]);
      expect(await hrefs(".VPNavBarTranslations a")).toEqual(["/fr/guides/Quick Start"]);
      await page.locator(".VPNavBarTranslations").hover();
      await page.locator(".VPNavBarTranslations a").click();
      await page.waitForFunction(() => location.pathname.startsWith("/fr/"));
      await page.locator(".VPSidebar", { hasText: "Débuter" }).waitFor();
    });

    it("shows operations with what the spec says of them", async () => {
      await open("/reference/lamps/pair-a-lamp");
      expect(await page.title()).toBe("Pair a lamp | Lumen");
      await page.locator("main", { hasText: "brightness" }).waitFor();
      expect(await page.locator("main").textContent()).toContain("/lamps");
    });

    it("leads on from the root, from redirects and from links to them", async () => {
      for (const [from, to] of [
        ["/", "/guides/Quick%20Start"],
        ["/manual/Concepts", "/guides/Concepts"],
      ]) {
        await page.goto(server.origin + from);
        await page.waitForFunction((path) => location.pathname === path, to);
      }
    });

    it("shows name, logo, banner, footer and profiles in the language of the page", async () => {
      await open("/fr/guides/Concepts");
      expect(await page.locator(".docs-banner").textContent()).toBe("Lumen 2.1 est là : les notions.");
      expect(await hrefs(".docs-footer a")).toEqual(["https://jobs.lumen.example", "/shared/Glossary"]);
      expect(await page.locator(".VPNavBarTitle img.light").getAttribute("src")).toBe("/logo/light.svg");
      expect(await hrefs(".VPNavBarSocialLinks a")).toEqual([
        "https://github.com/lumen-example",
        "https://x.com/lumen_example",
      ]);
    });
  });
});
