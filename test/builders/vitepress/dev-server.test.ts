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

interface ServeOptions {
  readonly change?: (root: string) => void;
  readonly files?: Readonly<Record<string, string>>;
}

const WORD = (word: string) => `export const Word = () => <b>${word}</b>;\n`;

/** A site under `vitepress dev`: what browsers are sent, and how often VitePress restarts. */
async function serve({ change = () => {}, files = { "a.md": "# A\n" } }: ServeOptions = {}) {
  const root = tempSite({ "docs.json": CONFIG, ".vitepress/config.mts": "", ...files });
  const config = (await withDocs({}, { root })({ command: "serve" })) as { vite?: { plugins: Plugin[] } };
  const [plugin] = config.vite?.plugins ?? [];
  if (!plugin) throw new Error("no plugin");
  const write = () => {};
  const logger = { info: write, warn: write, error: write };
  const vitepress = { configPath: "/config.ts", themeDir: "/theme", logger };
  const resolved = {
    command: "serve",
    base: "/",
    plugins: [],
    vitepress,
    logger,
  };
  const sent: { type: string; err?: { message: string } }[] = [];
  const browsers = new EventEmitter();
  const watcher = new EventEmitter();
  let restarts = 0;
  watcher.on("change", (file) => file === "/config.ts" && restarts++);
  plugin.configResolved(resolved);
  change(root);
  plugin.configureServer({
    config: resolved,
    watcher,
    middlewares: { use: () => {} },
    moduleGraph: { invalidateAll: () => {} },
    ws: {
      on: (event: string, listener: () => void) => browsers.on(event, listener),
      send: (payload: (typeof sent)[number]) => sent.push(payload),
    },
  });
  onTestFinished(() => plugin.closeBundle());
  const edit = (file: string, content: unknown) =>
    writeFileSync(join(root, file), typeof content === "string" ? content : JSON.stringify(content));
  const pageAt = (number: number) => plugin.load(join(realpathSync(root), `.vitepress/cache/docsjson/${number}.md`));
  return { root, sent, edit, pageAt, restarts: () => restarts, connect: () => browsers.emit("connection") };
}

const renamed = { ...CONFIG, navigation: { groups: [{ group: "Renamed", pages: ["a"] }] } };

describe("the server of vitepress dev", () => {
  it("restarts where the navigation has changed, and for nothing else", async () => {
    const { edit, restarts } = await serve();
    edit("a.md", "# A\n\nMore.\n");
    edit("docs.json", renamed);
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

  it("restarts where the navigation has changed since the config was made", async () => {
    const { restarts } = await serve({
      change: (root) => writeFileSync(join(root, "docs.json"), JSON.stringify(renamed)),
    });
    await vi.waitFor(() => expect(restarts()).toBe(1), WAIT);
  });

  it("shows in the browser what is wrong with docs.json, in those that come later too, until it is mended", async () => {
    const { edit, sent, connect, restarts } = await serve();
    edit("docs.json", '{ "navigation": {{ } }');
    await vi.waitFor(() => expect(sent.at(-1)?.err?.message).toContain("config/syntax"), WAIT);
    const before = sent.length;
    connect();
    expect(sent.slice(before)).toEqual(sent.slice(before - 1, before));
    edit("docs.json", CONFIG);
    await vi.waitFor(() => expect(sent.at(-1)).toEqual({ type: "full-reload" }), WAIT);
    expect(sent.at(-2)).toEqual({ type: "update", updates: [] });
    const mended = sent.length;
    connect();
    expect(sent).toHaveLength(mended);
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
