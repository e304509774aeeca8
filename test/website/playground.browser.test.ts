import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { addressOfExample, encodeShared } from "../../website/playground/share.ts";
import { accessibilityFaults } from "../support/accessibility.ts";
import { launchBrowser } from "../support/browser.ts";
import { serveFolder } from "../support/serve-folder.ts";
import { describeWith } from "../support/tools/need.ts";

const root = new URL("../..", import.meta.url).pathname;
/** What is downloaded before the first finding is seen (bytes, gzipped). */
const BUDGET = 300_000;

const DOCS = `{
  "theme": "mint",
  "name": "Lumen",
  "colors": { "primary": "#4f46e5" },
  "navigation": { "groups": [{ "group": "Start", "pages": ["index", "setupp"] }] }
}
`;
const SITE = {
  "docs.json": DOCS,
  "index.mdx":
    "---\ntitle: Welcome\n---\n\n<Note>Lumen **switches** lamps.</Note>\n\n[Go](/setup) [Nowhere](/nowhere)\n",
  "setup.mdx": "---\ntitle: Set it up\n---\n\nPlug it in.\n",
};

describeWith("a browser", "the playground", () => {
  const folder = mkdtempSync(join(tmpdir(), "docsjson-playground-"));
  let server: Awaited<ReturnType<typeof serveFolder>>;
  let browser: Browser;
  let page: Page;
  /** What the page has asked any server for. */
  let asked: string[];

  beforeAll(async () => {
    execFileSync("node", ["website/build.mjs", "--only", "playground", "--out", folder], { cwd: root });
    server = await serveFolder(folder);
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await page?.close();
    page = await newPage({ viewport: { width: 1440, height: 900 } });
  });

  async function newPage(options: BrowserContextOptions): Promise<Page> {
    const opened = await browser.newPage(options);
    asked = [];
    opened.on("request", (request) => asked.push(request.url()));
    return opened;
  }

  const address = (fragment: string): string => `${server.origin}/playground/index.html#${fragment}`;

  /** Opens a site, and waits until its pages are checked, too. */
  async function open(files: Readonly<Record<string, string>> = SITE): Promise<void> {
    await page.goto(address(addressOfExample(files)));
    await whole();
    await editor().waitFor({ state: "attached" });
  }
  const whole = () => page.locator("#counts", { hasText: / ms$/ }).waitFor({ state: "attached" });
  const codes = () => page.locator("#findings .actions a").allInnerTexts();
  const editor = () => page.locator(".cm-content");

  it("shows what check finds in docs.json and in pages, each with its page", async () => {
    await open();
    expect(await codes()).toEqual(["nav/page-not-found", "link/page-not-found", "nav/orphan-page"]);
    expect(await page.locator("#findings .actions a").first().getAttribute("href")).toBe("../codes/nav/page-not-found");
    expect(await page.locator(".cm-lintRange-error").textContent()).toBe('"setupp"');
    expect(await page.locator("#files [aria-current] .dot").textContent()).toBe("error");
  });

  it("corrects by a click, and checks again", async () => {
    await open();
    await page.getByRole("button", { name: "Use setup" }).first().click();
    await page.locator("#findings li", { hasText: "nav/page-not-found" }).waitFor({ state: "detached" });
    await whole();
    expect(await codes()).toEqual(["link/page-not-found"]);
    expect(await page.locator("#navigation").textContent()).toContain("Set it up");
  });

  it("downloads little before the first finding, and sends nothing anywhere", async () => {
    const before: Promise<number>[] = [];
    let isSeen = false;
    await page.exposeFunction("seen", () => {
      isSeen = true;
    });
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector("#findings li")) return;
        observer.disconnect();
        (globalThis as unknown as { seen(): void }).seen();
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    page.on("requestfinished", (request) => {
      const size = async () => gzipSync((await (await request.response())?.body()) ?? "").length;
      if (!isSeen) before.push(size());
    });
    await page.goto(address(addressOfExample({ "docs.json": DOCS })), { waitUntil: "commit" });
    await expect.poll(() => isSeen).toBe(true);
    const bytes = (await Promise.all([...before])).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(BUDGET);
    await page.getByRole("tab", { name: "Page" }).click();
    await page.waitForLoadState("networkidle");
    expect(asked.filter((url) => !url.startsWith(`${server.origin}/`))).toEqual([]);
  });

  it("completes and explains by the schema and by the site", async () => {
    await open();
    // The place of a finding is selected in the editor.
    await page.locator(".place").first().click();
    await page.keyboard.press("Backspace");
    await page.keyboard.type('"');
    await page.locator(".cm-tooltip-autocomplete li", { hasText: "setup" }).first().click();
    await page.locator("#findings li", { hasText: "nav/page-not-found" }).waitFor({ state: "detached" });
    expect(await editor().textContent()).toContain('"index", "setup"');
    await page.locator(".cm-line", { hasText: '"theme"' }).locator("span", { hasText: '"theme"' }).first().hover();
    await page.locator(".hover", { hasText: "layout and look" }).waitFor();
  });

  it("shows a page as readers see it, and follows its links and the tree", async () => {
    await open();
    await page.getByRole("button", { name: "Welcome" }).click();
    const frame = page.frameLocator("#page iframe");
    await frame.getByText("switches").waitFor();
    expect(await frame.locator("h1").textContent()).toBe("Welcome");
    await frame.getByRole("link", { name: "Go" }).click();
    await frame.getByText("Plug it in.").waitFor();
  });

  it("keeps the code of a page in a frame that reaches nothing", async () => {
    const refused: string[] = [];
    const shown: (string | null)[] = [];
    page.on("requestfailed", (request) => {
      if (request.url().includes("example.com")) refused.push(request.failure()?.errorText ?? "");
    });
    const steal = "{(() => { try { return parent.document.title } catch { return 'kept' } })()} {typeof localStorage}";
    const text = `---\ntitle: Welcome\n---\n\n${steal}\n\n<img src="https://example.com/a.png" />\n`;
    // A busy browser may drop what is refused without a word.
    const refusals = async () => {
      await open({ ...SITE, "index.mdx": text });
      await page.getByRole("tab", { name: "Page" }).click();
      await page.frameLocator("#page iframe").locator("h1").waitFor();
      shown.push(await page.frameLocator("#page iframe").locator("main").textContent());
      return refused.join();
    };
    await expect.poll(refusals, { timeout: 100_000, interval: 1000 }).toMatch(/csp/i);
    for (const text of shown) expect(text).not.toContain("Playground");
  });

  it("goes by a dialect, a platform and rules, and keeps them in the address that it shares", async () => {
    await open();
    await page.getByRole("button", { name: "Rules" }).click();
    await page.locator("#rules-text").fill("nav/nonsense loud");
    await page.getByRole("button", { name: "Apply" }).click();
    expect(await page.locator("#rules-fault").textContent()).toContain("is no rule");
    await page.locator("#rules-text").fill("link/* off\nnav/orphan-page error");
    await page.getByRole("button", { name: "Apply" }).click();
    await page.locator("#findings li.warning").waitFor({ state: "detached" });
    await page.getByLabel("Dialect").selectOption("mintlify");
    await page.getByRole("button", { name: "Share" }).click();
    await page.locator("#message", { hasText: /address/ }).waitFor();
    const shared = page.url();
    page = await newPage({});
    await page.goto(shared);
    await whole();
    expect(await codes()).toEqual(["nav/page-not-found", "nav/orphan-page"]);
    expect(await page.getByLabel("Dialect").inputValue()).toBe("mintlify");
  });

  it("says so where a site is too large for an address, and where an address is cut off", async () => {
    const noise = Array.from({ length: 60_000 }, (_, i) => ((i * 7919) % 94_906_267).toString(36)).join("");
    await page.goto(address(encodeShared({ files: SITE }).slice(0, 50)));
    await page.locator("#message", { hasText: "not whole" }).waitFor();
    await whole();
    await page.locator("#open").click();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Files or zip…" }).click();
    await (await chooser).setFiles([
      { name: "docs.json", mimeType: "application/json", buffer: Buffer.from(DOCS) },
      { name: "index.mdx", mimeType: "text/plain", buffer: Buffer.from(noise) },
    ]);
    await whole();
    await page.getByRole("button", { name: "Share" }).click();
    await page.locator("#message", { hasText: "too large" }).waitFor();
  });

  it("opens a zip, below its folder, and says what is wrong with others", async () => {
    await open();
    const choose = async (name: string, buffer: Buffer) => {
      await page.locator("#open").click();
      const chooser = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: "Files or zip…" }).click();
      await (await chooser).setFiles([{ name, mimeType: "application/zip", buffer }]);
    };
    const zip = zipSync({ repo: { docs: { "docs.json": strToU8(DOCS), "setupp.mdx": strToU8("Words.") } } });
    await choose("site.zip", Buffer.from(zip));
    await page.locator("#files", { hasText: "setupp.mdx" }).waitFor();
    await page.locator("#counts", { hasText: /1 error/ }).waitFor();
    await choose("site.zip", Buffer.from(zipSync({ "a.txt": strToU8("a") })));
    await page.locator("#message", { hasText: "no docs.json" }).waitFor();
    await page.getByRole("button", { name: "Close" }).click();
    await choose("site.zip", Buffer.from("PK nonsense"));
    await page.locator("#message", { hasText: "Not opened" }).waitFor();
  });

  it("opens a folder that is dropped, or chosen", async () => {
    await open();
    const site = join(mkdtempSync(join(folder, "dropped-")), "handbook");
    mkdirSync(join(site, "docs/guides"), { recursive: true });
    writeFileSync(join(site, "docs/docs.json"), DOCS.replace("setupp", "guides/first"));
    writeFileSync(join(site, "docs/index.mdx"), "Words.");
    writeFileSync(join(site, "docs/guides/first.mdx"), "[Nowhere](/nowhere)");
    const devtools = await page.context().newCDPSession(page);
    const data = { items: [], files: [site], dragOperationsMask: 1 };
    for (const type of ["dragEnter", "dragOver", "drop"] as const)
      await devtools.send("Input.dispatchDragEvent", { type, x: 700, y: 400, data });
    await page.locator("#files", { hasText: "first.mdx" }).waitFor();
    // The files are there before the findings of the site that was open are gone.
    await expect.poll(codes, { timeout: 20_000 }).toEqual(["link/page-not-found"]);
    await open();
    await page.locator("#open").click();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Folder…" }).click();
    await (await chooser).setFiles(site);
    await page.locator("#files", { hasText: "first.mdx" }).waitFor();
  });

  it("needs no network after its first visit", async () => {
    await open();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    await page.context().setOffline(true);
    await page.goto("about:blank");
    await open();
    expect(await codes()).toEqual(["nav/page-not-found", "link/page-not-found", "nav/orphan-page"]);
    await page.getByRole("tab", { name: "Page" }).click();
    await page.frameLocator("#page iframe").getByText("switches").waitFor();
  });

  it("lasts through text that is no JSON, and a site without docs.json", async () => {
    await open({ ...SITE, "docs.json": '{ "navigation": [ ' });
    expect(await codes()).toContain("config/syntax");
    expect(await page.locator("#navigation").textContent()).toContain("not JSON");
    await page.goto("about:blank");
    await page.goto(address(addressOfExample({ "index.mdx": "Words." })));
    await page.locator("#counts", { hasText: "docs.json" }).waitFor();
  });

  it("is used by the keyboard alone", async () => {
    await open();
    await page.locator("#rules").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    const reached = new Set<string>();
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press("Tab");
      reached.add(
        await page.evaluate(() => {
          const at = document.activeElement;
          return at?.className.includes("cm-content") ? "editor" : at?.id || at?.textContent || "";
        }),
      );
    }
    for (const part of ["share", "editor", "Use setup", "tab-navigation", "navigation"])
      expect([...reached]).toContain(part);
  });

  const VIEWS = [1440, 390].flatMap((width) => (["light", "dark"] as const).map((scheme) => ({ width, scheme })));
  it.each(VIEWS)("is accessible at $width in $scheme", async ({ width, scheme }) => {
    page = await newPage({ viewport: { width, height: 860 }, colorScheme: scheme });
    await open();
    for (const pane of width < 900 ? ["Files", "Edit", "Findings", "Result"] : [undefined]) {
      if (pane) await page.getByRole("button", { name: pane, exact: true }).click();
      expect(await accessibilityFaults(page), pane ?? "all").toEqual([]);
    }
  });
});
