import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright-core";
import { launchBrowser } from "../../support/browser.ts";
import { serveFolder } from "../../support/serve-folder.ts";
import { printTable } from "./_measure.ts";

const PROJECT = new URL("../../../", import.meta.url).pathname;

/** A page of each kind that this project's own site has. */
const PAGES = ["/", "/guides/check/", "/codes/nav/page-not-found/", "/playground/"];

/** What kinds of files a browser fetches for a page before it is idle, the columns of the table. */
const KINDS = ["document", "stylesheet", "script", "font", "image"];

/** What a first visit of pages of this project's site fetches, kB gzipped (`npm run docs` builds it). */
export async function run(): Promise<void> {
  const { basePath } = JSON.parse(readFileSync(join(PROJECT, "website/docsjson.config.json"), "utf8"));
  const folder = mkdtempSync(join(tmpdir(), "docsjson-docs-"));
  const build = ["website/build.mjs", "--out", join(folder, basePath)];
  execFileSync(process.execPath, build, { cwd: PROJECT, stdio: "pipe" });
  const server = await serveFolder(folder);
  const browser = await launchBrowser();
  try {
    const rows: (string | number)[][] = [];
    for (const address of PAGES) {
      const page = await browser.newPage();
      const sizes = await fetched(page, server.origin + basePath + address);
      rows.push([address, ...KINDS.map((kind) => sizes.get(kind) ?? 0), await scriptsBeforeText(page)]);
      await page.close();
    }
    printTable(["kB gzipped", "HTML", "CSS", "scripts", "fonts", "images", "scripts before text"], rows);
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The weight (kB gzipped) of what a page fetches until nothing is fetched for half a second, by kind. */
async function fetched(page: Page, address: string): Promise<Map<string, number>> {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  const opened = await page.goto(address, { waitUntil: "networkidle" });
  if (!opened?.ok()) throw new Error(`${address}: status ${opened?.status()}`);
  const sizes = new Map<string, number>();
  for (const response of responses) {
    const kind = response.request().resourceType();
    const size = gzipSync(await response.body().catch(() => Buffer.alloc(0))).length / 1000;
    sizes.set(kind, (sizes.get(kind) ?? 0) + size);
  }
  return sizes;
}

/** The scripts that a browser runs before it reads on, and so before the first text: neither modules nor deferred (kB gzipped). */
async function scriptsBeforeText(page: Page): Promise<number> {
  const texts = await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLScriptElement>("head script:not([type=module]):not([defer]):not([async])")]
        .filter(({ type }) => type === "" || type === "text/javascript")
        .map((script) => (script.src === "" ? script.text : fetch(script.src).then((response) => response.text()))),
    ),
  );
  return texts.reduce((sum, text) => sum + gzipSync(text).length / 1000, 0);
}
