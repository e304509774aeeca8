import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyPageNode, ResolvedNavigation } from "docsjson";
import { resolveSite } from "docsjson/node";
import { beforeAll, expect, it } from "vitest";
import { faultsInBothModes } from "../../support/accessibility.ts";
import { addressesOf, isInSight, surroundingsOf, visibleOnce } from "../../support/built-site.ts";
import { crawl } from "../../support/crawl.ts";
import { openExample } from "../../support/example-project.ts";
import { siteInBrowser } from "../../support/site-in-browser.ts";
import { describeWith } from "../../support/tools/need.ts";

/** The example, built by Next.js. */
describeWith("the packages of examples/fumadocs", "a Fumadocs site made from docs.json", () => {
  let out: string;
  let navigation: ResolvedNavigation;

  beforeAll(async () => {
    const project = openExample("fumadocs");
    project.run("build");
    out = join(project.folder, "out");
    const { value } = await resolveSite(join(project.folder, "content"));
    navigation = value as ResolvedNavigation;
  }, 900_000);

  it("has a page for every address of the navigation, and no dead link in any language", () => {
    const { pages, dead } = crawl(out);
    expect(dead).toEqual([]);
    expect(pages).toEqual(expect.arrayContaining([...new Set(navigation.pages.map(({ href }) => href))]));
    expect(pages).toEqual(expect.arrayContaining(["/", "/fr", "/start", "/manual/Quick Start"]));
  });

  it("has the words of pages of operations in the reader's language, below the same anchors", () => {
    const html = readFileSync(join(out, "fr/reference/lamps/list-lamps.html"), "utf8");
    expect(html).toMatch(/<h2[^>]* id="responses"[^>]*>Réponses</);
    expect(html).not.toContain(">Responses<");
  });

  describeWith("a browser", "in the browser", () => {
    const site = siteInBrowser(() => out);
    // As Next.js renders the pages to HTML, which is much faster than with all scripts.
    const still = siteInBrowser(() => out, { javaScriptEnabled: false });

    it("shows on every page the sidebar, the previous and the next page that the navigation says", async () => {
      const known = new Set(navigation.pages.map(({ href }) => href));
      for (const node of visibleOnce(navigation)) {
        await still.goTo(node.href);
        const { sidebar, next } = surroundingsOf(navigation, node, { within: "sidebar" });
        // What a closed group holds is not in the page; the page of its title is.
        const folded = navigation.pages.filter((other) => isFolded(other) && other.parent !== node.parent);
        const closed = new Set(folded.map(({ href }) => href));
        const shown = (await still.addresses("#nd-sidebar a")).filter((address) => known.has(address));
        expect(shown, node.href).toEqual(
          expect.arrayContaining(addressesOf(sidebar).filter((address) => !closed.has(address))),
        );
        const after = await still.addresses("#nd-page a");
        expect(after, `after ${node.href}`).toEqual(expect.arrayContaining(addressesOf(next)));
      }
    }, 600_000);

    it("has links to all tabs where no script opens the menu of them", async () => {
      await still.goTo("/guides/Concepts");
      const tabs = await still.addresses(".docs-tab-links a");
      expect(tabs.length).toBeGreaterThan(1);
      expect(await still.page.locator(".docs-tab-links").isVisible()).toBe(true);
      await site.goTo("/guides/Concepts");
      expect(await site.addresses(".docs-tab-links a")).toEqual(tabs);
      expect(await site.page.locator(".docs-tab-links").isVisible()).toBe(false);
    });

    it("has the profiles with their names in one line below the pages", async () => {
      await site.goTo("/start");
      const profiles = site.page.locator(".docs-footer .docs-socials a");
      expect(await profiles.evaluateAll((all) => all.map((each) => each.getAttribute("href")))).toEqual([
        "https://github.com/lumen-example",
        "https://x.com/lumen_example",
      ]);
      const names = await profiles.evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")));
      expect(names).toEqual(["GitHub", "X"]);
      const tops = await profiles.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
    });

    it("leads readers without a mouse past what is around a page", async () => {
      await site.goTo("/guides/Concepts");
      const skip = site.page.locator(".docs-skip");
      await skip.focus();
      expect(await skip.textContent()).toBe("Skip to content");
      await site.page.keyboard.press("Enter");
      await site.page.waitForURL("**#nd-page");
      expect(await site.page.locator("#nd-page h1").count()).toBe(1);
    });

    it("shows the headings that links lead to, not behind its bars", async () => {
      await site.page.setViewportSize({ width: 600, height: 300 });
      await site.goTo("/reference/lamps/list-lamps#responses");
      expect(await site.page.locator("#responses").evaluate(isInSight)).toBe(true);
      await site.page.setViewportSize({ width: 1280, height: 720 });
    });

    it("has what is in the sidebar as wide as a style sheet of the docs makes it", async () => {
      await site.goTo("/guides/Concepts");
      await site.page.addStyleTag({ content: "#nd-sidebar { width: 12rem !important; }" });
      const links = site.page.locator("#nd-sidebar a:visible");
      const starts = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left));
      expect(Math.min(...starts)).toBeGreaterThanOrEqual(0);
    });

    it("loads the logo of the appearance alone, whose room was there before", async () => {
      await site.goTo("/guides/Concepts");
      await expect.poll(() => site.loaded("/logo/")).toEqual(["/logo/light.svg"]);
      expect(await site.roomOf('img[src$="/logo/light.svg"]')).toEqual({ width: "96", ratio: 4 });
    });

    it("lets readers close the banner for good", async () => {
      await site.goTo("/guides/Concepts");
      const banner = site.page.locator("[id^=banner-]");
      const close = banner.getByRole("button", { name: "Close Banner" });
      const closeIt = async () => {
        await close.click({ timeout: 1_000 }).catch(() => undefined);
        return banner.count();
      };
      // Next.js answers clicks some time after the page is there.
      await expect.poll(closeIt, { timeout: 60_000 }).toBe(0);
      await site.goTo("/v1/guides/Concepts");
      expect(await banner.isVisible()).toBe(false);
    });

    it("finds pages by their words, in the language of the page", async () => {
      await site.goTo("/fr/guides/Concepts");
      expect(await site.page.locator("html").getAttribute("lang")).toBe("fr");
      expect(await site.page.locator("#nd-sidebar").textContent()).toContain("Rechercher");
      const chosen = site.page.getByRole("dialog").locator("button[aria-selected=true]");
      const search = async () => {
        await site.page.keyboard.press("Control+k");
        await site.page.getByRole("dialog").waitFor({ timeout: 2_000 });
      };
      // The keys are answered once the scripts are there.
      await expect
        .poll(
          () =>
            search().then(
              () => true,
              () => false,
            ),
          { timeout: 60_000 },
        )
        .toBe(true);
      await site.page.keyboard.type("lamp");
      // Results of the first letters may come before those of the word.
      await chosen.filter({ hasText: "Pair a lamp" }).waitFor();
      await site.page.keyboard.press("Enter");
      await site.page.waitForURL("**/fr/reference/lamps/pair-a-lamp");
    });

    it("has nothing that axe finds but what Fumadocs alone has", async () => {
      // Its table of contents is in no landmark, a narrow window has two headers, and its menu of languages another name than text.
      const own = ["region", "landmark-no-duplicate-banner", "landmark-unique", "label-content-name-mismatch"];
      expect(await faultsInBothModes(site.page, () => site.goTo("/guides/Concepts"), own)).toEqual([]);
    });

    it("shows operations with what the spec says of them", async () => {
      await site.goTo("/reference/lamps/pair-a-lamp");
      expect(await site.page.title()).toBe("Pair a lamp | Lumen");
      await site.page.getByText("brightness").first().waitFor({ state: "attached" });
    });
  });
});

const isFolded = ({ parent, isRoot }: AnyPageNode): boolean =>
  parent?.type === "group" && parent.collapsible && !parent.expanded && !isRoot;
