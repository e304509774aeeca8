import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyPageNode, ResolvedNavigation } from "docsjson";
import { toStarlight } from "docsjson/builders";
import { resolveSite } from "docsjson/node";
import fc from "fast-check";
import { tsImport } from "tsx/esm/api";
import { beforeAll, expect, it } from "vitest";
import { accessibilityFaults } from "../../support/accessibility.ts";
import { anyNavigation } from "../../support/any-navigation.ts";
import { plain, surroundingsOf, visibleOnce } from "../../support/built-site.ts";
import { crawl } from "../../support/crawl.ts";
import { openExample } from "../../support/example-project.ts";
import { siteInBrowser } from "../../support/site-in-browser.ts";
import { describeWith } from "../../support/tools/need.ts";

/** The name of Starlight's button for the search is another one than its text. */
const OF_STARLIGHT = ["label-content-name-mismatch"];

/** The example, built by Astro and Starlight themselves. */
describeWith("the packages of examples/starlight", "a Starlight site made from docs.json", () => {
  let folder: string;
  let dist: string;
  let log: string;
  let navigation: ResolvedNavigation;

  beforeAll(async () => {
    const project = openExample("starlight");
    folder = project.folder;
    log = project.run("build");
    dist = join(folder, "dist");
    navigation = (await resolveSite(join(folder, "docs"))).value as ResolvedNavigation;
  });

  /** Pages are at the addresses of docs.json, but for the name of a language's folder. */
  const addressOf = ({ href }: AnyPageNode): string => href.replace(/\/index$/, "/");

  const htmlOf = (address: string): string => readFileSync(join(dist, address, "index.html"), "utf8");

  it("has a page for every address of the navigation, redirects, and no dead link in any language", () => {
    const { pages, dead } = crawl(dist);
    expect(dead).toEqual([]);
    const addresses = pages.map(plain);
    expect(addresses).toEqual(expect.arrayContaining(navigation.pages.map((page) => plain(addressOf(page)))));
    expect(addresses).toEqual(expect.arrayContaining(["/guides/Release.v2.0", "/pt-BR/guides/Quick start", "/start"]));
    expect(htmlOf("/old/schedule")).toContain("/guides/backups/schedule");
  });

  it("has the words of the theme in the reader's language", () => {
    expect(htmlOf("/fr/guides/Quick start")).toContain("Sur cette page");
  });

  it("has the words of pages of operations in the reader's language, below the same anchors", () => {
    const html = htmlOf("/fr/reference/api/lamps/list-lamps");
    expect(html).toMatch(/<h2[^>]* id="?responses"?[^>]*>Réponses</);
    expect(html).not.toContain(">Responses<");
  });

  it("shows groups in the reader's language, with badges, and closed where docs.json has them closed", () => {
    const sidebar = /<nav class="sidebar.*?<\/nav>/s.exec(htmlOf("/fr/guides/Quick start"))?.[0] ?? "";
    const labels = [...sidebar.matchAll(/<span class="large[^>]*>([^<]*)<\/span>/g)].map(([, label]) => label);
    expect(labels).toEqual(["Premiers pas", "Exploiter", "Sauvegardes"]);
    expect(sidebar).toMatch(
      /<details open[^>]*>\s*<summary[^>]*>(?:(?!<\/summary>).)*Exploiter(?:(?!<\/summary>).)*New/s,
    );
    expect(sidebar).toMatch(/<details(?! open)[^>]*>\s*<summary[^>]*>(?:(?!<\/summary>).)*Sauvegardes/s);
  });

  it("has a sidebar that Starlight's own schema accepts, whatever the navigation", async () => {
    const schema = pathToFileURL(join(folder, "node_modules/@astrojs/starlight/utils/user-config.ts")).href;
    const { StarlightConfigSchema } = await tsImport(schema, import.meta.url);
    fc.assert(
      fc.property(anyNavigation, (navigation) => {
        StarlightConfigSchema.parse({ title: "Test", ...toStarlight(navigation).value });
      }),
      { numRuns: 300 },
    );
  });

  it("offers each language's own page, or its first one", () => {
    const options = (address: string) =>
      [...htmlOf(address).matchAll(/<option value="(\/[^"]*)"/g)].map(([, value]) => value);
    expect(options("/fr/guides/Release.v2.0")).toEqual(
      expect.arrayContaining(["/guides/Release.v2.0/", "/fr/guides/Release.v2.0/", "/pt-BR/guides/Release.v2.0/"]),
    );
  });

  it("carries over name, logo, favicon, banner, profiles and footer, each language's own", () => {
    expect(htmlOf("/")).toMatch(/Lumen 2\.0 is <strong>out<\/strong>/);
    expect(htmlOf("/fr")).toMatch(/Lumen 2\.0 est <strong>là<\/strong>. <a href="\/fr\/guides\/Release\.v2\.0\/"/);
    for (const text of ["/favicon.svg", "https://github.com/lumen-example", "https://lumen.example/app", "Company"])
      expect(htmlOf("/pt-BR/v1/changes")).toContain(text);
    const logos = [...htmlOf("/fr").matchAll(/<img class="(\S+)[^>]* src="([^"]*)"[^>]* alt="Lumen"/g)];
    expect(logos.map(([, hidden, src]) => [hidden, src])).toEqual([
      ["light:sl-hidden", "/logo/dark.svg"],
      ["dark:sl-hidden", "/logo/light.svg"],
    ]);
  });

  it("shows operations with their parameters and schemas", () => {
    const html = htmlOf("/fr/reference/api/lamps/list-lamps");
    expect(html).toContain("https://api.lumen.example/v2/lamps");
    expect(html).toMatch(/<code>limit<\/code>/);
    expect(html).toMatch(
      /<details class="operation-more" data-same="[^"]+"><summary>[^<]+<\/summary><p><a href="#[^"]+">Ils sont affichés plus haut/,
    );
  });

  it("writes the sitemap and llms.txt, without pages that readers are not to find", () => {
    const sitemap = readFileSync(join(dist, "sitemap.xml"), "utf8");
    expect(sitemap).toContain("<loc>https://docs.lumen.example/guides/Release.v2.0</loc>");
    expect(sitemap).not.toContain("internal");
    expect(htmlOf("/guides/internal")).toContain('content="noindex"');
    expect(readFileSync(join(dist, "llms.txt"), "utf8")).toContain("/guides/Quick%20start.md)");
    expect(readFileSync(join(dist, "guides/Quick start.md"), "utf8")).toContain("Lumen switches lamps.");
  });

  it("tells in Astro's log what docs.json could say better", () => {
    expect(log).toContain("nav/duplicate-page");
    expect(log).toContain("a page in two sidebars");
  });

  describeWith("a browser", "in the browser", () => {
    const site = siteInBrowser(() => dist, { viewport: { width: 1440, height: 900 } });
    const still = siteInBrowser(() => dist, { javaScriptEnabled: false });

    it("loads the logo of the appearance alone, whose room was there before", async () => {
      await site.goTo("/guides/Quick start");
      await expect.poll(() => site.loaded("/logo/")).toEqual(["/logo/light.svg"]);
      expect(await site.roomOf('img[src$="/logo/light.svg"]')).toEqual({ width: "96", ratio: 4 });
    });

    it("opens the first result of the search at Enter, and has none for what is above a title", async () => {
      const { page } = site;
      await site.goTo("/guides/Quick start");
      await page.keyboard.press("Control+k");
      await page.locator(".pagefind-ui__search-input").fill("switches lamps");
      const first = page.locator(".pagefind-ui__result-link").first();
      const address = await first.getAttribute("href");
      expect(await page.locator(".pagefind-ui__result-inner > .pagefind-ui__result-excerpt").count()).toBe(0);
      await page.keyboard.press("Enter");
      await page.waitForURL((url) => url.pathname + url.hash === address);
    });

    it("leads on from redirects to the anchor that was asked for", async () => {
      await site.goTo("/old/schedule#keep");
      await site.page.waitForURL(/\/guides\/backups\/schedule\/?#keep$/);
    });

    it("shows the sidebar, and the pages before and after, of every page as the tree has them", async () => {
      for (const node of visibleOnce(navigation)) {
        await still.goTo(addressOf(node));
        const { sidebar, previous, next } = surroundingsOf(navigation, node, { addressOf });
        expect(await still.links("nav.sidebar .top-level a", "span"), node.href).toEqual(sidebar);
        const [current] = await still.addresses('nav.sidebar [aria-current="page"]');
        expect(current).toBe(plain(addressOf(node)));
        const beside = (rel: string) => still.links(`.pagination-links a[rel="${rel}"]`, ".link-title");
        expect(await beside("prev"), `before ${node.href}`).toEqual(previous);
        expect(await beside("next"), `after ${node.href}`).toEqual(next);
      }
    }, 600_000);

    it("lets readers close the banner for good", async () => {
      await site.goTo("/guides/Quick start");
      const banner = site.page.locator("docs-banner");
      await banner.getByRole("button", { name: "Close" }).click();
      await banner.waitFor({ state: "hidden" });
      await site.goTo("/guides/Release.v2.0");
      expect(await banner.isVisible()).toBe(false);
    });

    it("shows tabs in a bar at the top, those that do not fit in its menu, and all in the sidebar of a narrow window", async () => {
      const { page } = site;
      const tabs = page.locator("docs-tab-bar > nav > ul > li > a");
      const inSidebar = page.locator(".sidebar .docs-in-bar");
      const more = page.locator(".docs-more-tabs summary");
      try {
        await site.goTo("/guides/Quick start");
        const titles = await inSidebar.locator("a").allTextContents();
        expect(titles.length).toBeGreaterThan(2);
        await expect.poll(() => tabs.allTextContents()).toEqual(titles);
        expect(await page.locator('docs-tab-bar [aria-current="true"]').allTextContents()).toEqual(["Guides"]);
        expect((await inSidebar.isVisible()) || (await more.isVisible())).toBe(false);
        expect(await accessibilityFaults(page, OF_STARLIGHT)).toEqual([]);

        await page.locator("docs-tab-bar").evaluate((bar) => {
          bar.style.width = "160px";
        });
        await more.click();
        const last = page.locator(".docs-more-tabs ul a").last();
        await last.waitFor();
        expect(titles.at(-1)?.trim()).toBe((await last.textContent())?.trim());
        expect(await accessibilityFaults(page, OF_STARLIGHT)).toEqual([]);
        await page.keyboard.press("Escape");
        await last.waitFor({ state: "hidden" });
        expect(await more.evaluate((summary) => summary === document.activeElement)).toBe(true);

        await page.setViewportSize({ width: 390, height: 800 });
        await page.getByRole("button", { name: "Menu", exact: true }).click();
        await inSidebar.waitFor();
        expect(await page.locator("docs-tab-bar").isVisible()).toBe(false);
        expect(await accessibilityFaults(page, OF_STARLIGHT)).toEqual([]);
      } finally {
        await page.setViewportSize({ width: 1440, height: 900 });
      }
    }, 120_000);

    it("keeps the page where the other version has it, and goes to its first page else", async () => {
      const versionLinks = async (address: string) => {
        await still.goTo(address);
        return still.addresses(".docs-menu a");
      };
      expect(await versionLinks("/guides/Quick start/")).toEqual(["/guides/Quick start", "/v1/guides/Quick start"]);
      expect(await versionLinks("/fr/v1/changes/")).toEqual(["/fr", "/fr/v1/changes"]);
    });
  });
});
