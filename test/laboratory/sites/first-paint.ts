import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { launchBrowser } from "../../support/browser.ts";
import { type Identity, serveFolder } from "../../support/serve-folder.ts";
import { median } from "../bench/_measure.ts";

/** A page of a built site, and the same page as the builder alone has it. */
export interface PagePair {
  readonly own: string;
  readonly alone: string;
}

/** The middle of all first paints, in milliseconds: of a site, and of the builder alone. */
export interface FirstPaint {
  readonly own: number;
  readonly alone: number;
}

/** How often each page is opened: what else runs on the machine disturbs both sites alike, and the middle of many little. */
const ROUNDS = 7;

/** A phone of the middle class on a slow line, in bytes a second and milliseconds. */
const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const SLOWDOWN = 4;

/**
 * Measures when a browser that has seen nothing before first paints the pages of two built sites, which are served as hosts
 * serve them. The sites take turns. Needs the command `openssl`.
 */
export async function firstPaint(
  folders: { readonly own: string; readonly alone: string },
  pages: readonly PagePair[],
): Promise<FirstPaint | undefined> {
  if (pages.length === 0) return undefined;
  const identity = makeIdentity();
  const [own, alone] = await Promise.all([folders.own, folders.alone].map((folder) => serveFolder(folder, identity)));
  const browser = await launchBrowser();
  const times = { own: [] as number[], alone: [] as number[] };
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const page of pages) {
        times.own.push(await paintOf(browser, `${own?.origin}${encodeURI(page.own)}`));
        times.alone.push(await paintOf(browser, `${alone?.origin}${encodeURI(page.alone)}`));
      }
    }
  } finally {
    await browser.close();
    await Promise.all([own?.close(), alone?.close()]);
  }
  return { own: median(times.own), alone: median(times.alone) };
}

async function paintOf(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.emulateNetworkConditions", LINE);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    const answer = await page.goto(url, { waitUntil: "commit" });
    if (!answer?.ok()) throw new Error(`${url} is not there: ${answer?.status()}`);
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    );
    return Number(await paint.jsonValue());
  } finally {
    await context.close();
  }
}

/** A key and a certificate that nobody knows. */
function makeIdentity(): Identity {
  const folder = mkdtempSync(join(tmpdir(), "docsjson-identity-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  try {
    const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"];
    execFileSync("openssl", [...request, "-keyout", key, "-out", cert], { stdio: "ignore" });
    return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
