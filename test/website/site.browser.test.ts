import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CODES } from "docsjson/codes";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessibilityFaults } from "../support/accessibility.ts";
import { launchBrowser } from "../support/browser.ts";
import { type CrawledSite, crawl } from "../support/crawl.ts";
import { serveFolder } from "../support/serve-folder.ts";
import { describeWith } from "../support/tools/need.ts";

const root = new URL("../..", import.meta.url).pathname;

/** The part of the site's address that is a path, as its settings say. */
const { basePath: BASE } = JSON.parse(readFileSync(join(root, "website/docsjson.config.json"), "utf8"));

/** Much is built: an hour is more than the slowest machine takes. */
const BUILD_TIMEOUT = 3_600_000;

/** Starlight names its button for searching by the word on it, without the key beside it. */
const OF_STARLIGHT = ["label-content-name-mismatch"];

describeWith("the npm registry", "the site of this project", () => {
  const folder = mkdtempSync(join(tmpdir(), "docsjson-website-"));
  const site = join(folder, BASE);
  let crawled: CrawledSite;

  beforeAll(() => {
    // Checks the site before it builds it, and fails if there is a finding that counts.
    execFileSync("node", ["website/build.mjs", "--out", site], { cwd: root, stdio: "pipe" });
    crawled = crawl(site, { base: `${BASE}/` });
  }, BUILD_TIMEOUT);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("has no dead link", () => {
    expect(crawled.dead).toEqual([]);
    expect(crawled.links).toBeGreaterThan(500);
  });

  it("has a page for each code, with its examples", () => {
    const pages = Object.keys(CODES).map((code) => `/codes/${code}/`);
    expect(pages.filter((page) => !crawled.pages.includes(page))).toEqual([]);
    const page = readFileSync(join(site, "codes/nav/mixed-children/index.html"), "utf8");
    for (const part of ["Wrong", "Right", "How to fix it", "How to excuse it", "Try it in the playground"])
      expect(page).toContain(part);
  });

  it("has its playground, and what other programs read", () => {
    const names = readdirSync(site);
    for (const name of ["playground", "llms.txt", "sitemap.xml", "codes.md"]) expect(names).toContain(name);
  });

  describeWith("a browser", "in a browser", () => {
    let server: Awaited<ReturnType<typeof serveFolder>>;
    let browser: Browser;
    beforeAll(async () => {
      server = await serveFolder(folder);
      browser = await launchBrowser();
    });
    afterAll(async () => {
      await browser?.close();
      await server?.close();
    });

    const VIEWS = [1440, 390].flatMap((width) => (["light", "dark"] as const).map((scheme) => ({ width, scheme })));
    describe.each(VIEWS)("at $width in $scheme", ({ width, scheme }) => {
      it.each([
        "/",
        "/guides/check/",
        "/codes/nav/mixed-children/",
        "/reference/components/",
        "/admin-api/agent/create-an-agent-job/",
      ])("%s is accessible, and has no error", async (address) => {
        const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme });
        const errors: string[] = [];
        page.on("pageerror", (error) => errors.push(String(error)));
        page.on("console", (message) => {
          // What is missing is told below with its address: a browser also asks servers for icons that no page names.
          if (message.type() === "error" && !message.text().startsWith("Failed to load")) errors.push(message.text());
        });
        page.on("response", (response) => {
          const isOwn = response.url().startsWith(`${server.origin}${BASE}/`);
          if (isOwn && response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
        });
        await page.goto(server.origin + BASE + address);
        expect(await accessibilityFaults(page, OF_STARLIGHT)).toEqual([]);
        expect(errors).toEqual([]);
        await page.close();
      });
    });
  });
});
