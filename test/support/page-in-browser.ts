import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launchBrowser } from "./browser.ts";

/** A page of a browser that shows documents without a server. */
export interface PageInBrowser {
  readonly page: Page;
  /** Goes to a path, where the document with this HTML is. */
  open(path: string, html: string): Promise<void>;
}

/** Opens a page before the tests of the suite that it is called in, and closes it after them. */
export function pageInBrowser(options: BrowserContextOptions = {}): PageInBrowser {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
    page = await browser.newPage(options);
  });
  afterAll(() => browser?.close());
  return {
    get page() {
      return page;
    },
    async open(path, html) {
      await page.route("**/*", (route) => route.fulfill({ contentType: "text/html", body: html }));
      await page.goto(`http://docs.example${path}`);
    },
  };
}
