import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type SiteUpdate, type WatchOptions, watchSite } from "docsjson/node";
import { describe, expect, it, onTestFinished } from "vitest";
import { tempSite, writeSite } from "../support/temp-site.ts";

const SPEC = (summary: string) => `openapi: 3.1.0
info: { title: T, version: "1" }
paths:
  /users:
    get: { summary: ${summary} }
`;

const FILES = {
  "docs.json": { navigation: { $ref: "config/nav.json" } },
  "config/nav.json": {
    groups: [
      { group: "Guides", pages: ["intro"] },
      { group: "API", openapi: "api/spec.yaml" },
    ],
  },
  "intro.mdx": "---\ntitle: Intro\n---\n",
  "api/spec.yaml": SPEC("List users"),
};

/** Watches a site, and hands out its updates one by one. */
async function watched(root = tempSite(FILES), options: WatchOptions = {}) {
  const updates: SiteUpdate[] = [];
  const waiting: ((update: SiteUpdate) => void)[] = [];
  const errors: unknown[] = [];
  const watcher = watchSite(
    root,
    (update) => {
      const next = waiting.shift();
      if (next) next(update);
      else updates.push(update);
    },
    { delayMs: 20, onError: (error) => errors.push(error), ...options },
  );
  onTestFinished(() => watcher.close());
  await watcher.ready;
  const next = (): Promise<SiteUpdate> => {
    const update = updates.shift();
    return update ? Promise.resolve(update) : new Promise((resolve) => waiting.push(resolve));
  };
  /** The first update that passes: a file may be read while it is half written, and is then read once more. */
  const until = async (passes: (update: SiteUpdate) => boolean): Promise<SiteUpdate> => {
    for (;;) {
      const update = await next();
      if (passes(update)) return update;
    }
  };
  const titled = (...expected: string[]) => until((update) => titles(update)?.join() === expected.join());
  return { root, first: await next(), next, until, titled, watcher, errors };
}

const titles = ({ result }: SiteUpdate) => result.value.navigation?.pages.map(({ title }) => title);

describe("watchSite", () => {
  it("gives the site at first, and again after a page changed", async () => {
    const { root, first, titled } = await watched();
    expect(titles(first)).toEqual(["Intro", "List users"]);
    expect(first.changed).toEqual([]);
    writeSite(root, { "intro.mdx": "---\ntitle: Welcome\n---\n" });
    expect((await titled("Welcome", "List users")).changed).toEqual(["intro.mdx"]);
  });

  it("sees specs, includes and docs.json change", async () => {
    const { root, titled } = await watched();
    writeSite(root, { "api/spec.yaml": SPEC("All users") });
    await titled("Intro", "All users");
    writeSite(root, { "config/nav.json": { pages: ["intro"] } });
    await titled("Intro");
    writeSite(root, { "docs.json": { navigation: { pages: ["intro", "other"] } } });
    expect((await titled("Intro", "Other")).result.diagnostics.map(({ code }) => code)).toContain("nav/page-not-found");
  });

  it("sees what changes in another repository of the site", async () => {
    const folder = tempSite({
      "main/docs.json": { navigation: { tabs: [{ sourceRef: "acme/api" }] } },
      "api/docs.json": { navigation: { tabs: [{ tab: "API", pages: ["intro"] }] } },
      "api/intro.mdx": "---\ntitle: Intro\n---\n",
    });
    const sources = { "acme/api": { root: join(folder, "api"), path: "api" } };
    const { titled } = await watched(join(folder, "main"), { sources });
    writeSite(folder, { "api/intro.mdx": "---\ntitle: Welcome\n---\n" });
    await titled("Welcome");
  });

  it("sees files that editors replace, new folders, and folders that go away", async () => {
    const { root, titled, until } = await watched();
    writeFileSync(join(root, "intro.mdx.tmp"), "---\ntitle: Replaced\n---\n");
    renameSync(join(root, "intro.mdx.tmp"), join(root, "intro.mdx"));
    await titled("Replaced", "List users");

    mkdirSync(join(root, "new"));
    await until(({ changed }) => changed.includes("new"));
    writeSite(root, { "new/page.mdx": "" });
    const hasNew = ({ result }: SiteUpdate) => result.value.site.pages.has("new/page");
    expect((await until(hasNew)).changed).toEqual(["new/page.mdx"]);

    rmSync(join(root, "new"), { recursive: true });
    await until((update) => !hasNew(update));
  });

  it("follows code that pages import, and what else is asked for, such as pictures, and no other file", async () => {
    const { root, until } = await watched(tempSite({ ...FILES, "snippets/a.jsx": "1", "snippets/a.svg": "1" }), {
      alsoFollows: (file) => file.endsWith(".svg"),
    });
    for (const file of ["snippets/a.jsx", "snippets/a.svg"]) {
      writeSite(root, { "build.log": "line", [file]: "2" });
      expect((await until(({ changed }) => changed.includes(file))).changed).toEqual([file]);
      rmSync(join(root, file));
      await until(({ changed }) => changed.includes(file));
    }
  });

  it("sees what changes while the site is being read", async () => {
    const root = tempSite(FILES);
    let edited = false;
    const onProgress = (what: string) => {
      if (edited || what !== "resolving the navigation") return;
      edited = true;
      writeSite(root, { "intro.mdx": "---\ntitle: Meanwhile\n---\n", "api/spec.yaml": SPEC("New") });
    };
    const { first, titled } = await watched(root, { onProgress });
    expect(titles(first)).toEqual(["Intro", "List users"]);
    await titled("Meanwhile", "New");
  });

  it("follows a folder that was deleted and made anew", async () => {
    const { root, titled } = await watched();
    for (const title of ["One", "Two"]) {
      rmSync(join(root, "api"), { recursive: true });
      writeSite(root, { "api/spec.yaml": SPEC(title) });
      await titled("Intro", title);
    }
    writeSite(root, { "api/spec.yaml": SPEC("Three") });
    await titled("Intro", "Three");
  });

  it("indexes a spec again only when its text changed", async () => {
    const { root, first, next, titled } = await watched();
    const index = (update: SiteUpdate) => update.result.value.site.documents.get("openapi", "api/spec.yaml")?.index;
    writeSite(root, { "new.mdx": "" });
    expect(index(await next())).toBe(index(first));
    writeSite(root, { "api/spec.yaml": SPEC("Other") });
    expect(index(await titled("Intro", "Other"))).not.toBe(index(first));
  });

  it("goes on while docs.json is gone or broken", async () => {
    const { root, titled, until, errors } = await watched();
    rmSync(join(root, "docs.json"));
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    expect(String(errors[0])).toContain("contains no docs.json");
    writeFileSync(join(root, "docs.json"), "{");
    await until(({ result }) => result.diagnostics[0]?.code === "config/syntax");
    writeSite(root, FILES);
    await titled("Intro", "List users");
  });

  it("reads no folder for a page in memory, and resolves anew only if the head of it changed", async () => {
    const texts = new Map<string, string>();
    const listed: string[] = [];
    const { first, next, watcher } = await watched(undefined, {
      texts,
      onFolder: (_root, folder) => listed.push(folder),
    });
    listed.length = 0;
    const type = async (text: string) => {
      texts.set("intro.mdx", text);
      watcher.retext(["intro.mdx"]);
      return next();
    };
    const dead = await type("---\ntitle: Intro\n---\n[a](/nowhere)\n");
    expect(dead.result.diagnostics.map(({ code }) => code)).toContain("link/page-not-found");
    expect(listed).toEqual([]);
    expect(dead.result.value.navigation).toBe(first.result.value.navigation);
    const titled = await type("---\ntitle: Other\n---\n[a](/intro)\n");
    expect(titles(titled)).toEqual(["Other", "List users"]);
    expect(titled.result.diagnostics.map(({ code }) => code)).not.toContain("link/page-not-found");
    const wrong = await type("---\ntitle: 7\nicon: []\n---\n");
    expect(wrong.result.diagnostics.some(({ file }) => file === "intro.mdx")).toBe(true);
    expect(
      (await type("---\ntitle: Other\n---\n")).result.diagnostics.filter(({ file }) => file === "intro.mdx"),
    ).toEqual(titled.result.diagnostics.filter(({ file }) => file === "intro.mdx"));
  });

  it("says nothing more once it is closed", async () => {
    const { root, next, watcher } = await watched();
    await watcher.close();
    writeSite(root, { "intro.mdx": "---\ntitle: Late\n---\n" });
    const late = await Promise.race([next(), new Promise((resolve) => setTimeout(resolve, 150, "nothing"))]);
    expect(late).toBe("nothing");
  });

  it("refuses to start where there is no site", async () => {
    const watcher = watchSite(tempSite({ "a.txt": "" }), () => {});
    await expect(watcher.ready).rejects.toThrow("contains no docs.json");
    await watcher.close();
  });
});
