import { join } from "node:path";
import { type AnyPageNode, neighbours, type ResolvedNavigation, scope } from "docsjson";
import { resolveSite } from "docsjson/node";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { crawl } from "../support/crawl.ts";
import { openExample } from "../support/example-project.ts";
import { serveFolder } from "../support/serve-folder.ts";
import { describeWith } from "../support/tools/need.ts";

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

  describeWith("a browser", "in the browser", () => {
    let browser: Browser;
    let server: Awaited<ReturnType<typeof serveFolder>>;

    beforeAll(async () => {
      server = await serveFolder(out);
      browser = await launchBrowser();
    });
    afterAll(async () => {
      await browser?.close();
      await server?.close();
    });

    it("shows on every page the sidebar, the previous and the next page that the navigation says", async () => {
      // As Next.js renders the pages to HTML, which is much faster than with all scripts.
      const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      const hrefs = async (selector: string) =>
        (await page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute("href")))).map(
          (href) => decodeURIComponent(href ?? ""),
        );
      const first = new Map<string, AnyPageNode>();
      for (const node of navigation.pages) if (!first.has(node.href)) first.set(node.href, node);
      // Fumadocs compares encoded addresses in part: it finds no tree for a page whose address has an ampersand.
      const compared = [...first.values()].filter(({ href }) => !href.includes("&"));
      expect(compared.length).toBeGreaterThan(first.size - 3);
      for (const node of compared) {
        const inTab = navigation.pages.filter((other) => scope(other).tab === scope(node).tab);
        await page.goto(server.origin + encodeURI(node.href));
        const shown = (await hrefs("#nd-sidebar a")).filter((href) => first.has(href));
        // What a closed group holds is not in the page; the page of its title is.
        const closed = inTab.filter((other) => other.parent !== node.parent && isFolded(other));
        const open = inTab.filter((other) => !closed.includes(other)).map(({ href }) => href);
        expect(shown, node.href).toEqual(expect.arrayContaining(open));
        const { next } = neighbours(navigation, node);
        const expected = next && scope(next).tab === scope(node).tab ? [next.href] : [];
        const after = (await hrefs("#nd-page a")).filter((href) => expected.includes(href));
        expect(new Set(after), node.href).toEqual(new Set(expected));
      }
    }, 300_000);

    it("shows operations with what the spec says of them", async () => {
      const page = await browser.newPage();
      await page.goto(`${server.origin}/reference/lamps/pair-a-lamp`);
      expect(await page.title()).toBe("Pair a lamp | Lumen");
      await page.getByText("brightness").first().waitFor({ state: "attached" });
    });
  });
});

const isFolded = ({ parent, isRoot }: AnyPageNode): boolean =>
  parent?.type === "group" && parent.collapsible && !parent.expanded && !isRoot;
