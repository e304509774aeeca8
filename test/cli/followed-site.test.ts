import { spawn } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { withBrowserPage } from "../support/browser.ts";
import { freePort } from "../support/free-port.ts";
import { CLI } from "../support/run-cli.ts";
import { writeSite } from "../support/temp-site.ts";
import { pathWithPackagesOf } from "../support/tools/examples.ts";
import { describeWith } from "../support/tools/need.ts";

/** Until a change is seen, on a busy machine. */
const WAIT = { timeout: 120_000 };

/** Once the page has all that it asks for: a browser hears of changes from then on. */
const LOADED = { timeout: 120_000, waitUntil: "networkidle" } as const;

const COUNTER = (word: string) =>
  `export const Counter = ({ start = 0 }) => { const [count, setCount] = useState(start); return <button id="counter" onClick={() => setCount(count + 1)}>${word} {count}</button>; };\n`;
const PAGE = (start: number) =>
  `---\ntitle: Home\n---\nimport { Counter } from "/snippets/counter.jsx"\n\n<Counter start={${start}} />\n`;

/** The site's color, as the pages have it. */
const COLOR = `getComputedStyle(document.documentElement).getPropertyValue("--docs-primary").trim()`;

const SITE = {
  "docs.json": {
    theme: "mint",
    name: "Lumen",
    colors: { primary: "#7c3aed" },
    navigation: { pages: ["index", "gone"] },
  },
  "index.mdx": PAGE(3),
  "snippets/counter.jsx": COUNTER("Count"),
};

/** Runs `use` with the address where `docsjson dev` serves the site with a builder, the folder of its docs, and what the server says. */
async function withServedSite(
  builder: string,
  use: (url: string, docs: string, saidSoFar: () => string) => Promise<void>,
): Promise<void> {
  const around = realpathSync(mkdtempSync(join(tmpdir(), "docsjson-followed-")));
  const docs = join(around, "docs");
  writeSite(docs, SITE);
  const env = {
    PATH: pathWithPackagesOf(builder, join(around, "bin")),
    DOCSJSON_CACHE: join(around, "cache"),
    HOME: around,
  };
  const port = String(await freePort());
  const args = [CLI, "dev", "--builder", builder, "--port", port];
  const server = spawn(process.execPath, args, { cwd: docs, env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  const ended = new Promise((resolve) => server.once("close", resolve));
  const url = `http://localhost:${port}/`;
  const answer = () =>
    fetch(url).then(
      ({ status }) => status,
      () => said,
    );
  try {
    await expect.poll(answer, { timeout: 300_000 }).toBe(200);
    await use(url, docs, () => said);
    server.kill("SIGTERM");
    expect(await ended, said).toBe(0);
  } finally {
    server.kill("SIGTERM");
    await ended;
    rmSync(around, { recursive: true, force: true });
  }
}

/** Presses the button once it has a text, until that changes: it works once its script is there. */
async function press(page: Page, before: string, after: string): Promise<void> {
  const shown = () => page.locator("body").textContent({ timeout: 1000 }).catch(String);
  const text = () => page.locator("#counter").textContent({ timeout: 1000 }).catch(shown);
  await expect.poll(text, WAIT).toBe(before);
  await expect
    .poll(async () => {
      if ((await text()) === before) await page.locator("#counter").click({ timeout: 1000 }).catch(String);
      return text();
    }, WAIT)
    .toBe(after);
}

const describeBuilder = (builder: string, tests: () => void): void =>
  describeWith("a browser", "docsjson dev", () => describeWith(`the packages of examples/${builder}`, builder, tests));

for (const builder of ["starlight", "vitepress", "docusaurus", "fumadocs"])
  describeBuilder(builder, () => {
    it("shows changes of a component, a page and the looks in the open browser, a page that is new, and what is wrong", async () => {
      await withServedSite(builder, (url, docs, saidSoFar) =>
        withBrowserPage(async (page) => {
          await page.goto(url, LOADED);
          await press(page, "Count 3", "Count 4");
          writeSite(docs, { "snippets/counter.jsx": COUNTER("Tally") });
          await press(page, "Tally 3", "Tally 4");
          writeSite(docs, { "index.mdx": PAGE(7) });
          await press(page, "Tally 7", "Tally 8");
          const opacity = () =>
            page
              .locator("#counter")
              .evaluate((node) => getComputedStyle(node).opacity, undefined, { timeout: 1000 })
              .catch(String);
          writeSite(docs, { "own.css": "#counter { opacity: 0.5 }" });
          await expect.poll(opacity, WAIT).toBe("0.5");
          const text = () => page.locator("body").textContent({ timeout: 1000 }).catch(String);
          const { "docs.json": config } = SITE;
          const color = () => page.evaluate<string>(COLOR).catch(String);
          const first = await color();
          expect(first).toMatch(/^#/);
          writeSite(docs, { "docs.json": { ...config, colors: { primary: "#0f766e" } } });
          await expect.poll(async () => /^#/.test(await color()) && (await color()) !== first, WAIT).toBe(true);
          writeSite(docs, {
            "second.mdx": "---\ntitle: Second page\n---\n\nWords of the second.\n",
            "docs.json": { ...config, navigation: { pages: ["index", "second", "gone"] } },
          });
          await expect.poll(text, WAIT).toContain("Second page");
          await page.goto(`${url}second`, LOADED);
          await expect.poll(text, WAIT).toContain("Words of the second.");
          await page.goto(url, LOADED);
          rmSync(join(docs, "second.mdx"));
          writeSite(docs, { "docs.json": { ...config, name: "Lamps" } });
          const title = () => page.title().catch(String);
          await expect.poll(title, WAIT).toContain("Lamps");
          await expect.poll(text, WAIT).not.toContain("Second page");
          await page.goto(`${url}second`, LOADED);
          await expect.poll(text, WAIT).toMatch(/404|not found/i);
          await page.goto(url, LOADED);
          const fault = page.getByText(/The file ends before the "\{" of this object is closed/).first();
          writeFileSync(join(docs, "docs.json"), '{ "name": ');
          await fault.waitFor(WAIT);
          writeSite(docs, { "docs.json": { ...config, name: "Lamps", navigation: { pages: ["index"] } } });
          await fault.waitFor({ ...WAIT, state: "detached" });
          await expect.poll(saidSoFar, WAIT).toMatch(/no longer found[\s\S]*config\/syntax/);
          // Astro starts again for another name.
          const starts = builder === "starlight" ? 2 : 1;
          const told = saidSoFar().match(/(?<!error )nav\/page-not-found/g) ?? [];
          expect(told.length, saidSoFar()).toBeLessThanOrEqual(starts);
        }),
      );
    }, 900_000);
  });

describeBuilder("fumadocs", () => {
  it("finds what has come into a page", async () => {
    await withServedSite("fumadocs", async (url, docs) => {
      const index = () => fetch(`${url}docs-search.json`).then((answer) => answer.text(), String);
      await expect.poll(index, WAIT).toContain("Home");
      writeSite(docs, { "index.mdx": `${PAGE(3)}\nA zeppelin lands.\n` });
      await expect.poll(index, WAIT).toContain("zeppelin");
    });
  }, 900_000);

  it("shows a change that came before the browser had asked for changes of the page's scripts", async () => {
    await withServedSite("fumadocs", (url, docs) =>
      withBrowserPage(async (page) => {
        await page.routeWebSocket(/_next/, (socket) => {
          const server = socket.connectToServer();
          socket.onMessage((message) => {
            if (!String(message).includes("turbopack-subscribe")) server.send(message);
          });
        });
        await page.goto(url, LOADED);
        await press(page, "Count 3", "Count 4");
        writeSite(docs, { "snippets/counter.jsx": COUNTER("Tally") });
        await press(page, "Tally 3", "Tally 4");
      }),
    );
  }, 900_000);
});

describeBuilder("docusaurus", () => {
  it("gives a script whole that is made anew while a browser loads it", async () => {
    await withServedSite("docusaurus", async (url, docs) => {
      const script = () => fetch(`${url}main.js`).then((answer) => answer.text(), String);
      const before = await script();
      const answer = await new Promise<IncomingMessage>((resolve) => get(`${url}main.js`, resolve));
      writeSite(docs, { "docs.json": { ...SITE["docs.json"], name: "Lumen and all that shines with it" } });
      await expect.poll(script, WAIT).toContain("all that shines");
      expect((await answer.setEncoding("utf8").toArray()).join("") === before).toBe(true);
    });
  }, 900_000);
});

describeBuilder("vitepress", () => {
  it("shows pages that are new before a browser has loaded any, and the site under another name", async () => {
    await withServedSite("vitepress", async (url, docs) => {
      const { "docs.json": config } = SITE;
      writeSite(docs, {
        "second.mdx": "---\ntitle: Second page\n---\n\nWords of the second.\n",
        "docs.json": { ...config, name: "Lamps", navigation: { pages: ["index", "second"] } },
      });
      const data = () => fetch(`${url}@siteData`).then((response) => response.text(), String);
      await expect.poll(data, WAIT).toContain("Lamps");
      // Only for this does VitePress start again.
      writeSite(docs, {
        "docs.json": {
          ...config,
          name: "Lamps",
          appearance: { default: "dark" },
          navigation: { pages: ["index", "second"] },
        },
      });
      // VitePress's own script names both in each state.
      await expect.poll(data, WAIT).toMatch(/appearance\W+dark/);
      await withBrowserPage(async (page) => {
        await page.goto(`${url}second`, LOADED);
        await expect
          .poll(() => page.locator("body").textContent().catch(String), WAIT)
          .toContain("Words of the second.");
      });
    });
  }, 900_000);

  it("finds what pages say after a change", async () => {
    await withServedSite("vitepress", (url, docs) =>
      withBrowserPage(async (page) => {
        await page.goto(url, LOADED);
        const found = async (word: string): Promise<number> => {
          await page.locator("#local-search button").click();
          await page.locator("#localsearch-input").fill(word);
          // The results come some time after the last key.
          await page.waitForTimeout(2000);
          const count = await page.locator("#localsearch-list li a.result").count();
          await page.keyboard.press("Escape");
          return count;
        };
        expect(await found("zebra")).toBe(0);
        writeSite(docs, { "index.mdx": "---\ntitle: Home\n---\n\nA zebra.\n" });
        await expect.poll(() => page.locator("main").textContent().catch(String), WAIT).toContain("A zebra.");
        await page.waitForLoadState("networkidle");
        expect(await found("zebra")).toBe(1);
        expect(await found("home")).toBe(1);
      }),
    );
  }, 900_000);
});
