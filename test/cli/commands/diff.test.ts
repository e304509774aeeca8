import { execFileSync } from "node:child_process";
import { readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { diffSites, formatSiteDiff } from "docsjson/author";
import { describe, expect, it } from "vitest";
import { folderTexts } from "../../support/folder-texts.ts";
import { runCli, transcript } from "../../support/run-cli.ts";
import { tempSite, writeSite } from "../../support/temp-site.ts";

const docs = (pages: readonly string[], redirects: readonly (readonly [string, string])[] = []) => ({
  theme: "mint",
  name: "Acme",
  colors: { primary: "#0a0" },
  navigation: {
    groups: [
      { group: "Guides", pages },
      { group: "API", openapi: "api.yaml" },
    ],
  },
  redirects: redirects.map(([source, destination]) => ({ source, destination })),
});

const spec = (...summaries: string[]) =>
  `openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths:\n${summaries.map((summary, index) => `  /p${index}:\n    get: { summary: ${summary}, tags: [T] }\n`).join("")}`;

const OLD = {
  "docs/docs.json": docs(
    ["intro", "setup", "gone", "kept"],
    [
      ["/welcome", "/intro"],
      ["/legacy", "/kept"],
    ],
  ),
  "docs/api.yaml": spec("List", "List"),
  "docs/intro.mdx": "---\ntitle: Introduction\n---\nText.\n",
  "docs/setup.mdx": "Words that say what it is.\n",
  "docs/gone.mdx": "",
  "docs/kept.mdx": "",
  "docs/README.md": "About the repository.\n",
};

/** Makes a folder a repository with all of its files in the first commit. */
function commitAll(cwd: string): void {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], { cwd, stdio: "ignore" });
  git("init", "--quiet");
  git("add", "-A");
  git("commit", "--quiet", "-m", "old");
}

/** A repository with the old site in its first commit, and the new one in the folder. */
function repository(): string {
  const cwd = tempSite(OLD);
  commitAll(cwd);
  renameSync(join(cwd, "docs/setup.mdx"), join(cwd, "docs/install.mdx"));
  rmSync(join(cwd, "docs/intro.mdx"));
  rmSync(join(cwd, "docs/gone.mdx"));
  writeSite(cwd, {
    "docs/docs.json": docs(
      ["start/intro", "install", "kept", "new"],
      [
        ["/setup", "/install"],
        ["/legacy", "/kept"],
      ],
    ),
    "docs/start/intro.mdx": "---\ntitle: Introduction\n---\nOther text.\n",
    "docs/new.mdx": "",
    "docs/api.yaml": spec("Other", "List"),
  });
  return cwd;
}

describe("docsjson diff", () => {
  it("says what moved and what breaks, and how to save it", () => {
    const cwd = repository();
    const before = folderTexts(join(cwd, "docs"));
    expect(transcript(["diff", "HEAD", "--site", "docs"], { cwd })).toMatchInlineSnapshot(`
      "$ docsjson diff HEAD --site docs
      added
        /new  New
        /api-reference/t/other  Other

      moved
        /intro → /start/intro
        /setup → /install  (redirected)

      renumbered
        /api-reference/t/list-1 → /api-reference/t/list

      addresses that show another page now
        /api-reference/t/list: its page is at /api-reference/t/other

      removed from the navigation
        /gone  Gone

      redirects that are gone
        /welcome → /start/intro

      addresses that lead nowhere now
        /gone  Gone

      add to docs.json, or run again with --write:
        "redirects": [
          {
            "source": "/intro",
            "destination": "/start/intro"
          },
          {
            "source": "/api-reference/t/list-1",
            "destination": "/api-reference/t/list"
          },
          {
            "source": "/welcome",
            "destination": "/start/intro"
          }
        ]

      4 addresses break.
      exit 1"
    `);
    expect(
      transcript(["diff", "HEAD", "docs", "--site", "docs", "--format", "markdown"], { cwd }),
    ).toMatchInlineSnapshot(`
      "$ docsjson diff HEAD docs --site docs --format markdown
      ### Addresses of the documentation

      4 addresses break.

      **Lead nowhere now** (1)

      - \`/gone\` Gone

      **Moved** (3)

      - \`/intro\` → \`/start/intro\`
      - \`/setup\` → \`/install\`, redirected
      - \`/api-reference/t/list-1\` → \`/api-reference/t/list\`

      **Redirects that are gone** (1)

      - \`/welcome\` → \`/start/intro\`

      **Show another page now** (1)

      - \`/api-reference/t/list\`: its page is at \`/api-reference/t/other\`

      **Added** (2)

      - \`/new\` New
      - \`/api-reference/t/other\` Other

      **Removed from the navigation** (1)

      - \`/gone\` Gone

      Redirects for docs.json that save them:

      \`\`\`json
        "redirects": [
          {
            "source": "/intro",
            "destination": "/start/intro"
          },
          {
            "source": "/api-reference/t/list-1",
            "destination": "/api-reference/t/list"
          },
          {
            "source": "/welcome",
            "destination": "/start/intro"
          }
        ]
      \`\`\`
      exit 1"
    `);
    expect(folderTexts(join(cwd, "docs"))).toEqual(before);
  });

  it("adds the redirects, after which only what is lost breaks", () => {
    const cwd = repository();
    expect(runCli(["diff", "HEAD", "--site", "docs", "--write"], { cwd })).toMatchObject({
      status: 1,
      stdout: "changed docs/docs.json\n",
    });
    const { redirects, lost } = JSON.parse(
      runCli(["diff", "HEAD", "--site", "docs", "--format", "json"], { cwd }).stdout,
    );
    expect(redirects).toEqual([]);
    expect(lost).toEqual([{ href: "/gone", title: "Gone" }]);
  });

  it("compares folders, and ends with 0 where nothing breaks", () => {
    const cwd = tempSite(OLD);
    expect(transcript(["diff", "docs", "docs/docs.json"], { cwd })).toMatchInlineSnapshot(`
      "$ docsjson diff docs docs/docs.json
      no address has changed
      exit 0"
    `);
  });

  it.each([
    [["no-such-revision"], "is neither a path nor a git revision"],
    [[], "diff takes one or two sites"],
    [["HEAD", "HEAD", "--write"], "NEW can't be a revision"],
  ])("refuses %j", (args, message) => {
    const cwd = tempSite(OLD);
    const { stderr, status } = runCli(["diff", ...args, "--site", "docs"], { cwd });
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });

  it("takes a redirect to a new page for a move, whatever the names, and one to an old page for none", () => {
    const site = (pages: readonly string[], redirects: readonly (readonly [string, string])[]) => ({
      "docs.json": docs(pages, redirects),
      "api.yaml": spec("List"),
      ...Object.fromEntries(pages.map((page) => [`${page}.mdx`, `${page} ${redirects.length}`])),
    });
    const old = tempSite(site(["demo", "faq", "help"], []));
    const now = tempSite(
      site(
        ["guides/quickstart", "help"],
        [
          ["/demo", "/guides/quickstart"],
          ["/faq", "/help"],
        ],
      ),
    );
    const { stdout, status } = runCli(["diff", old, now]);
    expect(stdout).toBe(`moved
  /demo → /guides/quickstart  (redirected)

removed from the navigation
  /faq  Faq

No address breaks.
`);
    expect(status).toBe(0);
  });

  it("knows a page again by most of its lines, under any name and title", () => {
    const lines = (start: number) => Array.from({ length: 10 }, (_, i) => `This is sentence ${start + i} of the text.`);
    const old = tempSite({
      "docs.json": docs(["start/overview", "use/overview"], []),
      "api.yaml": spec("List"),
      "start/overview.mdx": ["---", "title: Overview", "---", ...lines(0)].join("\n"),
      "use/overview.mdx": ["---", "title: Overview", "---", ...lines(100)].join("\n"),
    });
    const now = tempSite({
      "docs.json": docs(["welcome", "other/overview"], []),
      "api.yaml": spec("List"),
      "welcome.mdx": ["---", "title: Welcome", "---", "A new sentence for the reader.", ...lines(2)].join("\n"),
      "other/overview.mdx": ["---", "title: Overview", "---", "Nothing of the old pages.", ...lines(500)].join("\n"),
    });
    const { moved } = JSON.parse(runCli(["diff", old, now, "--format", "json"]).stdout);
    expect(moved).toContainEqual({ from: "/start/overview", to: "/welcome", kind: "moved", redirected: false });
  });

  it("reads the GraphQL schemas and SDK references of a revision too", () => {
    const cwd = tempSite({
      "docs/docs.json": {
        navigation: {
          tabs: [
            { tab: "Graph", graphql: "schema.gql" },
            { tab: "SDK", sdk: { source: "php/structure.xml", format: "phpdoc" } },
          ],
        },
      },
      "docs/schema.gql": "type Query { users: String }",
      "docs/php/structure.xml": readFileSync("fixtures/sites/sdk-phpdoc-becomes-pages/structure.xml", "utf8"),
    });
    commitAll(cwd);
    writeSite(cwd, { "docs/schema.gql": "type Query { people: String }" });
    const { added, removed, lost } = JSON.parse(
      runCli(["diff", "HEAD", "--site", "docs", "--format", "json"], { cwd }).stdout,
    );
    expect(added).toEqual([{ href: "/graphql-reference/queries/people", title: "people" }]);
    expect(lost).toEqual([{ href: "/graphql-reference/queries/users", title: "users" }]);
    expect(removed).toEqual(lost);
  });

  it("finds pages behind wildcards, and operations in the language that they are in", () => {
    const site = (code: string, folder: string, redirects: object[]) => ({
      "docs.json": {
        navigation: {
          languages: [
            { language: "en", pages: ["intro", "api.yaml GET /p0"] },
            {
              language: code,
              groups: [
                { group: "Docs", pages: [`${folder}/intro`] },
                { group: "API", openapi: { source: "api.yaml", directory: `${folder}/api` }, pages: ["GET /p0"] },
              ],
            },
          ],
        },
        redirects,
      },
      "api.yaml": spec("List"),
      "intro.mdx": "Text.",
      [`${folder}/intro.mdx`]: `Text in ${code} at ${folder}.`,
    });
    const old = tempSite(site("cn", "zh-cn", []));
    const now = tempSite(site("zh", "zh", [{ source: "/zh-cn/intro:rest*", destination: "/zh/intro:rest*" }]));
    const { moved, lost } = JSON.parse(runCli(["diff", old, now, "--format", "json"]).stdout);
    expect(lost).toEqual([]);
    expect(moved).toEqual([
      { from: "/zh-cn/intro", to: "/zh/intro", kind: "moved", redirected: true },
      { from: "/zh-cn/api/t/list", to: "/zh/api/t/list", kind: "moved", redirected: false },
    ]);
  });

  /** A site of these pages, each with words of its own, and these redirects. */
  const siteOf = (pages: readonly string[], redirects: readonly (readonly [string, string])[] = [], more = {}) =>
    tempSite({
      "docs.json": {
        navigation: { pages },
        redirects: redirects.map(([source, destination]) => ({ source, destination })),
      },
      ...Object.fromEntries(pages.map((page) => [`${page}.mdx`, `What ${page.replace("/index", "")} is about.\n`])),
      ...more,
    });
  const diffOf = (old: string, now: string) => JSON.parse(runCli(["diff", old, now, "--format", "json"]).stdout);

  it("knows that a/index is at /a too", () => {
    const flat = siteOf(["guides", "intro"], [["/start", "/guides"]]);
    const folder = siteOf(["guides/index", "intro"], [["/start", "/guides"]]);
    const nothing = { ok: true, added: [], removed: [], lost: [], dropped: [], redirects: [] };
    expect(diffOf(flat, folder)).toMatchObject({ ...nothing, moved: [] });
    expect(diffOf(folder, flat)).toMatchObject({
      redirects: [{ source: "/guides/index", destination: "/guides" }],
      lost: [],
      removed: [],
      dropped: [],
    });
    const away = siteOf(["learn/index", "intro"], [], { "learn/index.mdx": "What guides is about.\n" });
    expect(diffOf(siteOf(["guides/index", "intro"]), away).redirects).toEqual([
      { source: "/guides/index", destination: "/learn/index" },
      { source: "/guides", destination: "/learn/index" },
    ]);
  });

  it("leaves a redirect that leads somewhere as it is, and does not put an old destination back", () => {
    const old = siteOf(
      ["one", "two", "same"],
      [
        ["/latest", "/one"],
        ["/api", "/two"],
      ],
    );
    const now = siteOf(
      ["guides/index", "two", "other"],
      [
        ["/one", "/guides"],
        ["/latest", "/guides"],
        ["/api", "/api-reference/users"],
        ["/same", "/two"],
      ],
      { "other.mdx": "What same is about.\n" },
    );
    expect(diffOf(old, now)).toMatchObject({ ok: true, redirects: [], dropped: [], lost: [] });
    const before = folderTexts(now);
    expect(runCli(["diff", old, now, "--write"]).status).toBe(0);
    expect(folderTexts(now)).toEqual(before);
  });

  it("takes what may be a page of a spec that was not read for one", () => {
    const spec = {
      navigation: {
        groups: [
          { group: "A", pages: ["a"] },
          { group: "B", openapi: "https://a.example/o.json" },
        ],
      },
    };
    const redirects = [{ source: "/b", destination: "/api-reference/b" }];
    const now = tempSite({ "docs.json": { ...spec, redirects }, "a.mdx": "" });
    expect(diffOf(siteOf(["a", "b"]), now)).toMatchObject({ ok: true, lost: [], redirects: [] });
  });

  it("counts the redirects with wildcards that are gone, as long as pages need them", () => {
    const gone = [
      ["/beta/:slug*", "/guides/:slug*"],
      ["/covered/:slug*", "/guides/:slug*"],
      ["/never/:slug*", "/nowhere/:slug*"],
      ["/blog/:slug*", "https://blog.example/:slug*"],
      ["/faq/*", "/help"],
    ] as const;
    const old = siteOf(["guides/a", "guides/b", "help"], gone);
    const now = siteOf(["guides/a", "help"], [["/covered/:rest*", "/guides/a"]]);
    const { dropped, redirects, lost } = diffOf(old, now);
    expect(dropped).toEqual([gone[0], gone[3], gone[4]].map(([source, destination]) => ({ source, destination })));
    expect(redirects).toEqual(dropped);
    expect(lost).toEqual([{ href: "/guides/b", title: "B" }]);
    runCli(["diff", old, now, "--write"]);
    expect(diffOf(old, now)).toMatchObject({ dropped: [], redirects: [] });
  });

  it("takes a new page for none of several that are gone and have its name", () => {
    const old = siteOf(["scrape/start", "search/start", "one/faq"]);
    const now = siteOf(["crawl/start", "two/faq"], [], { "two/faq.mdx": "Rewritten from the first line to the last." });
    const { moved, lost } = diffOf(old, now);
    expect(moved).toMatchObject([{ from: "/one/faq", to: "/two/faq" }]);
    expect(lost.map(({ href }: { href: string }) => href)).toEqual(["/scrape/start", "/search/start"]);
  });
});

it("the library compares what the command compares", async () => {
  const folder = tempSite(OLD);
  for (const step of [
    ["init", "--quiet"],
    ["add", "-A"],
    ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "old"],
  ])
    execFileSync("git", step, { cwd: folder });
  renameSync(join(folder, "docs/setup.mdx"), join(folder, "docs/install.mdx"));
  writeSite(folder, { "docs/docs.json": docs(["intro", "install", "kept"]) });
  const root = join(folder, "docs");
  const diff = await diffSites("HEAD", undefined, { root });
  const { stdout } = runCli(["diff", "HEAD", "--format", "json"], { cwd: root });
  expect(JSON.parse(stdout)).toEqual({ version: 1, ok: false, ...diff });
  expect(diff.redirects).toContainEqual({ source: "/setup", destination: "/install" });
  expect(formatSiteDiff(diff, "json")).toBe(stdout);
});
