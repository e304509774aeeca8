import { type Browser, chromium, type Page } from "playwright-core";

/** Debian's Chromium; the package that brings it is installed by `.ci/run`. */
const EXECUTABLE = "/usr/bin/chromium";

/** Keeps the browser from talking to anyone but the pages under test. */
const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
];

/** Starts a headless Chromium. The caller closes it. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: EXECUTABLE, headless: true, args: QUIET });

/** Runs `use` with a page of a fresh browser, and closes the browser whatever happens. */
export async function withBrowserPage<T>(use: (page: Page) => Promise<T>): Promise<T> {
  const browser = await launchBrowser();
  try {
    return await use(await browser.newPage());
  } finally {
    await browser.close();
  }
}
