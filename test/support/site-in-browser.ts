import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launchBrowser } from "./browser.ts";
import { type ExpectedPage, plain } from "./built-site.ts";
import { serveFolder } from "./serve-folder.ts";

/** A built site, looked at in a browser. */
export interface SiteInBrowser {
  readonly page: Page;
  readonly origin: string;
  /** Goes to an address of the site; resolves when the page is loaded, or without scripts when its HTML is there. */
  goTo(address: string): Promise<void>;
  /**
   * The links that a selector finds, those of the site without its origin.
   *
   * @param title selects the title inside a link; default: all of its text
   */
  links(selector: string, title?: string): Promise<ExpectedPage[]>;
  /** The addresses of `links`. */
  addresses(selector: string): Promise<string[]>;
  /** The files below a folder of the site that the page has loaded so far. */
  loaded(folder: string): Promise<string[]>;
  /** The width that the HTML gives a picture, and the ratio of its sides as it is shown. */
  roomOf(picture: string): Promise<{ width: string | null; ratio: number }>;
}

/** Opens the site in a folder before the tests of the suite that it is called in, as static hosts serve it, and closes it after them. */
export function siteInBrowser(folder: () => string, options: BrowserContextOptions = {}): SiteInBrowser {
  let server: Awaited<ReturnType<typeof serveFolder>>;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    server = await serveFolder(folder());
    browser = await launchBrowser();
    page = await browser.newPage(options);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  const waitUntil = options.javaScriptEnabled === false ? "domcontentloaded" : "load";
  const links = async (selector: string, title = ":scope"): Promise<ExpectedPage[]> => {
    const found = await page.locator(selector).evaluateAll(
      (elements, title) =>
        elements.map((link) => ({
          url: (link as HTMLAnchorElement).href,
          title: (link.querySelector(title) ?? link).textContent?.trim() ?? "",
        })),
      title,
    );
    return found.map(({ url, title }) => ({ address: plain(url.replace(server.origin, "")), title }));
  };
  return {
    get page() {
      return page;
    },
    get origin() {
      return server.origin;
    },
    goTo: async (address) => {
      await page.goto(server.origin + encodeURI(address), { waitUntil });
    },
    links,
    addresses: async (selector) => (await links(selector)).map(({ address }) => address),
    loaded: async (folder) => {
      const files = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
      return files.map((file) => file.replace(server.origin, "")).filter((path) => path.startsWith(folder));
    },
    roomOf: (picture) =>
      page
        .locator(picture)
        .filter({ visible: true })
        .first()
        .evaluate((img) => ({ width: img.getAttribute("width"), ratio: img.clientWidth / img.clientHeight })),
  };
}
