import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { docsJson } from "docsjson/vite";
import type { Browser, Page } from "playwright-core";
import { build, createServer, type Logger, type ViteDevServer } from "vite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { launchBrowser } from "../../support/browser.ts";
import { installedExample } from "../../support/tools/examples.ts";
import { describeWith } from "../../support/tools/need.ts";

const FIXTURE = new URL("../../../fixtures/vite-site", import.meta.url).pathname;

let folder: string;
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), "utf8")));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "docsjson-vite-"));
  cpSync(FIXTURE, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A logger that keeps what it is told. */
function listen(): { logger: Logger; said: string[] } {
  const said: string[] = [];
  const note = (message: string) => void said.push(message);
  const logger: Logger = {
    info: () => {},
    warn: note,
    warnOnce: note,
    error: note,
    clearScreen: () => {},
    hasErrorLogged: () => false,
    hasWarned: false,
  };
  return { logger, said };
}

describeWith("a browser", "the Vite plugin in a dev server", () => {
  let browser: Browser;
  let page: Page;
  let server: ViteDevServer;
  let said: string[];
  /** Whether the page that is on display is connected to the server. */
  let listening = false;

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    await page?.close();
    await server?.close();
  });

  const open = async (create = createServer) => {
    const { logger, said: heard } = listen();
    said = heard;
    server = await create({
      root: folder,
      configFile: false,
      cacheDir: join(folder, ".vite"),
      customLogger: logger,
      server: { host: "127.0.0.1", port: 0 },
      plugins: [docsJson({ root: "docs" })],
    });
    await server.listen();
    page = await browser.newPage();
    listening = false;
    page.on("framenavigated", () => {
      listening = false;
    });
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        if (String(payload).includes('"connected"')) listening = true;
      }),
    );
    await page.goto(server.resolvedUrls?.local[0] ?? "");
  };
  /** Waits for a navigation to be on display, and for the page to hear of changes from then on. */
  const shows = async (text: string) => {
    await page.waitForFunction((text) => document.querySelector("nav")?.textContent === text, text);
    await expect.poll(() => listening).toBe(true);
  };
  const isMarked = () => page.evaluate(() => "marked" in window);

  const followsChanges = async (create = createServer) => {
    await open(create);
    await shows("Start GET /lamps List lamps");
    await page.evaluate(() => Object.assign(window, { marked: true }));

    writeFileSync(join(folder, "docs/next.md"), "---\ntitle: What next\n---\n");
    edit("docs/docs.json", (text) => text.replace('"start"', '"start", "next"'));
    await shows("Start What next GET /lamps List lamps");

    edit("docs/lamps.yaml", (text) => text.replace("List lamps", "All lamps"));
    await shows("Start What next GET /lamps All lamps");

    edit("docs/next.md", (text) => text.replace("What next", "And then"));
    await shows("Start And then GET /lamps All lamps");
    expect(await isMarked()).toBe(true);
    expect(said).toEqual([]);
  };

  it("gives the navigation, and follows changed files in place", () => followsChanges());

  // Two of the examples bring the older versions of Vite that the plugin supports.
  for (const [version, example] of [
    ["6", "starlight"],
    ["5", "vitepress"],
  ] as const)
    describeWith(`the packages of examples/${example}`, `with Vite ${version}`, () => {
      it("does so too", async () => {
        const installed = join(installedExample(example), "node_modules/vite/dist/node/index.js");
        const vite: typeof import("vite") = await import(pathToFileURL(installed).href);
        expect(vite.version.split(".")[0]).toBe(version);
        await followsChanges(vite.createServer);
      });
    });

  it("shows errors in the overlay with their place, keeps what can be shown, and clears it once they are mended", async () => {
    await open();
    await shows("Start GET /lamps List lamps");
    edit("docs/docs.json", (text) => text.replace('"start"', '"start", "missing"'));
    const overlay = page.locator("vite-error-overlay");
    await overlay.waitFor({ state: "attached" });
    const text = await overlay.locator(".message").textContent();
    expect(text).toContain("nav/page-not-found");
    expect(text).toContain("docs.json:7:");
    await shows("Start Missing GET /lamps List lamps");
    expect(said.join("\n")).toContain("nav/page-not-found");

    edit("docs/docs.json", (text) => text.replace('"start", "missing"', '"start"'));
    await shows("Start GET /lamps List lamps");
    await overlay.waitFor({ state: "detached" });
  });

  it("says in the overlay that docs.json is gone, and comes back with it", async () => {
    await open();
    await shows("Start GET /lamps List lamps");
    const file = join(folder, "docs/docs.json");
    const text = readFileSync(file, "utf8");
    rmSync(file);
    const overlay = page.locator("vite-error-overlay");
    await overlay.waitFor({ state: "attached" });
    expect(await overlay.locator(".message").textContent()).toContain("docs.json");
    await page.reload();
    await overlay.waitFor({ state: "attached" });
    writeFileSync(file, text);
    await overlay.waitFor({ state: "detached" });
    await shows("Start GET /lamps List lamps");
  });

  it("shows the errors of a site that was broken before the browser came", async () => {
    edit("docs/docs.json", (text) => text.replace('"GET /lamps"', '"GET /lampz"'));
    await open();
    await page.locator("vite-error-overlay").waitFor({ state: "attached" });
    expect(await page.locator("vite-error-overlay .message").textContent()).toContain("openapi/unknown-operation");
    await page.reload();
    await page.locator("vite-error-overlay").waitFor({ state: "attached" });
  });

  it("says what is wrong with a docs.json that is no JSON, and comes back", async () => {
    edit("docs/docs.json", (text) => text.replace("{", "{{"));
    await open();
    await page.locator("vite-error-overlay").waitFor({ state: "attached" });
    expect(await page.locator("vite-error-overlay .message").textContent()).toContain("config/syntax");
    edit("docs/docs.json", (text) => text.replace("{{", "{"));
    await shows("Start GET /lamps List lamps");
  });
});

describe("the Vite plugin in a build", () => {
  const run = async () => {
    const { logger, said } = listen();
    await build({
      root: folder,
      configFile: false,
      customLogger: logger,
      plugins: [docsJson({ root: "docs/docs.json" })],
    });
    const assets = join(folder, "dist/assets");
    return {
      said,
      code: readdirSync(assets)
        .map((name) => readFileSync(join(assets, name), "utf8"))
        .join("\n"),
    };
  };

  it("bundles the navigation", async () => {
    const { code, said } = await run();
    expect(code).toContain("/api-reference/list-lamps");
    expect(said).toEqual([]);
  });

  it("warns of what is no error", async () => {
    edit("docs/docs.json", (text) => text.replace('"start"', '"start.md"'));
    const { said } = await run();
    expect(said.join("\n")).toContain("nav/page-extension");
  });

  it("fails on errors, and names them", async () => {
    edit("docs/docs.json", (text) => text.replace('"start"', '"stort"'));
    await expect(run()).rejects.toThrow(/nav\/page-not-found[\s\S]*did you mean "start"/);
  });
});
