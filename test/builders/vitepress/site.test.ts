import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ResolvedNavigation } from "docsjson";
import { resolveSite } from "docsjson/node";
import { beforeAll, expect, it } from "vitest";
import { faultsInBothModes } from "../../support/accessibility.ts";
import { addressesOf, isInSight, surroundingsOf, visibleOnce } from "../../support/built-site.ts";
import { crawl } from "../../support/crawl.ts";
import { openExample } from "../../support/example-project.ts";
import { siteInBrowser } from "../../support/site-in-browser.ts";
import { describeWith } from "../../support/tools/need.ts";

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

  it("has one title on every page, and its address for search engines", () => {
    for (const page of ["guides/Concepts", "fr/guides/Concepts", "reference/lamps/pair-a-lamp"]) {
      const html = readFileSync(join(dist, `${page}.html`), "utf8");
      expect(html.match(/<h1\b/g), page).toHaveLength(1);
      expect(html).toContain(`<link rel="canonical" href="https://docs.lumen.example/${page}">`);
    }
  });

  it("has the words of pages of operations in the reader's language, below the same anchors", () => {
    const html = readFileSync(join(dist, "fr/reference/lamps/list-lamps.html"), "utf8");
    expect(html).toMatch(/<h2[^>]* id="responses"[^>]*>Réponses</);
    expect(html).not.toContain(">Responses<");
  });

  it("has what concerns all pages in a file of its own, not in every page", () => {
    expect(readFileSync(join(dist, "guides/Concepts.html"), "utf8")).not.toContain("__VP_HASH_MAP__=");
  });

  it("tells in VitePress's log what docs.json could say better", () => {
    expect(log).toContain("nav/parity");
  });

  describeWith("a browser", "in the browser", () => {
    const site = siteInBrowser(() => dist, { viewport: { width: 1920, height: 900 } });
    // As VitePress renders the pages to HTML, which is much faster than with all scripts.
    const still = siteInBrowser(() => dist, { javaScriptEnabled: false });

    const open = async (address: string) => {
      await site.goTo(address);
      await site.page.locator(".VPSidebar a").first().waitFor({ state: "attached" });
    };

    it("shows on every page the sidebar, the previous and the next page that the navigation says", async () => {
      for (const node of visibleOnce(navigation)) {
        await still.goTo(node.href);
        const { sidebar, previous, next } = surroundingsOf(navigation, node, { within: "sidebar" });
        expect(await still.addresses(".VPSidebar a.link"), node.href).toEqual(addressesOf(sidebar));
        expect(await still.addresses("a.pager-link.prev"), `before ${node.href}`).toEqual(addressesOf(previous));
        expect(await still.addresses("a.pager-link.next"), `after ${node.href}`).toEqual(addressesOf(next));
      }
    }, 600_000);

    it("keeps the page where readers switch the version or the language, else goes to the first", async () => {
      const menu = async (name: string) => {
        await site.page.locator(".VPNavBarMenuGroup", { hasText: name }).hover();
        return site.addresses(".VPNavBarMenuGroup a.VPLink");
      };
      await open("/fr/v1/guides/Concepts");
      expect(await menu("v1")).toEqual(["/fr/guides/Concepts", "/fr/v1/guides/Concepts"]);
      expect(await site.addresses(".VPNavBarTranslations a")).toEqual(["/v1/guides/Concepts"]);
      await open("/guides/Release.v2.1");
      expect(await menu("v2")).toEqual(["/guides/Release.v2.1", "/v1/guides/Quick Start"]);
      expect(await site.addresses(".VPNavBarTranslations a")).toEqual(["/fr/guides/Quick Start"]);
      await site.page.locator(".VPNavBarTranslations").hover();
      await site.page.locator(".VPNavBarTranslations a").click();
      await site.page.waitForFunction(() => location.pathname.startsWith("/fr/"));
      await site.page.locator(".VPSidebar", { hasText: "Débuter" }).waitFor();
    });

    it("keeps all of the bar within the window, whatever its width", async () => {
      const bar = site.page.locator(".VPNavBar");
      const lastIcon = bar.locator(".VPNavBarSocialLinks a").last();
      const more = bar.locator(".VPNavBarExtra");
      const button = bar.locator(".VPNavBarHamburger");
      const widthOfPage = () => site.page.evaluate(() => document.documentElement.scrollWidth);
      await open("/guides/Concepts");
      expect(await lastIcon.boundingBox().then((box) => (box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(1920);
      await site.page.setViewportSize({ width: 1440, height: 900 });
      await more.waitFor();
      await more.hover();
      await more.locator(".VPSocialLinks a").last().waitFor();
      expect(await lastIcon.isVisible()).toBe(false);
      // Links out of the site make room for the tabs.
      await site.page.setViewportSize({ width: 1100, height: 900 });
      await button.waitFor();
      expect(await bar.locator(".VPNavBarMenuLink:not(.vp-external-link-icon)").first().isVisible()).toBe(true);
      expect(await bar.locator(".VPNavBarMenuLink.vp-external-link-icon").first().isVisible()).toBe(false);
      await site.page.setViewportSize({ width: 900, height: 900 });
      await button.waitFor();
      expect(await widthOfPage()).toBe(900);
      // So does the search, before the tabs go.
      await site.page.setViewportSize({ width: 800, height: 900 });
      await bar.locator(".DocSearch-Button-Keys").waitFor({ state: "hidden" });
      expect(await bar.locator(".VPNavBarMenuLink:not(.vp-external-link-icon)").first().isVisible()).toBe(true);
      expect(await bar.locator(".VPNavBarSearch button").isVisible()).toBe(true);
      expect(await widthOfPage()).toBe(800);
      await button.click();
      await site.page.locator(".VPNavScreen", { hasText: "GraphQL" }).waitFor();
      await site.page.setViewportSize({ width: 1920, height: 900 });
      await lastIcon.waitFor();
      expect(await button.isVisible()).toBe(false);
    });

    it("shows the headings that links lead to, not behind its bars", async () => {
      await site.page.setViewportSize({ width: 1920, height: 300 });
      await open("/reference/lamps/list-lamps#responses");
      expect(await site.page.locator("#responses").evaluate(isInSight)).toBe(true);
      await site.page.setViewportSize({ width: 1920, height: 900 });
    });

    it("has nothing that axe finds but what VitePress alone has", async () => {
      const own = ["label-content-name-mismatch", "nested-interactive"];
      expect(await faultsInBothModes(site.page, () => open("/guides/Concepts"), own)).toEqual([]);
    });

    it("lets readers close the banner for good", async () => {
      await open("/guides/Concepts");
      const banner = site.page.getByRole("region", { name: "Lumen 2.1 is out: read the notes." });
      await banner.getByRole("button", { name: "Close" }).click();
      await banner.waitFor({ state: "hidden" });
      await open("/v1/guides/Concepts");
      expect(await banner.isVisible()).toBe(false);
    });

    it("has the words of the theme in the reader's language", async () => {
      await still.goTo("/fr/guides/Concepts");
      expect(await still.page.locator(".pager-link.next .desc").textContent()).toBe("Page suivante");
      await still.goTo("/guides/Concepts");
      expect(await still.page.locator(".pager-link.next .desc").textContent()).toBe("Next page");
    });

    it("shows operations with what the spec says of them", async () => {
      await open("/reference/lamps/pair-a-lamp");
      expect(await site.page.title()).toBe("Pair a lamp | Lumen");
      await site.page.locator("main", { hasText: "brightness" }).waitFor();
      expect(await site.page.locator("main").textContent()).toContain("/lamps");
    });

    it("finds texts of pages and of operations, in the language of the page", async () => {
      const found = async (page: string, words: string) => {
        await open(page);
        await site.page.locator(".VPNavBarSearch button").click();
        await site.page.locator(".VPLocalSearchBox input").fill(words);
        await site.page.locator(".VPLocalSearchBox a.result").first().waitFor();
        return site.addresses(".VPLocalSearchBox a.result");
      };
      expect(await found("/guides/Concepts", "brightness")).toContain("/reference/lamps/pair-a-lamp#request-body");
      expect((await found("/fr/guides/Concepts", "Notions"))[0]).toMatch(/^\/fr\//);
    });

    it("leads on from the root, from redirects and from links to them", async () => {
      for (const [from = "", to] of [
        ["/", "/guides/Quick%20Start"],
        ["/manual/Concepts", "/guides/Concepts"],
        ["/manual/Concepts#scenes", "/guides/Concepts#scenes"],
      ]) {
        await site.goTo(from);
        await site.page.waitForFunction((end) => location.pathname + location.hash === end, to);
      }
    });

    it("loads the logo of the appearance alone, whose room was there before", async () => {
      await site.goTo("/guides/Concepts");
      await expect.poll(() => site.loaded("/logo/")).toEqual(["/logo/light.svg"]);
      expect(await site.roomOf('img[src$="/logo/light.svg"]')).toEqual({ width: "96", ratio: 4 });
    });

    it("shows name, logo, banner, footer and profiles in the language of the page", async () => {
      await open("/fr/guides/Concepts");
      expect(await site.page.locator(".docs-site-banner").textContent()).toBe("Lumen 2.1 est là : les notions.");
      expect(await site.page.locator(".VPNavBarSearch").textContent()).toContain("Rechercher");
      expect(await site.addresses(".docs-footer a")).toEqual(["https://jobs.lumen.example", "/shared/Glossary"]);
      expect(await site.page.locator(".VPNavBarTitle img.light").getAttribute("src")).toBe("/logo/light.svg");
      expect(await site.addresses(".VPNavBarSocialLinks a")).toEqual([
        "https://github.com/lumen-example",
        "https://x.com/lumen_example",
      ]);
    });
  });
});
