import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PageFile } from "docsjson";
import { loadSite, SiteError } from "docsjson/node";
import fc from "fast-check";
import { FAILSAFE_SCHEMA, load as loadYaml } from "js-yaml";
import { describe, expect, it } from "vitest";
import { type SiteFiles, tempSite } from "../support/temp-site.ts";

const CONFIG = { "docs.json": { navigation: { pages: [] } } };

const pathsIn = async (root: string): Promise<string[]> => [...(await loadSite(root)).value.pages.keys()];
const paths = (files: SiteFiles): Promise<string[]> => pathsIn(tempSite({ ...CONFIG, ...files }));

async function readPage(text: string): Promise<PageFile> {
  const { value } = await loadSite(tempSite({ ...CONFIG, "page.mdx": text }));
  return value.pages.get("page") ?? {};
}

/** What the front matter of a page's text says. */
async function frontMatter(text: string): Promise<object> {
  const { file, openapiRange, iconRange, ...rest } = await readPage(text);
  expect([file, openapiRange !== undefined]).toEqual(["page.mdx", rest.openapi !== undefined]);
  return rest;
}

describe("page files", () => {
  it("are the .mdx and .md files of the docs root, by path without extension", async () => {
    expect(
      await paths({
        "index.mdx": "",
        "guides/a.md": "",
        "release-4.5.mdx": "",
        "image.png": "",
        "guides/b.mdx.bak": "",
      }),
    ).toEqual(["guides/a", "index", "release-4.5"]);
  });

  it("leave out dot folders, dot files and node_modules, at any depth", async () => {
    expect(
      await paths({
        ".github/a.md": "",
        "x/.hidden.md": "",
        "node_modules/p/README.md": "",
        "x/node_modules/a.md": "",
        "x/y.md": "",
      }),
    ).toEqual(["x/y"]);
  });

  it("prefer .mdx over .md of the same name", async () => {
    const { value } = await loadSite(tempSite({ ...CONFIG, "a.md": "", "a.mdx": "", "b.mdx": "" }));
    expect([...value.pages.values()].map(({ file }) => file)).toEqual(["a.mdx", "b.mdx"]);
  });

  it("come from a list where one is given", async () => {
    const root = tempSite({ ...CONFIG, "on-disk.mdx": "", "list.txt": "a.mdx\r\n\r\n./guides/b.md\n/c.mdx\nplain\n" });
    const { value } = await loadSite(root, { pages: join(root, "list.txt") });
    expect([...value.pages.keys()]).toEqual(["a", "guides/b", "c", "plain"]);
    await expect(loadSite(root, { pages: "gone.txt" })).rejects.toThrow(SiteError);
  });

  it("behind symbolic links count only inside the docs root, and links that go round in circles end", async () => {
    const outside = tempSite({ "secret.mdx": "---\ntitle: Secret\n---" });
    const root = tempSite({ ...CONFIG, "real/a.mdx": "" });
    symlinkSync(outside, join(root, "linked-out"));
    symlinkSync(join(outside, "secret.mdx"), join(root, "secret.mdx"));
    symlinkSync(join(root, "real"), join(root, "linked-in"));
    symlinkSync(root, join(root, "real/round"));
    symlinkSync("/nowhere", join(root, "dangling.mdx"));
    expect(await pathsIn(root)).toEqual(["linked-in/a", "real/a", "real/round/real/a"]);
  });

  it("are never read from what is no file", async () => {
    const root = tempSite(CONFIG);
    mkdirSync(join(root, "folder.mdx"));
    writeFileSync(join(root, "folder.mdx/a.mdx"), "");
    expect(await pathsIn(root)).toEqual(["folder.mdx/a"]);
  });
});

describe(".mintignore", () => {
  it.each([
    ["drafts/", ["a", "x/a", "x/b"]],
    ["/drafts", ["a", "x/a", "x/b"]],
    ["a.mdx", ["drafts/c", "x/b"]],
    ["/a.mdx", ["drafts/c", "x/a", "x/b"]],
    ["x/*", ["a", "drafts/c"]],
    ["x/*\n!x/b.mdx", ["a", "drafts/c", "x/b"]],
    ["# a.mdx\n\n", ["a", "drafts/c", "x/a", "x/b"]],
    ["**/b.mdx", ["a", "drafts/c", "x/a"]],
    ["x/**", ["a", "drafts/c"]],
    ["[a-b].mdx", ["drafts/c"]],
    ["[!a].mdx", ["a", "x/a"]],
    ["?.mdx", []],
    ["*.mdx/", ["a", "drafts/c", "x/a", "x/b"]],
    ["\\a.mdx   ", ["drafts/c", "x/b"]],
    ["x\n!x/a.mdx", ["a", "drafts/c"]],
    ["[z-a].mdx", ["a", "drafts/c", "x/a", "x/b"]],
    ["[[:alpha:]].mdx", []],
    ["[[:digit:]].mdx", ["a", "drafts/c", "x/a", "x/b"]],
    ["[", ["a", "drafts/c", "x/a", "x/b"]],
  ])("%j leaves %j", async (rules, left) => {
    const pages = { "a.mdx": "", "drafts/c.mdx": "", "x/a.mdx": "", "x/b.mdx": "" };
    expect(await paths({ ...pages, ".mintignore": rules })).toEqual(left);
  });
});

describe("front matter", () => {
  it.each([
    ["---\ntitle: Quickstart\n---\n# Text", { title: "Quickstart" }],
    [
      "---\r\ntitle: \"Users: all\"\r\nsidebarTitle: 'Users'\r\n---\r\n",
      { title: "Users: all", sidebarTitle: "Users" },
    ],
    ["\uFEFF---\ntitle: A\n---", { title: "A" }],
    ["---\ntitle: A # not this\n---", { title: "A" }],
    ["---\ntitle: C#\n---", { title: "C#" }],
    ["---\ntitle: >-\n  On two\n  lines\n---", { title: "On two lines" }],
    ["---\ntitle: On two\n  lines\n---", { title: "On two lines" }],
    ['---\ntitle: "A \\"quoted\\" one"\n---', { title: 'A "quoted" one' }],
    ["---\ntitle: 2024\ntag: 1.0\n---", { title: "2024", tag: "1.0" }],
    ["---\nhidden: true\ndeprecated: false\n---", { hidden: true, deprecated: false }],
    ["---\nhidden: maybe\ntitle:\n---", {}],
    [
      "---\nopenapi: GET /users/{id}\nicon: user\ndescription: One user.\n---",
      { openapi: "GET /users/{id}", icon: "user", description: "One user." },
    ],
    ["---\nseo:\n  title: Not this\ntitle: This\n---", { title: "This" }],
    ["---\ndescription: |\n  title: not this\ntitle: This\n---", { description: "title: not this\n", title: "This" }],
    ["---\ntitle: Broken: here\ntag: NEW\n---", { title: "Broken: here", tag: "NEW" }],
    ["---\n{title: Flow, tag: x}\n---", { title: "Flow", tag: "x" }],
    ["---\ntitle: Never closed\n", {}],
    ["title: No front matter\n---\n", {}],
    ["----\ntitle: No\n---", {}],
    ["", {}],
  ])("%j says %j", async (text, says) => {
    expect(await frontMatter(text)).toEqual(says);
  });

  it.each([
    ["---\nopenapi: GET /users\n---", "GET /users", 2, 10],
    ['\uFEFF---\r\ntitle: A\r\n"openapi" :  "api.json GET /a"  \r\n---\r\n', "api.json GET /a", 3, 15],
    ["---\nopenapi: >-\n  GET\n  /users\n---", ">-", 2, 10],
  ])("%j has its openapi at %j", async (text, value, line, column) => {
    const { openapiRange: range } = await readPage(text);
    expect(text.slice(range?.start.offset, range?.end.offset)).toBe(value);
    expect(range?.start).toMatchObject({ line, column });
  });

  it("may hold an openapi that has no line of its own", async () => {
    expect(await readPage("---\n{title: Flow, openapi: GET /users}\n---")).toEqual({
      file: "page.mdx",
      title: "Flow",
      openapi: "GET /users",
    });
  });

  it("is read to its end, however long it is", async () => {
    const long = `---\nkeywords: "${"x".repeat(20_000)}"\ntitle: Far down\n---\n`;
    expect(await frontMatter(long)).toEqual({ title: "Far down" });
  });

  it("says what a YAML parser says, whatever is in it", async () => {
    const value = fc.oneof(
      fc.string({ unit: fc.constantFrom(..."ab:#'\"-, []{}&*!|>%@`?\\é "), maxLength: 8 }),
      fc.constantFrom(
        "|\n  block",
        ">-\n  folded\n  twice",
        "plain\n  continued",
        '"a\n  b"',
        "[a, b]",
        "&x a",
        "true",
        "~",
      ),
    );
    const lines = fc.array(fc.tuple(fc.constantFrom("title", "tag", "icon", "other"), value), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(lines, async (entries) => {
        const yaml = entries.map(([key, value]) => `${key}: ${value}`).join("\n");
        let expected: Record<string, unknown>;
        try {
          expected = (loadYaml(yaml, { schema: FAILSAFE_SCHEMA }) ?? {}) as Record<string, unknown>;
        } catch {
          return; // broken YAML: its single lines are taken as they are
        }
        const texts = ["title", "tag", "icon"].flatMap((key) => {
          const text = Object.hasOwn(expected, key) ? expected[key] : undefined;
          return typeof text === "string" && text !== "" ? [[key, text]] : [];
        });
        expect(await frontMatter(`---\n${yaml}\n---\n`)).toEqual(Object.fromEntries(texts));
      }),
      { numRuns: 300 },
    );
  });
});

describe("unusual front matter", () => {
  it("is read where all of it is indented", async () => {
    expect(await frontMatter("---\n  title: Indented\n  openapi: GET /a\n  x:\n    tag: no\n---\n")).toEqual({
      title: "Indented",
      openapi: "GET /a",
    });
    const { openapiRange } = await readPage("---\n  x:\n    openapi: no\n  openapi: GET /a\n---\n");
    expect([openapiRange?.start, openapiRange?.end].map((at) => at && [at.line, at.column])).toEqual([
      [4, 12],
      [4, 18],
    ]);
  });

  it("may hold any run of blanks and any line separator", async () => {
    expect(await frontMatter(`---\ntitle:${" ".repeat(60_000)}\u2028x\n---\n`)).toEqual({ title: "x" });
    expect(await frontMatter("---\ntitle: a\u2028--- \ntag: b\n---\n")).toEqual({ title: "a\u2028---", tag: "b" });
  });
});
