import { type Browser, chromium, type Page } from "playwright-core";
import { findBrowser } from "./tools/browser.ts";

/** Keeps the browser from talking to anyone but the pages under test. */
const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];

/** Starts a headless browser. The caller closes it. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined)
    throw new Error('no browser is installed; ask for it with describeWith("a browser")');
  return chromium.launch({ executablePath, headless: true, args: QUIET });
}

/** Runs `use` with a page of a fresh browser, and closes the browser whatever happens. */
export async function withBrowserPage<T>(use: (page: Page) => Promise<T>): Promise<T> {
  const browser = await launchBrowser();
  try {
    return await use(await browser.newPage());
  } finally {
    await browser.close();
  }
}
