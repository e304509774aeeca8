import { EventEmitter } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { docsJson } from "docsjson/starlight";
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

interface VitePlugin {
  configEnvironment(name: string): { resolve?: { noExternal: string[] } };
  closeBundle(): Promise<void>;
  load(id: string): string | undefined;
}

interface Updates {
  vite: { plugins: [VitePlugin] };
}

/** A site under `astro dev`: what browsers are sent, and how often Astro starts again, as it does when a file that it watches changes. */
async function serve(command = "dev") {
  const folder = pathToFileURL(
    `${tempSite({ "src/content/docs/docs.json": CONFIG, "src/content/docs/a.md": "## One\n", "src/content/docs/b.svg": "<svg/>" })}/`,
  );
  const write = () => {};
  const logger = { info: write, warn: write, error: write };
  const updates: Updates[] = [];
  const watched = new Set<string>();
  const { hooks } = docsJson((() => ({ name: "@astrojs/starlight", hooks: {} })) as never);
  const { "astro:config:setup": setup, "astro:server:setup": start } = hooks as Record<
    string,
    (hook: object) => Promise<void> | void
  >;
  await setup?.({
    command,
    config: {
      root: folder,
      srcDir: new URL("src/", folder),
      cacheDir: new URL(".cache/", folder),
      base: "/",
      trailingSlash: "ignore",
      build: { format: "directory" },
      integrations: [],
    },
    logger,
    updateConfig: (update: Updates) => updates.push(update),
    injectRoute: () => {},
    addWatchFile: (path: string) => watched.add(path),
  });
  const [plugin] = (updates[0] as Updates).vite.plugins;
  const watcher = new EventEmitter();
  let restarts = 0;
  watcher.on("change", (file) => watched.has(file) && restarts++);
  // Astro asks for the addresses of a route again once any file changed.
  let cleared = 0;
  watcher.on("change", () => cleared++);
  const sent: { type: string }[] = [];
  const modules = { idToModuleMap: new Map(), invalidateModule: () => {} };
  const environments = { prerender: { moduleGraph: modules, hot: { send: () => {} } } };
  const ws = { on: () => {}, send: (payload: { type: string }) => sent.push(payload) };
  type Handle = (request: { url: string; headers: object }, response: unknown, next: (error?: unknown) => void) => void;
  const handles: Handle[] = [];
  const middlewares = { use: (handle: Handle) => handles.push(handle) };
  start?.({ server: { watcher, environments, ws, middlewares }, logger });
  onTestFinished(() => plugin.closeBundle());
  const file = fileURLToPath(new URL("src/content/docs/docs.json", folder));
  const addPage = (name: string, text: string) =>
    writeFileSync(fileURLToPath(new URL(`src/content/docs/${name}`, folder)), text);
  /** The file that the page's route reads, as it is now. */
  const fileOf = async (url: string): Promise<string> => {
    const module = plugin.load("\0virtual:docsjson/starlight") ?? "";
    const { default: site } = await import(`data:text/javascript,${encodeURIComponent(module)}`);
    const [path] = url.slice(1).split(/[/?]/);
    return site.rendered.find((page: { path: string }) => page.path === path)?.file;
  };
  return {
    plugin,
    sent,
    fileOf,
    edit: (config: object) => writeFileSync(file, JSON.stringify(config)),
    writePage: (text: string) => addPage("a.md", text),
    addPage,
    cleared: () => cleared,
    /** Asks for an address as browsers do; gives what the page's route then reads. */
    ask: async (url: string) => {
      for (const handle of handles) {
        await new Promise<void>((resolve, reject) =>
          handle({ url, headers: {} }, {}, (error) => (error ? reject(error) : resolve())),
        );
      }
      return readFileSync(await fileOf(url), "utf8");
    },
    /** Asks for a file; gives its content, and `undefined` for what Astro would answer. */
    askFile: (url: string) =>
      new Promise<string | undefined>((resolve) => {
        const end = (content: Buffer) => resolve(String(content));
        handles[0]?.({ url, headers: {} }, { writeHead: () => ({ end }) }, () => resolve(undefined));
      }),
    /** The type that a file is sent with. */
    typeOf: (url: string) =>
      new Promise<string | undefined>((resolve, reject) => {
        const writeHead = (_: number, { "content-type": type }: Record<string, string>) => ({
          end: () => resolve(type),
        });
        handles[0]?.({ url, headers: {} }, { writeHead }, reject);
      }),
    restarts: () => restarts,
    /** Whether the server that Astro starts is given anything to answer. */
    answers: handles.length > 0,
  };
}

const renamed = { ...CONFIG, navigation: { groups: [{ group: "Renamed", pages: ["a"] }] } };
const moved = { ...CONFIG, redirects: [{ source: "/old", destination: "/a" }] };

describe("the server of astro dev", () => {
  it("shows the browsers what changed", async () => {
    const { edit, sent, restarts } = await serve();
    edit(renamed);
    await vi.waitFor(() => expect(sent).toEqual([{ type: "full-reload" }]), WAIT);
    expect(restarts()).toBe(0);
  });

  it("renders a page when it is asked for, and again after it changed", async () => {
    const { ask, writePage, sent } = await serve();
    expect(await ask("/a?b")).toContain('id=\\"one\\"');
    writePage("---\ntitle: Other\n---\n\n## Two\n");
    await vi.waitFor(() => expect(sent).toEqual([{ type: "full-reload" }]), WAIT);
    const page = JSON.parse(await ask("/a/"));
    expect(page).toMatchObject({ title: "Other", html: expect.stringContaining('id="two"') });
  });

  it("has the file of a page for requests that were there before a change", async () => {
    const { ask, fileOf, edit, sent } = await serve();
    await ask("/a");
    const file = await fileOf("/a");
    edit(renamed);
    await vi.waitFor(() => expect(sent).toEqual([{ type: "full-reload" }]), WAIT);
    expect(existsSync(file)).toBe(true);
    expect(await fileOf("/a")).toBe(file);
  });

  it("shows a page that is new without a start of Astro, whose list of pages is read again", async () => {
    const { edit, addPage, ask, plugin, sent, cleared, restarts } = await serve();
    addPage("b.md", "## New\n");
    edit({ ...CONFIG, navigation: { groups: [{ group: "Start", pages: ["a", "b"] }] } });
    await vi.waitFor(() => expect(plugin.load("\0virtual:docsjson/starlight")).toContain('path\\":\\"b'), WAIT);
    await vi.waitFor(() => expect(sent).toContainEqual({ type: "full-reload" }), WAIT);
    expect(await ask("/b")).toContain('id=\\"new\\"');
    expect(cleared()).toBeGreaterThan(0);
    expect(restarts()).toBe(0);
  });

  it("serves the files of the docs root, but no sources of pages", async () => {
    const { askFile, typeOf } = await serve();
    // Browsers take no style sheet of another type.
    expect(await typeOf("/docs-site.css")).toBe("text/css; charset=utf-8");
    expect(await askFile("/b.svg?v=1")).toBe("<svg/>");
    expect(await askFile("/a.md")).toBeUndefined();
    expect(await askFile("/../../../package.json")).toBeUndefined();
  });

  it("starts Astro again where its config is another one", async () => {
    const { edit, restarts } = await serve();
    edit(moved);
    await vi.waitFor(() => expect(restarts()).toBe(1), WAIT);
  });

  it("follows nothing where Astro starts one for a build: the pages that it is about to write stay", async () => {
    const { answers } = await serve("build");
    expect(answers).toBe(false);
    expect((await serve()).answers).toBe(true);
  });

  it("bundles what reads docs.json wherever Astro renders pages, whose environments differ from version to version", async () => {
    const { plugin } = await serve();
    for (const name of ["ssr", "prerender", "astro"])
      expect(plugin.configEnvironment(name).resolve?.noExternal).toEqual(["docsjson", "@astrojs/starlight"]);
    expect(plugin.configEnvironment("client").resolve).toBeUndefined();
  });
});
