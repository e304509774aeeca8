import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  carryOut,
  planAddPage,
  planImport,
  planInit,
  planMove,
  planRedirect,
  planRemove,
  planSync,
} from "../../src/author.ts";
import { checkSite } from "../../src/node.ts";
import { tempSite } from "../support/temp-site.ts";

const SITE = {
  "docs.json": {
    $schema: "https://mintlify.com/docs.json",
    theme: "mint",
    name: "Site",
    colors: { primary: "#0f766e" },
    navigation: {
      tabs: [
        { tab: "Docs", groups: [{ group: "Start", pages: ["index", "guides/intro"] }] },
        { tab: "More", groups: [{ group: "Start", pages: ["more/a"] }] },
      ],
    },
  },
  "index.mdx": "---\ntitle: Home\n---\n[Intro](/guides/intro#top) and [A](more/a)\n",
  "guides/intro.mdx": "---\ntitle: Intro\n---\n## Top\n[Home](/)\n",
  "more/a.mdx": "---\ntitle: A\n---\n",
};

const read = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");
const navigation = (folder: string) => JSON.parse(read(folder, "docs.json")).navigation;

async function carriedOut(planned: Promise<Awaited<ReturnType<typeof planRemove>>>) {
  const { ok, value } = await planned;
  if (!ok) throw new Error("no plan");
  await carryOut(value);
  return value;
}

describe("planAddPage", () => {
  it("lists a page behind those of its folder, and makes its file", async () => {
    const folder = tempSite(SITE);
    const plan = await carriedOut(planAddPage(folder, "guides/set-up", { title: 'Say "hi"' }));
    expect(plan.changes.map(({ kind, file }) => `${kind} ${file}`)).toEqual([
      "edit docs.json",
      "create guides/set-up.mdx",
    ]);
    expect(navigation(folder).tabs[0].groups[0].pages).toEqual(["index", "guides/intro", "guides/set-up"]);
    expect(read(folder, "guides/set-up.mdx")).toBe('---\ntitle: "Say \\"hi\\""\n---\n');
    expect((await checkSite(folder)).diagnostics).toEqual([]);
  });

  it("takes an element by its name with those around it, or by its pointer", async () => {
    const folder = tempSite({ ...SITE, "new.mdx": "---\ntitle: New\n---\n" });
    await expect(planAddPage(folder, "new", { group: "Start" })).rejects.toThrow(
      '2 elements are called "Start": give one of /navigation/tabs/0/groups/0, /navigation/tabs/1/groups/0',
    );
    await expect(planAddPage(folder, "new", { group: "Stort" })).rejects.toThrow('did you mean "Start"');
    const plan = await carriedOut(planAddPage(folder, "/new.mdx", { group: "More › Start" }));
    expect(plan.changes.map(({ file }) => file)).toEqual(["docs.json"]);
    expect(navigation(folder).tabs[1].groups[0].pages).toEqual(["more/a", "new"]);
  });

  it("refuses paths outside the docs root, those of no page, and a second entry", async () => {
    const folder = tempSite({ ...SITE, ".mintignore": "drafts/" });
    await expect(planAddPage(folder, "drafts/x", { group: "More" })).rejects.toThrow(
      "drafts/x.mdx is not published: .mintignore leaves it out",
    );
    await expect(planAddPage(folder, "../x", { group: "More" })).rejects.toThrow("outside the docs root");
    await expect(planAddPage(folder, ".git/x", { group: "More" })).rejects.toThrow("is not published");
    await expect(planAddPage(folder, "other/x")).rejects.toThrow('no element lists pages of the folder of "other/x"');
    await expect(planAddPage(folder, "more/a", { title: "B" })).rejects.toThrow("its title is in its front matter");
    const twice = await planAddPage(folder, "more/a", { group: "/navigation/tabs/1/groups/0" });
    expect(twice.diagnostics.map(({ code }) => code)).toEqual(["edit/page-twice"]);
  });
});

describe("planRemove", () => {
  it("removes file and entries, and leaves the pages that link there", async () => {
    const folder = tempSite(SITE);
    const plan = await carriedOut(planRemove(folder, "more/a"));
    expect(plan.left).toEqual([{ what: "index.mdx", reason: "links to more/a" }]);
    expect(existsSync(join(folder, "more"))).toBe(false);
    expect(navigation(folder).tabs).toHaveLength(1);
  });

  it("leads links and the old address to another page", async () => {
    const folder = tempSite(SITE);
    const plan = await carriedOut(planRemove(folder, "guides/intro", { redirect: "more/a" }));
    expect(plan.left).toEqual([]);
    expect(read(folder, "index.mdx")).toContain("[Intro](/more/a#top)");
    expect(JSON.parse(read(folder, "docs.json")).redirects).toEqual([
      { source: "/guides/intro", destination: "/more/a" },
    ]);
    await expect(planRemove(folder, "more/a", { redirect: "more/a" })).rejects.toThrow("lead to another one");
    await expect(planRemove(folder, "more/b")).rejects.toThrow('did you mean "more/a"');
  });
});

describe("planRedirect", () => {
  it("adds a redirect, and says that its destination has no page", async () => {
    const folder = tempSite(SITE);
    expect((await carriedOut(planRedirect(folder, "/old", "/more/a"))).left).toEqual([]);
    expect((await carriedOut(planRedirect(folder, "/older", "/none"))).left).toEqual([
      { what: "/none", reason: "has no page in the navigation" },
    ]);
    expect(JSON.parse(read(folder, "docs.json")).redirects).toEqual([
      { source: "/old", destination: "/more/a" },
      { source: "/older", destination: "/none" },
    ]);
  });

  it.each([
    ["old", "/more/a", "is no address"],
    ["/old#x", "/more/a", "is no address"],
    ["/more/a", "/", "there is a page at /more/a"],
    ["/old", "more/a", "is neither an address from the root nor a URL"],
    ["/old", "javascript:alert(1)", "is neither an address from the root nor a URL"],
    ["/old", "//example.com", "is neither an address from the root nor a URL"],
  ])("refuses %s to %s", async (source, destination, message) => {
    await expect(planRedirect(tempSite(SITE), source, destination)).rejects.toThrow(message);
  });
});

describe("pages with names that are read as references", () => {
  const pages = { "a.md": "# A\n", "Get started.md": "# B\n", "x webhook y.md": "# C\n" };
  const docs = (...pages: string[]) => ({ name: "A", navigation: { groups: [{ group: "G", pages }] } });
  const pagesOf = async (folder: string) => (await checkSite(folder)).value.navigation?.pages.map(({ href }) => href);
  const config = docs("a");

  it.each<[string, Record<string, unknown>, (folder: string) => Promise<Awaited<ReturnType<typeof planRemove>>>]>([
    ["sync", { ...pages, "docs.json": config }, (folder) => planSync(folder)],
    ["add", { ...pages, "docs.json": config }, (folder) => planAddPage(folder, "Get started", { group: "G" })],
    ["init", pages, (folder) => planInit(folder)],
    [
      "import",
      { ...pages, "mkdocs.yml": "docs_dir: .\nnav: [a.md, Get started.md, x webhook y.md]\n" },
      (folder) => planImport(folder, "mkdocs"),
    ],
    [
      "mv",
      { "a.md": "", "b.md": "", "docs.json": docs("a", "b") },
      (folder) => planMove(folder, "b", "Get started", { redirect: false }),
    ],
  ])("%s lists them with a slash, if an entry can name them at all", async (_, files, planFor) => {
    const folder = tempSite(files as Parameters<typeof tempSite>[0]);
    await carriedOut(planFor(folder));
    expect(await pagesOf(folder)).toEqual(["/a", "/Get started"]);
    expect((await checkSite(folder)).diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it("says which pages it can't list, and refuses to make one", async () => {
    const { value } = await planImport(
      tempSite({ ...pages, "SUMMARY.md": "* [](a.md)\n* [C](<x webhook y.md>)\n" }),
      "summary",
    );
    expect(value?.left.map(({ what }) => what)).toEqual([
      "x webhook y has a name that docs.json reads as a reference to an operation",
    ]);
    const folder = tempSite({ ...pages, "docs.json": config });
    await expect(planMove(folder, "a", "x webhook z")).rejects.toThrow("is read as a reference to an operation");
  });
});

it("names a group of a table of contents that has no title by its page", async () => {
  const folder = tempSite({ "a.md": "", "b.md": "", "SUMMARY.md": "* [](a.md)\n  * [B](b.md)\n" });
  await carriedOut(planImport(folder, "summary"));
  expect(navigation(folder).groups[0].pages).toEqual([{ group: "a", root: "a", pages: ["b"] }]);
});
