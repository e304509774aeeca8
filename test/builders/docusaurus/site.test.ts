import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { AnyPageNode, ResolvedNavigation } from "docsjson";
import { toDocusaurus } from "docsjson/builders";
import { resolveSite } from "docsjson/node";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { faultsInBothModes } from "../../support/accessibility.ts";
import { anyNavigation } from "../../support/any-navigation.ts";
import { addressesOf, isInSight, plain, surroundingsOf, visibleOnce } from "../../support/built-site.ts";
import { crawl } from "../../support/crawl.ts";
import { openExample } from "../../support/example-project.ts";
import { siteInBrowser } from "../../support/site-in-browser.ts";
import { describeWith } from "../../support/tools/need.ts";

/** The example, built by Docusaurus itself with its classic theme. */
describeWith("the packages of examples/docusaurus", "a Docusaurus site made from docs.json", () => {
  let folder: string;
  let dist: string;
  let log: string;
  let navigation: ResolvedNavigation;
  /** Operations are in lower case in docs.json; the locale's name stays as it is. */
  const addressOf = ({ href }: AnyPageNode): string =>
    href.replace(/(^|\/)index$/, "$1").replace(/^\/pt-br\//, "/pt-BR/");

  beforeAll(async () => {
    const project = openExample("docusaurus");
    folder = project.folder;
    // Minified, the scripts are the same, only later.
    log = project.run("build", "--no-minify");
    dist = join(folder, "build");
    navigation = (await resolveSite(join(folder, "docs"))).value as ResolvedNavigation;
  }, 1_200_000);

  const htmlOf = (address: string): string => {
    const file = join(dist, address, "index.html");
    return readFileSync(existsSync(file) ? file : join(dist, `${address}.html`), "utf8");
  };

  it("has a page for every address of the navigation, redirects, and no dead link in any language", () => {
    const { pages, dead } = crawl(dist);
    expect(dead).toEqual([]);
    const addresses = pages.map(plain);
    expect(addresses).toEqual(expect.arrayContaining(navigation.pages.map((page) => plain(addressOf(page)))));
    expect(addresses).toEqual(
      expect.arrayContaining([
        "/settings/settings",
        "/start",
        "/old/schedule",
        "/pt-br/reference/api/lamps/list-lamps",
      ]),
    );
  });

  it("has the words of the theme in the reader's language", () => {
    expect(htmlOf("/fr/guides/Quick start")).toContain("Suivant");
  });

  it("has the words of pages of operations in the reader's language, below the same anchors", () => {
    const html = htmlOf("/fr/reference/api/lamps/list-lamps");
    expect(html).toMatch(/<h2[^>]* id="?responses"?[^>]*>Réponses</);
    expect(html).not.toContain(">Responses<");
  });

  it("shows categories in the reader's language, closed where docs.json has them closed", () => {
    const html = htmlOf("/fr/guides/Quick start");
    const categoryOf = (label: string) =>
      new RegExp(
        `<li class="([^"]*)"><div class="?menu__list-item-collapsible[^>]*><a[^>]*>(?:<[^>]*>)*${label}<`,
      ).exec(html)?.[1];
    for (const label of ["Premiers pas", "Exploiter", "Sauvegardes"]) expect(categoryOf(label), label).toBeDefined();
    expect(categoryOf("Sauvegardes")).toContain("collapsed");
  });

  it("has sidebars that Docusaurus's own validation accepts, whatever the navigation", () => {
    const require = createRequire(join(folder, "package.json"));
    const { normalizeSidebars } = require("@docusaurus/plugin-content-docs/lib/sidebars/normalization.js");
    const { validateSidebars } = require("@docusaurus/plugin-content-docs/lib/sidebars/validation.js");
    fc.assert(
      fc.property(anyNavigation, (navigation) =>
        validateSidebars(normalizeSidebars(toDocusaurus(navigation).value.sidebars)),
      ),
      { numRuns: 300 },
    );
  });

  it("carries over name, logo, banner, profiles and footer, each language's own", () => {
    expect(htmlOf("/")).toMatch(/Lumen 2\.0 is <strong>out<\/strong>/);
    expect(htmlOf("/fr/")).toMatch(/Lumen 2\.0 est <strong>là<\/strong>/);
    for (const text of ["/favicon.svg", "https://github.com/lumen-example", "https://lumen.example/app", "Company"])
      expect(htmlOf("/pt-BR/v1/changes")).toContain(text);
    for (const folder of ["", "fr", "pt-BR"]) expect(existsSync(join(dist, folder, "favicon.svg"))).toBe(true);
  });

  it("names the translations that a page has to search engines, and no address that leads on", () => {
    const alternates = navigation.pages.flatMap((page) => [
      ...htmlOf(addressOf(page)).matchAll(
        /<link[^>]*hreflang="?([\w-]+)"? href="?https:\/\/docs.lumen.example([^"> ]+)/g,
      ),
    ]);
    const named = new Set(alternates.map(([, tag, path]) => `${tag} ${path}`));
    expect(named).toContain("pt-BR /pt-BR/reference/api/lamps/list-lamps");
    const leadOn = [...named].filter((each) =>
      htmlOf(decodeURI(each.split(" ")[1] ?? "")).match(/http-equiv="?refresh/),
    );
    expect(leadOn).toEqual([]);
  });

  it("shows operations among the docs, with their parameters and schemas", () => {
    const html = htmlOf("/fr/reference/api/lamps/list-lamps");
    expect(html).toContain("https://api.lumen.example/v2/lamps");
    expect(html).toMatch(/<code>limit<\/code>/);
    expect(html).toContain("theme-doc-sidebar-menu");
  });

  it("writes the sitemap and llms.txt, without pages that readers are not to find", () => {
    const sitemap = readFileSync(join(dist, "sitemap.xml"), "utf8");
    expect(sitemap).toContain("<loc>https://docs.lumen.example/guides/Release.v2.0</loc>");
    expect(sitemap).not.toContain("internal");
    expect(htmlOf("/guides/internal")).toMatch(/<meta[^>]*noindex/);
    expect(readFileSync(join(dist, "llms.txt"), "utf8")).toContain("/guides/Release.v2.0.md)");
  });

  it("leaves code from left to right in languages from right to left, for which Docusaurus turns styles around", () => {
    const require = createRequire(join(folder, "package.json"));
    const styles = readFileSync(join(folder, ".docusaurus/docsjson/styles.css"), "utf8");
    expect(require("rtlcss").process(styles)).not.toContain("direction: rtl");
  });

  it("tells in Docusaurus's log what docs.json could say better", () => {
    expect(log).toContain("nav/duplicate-page");
    expect(log).toContain("a page in two sidebars");
    expect(log).not.toContain("broken anchors");
  });

  describeWith("a browser", "in the browser", () => {
    const site = siteInBrowser(() => dist, { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
    const still = siteInBrowser(() => dist, { javaScriptEnabled: false });

    /** Goes to an address, once Docusaurus answers clicks there: what it shows before may be put back as it was. */
    const open = async (address: string): Promise<void> => {
      await site.goTo(address);
      await site.page.locator("html[data-has-hydrated=true]").waitFor();
    };

    /** Opens all categories, and those within: closed ones have no links before they were open. */
    const openCategories = (): Promise<void> =>
      site.page.evaluate(async () => {
        const closed = () => [
          ...document.querySelectorAll<HTMLElement>('.theme-doc-sidebar-menu [aria-expanded="false"]'),
        ];
        for (let next = closed(); next.length > 0; next = closed()) {
          for (const each of next) each.click();
          while (next.some((each) => each.isConnected && each.ariaExpanded === "false")) {
            await new Promise(requestAnimationFrame);
          }
        }
      });

    it("loads the logo of the appearance alone, whose room was there before", async () => {
      await site.goTo("/guides/Quick start");
      await expect.poll(() => site.loaded("/logo/")).toEqual(["/logo/light.svg"]);
      expect(await site.roomOf('img[src$="/logo/light.svg"]')).toEqual({ width: "96", ratio: 4 });
    });

    it("leads on from redirects to the anchor that was asked for", async () => {
      await site.goTo("/old/schedule#keep");
      await site.page.waitForURL(/\/guides\/backups\/schedule\/?#keep$/);
    });

    it("shows the headings that links lead to, not behind its bars", async () => {
      await site.page.setViewportSize({ width: 1440, height: 300 });
      await site.goTo("/reference/api/lamps/list-lamps#responses");
      expect(await site.page.locator("#responses").evaluate(isInSight)).toBe(true);
      await site.page.setViewportSize({ width: 1440, height: 900 });
    });

    it("marks the heading that readers are at in the table of contents", async () => {
      const marked = site.page.locator(".table-of-contents__link--active");
      await open("/reference/api/lamps/list-lamps");
      await site.page.locator("#responses").evaluate((heading) => heading.scrollIntoView());
      await expect.poll(() => marked.getAttribute("href")).toBe("#responses");
    });

    it("has nothing that axe finds", async () => {
      expect(await faultsInBothModes(site.page, () => open("/guides/backups"))).toEqual([]);
    });

    it("shows the pages before and after every page as the tree has them", async () => {
      for (const node of visibleOnce(navigation)) {
        await still.goTo(addressOf(node));
        const { previous, next } = surroundingsOf(navigation, node, { addressOf });
        const beside = (rel: string) => still.links(`.pagination-nav__link--${rel}`, ".pagination-nav__label");
        expect(await beside("prev"), `before ${node.href}`).toEqual(previous);
        expect(await beside("next"), `after ${node.href}`).toEqual(next);
      }
    }, 600_000);

    it("shows each sidebar as the tree has it", async () => {
      const seen = new Set<string>();
      for (const node of visibleOnce(navigation)) {
        const sidebar = addressesOf(surroundingsOf(navigation, node, { addressOf }).sidebar);
        if (seen.has(sidebar.join()) || !seen.add(sidebar.join())) continue;
        await open(addressOf(node));
        await openCategories();
        const found = await site.addresses(".theme-doc-sidebar-menu a.menu__link[href]:not([href='#'])");
        expect(found, node.href).toEqual(sidebar);
      }
    }, 600_000);

    it("gives headings of a page the size that the theme's own have", async () => {
      await still.goTo("/");
      const heading = still.page.locator("article h2").first();
      expect(await heading.evaluate((heading) => getComputedStyle(heading).fontSize)).toBe("32px");
    });

    it("shows the names in the sidebar whole, however many lines they have", async () => {
      await still.goTo("/");
      const name = still.page.locator('.menu__link > [class*="inkLabel_"]').first();
      const isCut = await name.evaluate((name) => {
        name.textContent = "Lamps ".repeat(60);
        return name.scrollHeight > name.clientHeight;
      });
      expect(isCut).toBe(false);
    });

    it("has what is in the sidebar as wide as a style sheet of the docs makes it", async () => {
      await site.goTo("/");
      await site.page.addStyleTag({ content: ".theme-doc-sidebar-container { width: 12rem !important; }" });
      const links = site.page.locator(".theme-doc-sidebar-menu .menu__link");
      await links.first().waitFor();
      const ends = () => links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().right));
      // The width changes little by little.
      await expect.poll(async () => Math.max(...(await ends()))).toBeLessThanOrEqual(192);
    });

    it("lets readers close the banner for good", async () => {
      await open("/guides/Quick start");
      const banner = site.page.locator("[class*='announcementBar_']");
      await banner.getByRole("button", { name: "Close" }).click();
      await banner.waitFor({ state: "hidden" });
      await open("/guides/Release.v2.0");
      expect(await banner.isVisible()).toBe(false);
    });

    it("keeps the icon of the search before its hint in languages from right to left", async () => {
      await open("/");
      const turn = createRequire(join(folder, "package.json"))("rtlcss") as { process: (css: string) => string };
      const sheets = readdirSync(join(dist, "assets/css")).map((name) =>
        readFileSync(join(dist, "assets/css", name), "utf8"),
      );
      await site.page.evaluate(
        (css) => {
          document.documentElement.dir = "rtl";
          for (const link of document.querySelectorAll('link[href*="/assets/css/"]')) link.remove();
          const style = document.head.appendChild(document.createElement("style"));
          // A bar with many entries has no room for the hint.
          style.textContent = `${css} [class*="searchHint"] { display: flex !important; }`;
        },
        turn.process(sheets.join("\n")),
      );
      const [icon, hint] = await Promise.all(
        ["searchIcon", "searchHintContainer"].map((name) =>
          site.page.locator(`[class*="${name}"]`).first().boundingBox(),
        ),
      );
      expect(icon?.width).toBeGreaterThan(0);
      expect((icon?.x ?? 0) + (icon?.width ?? 0)).toBeLessThan(hint?.x ?? 0);
    });

    it("keeps the page in the switches of versions and languages", async () => {
      await open("/guides/Quick start");
      const menu = await site.addresses(".navbar .dropdown__menu a");
      expect(menu).toEqual(
        expect.arrayContaining(["/v1/guides/Quick start", "/fr/guides/Quick start", "/pt-BR/guides/Quick start"]),
      );
    });
  });
});
