import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderTexts } from "../../../support/folder-texts.ts";
import { runCli, transcript } from "../../../support/run-cli.ts";
import { tempSite, writeSite } from "../../../support/temp-site.ts";

const DOCS = `{
  "theme": "mint", "name": "Acme", "colors": { "primary": "#0a0" },
  "navigation": { "groups": [
    { "group": "Guides",   "pages": ["guides/z", "guides/a"] },
    { "group": "Old",      "pages": ["old/gone"] },
    {
      "group": "Users",
      "openapi": "api.yaml",
      "pages": [
        "GET /users",
        "DELETE /gone",
        "users"
      ]
    }
  ] }
}
`;

const SPEC = `openapi: 3.1.0
info: { title: Users, version: "1" }
paths:
  /users:
    get: { summary: List users, tags: [Users] }
    post: { summary: Add a user, tags: [Users] }
    put: { summary: Internal, tags: [Users], x-hidden: true }
`;

const SITE = {
  "CLAUDE.md": "For agents.",
  "api.yaml": SPEC,
  "docs.json": DOCS,
  "guides/a.mdx": "",
  "guides/b.mdx": "",
  "guides/hidden.mdx": "---\nhidden: true\n---\n",
  "guides/inner/c.mdx": "",
  "guides/z.mdx": "",
  "news/today.mdx": "",
  "users.mdx": "",
};

const SYNCED = DOCS.replace('"guides/a"]', '"guides/a", "guides/b", "guides/inner/c"]')
  .replace('    { "group": "Old",      "pages": ["old/gone"] },\n', "")
  .replace('"DELETE /gone",', '"POST /users",');

describe("docsjson sync", () => {
  it("says what is out of step, for CI", () => {
    const cwd = tempSite(SITE);
    expect(transcript(["sync", "--check"], { cwd })).toMatchInlineSnapshot(`
      "$ docsjson sync --check
      stderr: + guides/b  in "Guides"
      stderr: + guides/inner/c  in "Guides"
      stderr: + POST /users  in "Users"
      stderr: - old/gone  in "Old"
      stderr: - DELETE /gone  in "Users"
      stderr: ? news/today
      stderr: 1 page has no place by its folder: add it by hand, or name a group with --rest
      exit 1"
    `);
    expect(folderTexts(cwd)).toEqual(SITE);
  });

  it("changes what has to be, leaves the order of hands, and has nothing to do the second time", () => {
    const cwd = tempSite(SITE);
    expect(transcript(["sync"], { cwd })).toMatchInlineSnapshot(`
      "$ docsjson sync
      changed docs.json
      stderr: + guides/b  in "Guides"
      stderr: + guides/inner/c  in "Guides"
      stderr: + POST /users  in "Users"
      stderr: - old/gone  in "Old"
      stderr: - DELETE /gone  in "Users"
      stderr: ? news/today
      stderr: 1 page has no place by its folder: add it by hand, or name a group with --rest
      exit 1"
    `);
    expect(folderTexts(cwd)).toEqual({ ...SITE, "docs.json": SYNCED });
    expect(runCli(["sync"], { cwd }).stdout).toBe("");
    expect(folderTexts(cwd)).toEqual({ ...SITE, "docs.json": SYNCED });
  });

  it("writes into a navigation that is a list, beside entries that are no pages", () => {
    const docs = `{ "$schema": "https://holocron.so/docs.json",
      "navigation": [{ "group": "A", "pages": ["...", "gone", "index", { "group": "B", "pages": ["b/x"] }] }] }`;
    const cwd = tempSite({ "docs.json": docs, "index.mdx": "", "b/x.mdx": "", "b/y.mdx": "" });
    expect(runCli(["sync"], { cwd }).status).toBe(0);
    expect(folderTexts(cwd)["docs.json"]).toBe(docs.replace('"gone", ', "").replace('"b/x"', '"b/x", "b/y"'));
    expect(runCli(["sync", "--check"], { cwd })).toMatchObject({ status: 0, stderr: "in sync\n" });
  });

  it("is in step with the site, whatever the rules of the project silence", () => {
    const [as, silenced] = [tempSite(SITE), tempSite(SITE)];
    writeSite(silenced, { "docsjson.config.json": { rules: { "*": "off" } } });
    expect(runCli(["sync", "--check"], { cwd: silenced })).toEqual(runCli(["sync", "--check"], { cwd: as }));
    expect(runCli(["sync"], { cwd: silenced }).stderr).toContain("+ guides/b");
    expect(folderTexts(silenced)["docs.json"]).toBe(SYNCED);
  });

  it("leaves out pages that nobody can open, and folders that are not published", () => {
    const cwd = tempSite({
      "docs.json": { navigation: { pages: ["a"] }, redirects: [{ source: "/b", destination: "/a" }] },
      "a.mdx": "",
      "b.mdx": "",
      "build/c.mdx": "",
    });
    expect(runCli(["sync", "--check"], { cwd })).toMatchObject({ status: 0, stderr: "in sync\n" });
  });

  it("takes no name of a revision that is none, even if nothing has to be added", () => {
    const cwd = tempSite({ "docs.json": '{ "navigation": { "pages": ["a"] } }', "a.mdx": "" });
    execFileSync("git", ["init", "-q"], { cwd });
    const { status, stderr } = runCli(["sync", "--check", "--since", "v9"], { cwd });
    expect(stderr).toContain('"v9" is neither a path nor a git revision');
    expect(status).toBe(2);
  });

  it("offers what was not listed when docs.json was changed last, and writes what came since", () => {
    const cwd = tempSite({ ...SITE, "legacy/x.mdx": "", "guides/old.mdx": "" });
    const git = (...args: string[]) =>
      execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], { cwd, stdio: "ignore" });
    const offered = [
      "· guides/b",
      "· guides/inner/c",
      "· guides/old",
      "· legacy/x",
      "· news/today",
      "· POST /users",
      "6 pages and operations are not listed, as before: --add NAME lists one",
      "",
    ];
    git("init", "-q");
    git("add", "-A");
    git("commit", "-q", "-m", "site");
    const docs = DOCS.replace('    { "group": "Old",      "pages": ["old/gone"] },\n', "").replace(
      '"DELETE /gone",',
      "",
    );
    writeSite(cwd, { "docs.json": docs });
    git("commit", "-aq", "-m", "navigation");
    expect(runCli(["sync", "--check"], { cwd })).toMatchObject({
      status: 0,
      stderr: ["in sync", ...offered].join("\n"),
    });
    writeSite(cwd, { "guides/new.mdx": "" });
    git("add", "-A");
    git("commit", "-q", "-m", "page");
    const added = ['+ guides/new  in "Guides"', ...offered].join("\n");
    expect(runCli(["sync", "--check"], { cwd })).toMatchObject({ status: 1, stderr: added });
    expect(runCli(["sync", "--check", "--since", "HEAD"], { cwd }).stderr).toContain("· guides/new\n");
    const named = runCli(
      ["sync", "--dry-run", "--add", "guides/inner", "--add", "/guides/old.mdx", "--add", "POST /users"],
      {
        cwd,
      },
    );
    expect(named.stderr.split("\n").filter((line) => line.startsWith("+"))).toEqual([
      '+ guides/inner/c  in "Guides"',
      '+ guides/old  in "Guides"',
      '+ POST /users  in "Users"',
    ]);
    expect(runCli(["sync", "--add", "nothing"], { cwd })).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('no page or operation outside the navigation is "nothing"'),
    });
  });

  it("offers what the project excuses, and leaves out what .mintignore names", () => {
    const cwd = tempSite({
      "docs.json": { navigation: { pages: ["a", "drafts/a", "notes/a"] } },
      ".mintignore": "lost/\n",
      "docsjson.config.json": {
        ignore: ["drafts/"],
        overrides: [{ paths: ["notes/"], rules: { "nav/orphan-page": "off" } }],
      },
      ...Object.fromEntries(
        ["a", "b", "drafts/a", "drafts/b", "notes/a", "notes/b", "lost/b"].map((path) => [`${path}.mdx`, ""]),
      ),
      "alone.mdx": "---\ntitle: Alone\n---\n\n{/* docsjson-disable nav/orphan-page */}\n",
      "head.mdx": "---\ntitle: Head\n# docsjson-disable nav/*\n---\n",
    });
    const { stderr } = runCli(["sync", "--dry-run"], { cwd });
    expect(stderr.split("\n").slice(0, 5)).toEqual([
      expect.stringMatching(/^\+ b /),
      "· alone",
      "· drafts/b",
      "· head",
      "· notes/b",
    ]);
    const named = runCli(["sync", "--dry-run", "--add", "alone", "--add", "notes"], { cwd }).stderr;
    expect(named.split("\n").filter((line) => line.startsWith("+"))).toEqual([
      expect.stringMatching(/^\+ alone /),
      expect.stringMatching(/^\+ notes\/b /),
    ]);
    expect(stderr).not.toContain("lost");
  });

  it("puts a new operation beside those with the nearest paths", () => {
    const operations = [
      "/users",
      "/users/{id}",
      "/users/{id}/keys",
      "/teams",
      "/teams/{id}",
      "/teams/{id}/members",
      "/x",
    ];
    const group = (name: string, ...paths: string[]) => ({
      group: name,
      openapi: "api.json",
      pages: paths.map((path) => `GET ${path}`),
    });
    const cwd = tempSite({
      "docs.json": {
        openapi: "api.json",
        navigation: {
          groups: [group("Users", "/users", "/x", "/users/{id}"), group("Teams", "/teams", "/teams/{id}")],
        },
      },
      "api.json": {
        openapi: "3.1.0",
        info: { title: "A", version: "1" },
        paths: Object.fromEntries(operations.map((path) => [path, { get: { responses: {} } }])),
      },
    });
    const { stderr } = runCli(["sync", "--dry-run"], { cwd });
    expect(stderr.split("\n").filter((line) => line.startsWith("+"))).toEqual([
      '+ GET /users/{id}/keys  in "Users"',
      '+ GET /teams/{id}/members  in "Teams"',
    ]);
  });

  it("puts the rest into a group of its own, and then is in sync", () => {
    const cwd = tempSite(SITE);
    expect(runCli(["sync", "--rest", "More"], { cwd }).status).toBe(0);
    writeSite(cwd, { "other/x.mdx": "" });
    expect(transcript(["sync", "--rest", "More"], { cwd })).toMatchInlineSnapshot(`
      "$ docsjson sync --rest More
      changed docs.json
      stderr: + other/x  in "More"
      exit 0"
    `);
    expect(JSON.parse(folderTexts(cwd)["docs.json"] ?? "").navigation.groups.at(-1)).toEqual({
      group: "More",
      pages: ["news/today", "other/x"],
    });
    expect(runCli(["sync", "--check"], { cwd })).toMatchObject({ status: 0, stderr: "in sync\n" });
    const { diagnostics } = JSON.parse(runCli(["check", "--format", "json"], { cwd }).stdout);
    expect(diagnostics).toEqual([]);
  });

  it("puts the rest into no list that is none", () => {
    const docs = {
      navigation: {
        tabs: [
          { tab: "A", pages: ["x"] },
          { tab: "B", groups: { group: "C" } },
        ],
      },
    };
    const cwd = tempSite({ "docs.json": docs, "x.mdx": "", "other/y.mdx": "" });
    runCli(["sync", "--rest", "More"], { cwd });
    const { tabs } = JSON.parse(folderTexts(cwd)["docs.json"] ?? "").navigation;
    expect(tabs).toEqual([{ tab: "A", pages: ["x", { group: "More", pages: ["other/y"] }] }, docs.navigation.tabs[1]]);
  });

  it("makes a group for a new tag, where each tag has one", () => {
    const docs = `{
  "navigation": {
    "groups": [
      {
        "group": "Users",
        "openapi": "api.json",
        "pages": ["GET /users"]
      },
      {
        "group": "The teams",
        "openapi": "api.json",
        "pages": ["GET /teams"]
      }
    ]
  }
}
`;
    const operation = (tag: string) => ({ get: { tags: [tag] } });
    const spec = {
      openapi: "3.1.0",
      tags: [{ name: "keys", "x-group": "API keys" }],
      paths: {
        "/users": operation("users"),
        "/teams": operation("teams"),
        "/keys": { ...operation("keys"), post: { tags: ["keys"] } },
      },
    };
    const cwd = tempSite({ "docs.json": docs, "api.json": spec });
    expect(runCli(["sync", "--check"], { cwd })).toMatchObject({ status: 1, stdout: "" });
    expect(transcript(["sync"], { cwd })).toBe(`$ docsjson sync
changed docs.json
stderr: + GET /keys  in "API keys"
stderr: + POST /keys  in "API keys"
exit 0`);
    expect(folderTexts(cwd)["docs.json"]).toBe(
      docs.replace(
        '["GET /teams"]\n      }',
        `["GET /teams"]
      },
      {
        "group": "API keys",
        "openapi": "api.json",
        "pages": [
          "GET /keys",
          "POST /keys"
        ]
      }`,
      ),
    );
    expect(runCli(["sync", "--check"], { cwd })).toMatchObject({ status: 0, stderr: "in sync\n" });
  });

  it("empties no navigation where the page files are elsewhere", () => {
    const cwd = tempSite(SITE);
    for (const folder of ["guides", "news", "users.mdx", "CLAUDE.md"]) rmSync(join(cwd, folder), { recursive: true });
    expect(runCli(["sync"], { cwd }).stderr).toContain("there is no page file in");
    expect(folderTexts(cwd)["docs.json"]).toBe(DOCS);
  });
});
