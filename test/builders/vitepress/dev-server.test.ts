import { EventEmitter } from "node:events";
import { realpathSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withDocs } from "docsjson/vitepress";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { tempSite } from "../../support/temp-site.ts";

/** Until a change is noticed, on a busy machine. */
const WAIT = { timeout: 30_000, interval: 20 };

const CONFIG = {
  $schema: "https://mintlify.com/docs.json",
  theme: "mint",
  name: "Lumen",
  colors: { primary: "#7c3aed" },
  navigation: { groups: [{ group: "Start", pages: ["a"] }] },
};

interface Plugin {
  configResolved(config: object): void;
  configureServer(server: object): void;
  load(id: string): Promise<string | undefined>;
  closeBundle(): Promise<void>;
}

/** A tag that VitePress adds to those of its config. */
const OWN_TAG = ["script", { id: "check-dark-mode" }, ""];

interface ServeOptions {
  readonly change?: (root: string) => void;
  readonly files?: Readonly<Record<string, string>>;
}

const WORD = (word: string) => `export const Word = () => <b>${word}</b>;\n`;

/** A site under `vitepress dev`: what browsers are sent, and how often VitePress restarts. */
async function serve({ change = () => {}, files = { "a.md": "# A\n" } }: ServeOptions = {}) {
  const root = tempSite({ "docs.json": CONFIG, ".vitepress/config.mts": "", ...files });
  // A plugin of the user's that can't be written as text.
  const cyclic: { self?: object } = {};
  cyclic.self = cyclic;
  const config = (await withDocs({ vite: { plugins: [cyclic] } }, { root })({ command: "serve" })) as {
    head: unknown[];
    vite?: { plugins: Plugin[] };
  };
  const [plugin] = config.vite?.plugins ?? [];
  if (!plugin) throw new Error("no plugin");
  const write = () => {};
  const logger = { info: write, warn: write, error: write };
  const list = { pages: ["0.md"], rewrites: { map: {}, inv: {} } };
  const site = { title: "", head: [...config.head, OWN_TAG] };
  const vitepress = { configPath: "/config.ts", themeDir: "/theme", logger, site, ...list };
  const resolved = {
    command: "serve",
    base: "/",
    plugins: [],
    vitepress,
    logger,
  };
  const sent: { type: string; err?: { message: string } }[] = [];
  const browsers = new EventEmitter();
  const handlers: ((request: object, response: object, next: () => void) => void)[] = [];
  const watcher = new EventEmitter();
  let restarts = 0;
  watcher.on("change", (file) => file === "/config.ts" && restarts++);
  plugin.configResolved(resolved);
  change(root);
  plugin.configureServer({
    config: resolved,
    watcher,
    middlewares: { use: (handle: (typeof handlers)[number]) => handlers.push(handle) },
    moduleGraph: { idToModuleMap: new Map() },
    waitForRequestsIdle: async () => {},
    ws: {
      on: (event: string, listener: () => void) => browsers.on(event, listener),
      send: (payload: (typeof sent)[number]) => sent.push(payload),
    },
  });
  onTestFinished(() => plugin.closeBundle());
  const edit = (file: string, content: unknown) =>
    writeFileSync(join(root, file), typeof content === "string" ? content : JSON.stringify(content));
  const pageAt = (number: number) => plugin.load(join(realpathSync(root), `.vitepress/cache/docsjson/${number}.md`));
  const sidebar = () => plugin.load("\0virtual:docsjson/0");
  const styles = () => plugin.load("\0virtual:docsjson/pages.css");
  return {
    root,
    sent,
    edit,
    pageAt,
    sidebar,
    styles,
    list: () => vitepress,
    restarts: () => restarts,
    ask: () => {
      for (const handle of handlers) handle({ url: "/nowhere", headers: { accept: "text/html" } }, {}, () => {});
    },
    connect: () => browsers.emit("connection"),
  };
}

const darker = { ...CONFIG, appearance: { default: "dark", strict: true } };
const grown = { ...CONFIG, navigation: { groups: [{ group: "Start", pages: ["b", "a"] }] } };

describe("the server of vitepress dev", () => {
  it("restarts where its config has changed, and for nothing else", async () => {
    const { edit, restarts } = await serve();
    edit("a.md", "# A\n\nMore.\n");
    edit("docs.json", darker);
    await vi.waitFor(() => expect(restarts()).toBe(1), WAIT);
  });

  it("shows what has changed in a page", async () => {
    const { edit, sent, pageAt, restarts } = await serve();
    expect(await pageAt(0)).toContain("<h1>A</h1>");
    // Watching begins when the first result is there.
    await vi.waitFor(() => expect(sent).toEqual([]));
    await vi.waitFor(async () => {
      edit("a.md", "# A\n\nMore.\n");
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(sent).toContainEqual({ type: "full-reload" });
    }, WAIT);
    expect(await pageAt(0)).toContain("<p>More.</p>");
    expect(restarts()).toBe(0);
  });

  it("shows what has changed in a component, a picture and a style sheet", async () => {
    const { edit, sent, pageAt, restarts } = await serve({
      files: { "a.mdx": 'import { Word } from "/word.jsx"\n\n<Word />\n', "word.jsx": WORD("first"), "own.css": "p{}" },
    });
    expect(await pageAt(0)).toContain("first");
    for (const [file, text] of [
      ["word.jsx", WORD("second")],
      ["own.css", "p{color:red}"],
      ["lamp.svg", "<svg/>"],
    ] as const) {
      const before = sent.length;
      await vi.waitFor(async () => {
        edit(file, text);
        await new Promise((resolve) => setTimeout(resolve, 200));
        expect(sent.length).toBeGreaterThan(before);
      }, WAIT);
    }
    expect(sent).toContainEqual({ type: "full-reload" });
    expect(await pageAt(0)).toContain("second");
    expect(restarts()).toBe(0);
  });

  it("shows a page that is new, and takes away one that is gone, without a restart", async () => {
    const { root, edit, sent, pageAt, sidebar, list, restarts } = await serve();
    edit("b.md", "---\ntitle: Second\n---\n\nNew.\n");
    edit("docs.json", grown);
    await vi.waitFor(async () => expect(await sidebar()).toContain("Second"), WAIT);
    await vi.waitFor(() => expect(sent.at(-1)).toEqual({ type: "full-reload" }), WAIT);
    const { rewrites } = list();
    expect(rewrites.inv).toEqual({ "a.md": "0.md", "b.md": "1.md" });
    expect(rewrites.map).toEqual({ "0.md": "a.md", "1.md": "b.md" });
    expect(await pageAt(0)).toContain("<h1>A</h1>");
    expect(await pageAt(1)).toContain("<p>New.</p>");
    rmSync(join(root, "b.md"));
    edit("docs.json", CONFIG);
    await vi.waitFor(() => expect(list().pages).toEqual(["0.md"]), WAIT);
    expect(await pageAt(1)).toBeUndefined();
    expect(await sidebar()).not.toContain("Second");
    expect(restarts()).toBe(0);
  });

  it("shows another name and color of the site without a restart", async () => {
    const { edit, sent, list, styles, restarts } = await serve();
    edit("docs.json", { ...CONFIG, name: "Lamps", description: "Of light", colors: { primary: "#ff0055" } });
    await vi.waitFor(() => expect(sent.at(-1)).toEqual({ type: "full-reload" }), WAIT);
    const { site } = list();
    expect(site).toMatchObject({ title: "Lamps", description: "Of light" });
    expect(site.head.filter((tag) => tag === OWN_TAG)).toHaveLength(1);
    expect(await styles()).toContain("#ff0055");
    expect(restarts()).toBe(0);
  });

  it("restarts where its config has changed since it was made", async () => {
    const { restarts } = await serve({
      change: (root) => writeFileSync(join(root, "docs.json"), JSON.stringify(darker)),
    });
    await vi.waitFor(() => expect(restarts()).toBe(1), WAIT);
  });

  it("shows in the browser what is wrong with docs.json, in those that come later too, until it is mended", async () => {
    const { edit, sent, ask, connect, restarts } = await serve();
    edit("docs.json", '{ "navigation": {{ } }');
    await vi.waitFor(() => expect(sent.at(-1)?.err?.message).toContain("config/syntax"), WAIT);
    const before = sent.length;
    connect();
    expect(sent.slice(before)).toEqual(sent.slice(before - 1, before));
    edit("docs.json", CONFIG);
    await vi.waitFor(() => expect(sent.at(-1)).toEqual({ type: "full-reload" }), WAIT);
    expect(sent.at(-2)).toEqual({ type: "update", updates: [] });
    const mended = sent.length;
    // It may have the page as it was before.
    connect();
    expect(sent.slice(mended)).toEqual([{ type: "full-reload" }]);
    ask();
    connect();
    expect(sent).toHaveLength(mended + 1);
    expect(restarts()).toBe(0);
  });

  it("says in the browser that docs.json is gone, until it is back", async () => {
    const { root, edit, sent } = await serve();
    edit("docs.json", '{ "navigation": {{ } }');
    await vi.waitFor(() => expect(sent).toHaveLength(1), WAIT);
    rmSync(join(root, "docs.json"));
    await vi.waitFor(() => expect(sent.at(-1)?.err?.message).toContain("docs.json"), WAIT);
    edit("docs.json", CONFIG);
    await vi.waitFor(() => expect(sent.at(-1)).toEqual({ type: "full-reload" }), WAIT);
    expect(sent.at(-2)).toEqual({ type: "update", updates: [] });
  });
});
