import { join } from "node:path";
import type { ResolvedNavigation } from "docsjson";
import { resolveSite } from "docsjson/node";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { copyExample, type ExampleSite } from "../support/example-site.ts";
import { serveFolder } from "../support/serve-folder.ts";
import { describeWith } from "../support/tools/need.ts";

/** The example site, built by VitePress itself and clicked through in Chromium. */
describeWith("a browser", "a VitePress site made from docs.json", () => {
  let site: ExampleSite;
  let server: Awaited<ReturnType<typeof serveFolder>>;
  let browser: Browser;
  let page: Page;
  let navigation: ResolvedNavigation;

  beforeAll(async () => {
    site = copyExample("vitepress");
    const { value } = await resolveSite(site.folder);
    navigation = value as ResolvedNavigation;
    site.run("node_modules/vitepress/bin/vitepress.js", "build", ".");
    server = await serveFolder(join(site.folder, ".vitepress/dist"));
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
    site?.remove();
  });

  /** The pages of a language in reading order, as VitePress addresses them. */
  const pagesOf = (language: string): string[] =>
    navigation.pages
      .filter(({ href }) => href.startsWith("/fr/") === (language === "fr"))
      .map(({ href }) => href.replace(/\/index$/, "/"));
  const here = (): string => new URL(page.url()).pathname;
  /** Waits until the page at the current address is on display: the address changes before the page is loaded. */
  const settle = () =>
    page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLAnchorElement>(".VPSidebarItem.is-active > .item a")].some(
        ({ pathname }) => pathname === location.pathname,
      ),
    );
  const open = async (path: string) => {
    await page.goto(server.origin + path);
    await settle();
  };
  /** Clicks, and waits until the site shows another page. */
  const follow = async (click: () => Promise<void>) => {
    const before = here();
    await click();
    await page.waitForFunction((path) => location.pathname !== path, before);
    await settle();
  };
  /** Follows "next page" to the end of a sidebar. */
  const walkSidebar = async (): Promise<string[]> => {
    const visited = [here()];
    while ((await page.locator("a.pager-link.next").count()) > 0) {
      await follow(() => page.locator("a.pager-link.next").click());
      visited.push(here());
    }
    return visited;
  };
  /** Opens each entry of the menu bar in turn, and walks through the sidebar that it leads to. */
  const walkSite = async (): Promise<string[]> => {
    const visited = await walkSidebar();
    const entries = page.locator(".VPNavBarMenu > .VPNavBarMenuLink, .VPNavBarMenu > .VPNavBarMenuGroup");
    for (let index = 1; index < (await entries.count()); index++) {
      const entry = entries.nth(index);
      const links = (await entry.getAttribute("href")) === null ? entry.locator("a") : entry;
      for (let inner = 0; inner < (await links.count()); inner++) {
        const link = links.nth(inner);
        if (/^https?:/.test((await link.getAttribute("href")) ?? "")) continue;
        await entry.hover();
        await follow(() => link.click());
        visited.push(...(await walkSidebar()));
      }
    }
    return visited;
  };

  it.each(["en", "fr"])(
    "shows every page of %s by clicking from the first, in the navigation's order",
    async (language) => {
      const pages = pagesOf(language);
      expect(pages).toHaveLength(17);
      await open(pages[0] as string);
      expect(await walkSite()).toEqual(pages);
    },
  );

  it("keeps the sidebar of the page's own menu entry, with badges", async () => {
    await open("/reference/overview");
    expect(await page.locator(".VPSidebar a.link").allTextContents()).toEqual([
      "Overview",
      "List lamps GET",
      "Pair a lamp POST",
      "Forget a lamp DELETE deprecated",
    ]);
    expect(await page.locator(".VPNavBarMenu > .active").allTextContents()).toEqual([
      expect.stringContaining("Reference"),
    ]);
    await follow(() => page.locator(".VPSidebar a.link", { hasText: "Pair a lamp" }).click());
    expect(await page.locator("main code").first().textContent()).toBe("POST /lamps");
    expect(await page.locator("a.pager-link.next .title").textContent()).toBe("Forget a lamp");
  });

  it("opens and closes nested groups, and links a group's title to its root page", async () => {
    await open("/guides/quickstart");
    const group = page.locator(".VPSidebarItem.level-1", { hasText: "Backups" });
    const inner = group.getByText("Schedule");
    expect(await inner.isVisible()).toBe(false);
    await group.locator(".caret").first().click();
    await inner.waitFor({ state: "visible" });
    await group.locator(".caret").first().click();
    await inner.waitFor({ state: "hidden" });
    expect(await page.getByText("Audit log").isVisible()).toBe(true);
    expect(await page.locator(".VPSidebarItem.level-0 > .item .caret").count()).toBe(0);
    await follow(() => group.locator("a", { hasText: "Backups" }).click());
    expect(here()).toBe("/guides/backups");
  });

  it("switches the language and stays on the page", async () => {
    await open("/guides/security/audit");
    await page.locator(".VPNavBarTranslations").hover();
    await follow(() => page.locator(".VPNavBarTranslations a", { hasText: "Français" }).click());
    expect(here()).toBe("/fr/guides/security/audit");
    await page.locator("html[lang=fr]").waitFor({ state: "attached" });
    await page.locator(".VPNavBarMenu", { hasText: "Référence" }).waitFor();
    await page.locator(".VPNavBarTranslations").hover();
    await follow(() => page.locator(".VPNavBarTranslations a", { hasText: "English" }).click());
    expect(here()).toBe("/guides/security/audit");
  });

  it("opens links to other sites in a new window", async () => {
    await open("/");
    const blog = page.locator(".VPNavBarMenu a", { hasText: "Blog" });
    expect([await blog.getAttribute("href"), await blog.getAttribute("target")]).toEqual([
      "https://blog.lumen.example/",
      "_blank",
    ]);
  });
});
