import { readFileSync } from "node:fs";
import { join } from "node:path";
import axe from "axe-core";
import { resolveNavigation, validateDocs } from "docsjson";
import { renderPreview } from "docsjson/preview";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { describeWith } from "../support/tools/need.ts";

const fixtures = new URL("../../fixtures/", import.meta.url).pathname;

/** A finding of each severity, the worst last. */
const EVERY_SEVERITY = (["info", "warning", "error"] as const).map((severity) => ({
  severity,
  code: severity === "error" ? ("nav/mixed-children" as const) : ("nav/empty" as const),
  args: {},
  message: "is not as it should be",
  file: "docs.json",
  pointer: "/navigation",
  range: { start: { line: 1, column: 2, offset: 1 }, end: { line: 1, column: 3, offset: 2 } },
  related: [],
  fixes: [],
}));

/** The preview of a fixture's docs.json, without its files. */
function previewOf(fixture: string, config = readFileSync(join(fixtures, fixture, "docs.json"), "utf8")): string {
  const { value } = validateDocs(config);
  if (!value) throw new Error("the fixture does not parse");
  const resolved = resolveNavigation(value);
  if (!resolved.value) throw new Error("the fixture does not resolve");
  return renderPreview(resolved.value, resolved.diagnostics, { name: value.name ?? "docs.json" });
}

describeWith("a browser", "the preview", () => {
  let browser: Browser;
  let page: Page;
  const faults: string[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    await page?.close();
    expect(faults.splice(0)).toEqual([]);
  });

  async function open(html: string, size = { width: 1280, height: 800 }): Promise<Page> {
    page = await browser.newPage({ viewport: size });
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    await page.route("https://preview.test/", (route) => route.fulfill({ contentType: "text/html", body: html }));
    await page.goto("https://preview.test/");
    return page;
  }

  const heading = () => page.locator("main h1").textContent();
  const sidebarLinks = () => page.locator(".sidebar a:visible").allTextContents();
  /** What the page shows in the end: it draws itself anew some time after a click, when the address has changed. */
  const soon = <T>(look: () => T) => expect.poll(look);

  /** Elements whose text is cut off or that reach out of the window. */
  const cutOff = () =>
    page.evaluate(() => {
      const wide = document.documentElement.scrollWidth > innerWidth ? ["the page itself"] : [];
      const cut = [...document.querySelectorAll<HTMLElement>("#app *")].filter(
        (node) =>
          node.checkVisibility() &&
          node.scrollWidth > node.clientWidth + 1 &&
          node.clientWidth > 0 &&
          node.tagName !== "SELECT" &&
          node.tagName !== "INPUT" &&
          getComputedStyle(node).display !== "inline",
      );
      return [...wide, ...cut.map((node) => `${node.tagName}.${node.className}: ${node.textContent?.slice(0, 40)}`)];
    });

  describe("the preview", () => {
    it("begins at the first page of the default language and version", async () => {
      await open(previewOf("preview/everything"));
      expect(page.url()).toBe("https://preview.test/");
      expect(await page.title()).toBe("Learn · Everything");
      expect(
        await page
          .locator(".selects select")
          .evaluateAll((boxes) => boxes.map((box) => (box as HTMLSelectElement).selectedOptions[0]?.textContent)),
      ).toEqual(["English", "Core", "2.0 · Latest"]);
      expect(await page.locator(".row-tab a").allTextContents()).toEqual(["Guides", "Tools"]);
      expect(await page.locator(".row-anchor a").allTextContents()).toEqual(["Learn", "Reference"]);
      expect(await page.locator(".eyebrow li").allTextContents()).toEqual([
        "en",
        "Core",
        "2.0",
        "Guides",
        "Learn",
        "Basics",
      ]);
      expect(await page.locator(".listing.card li").count()).toBe(2);
    });

    it("switches versions, products and languages, and turns right-to-left ones around", async () => {
      await open(previewOf("preview/everything"));
      await page.getByLabel("Version").selectOption({ label: "1.0" });
      await soon(sidebarLinks).toEqual(["Blog↗", "Start"]);
      await page.getByLabel("Section").selectOption({ label: "Older" });
      await soon(sidebarLinks).toEqual(["Blog↗", "Older"]);
      await page.getByLabel("Product").selectOption({ label: "Cloud" });
      await soon(() => page.locator(".group.top > .group-title").allTextContents()).toEqual(["(no name)", "Empty"]);
      await page.getByLabel("Language").selectOption({ label: "العربية" });
      await soon(() => page.locator("header").getAttribute("dir")).toBe("rtl");
      const left = async (part: string) => (await page.locator(part).boundingBox())?.x ?? Number.NaN;
      expect(await left(".sidebar")).toBeGreaterThan(await left("main"));
      expect(await left("main")).toBeGreaterThan(await left("aside"));
      expect(await cutOff()).toEqual([]);
    });

    it("shows tabs with menus, and links out", async () => {
      await open(previewOf("preview/everything"));
      await page.getByRole("link", { name: "Tools" }).click();
      await soon(() => page.locator(".row-item a").allTextContents()).toEqual(["Editor", "Shop↗"]);
      expect(await page.locator(".row-item a").last().getAttribute("href")).toBe("https://shop.example");
      expect(await heading()).toBe("Editor");
    });

    it("opens and closes groups, and walks from page to page in reading order", async () => {
      await open(previewOf("preview/everything"));
      const deeper = page.getByRole("button", { name: "Deeper" });
      expect(await deeper.getAttribute("aria-expanded")).toBe("false");
      await deeper.click();
      await soon(() => page.getByRole("link", { name: "One", exact: true }).isVisible()).toBe(true);
      const walked = [await heading()];
      for (const next = page.locator(".pager .next a"); (await next.count()) > 0; ) {
        const href = decodeURIComponent((await next.getAttribute("href")) ?? "").slice(1);
        await next.click();
        await page.locator("main .href").getByText(href, { exact: true }).waitFor();
        walked.push(href);
      }
      expect(walked).toEqual([
        "Learn",
        "/learn/install",
        "/learn/run",
        "/learn/AVeryLongWordWithoutAnySpaceThatNoBrowserWouldBreakUnlessItIsToldToDoSoSomewhere",
        "/learn/deeper",
        "/learn/deeper/one",
        "/learn/deeper/two",
        "/reference/cli",
        "/tools/editor",
      ]);
    });

    it("filters by title and address, and works from the keyboard alone", async () => {
      await open(previewOf("preview/everything"));
      await page.keyboard.press("/");
      await page.keyboard.type("deeper tw");
      expect(await page.locator(".sidebar [role=status]").textContent()).toBe("1 found");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.locator("main h1", { hasText: "Two" }).waitFor();
      await page.keyboard.press("/");
      await page.keyboard.press("Escape");
      expect(await page.locator(".sidebar [aria-current=page]").textContent()).toBe("Two");
    });

    it("leads from a finding to its node, and says where a node comes from", async () => {
      await open(previewOf("preview/everything"));
      await page.locator(".finding button", { hasText: "nav/empty" }).first().click();
      await soon(heading).toBe("Empty");
      expect(await page.locator(".origin dd").allTextContents()).toContain(
        "docs.json /navigation/languages/0/products/1/groups/1",
      );
    });

    it("keeps the page when the language or the version changes, and goes to the first page where there is no such page", async () => {
      const version = (name: string, folder: string, extra: string[] = []) => ({
        version: name,
        groups: [{ group: "Guide", pages: [`${folder}/start`, `${folder}/guides/setup`, ...extra] }],
      });
      const languages = [
        { language: "en", versions: [version("2", "v2", ["v2/new"]), version("1", "v1")] },
        { language: "fr", versions: [version("2", "fr/v2"), version("1", "fr/v1")] },
      ];
      await open(previewOf("", JSON.stringify({ navigation: { languages } })));
      await page.locator(".sidebar").getByRole("link", { name: "Setup" }).click();
      const address = () => page.locator("main .href").textContent();
      await soon(address).toBe("/v2/guides/setup");
      await page.getByLabel("Version").selectOption({ label: "1" });
      await soon(address).toBe("/v1/guides/setup");
      await page.getByLabel("Language").selectOption({ label: "Français" });
      await soon(address).toBe("/fr/v1/guides/setup");
      await page.getByLabel("Language").selectOption({ label: "English" });
      await page.getByLabel("Version").selectOption({ label: "2" });
      await page.locator(".sidebar").getByRole("link", { name: "New" }).click();
      await soon(address).toBe("/v2/new");
      await page.getByLabel("Version").selectOption({ label: "1" });
      await soon(address).toBe("/v1/start");
    });

    it("has an address that can be read for each page, and names the page in the browser's tab", async () => {
      await open(
        previewOf("", JSON.stringify({ name: "Site", navigation: { pages: ["a", "guides/100% über uns?"] } })),
      );
      await page.locator(".sidebar a").last().click();
      await soon(() => decodeURI(new URL(page.url()).hash)).toBe("#/guides/100% über uns?");
      await soon(() => page.title()).toBe("100% über uns? · Site");
      await page.reload();
      await soon(heading).toBe("100% über uns?");
    });

    it("shows the findings of a severity or a code, errors first, and keeps the choice when it loads again", async () => {
      await open(renderPreview(resolveNavigation({ navigation: { pages: ["a"] } }).value, EVERY_SEVERITY));
      const shown = () => page.locator(".finding .severity").allTextContents();
      expect(await shown()).toEqual(["error", "warning", "note"]);
      await page.getByRole("button", { name: "1 warning" }).click();
      expect(await shown()).toEqual(["warning"]);
      expect(await page.getByRole("button", { name: "1 warning" }).getAttribute("aria-pressed")).toBe("true");
      await page.reload();
      expect(await shown()).toEqual(["warning"]);
      await page.getByRole("button", { name: "1 warning" }).click();
      expect(await page.getByLabel("Code").locator("option").allTextContents()).toEqual([
        "All codes",
        "nav/mixed-children (1)",
        "nav/empty (2)",
      ]);
      await page.getByLabel("Code").selectOption("nav/mixed-children");
      expect(await shown()).toEqual(["error"]);
    });

    it("marks pages that have no file, wherever they are listed", async () => {
      const config = {
        navigation: {
          groups: [
            { group: "A", pages: ["there", "gone"] },
            { group: "B", pages: ["gone"] },
          ],
        },
      };
      const { value, diagnostics } = resolveNavigation(config, { pages: new Map([["there", {}]]) });
      await open(renderPreview(value, diagnostics));
      expect(await page.locator(".sidebar a").allTextContents()).toEqual(["There", "Goneno file", "Goneno file"]);
    });

    it("draws the icons whose pictures it gets, in the color of the text, and emoji", async () => {
      const config = {
        navigation: {
          groups: [
            { group: "A", icon: "rocket", pages: ["x"] },
            { group: "B", icon: "🚀", pages: ["y"] },
          ],
        },
      };
      const svg = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=";
      await open(renderPreview(resolveNavigation(config).value, [], { icons: new Map([["rocket", svg]]) }));
      expect(await page.locator(".icon").evaluate((icon) => getComputedStyle(icon).maskImage)).toBe(`url("${svg}")`);
      expect(await page.locator(".emoji").textContent()).toBe("🚀");
    });

    it("keeps pages and findings in drawers on narrow screens", async () => {
      await open(previewOf("preview/everything"), { width: 390, height: 800 });
      const sidebar = page.locator(".sidebar");
      const aside = page.locator("aside");
      expect([await sidebar.isVisible(), await aside.isVisible()]).toEqual([false, false]);
      await page.getByRole("button", { name: "Findings" }).click();
      await soon(() => aside.isVisible()).toBe(true);
      expect(await sidebar.isVisible()).toBe(false);
      await page.locator(".finding button", { hasText: "nav/empty" }).first().click();
      await soon(() => aside.isVisible()).toBe(false);
      await soon(heading).toBe("Empty");
      await page.getByRole("button", { name: "Pages", exact: true }).click();
      await soon(() => sidebar.isVisible()).toBe(true);
      await page.keyboard.press("Escape");
      await soon(() => sidebar.isVisible()).toBe(false);
      await page.getByLabel("Filter pages").fill("editor");
      await page.locator(".results a").first().click();
      await soon(heading).toBe("Editor");
      await soon(() => sidebar.isVisible()).toBe(false);
    });

    for (const width of [1280, 760, 360]) {
      it(`cuts nothing off at ${width} pixels`, async () => {
        await open(previewOf("preview/everything"), { width, height: 800 });
        if (width < 1000) {
          expect(await cutOff()).toEqual([]);
          await page.getByRole("button", { name: "Findings" }).click();
          expect(await cutOff()).toEqual([]);
          await page.getByRole("button", { name: "Pages", exact: true }).click();
        }
        await page.getByRole("button", { name: "Deeper" }).click();
        expect(await cutOff()).toEqual([]);
        // As far out as the arrow of a group gets while it turns.
        const half = ".toggle::before { rotate: 45deg !important; transition: none !important }";
        await page.evaluate((rule) => document.styleSheets[0]?.insertRule(rule), half);
        expect(await cutOff()).toEqual([]);
      });
    }

    it("cuts nothing off where every name is very long, and keeps room for the page", async () => {
      const long = `${"words ".repeat(30)}${"W".repeat(150)}`;
      const groups = [{ group: long, tag: long, pages: [long.replaceAll(" ", "-"), { group: long, pages: ["b"] }] }];
      const tabs = [{ tab: long, menu: [{ item: long, description: long, groups }] }];
      const products = [{ product: long, tabs }];
      const config = { name: long, navigation: { versions: [{ version: long, tag: long, products }] } };
      for (const width of [1280, 360]) {
        await open(previewOf("", JSON.stringify(config)), { width, height: 800 });
        expect(await cutOff()).toEqual([]);
        expect((await page.locator("main").boundingBox())?.y).toBeLessThan(500);
        const [link, description] = [page.locator(".row-item a"), page.locator(".row-item small")];
        const [above, below] = [await link.boundingBox(), await description.boundingBox()];
        expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
        await page.close();
      }
    });

    it("keeps room for the page below thousands of tabs, and shows the chosen one", async () => {
      const tabs = Array.from({ length: 3000 }, (_, i) => ({ tab: `Tab ${i}`, pages: [`page-${i}`] }));
      await open(previewOf("", JSON.stringify({ navigation: { tabs } })));
      await page.getByRole("link", { name: "Tab 2345", exact: true }).click();
      await soon(heading).toBe("Page 2345");
      expect((await page.locator("main").boundingBox())?.y).toBeLessThan(450);
      const chosen = await page.locator(".rows [aria-current]").boundingBox();
      expect(chosen?.y).toBeGreaterThan(0);
      expect(chosen?.y).toBeLessThan(450);
    });

    it("begins at the top on narrow screens, and goes back there for each page", async () => {
      const pages = Array.from({ length: 60 }, (_, i) => `page-${i}`);
      const navigation = {
        groups: [
          { group: "Before", pages: ["first"] },
          { group: "All", pages },
        ],
      };
      await open(previewOf("", JSON.stringify({ navigation })), { width: 360, height: 800 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.getByRole("button", { name: "Pages", exact: true }).click();
      await page.locator(".sidebar a", { hasText: "Page 59" }).click();
      await soon(heading).toBe("Page 59");
      await soon(() => page.evaluate(() => scrollY)).toBe(0);
    });

    it("shows the links of a language on its pages, and opens what leads to a page of this navigation here", async () => {
      const anchors = (anchor: string) => ({ anchors: [{ anchor, href: "https://forum.example" }] });
      const languages = [
        {
          language: "en",
          global: anchors("Forum"),
          tabs: [
            { tab: "Guides", pages: ["start"] },
            { tab: "News", href: "/news/latest" },
            { tab: "More", groups: [{ group: "News", pages: ["news/latest"] }] },
          ],
        },
        { language: "de", global: anchors("Das Forum"), pages: ["de/start"] },
      ];
      await open(previewOf("", JSON.stringify({ navigation: { languages } })));
      expect(await page.locator(".global a .title").allTextContents()).toEqual(["Forum"]);
      await page.getByRole("link", { name: "News" }).click();
      await page.locator("main .href").getByText("/news/latest", { exact: true }).waitFor();
      await page.getByLabel("Language").selectOption({ label: "Deutsch" });
      await soon(() => page.locator(".global a .title").allTextContents()).toEqual(["Das Forum"]);
    });

    it("follows no link of a switch that runs script", async () => {
      const versions = [
        { version: "1", pages: ["start"] },
        { version: "2", href: "javascript:window.opener.hacked = 1" },
      ];
      await open(previewOf("", JSON.stringify({ navigation: { versions } })));
      const opened: string[] = [];
      page.on("popup", (popup) => opened.push(popup.url()));
      await page.getByLabel("Version").selectOption({ label: "2 ↗" });
      expect(await page.getByLabel("Version").inputValue()).toBe("0");
      expect(await heading()).toBe("Start");
      expect(opened).toEqual([]);
    });

    for (const colorScheme of ["light", "dark"] as const) {
      it(`has nothing that axe finds, in the ${colorScheme} scheme`, async () => {
        await open(previewOf("preview/everything"));
        await page.emulateMedia({ colorScheme });
        // The page's own policy lets no other script in, so axe comes through the debugger.
        await page.evaluate(axe.source);
        const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run());
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
      });
    }

    it("runs nothing that the files hold", async () => {
      await open(previewOf("preview/hostile"));
      const links = page.locator(".sidebar a, .rows a");
      const count = await links.count();
      expect(count).toBeGreaterThan(6);
      for (let i = 0; i < count; i++) await links.nth(i).click();
      const hrefs = await page.locator("a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(hrefs.filter((href) => /^\s*javascript:/i.test(href ?? ""))).toEqual([]);
      expect(await page.evaluate(() => (window as { hacked?: string }).hacked)).toBeUndefined();
      expect(await page.locator("main img, .sidebar img, svg").count()).toBe(0);
      expect(await page.locator(".sidebar").textContent()).toContain("<!--<script>");
    });

    it("carries a policy that stops a script that would get in", async () => {
      const html = previewOf("preview/everything").replace(
        '<div id="app">',
        '<script>window.hacked = true</script><div id="app">',
      );
      await open(html);
      expect(await page.evaluate(() => (window as { hacked?: boolean }).hacked)).toBeUndefined();
      await soon(() => faults.join()).toContain("Content Security Policy");
      faults.splice(0);
    });

    it("stays quick at 20,000 pages: opens one of them with few elements on the page", async () => {
      const groups = Array.from({ length: 20 }, (_, g) => ({
        group: `Group ${g}`,
        pages: Array.from({ length: 1000 }, (_, p) => `g${g}/page-${p}`),
      }));
      await open(previewOf("", JSON.stringify({ navigation: { groups } })));
      await page.keyboard.press("/");
      await page.keyboard.type("g19/page-999");
      await page.locator(".results a").first().click();
      await page.locator("main .href").getByText("/g19/page-999", { exact: true }).waitFor();
      expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThan(30_000);
    });
  });
});
