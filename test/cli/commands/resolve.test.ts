import { spawn } from "node:child_process";
import { once } from "node:events";
import { navigationToJson } from "docsjson";
import { resolveSite } from "docsjson/node";
import { describe, expect, it } from "vitest";
import { CLI, runCli, transcript } from "../../support/run-cli.ts";
import { tempSite } from "../../support/temp-site.ts";

const SPEC = `openapi: 3.1.0
info: { title: Users, version: "1" }
tags: [{ name: Users }]
paths:
  /users:
    get: { summary: List users, tags: [Users] }
    post: { summary: Add a user, tags: [Users], deprecated: true }
    delete: { summary: Drop them, tags: [Users], x-hidden: true }
webhooks:
  user.added:
    post: { summary: User added, tags: [Users] }
`;

const SITE = {
  "docs.json": {
    theme: "mint",
    name: "Acme",
    colors: { primary: "#0a0" },
    navigation: {
      versions: [
        {
          version: "2.0",
          tag: "Latest",
          tabs: [
            {
              tab: "Guides",
              groups: [
                {
                  group: "Start",
                  root: "start",
                  directory: "card",
                  pages: ["index", { group: "Deep", pages: ["deep"] }],
                },
              ],
            },
            { tab: "API", openapi: "api.yaml" },
            { tab: "Status", href: "https://status.example.com" },
          ],
        },
        { version: "1.0", pages: ["old"] },
      ],
      global: { anchors: [{ anchor: "Blog", href: "/blog" }] },
    },
  },
  "index.mdx": "---\ntitle: Welcome\n---\n",
  "start.mdx": "---\ntitle: Start here\n---\n",
  "deep.mdx": "---\ntitle: Deep down\n---\n",
  "old.mdx": "---\ntitle: Old\ntag: OLD\n---\n",
  "api.yaml": SPEC,
};

const range = (count: number) => Array.from({ length: count }, (_, i) => `pages/page-${i}`);

describe("docsjson resolve", () => {
  it("prints a tree", () => {
    expect(transcript(["resolve", "--format", "tree"], { cwd: tempSite(SITE) })).toMatchInlineSnapshot(`
      "$ docsjson resolve --format tree
      version 2.0  6 pages  [Latest], default
      ├─ tab Guides  3 pages
      │  └─ group Start  /start  3 pages
      │     ├─ Welcome  /index
      │     └─ group Deep  1 page
      │        └─ Deep down  /deep
      ├─ tab API  3 pages
      │  └─ group Users  3 pages  generated
      │     ├─ GET List users  /api-reference/users/list-users
      │     ├─ POST Add a user  /api-reference/users/add-a-user  deprecated
      │     └─ WEBHOOK User added  /api-reference/users/user-added
      └─ Status  ↗ https://status.example.com
      version 1.0  1 page
      └─ Old  /old  [OLD]
      global anchors: Blog  → /blog

      7 pages, 3 of them operations; 1 unlisted page
      exit 0"
    `);
  });

  it("prints the addresses in reading order", () => {
    expect(runCli(["resolve", "--format", "paths"], { cwd: tempSite(SITE) }).stdout).toMatchInlineSnapshot(`
      "/start
      /index
      /deep
      /api-reference/users/list-users
      /api-reference/users/add-a-user
      /api-reference/users/user-added
      /old
      "
    `);
  });

  it("prints no address that would steer a terminal", () => {
    const cwd = tempSite({ "docs.json": { navigation: { pages: ["a\u001b[2J"] } }, "a\u001b[2J.mdx": "" });
    expect(runCli(["resolve", "--format", "paths"], { cwd }).stdout).toBe("/a\\u001b[2J\n");
  });

  it("prints JSON where it is no terminal, and nothing else", () => {
    const { stdout, stderr, status } = runCli(["resolve"], { cwd: tempSite(SITE) });
    expect([stderr, status]).toEqual(["", 0]);
    const resolved = JSON.parse(stdout);
    expect(Object.keys(resolved)).toEqual([
      "version",
      "dialect",
      "ok",
      "navigation",
      "pages",
      "unlisted",
      "excluded",
      "diagnostics",
    ]);
    expect(resolved.pages[0]).toEqual({
      type: "page",
      path: "start",
      href: "/start",
      title: "Start here",
      breadcrumbs: ["2.0", "Guides", "Start"],
      root: true,
    });
    expect(resolved.unlisted).toMatchObject([{ operation: "DELETE /users", href: "/api-reference/users/drop-them" }]);
    expect(resolved.excluded).toEqual([]);
    const { excluded } = JSON.parse(runCli(["resolve", "--dialect", "spec"], { cwd: tempSite(SITE) }).stdout);
    expect(excluded).toEqual([{ operation: "DELETE /users", spec: "api.yaml", reason: "x-hidden" }]);
  });

  it("folds long lists of the tree, unless all is asked for", () => {
    const pages = Array.from({ length: 40 }, (_, i) => `p${i}`);
    const cwd = tempSite({ "docs.json": { navigation: { groups: [{ group: "G", pages }] } } });
    const lines = (...args: string[]) => runCli(["resolve", "--format", "tree", ...args], { cwd }).stdout.split("\n");
    expect(lines().slice(11, 14)).toEqual(["├─ P10  /p10", "├─ P11  /p11", "└─ … 28 more"]);
    expect(lines("--all")).toContain("└─ P39  /p39");
  });

  it("says on stderr what is wrong, and still prints the rest", () => {
    const cwd = tempSite({ ...SITE, "docs.json": { navigation: { pages: ["index", "gone"] } } });
    const { stdout, stderr, status } = runCli(["resolve", "--format", "paths"], { cwd });
    expect(stdout).toBe("/index\n/gone\n");
    expect(stderr).toContain("docs.json:5:7  error  nav/page-not-found");
    expect(status).toBe(1);
  });

  it("prints diagnostics and no navigation where docs.json is not JSON", () => {
    const cwd = tempSite({ "docs.json": "{ 'navigation': {} }" });
    const { stdout, status } = runCli(["resolve", "--format", "json"], { cwd });
    const resolved = JSON.parse(stdout);
    expect([resolved.ok, resolved.navigation, resolved.diagnostics[0].code, status]).toEqual([
      false,
      undefined,
      "config/syntax",
      1,
    ]);
  });

  it.each([
    ["a site with all kinds of nodes", SITE],
    ["an empty navigation", { "docs.json": { navigation: {} } }],
    ["more pages than a piece of output holds", { "docs.json": { navigation: { pages: range(450) } } }],
  ])("prints the JSON of %s as the library gives it, to the byte", async (_, files) => {
    const cwd = tempSite(files);
    for (const dialect of ["spec", "mintlify"] as const) {
      const { stdout } = runCli(["resolve", "--format", "json", "--dialect", dialect], { cwd });
      const { ok, value, diagnostics } = await resolveSite(cwd, { dialect });
      if (!value) throw new Error("no navigation");
      const whole = Object.assign({ version: 1, dialect, ok }, navigationToJson(value), { diagnostics });
      expect(stdout).toBe(`${JSON.stringify(whole)}\n`);
    }
  });

  it("writes large output to its end", () => {
    const pages = Array.from({ length: 20_000 }, (_, i) => `pages/page-number-${i}`);
    const cwd = tempSite({
      "docs.json": { navigation: { pages } },
      "pages.txt": pages.map((page) => `${page}.mdx\n`).join(""),
    });
    const { stdout } = runCli(["resolve", "--format", "json", "--pages", "pages.txt"], { cwd });
    expect(stdout.length).toBeGreaterThan(4_000_000);
    expect(JSON.parse(stdout).pages).toHaveLength(20_000);
  });

  it("ends quietly when its reader goes away", async () => {
    const pages = Array.from({ length: 20_000 }, (_, i) => `page-${i}`);
    const cwd = tempSite({ "docs.json": { navigation: { pages } } });
    const child = spawn(process.execPath, [CLI, "resolve", "--format", "json"], { cwd });
    let stderr = "";
    child.stderr.setEncoding("utf8").on("data", (text) => {
      stderr += text;
    });
    await once(child.stdout, "data");
    child.stdout.destroy();
    const [status] = await once(child, "close");
    expect([stderr, status]).toEqual(["", 1]);
  });

  it("takes one site at a time", () => {
    expect(runCli(["resolve", "a", "b"])).toMatchObject({
      status: 2,
      stderr: "docsjson resolve: one site at a time: give one path\ndocsjson resolve --help tells more.\n",
    });
  });
});
