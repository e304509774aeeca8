import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkSite, PageReadings, watchSite } from "docsjson/node";
import { describe, expect, it, vi } from "vitest";
import * as frontMatter from "../../../src/pages/front-matter/simple-front-matter.ts";
import * as pageContents from "../../../src/pages/page-contents.ts";
import { headingRepeatsTitle } from "../../../src/pages/rules/heading-repeats-title.ts";
import { tempSite, writeSite } from "../../support/temp-site.ts";

const SITE = {
  "docs.json": JSON.stringify({ navigation: { pages: ["index", "old.page"] } }),
  "index.mdx": "[a](/none) <Steps>\n",
  "old.page.md": "<!-- note --> [b](/nothing)\n",
};

/** A cache with the sum of its lines in the last one. */
function resigned(text: string): string {
  // The first line says which file it is, and is not signed.
  const start = text.indexOf("\n") + 1;
  const lines = text.slice(start, text.lastIndexOf("\n", text.length - 2) + 1);
  return `${text.slice(0, start)}${lines}${createHash("sha1").update(lines).digest("hex")}\n`;
}

/** The codes that a check finds, and the pages that it read to find them. */
async function check(folder: string, options: Parameters<typeof checkSite>[1]) {
  const spy = vi.spyOn(pageContents, "readContents");
  const { diagnostics } = await checkSite(folder, options);
  const read = spy.mock.calls.map(([, file]) => file);
  spy.mockRestore();
  return { found: diagnostics.map(({ code, file, message }) => `${file} ${code} ${message}`), read };
}

describe("readings of pages by their content", () => {
  it("spare pages that are the same, and give the same findings", async () => {
    const folder = tempSite(SITE);
    const readings = new PageReadings();
    const first = await check(folder, { readings });
    expect(first.read).toEqual(["index.mdx", "old.page.md"]);
    expect(first.found.join("\n")).toContain('"/none" does not exist');
    expect(await check(folder, { readings })).toEqual({ found: first.found, read: [] });
    const texts = new Map([["index.mdx", "[a](/typed)"]]);
    const typed = await check(folder, { readings, texts });
    expect(typed.read).toEqual(["index.mdx"]);
    expect(typed.found.join("\n")).toContain('"/typed" does not exist');
    expect((await check(folder, { readings })).read).toEqual(["index.mdx"]);
  });

  it("tell .md from .mdx, whose comments differ", async () => {
    const text = "<!-- note -->\n";
    const folder = tempSite({ "docs.json": SITE["docs.json"], "index.mdx": text, "old.page.md": text });
    const { found } = await check(folder, { readings: new PageReadings() });
    expect(found.filter((line) => line.includes("page/syntax"))).toEqual([
      "index.mdx page/syntax HTML comments are not allowed in MDX",
    ]);
  });
});

describe("verdicts on pages", () => {
  /** A site on which pages link to one another's anchors; one has an anchor from a snippet. */
  const LINKED = {
    "docs.json": JSON.stringify({ navigation: { pages: ["a", "b", "c", "d"] }, redirects: [] }),
    "a.mdx": "---\ntitle: A\n---\n[b](/b#part) [c](/c#inner)\n",
    "b.mdx": "---\ntitle: B\n---\n## Part\n",
    "c.mdx": '---\ntitle: C\n---\nimport S from "/snippets/s.mdx"\n\n<S />\n',
    "d.mdx": "---\ntitle: D\n---\n[a](/a)\n",
    "snippets/s.mdx": "## Inner\n",
    "node_modules/.keep": "",
  };
  const CASES: readonly [string, Record<string, string>, readonly string[]][] = [
    ["nothing", {}, []],
    ["the text of a page", { "d.mdx": "---\ntitle: D\n---\nOther words. [a](/a)\n" }, ["d.mdx"]],
    ["an anchor", { "b.mdx": "---\ntitle: B\n---\n## Other\n" }, ["a.mdx", "b.mdx"]],
    ["the words below an anchor", { "b.mdx": "---\ntitle: B\n---\n## Part\n\nWords.\n" }, ["b.mdx"]],
    ["the anchor of a snippet", { "snippets/s.mdx": "## Outer\n" }, ["a.mdx", "snippets/s.mdx"]],
    ["the addresses", { "e.mdx": "New." }, ["a.mdx", "b.mdx", "c.mdx", "d.mdx", "e.mdx", "snippets/s.mdx"]],
  ];
  async function judged(folder: string, options: Parameters<typeof checkSite>[1]) {
    const spy = vi.spyOn(headingRepeatsTitle, "check");
    const { diagnostics } = await checkSite(folder, options);
    const files = spy.mock.calls.flatMap(([{ page }]) => (page.isCode ? [] : [page.file])).sort();
    spy.mockRestore();
    return { files, found: diagnostics.map(({ code, file, message }) => `${file} ${code} ${message}`) };
  }

  it.each(CASES)("in memory count until %s changes", async (_what, changes, expected) => {
    const folder = tempSite(LINKED);
    const readings = new PageReadings();
    await judged(folder, { readings });
    writeSite(folder, changes);
    const again = await judged(folder, { readings });
    expect(again.files).toEqual(expected);
    expect(again.found).toEqual((await judged(folder, {})).found);
  });

  it.each(CASES)("on the disk count until %s changes", async (_what, changes, expected) => {
    const folder = tempSite(LINKED);
    await judged(folder, { keepReadings: true });
    writeSite(folder, changes);
    const again = await judged(folder, { keepReadings: true });
    expect(again.found).toEqual((await judged(folder, {})).found);
    expect(again.files).toEqual(expected);
  });

  it("count until a component whose code was looked at makes anchors", async () => {
    const folder = tempSite({
      "docs.json": JSON.stringify({ navigation: { pages: ["a", "b"] } }),
      "a.mdx": "[b](/b#part)",
      "b.mdx": 'import { C } from "/snippets/c.jsx"\n\n<C />\n',
      "snippets/c.jsx": "export const C = () => <b>x</b>;\n",
      "node_modules/.keep": "",
    });
    for (const options of [{ readings: new PageReadings() }, { keepReadings: true }]) {
      writeSite(folder, { "snippets/c.jsx": "export const C = () => <b>x</b>;\n" });
      const { found } = await judged(folder, options);
      expect(found.join("\n")).toContain("link/anchor-not-found");
      expect(await judged(folder, options)).toEqual({ files: [], found });
      writeSite(folder, { "snippets/c.jsx": 'export const C = () => <b id="part">x</b>;\n' });
      const changed = await judged(folder, options);
      expect(changed.files).toEqual(["a.mdx"]);
      expect(changed.found.join("\n")).not.toContain("link/anchor-not-found");
    }
  });

  it("count until a title that has no anchor changes", async () => {
    const folder = tempSite({
      "docs.json": JSON.stringify({ navigation: { pages: ["a", "b"] } }),
      "a.mdx": "[b](/b#deep)",
      "b.mdx": "##### Other\n",
      "node_modules/.keep": "",
    });
    const hints = async (options: Parameters<typeof checkSite>[1]) =>
      (await checkSite(folder, options)).diagnostics.flatMap(({ code, hint }) =>
        code === "link/anchor-not-found" ? [hint] : [],
      );
    for (const options of [{ readings: new PageReadings() }, { keepReadings: true }]) {
      writeSite(folder, { "b.mdx": "##### Other\n" });
      const before = await hints(options);
      writeSite(folder, { "b.mdx": "##### Deep\n" });
      const after = await hints(options);
      expect(after).toEqual(await hints({}));
      expect(after).not.toEqual(before);
    }
  });

  it("of a watched site, too", async () => {
    const folder = tempSite(LINKED);
    const texts = new Map<string, string>();
    const updates: string[][] = [];
    const spy = vi.spyOn(headingRepeatsTitle, "check");
    const watcher = watchSite(
      folder,
      () => {
        updates.push(spy.mock.calls.map(([{ page }]) => page.file));
        spy.mockClear();
      },
      { texts, delayMs: 0 },
    );
    await watcher.ready;
    texts.set("b.mdx", "---\ntitle: B\n---\n## Typed\n");
    watcher.touch(["b.mdx"]);
    await watcher.settled();
    await watcher.close();
    spy.mockRestore();
    expect(updates[0]).toHaveLength(5);
    expect(updates[1]?.sort()).toEqual(["a.mdx", "b.mdx"]);
  });
});

describe("readings on the disk", () => {
  const inProject = () => {
    const root = join(tempSite({ ...SITE, "node_modules/.keep": "" }));
    const cache = join(root, "node_modules/.cache/docsjson");
    return { root, cache, file: () => join(cache, readdirSync(cache)[0] as string) };
  };
  const keepReadings = true;

  it("are kept below the nearest node_modules, and spare the next run the pages", async () => {
    const { root, file } = inProject();
    const first = await check(root, { keepReadings });
    expect(first.read).toHaveLength(2);
    expect(await check(root, { keepReadings })).toEqual({ found: first.found, read: [] });
    const before = readFileSync(file(), "utf8");
    writeFileSync(join(root, "index.mdx"), "[a](/else)");
    const changed = await check(root, { keepReadings });
    expect(changed.read).toEqual(["index.mdx"]);
    expect(changed.found.join("\n")).toContain('"/else" does not exist');
    expect(readFileSync(file(), "utf8")).not.toBe(before);
    expect(readdirSync(join(file(), ".."))).toHaveLength(1);
  });

  it("spare the next run even reading files that were not written to, unless that was just before", async () => {
    const { root } = inProject();
    const readFiles = async (clock: number) => {
      const spy = vi.spyOn(frontMatter, "readSimpleFrontMatter");
      const now = vi.spyOn(Date, "now").mockReturnValue(clock);
      const { diagnostics } = await checkSite(root, { keepReadings });
      const files = spy.mock.calls.map(([, file]) => file);
      spy.mockRestore();
      now.mockRestore();
      return { files, diagnostics };
    };
    const [soon, later] = [Date.now(), Date.now() + 10_000];
    const first = await readFiles(soon);
    expect((await readFiles(soon)).files).toHaveLength(2);
    expect((await readFiles(later)).files).toHaveLength(2);
    expect(await readFiles(later)).toEqual({ ...first, files: [] });
    // Neither its size nor its time tells that it is another.
    const page = join(root, "index.mdx");
    const { atime, mtime } = statSync(page);
    writeFileSync(page, readFileSync(page, "utf8").replace("/none", "/nine"));
    utimesSync(page, atime, mtime);
    const changed = await readFiles(later);
    expect(changed.files).toEqual(["index.mdx"]);
    expect(JSON.stringify(changed.diagnostics)).toContain("/nine");
  });

  it("are written anew if more than a few are new", async () => {
    const pages = Array.from({ length: 200 }, (_, at) => `page-${at}`);
    const folder = tempSite({
      "docs.json": { navigation: { pages } },
      ...Object.fromEntries(pages.map((page) => [`${page}.mdx`, "Words."])),
      "node_modules/.keep": "",
    });
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 10_000);
    await check(folder, { keepReadings });
    const cache = join(folder, "node_modules/.cache/docsjson");
    const kept = () => readFileSync(join(cache, readdirSync(cache)[0] as string), "utf8");
    const before = kept();
    for (const [count, isSame] of [
      [1, true],
      [60, false],
    ] as const) {
      for (const page of pages.slice(0, count)) writeSite(folder, { [`${page}.mdx`]: `[a](/none-${count})` });
      const { found } = await check(folder, { keepReadings });
      expect(found).toEqual((await check(folder, {})).found);
      expect((await check(folder, { keepReadings })).found).toEqual(found);
      expect(kept() === before).toBe(isSame);
    }
    vi.mocked(Date.now).mockRestore();
  });

  it("keep findings with their places, other ends and fixes", async () => {
    const root = tempSite({
      "docs.json": JSON.stringify({ navigation: { pages: ["index"] } }),
      "index.mdx": "## A heading\n\n[a](#A-Heading) <b>*<i></b></i>* [c](/none)\n",
      "node_modules/.keep": "",
    });
    const first = await checkSite(root, { keepReadings });
    expect(first.diagnostics.some(({ related }) => related.length > 0)).toBe(true);
    expect(first.diagnostics.some(({ fixes }) => fixes.length > 0)).toBe(true);
    const spy = vi.spyOn(headingRepeatsTitle, "check");
    expect((await checkSite(root, { keepReadings })).diagnostics).toEqual(first.diagnostics);
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  });

  it.each<[string, (text: string) => string]>([
    ["torn", (text) => text.slice(0, text.length / 2)],
    ["empty", () => ""],
    ["without its last line", (text) => text.split("\n").slice(0, -2).join("\n")],
    ["changed", (text) => text.replace("/none", "/nine")],
    ["foreign", () => "some other tool's cache\n"],
    ["of another version", (text) => resigned(text.replace(/^docsjson \S+ /m, "docsjson 0.0.0 "))],
    ["of another build", (text) => resigned(text.replace(/^(docsjson \S+) \d+ /m, "$1 7 "))],
  ])("are not used if the file is %s", async (_what, spoil) => {
    const { root, file } = inProject();
    const first = await check(root, { keepReadings });
    writeFileSync(file(), spoil(readFileSync(file(), "utf8")));
    // All pages are read again.
    expect(await check(root, { keepReadings })).toEqual(first);
    expect((await check(root, { keepReadings })).read).toEqual([]);
  });

  it("are used if the file is signed anew", async () => {
    const { root, file } = inProject();
    await check(root, { keepReadings });
    writeFileSync(file(), resigned(readFileSync(file(), "utf8")));
    expect((await check(root, { keepReadings })).read).toEqual([]);
  });

  it("may be written by several runs at once", async () => {
    const { root, cache } = inProject();
    const all = await Promise.all(Array.from({ length: 6 }, () => checkSite(root, { keepReadings })));
    expect(new Set(all.map(({ diagnostics }) => JSON.stringify(diagnostics))).size).toBe(1);
    expect(readdirSync(cache)).toHaveLength(1);
    expect((await check(root, { keepReadings })).read).toEqual([]);
  });

  it("are left out where the folder can't be written", async () => {
    const { root } = inProject();
    writeFileSync(join(root, "node_modules/.cache"), "");
    const first = await check(root, { keepReadings });
    expect(first.found.join("\n")).toContain('"/none" does not exist');
    expect(await check(root, { keepReadings })).toEqual(first);
  });

  it("are not written through a link", async () => {
    const elsewhere = tempSite({ "a.txt": "" });
    for (const link of ["node_modules", "node_modules/.cache", "node_modules/.cache/docsjson"]) {
      const root = tempSite(SITE);
      if (link.includes("/")) mkdirSync(join(root, link, ".."), { recursive: true });
      symlinkSync(elsewhere, join(root, link));
      await checkSite(root, { keepReadings });
      expect(readdirSync(elsewhere), link).toEqual(["a.txt"]);
    }
  });

  it("are not kept unless they are asked for, or where there are no packages", async () => {
    const { root } = inProject();
    await checkSite(root);
    expect(readdirSync(join(root, "node_modules"))).toEqual([".keep"]);
    const bare = tempSite(SITE);
    await checkSite(bare, { keepReadings });
    expect(readdirSync(bare).sort()).toEqual(["docs.json", "index.mdx", "old.page.md"]);
  });
});
