import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { estimateTokens } from "../../src/mcp/answer/estimate-tokens.ts";
import { ask, CLIENTS, type McpClient } from "../support/mcp-clients.ts";
import { tempSite } from "../support/temp-site.ts";

const page = (title: string, text = "") => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${text}\n`;
const operation = (summary: string) => ({ summary, responses: { 200: { description: "ok" } } });

/** The docs of a product as a team would have them. */
const SITE = {
  "docs.json": {
    theme: "mint",
    name: "Harbour",
    colors: { primary: "#0d9373" },
    icons: { library: "lucide" },
    navigation: {
      tabs: [
        {
          tab: "Docs",
          groups: [
            { group: "Start", pages: ["index", "start/install", "start/first"] },
            {
              group: "Guides",
              icon: "book",
              pages: ["guides/tides", "guides/berths", { group: "Advanced", pages: ["guides/advanced/radar"] }],
            },
          ],
        },
        {
          tab: "API",
          groups: [
            { group: "Endpoints", openapi: "api.json", pages: ["GET /berths"] },
            { group: "Notes", pages: ["api/limits"] },
          ],
        },
      ],
    },
    navbar: { links: [{ label: "Berths", href: "/guides/berths" }] },
    redirects: [{ source: "/old", destination: "/start/install" }],
    variables: { port: "Le Havre" },
  },
  "api.json": {
    openapi: "3.1.0",
    info: { title: "Harbour", version: "1" },
    paths: {
      "/berths": { get: operation("List berths"), post: operation("Book a berth") },
      "/ships": { get: operation("List ships") },
    },
  },
  "index.mdx": page(
    "Home",
    "[Tides](/guides/tides#spring-tides), [nothing](/guides/tydes), <Card title='A' icn='ship' />",
  ),
  "start/install.mdx": page(
    "Install",
    'import Memo from "/snippets/memo.mdx"\n\nA custom domain needs a CNAME.\n\n<Memo />',
  ),
  "start/first.mdx": page("First steps", "![Map](/images/map.svg)"),
  "guides/tides.mdx": page("Tides", "## Spring tides\n\nHigh water.\n\n## Neap tides\n\nLow water. [Berths](./berths)"),
  "guides/berths.mdx": page("Berths", "[Install](/start/install)"),
  "guides/advanced/radar.mdx": page("Radar"),
  "guides/lost.mdx": page("Lost"),
  "api/limits.mdx": page("Limits"),
  "fr/index.mdx": page("Accueil"),
  "fr/guides/tides.mdx": page("Marées"),
  "snippets/memo.mdx": "Ask in {{port}}.\n",
  "images/map.svg": "<svg/>",
};

type Call = readonly [tool: string, values: Record<string, unknown>];
type Task = readonly [
  task: string,
  calls: readonly Call[],
  answer: RegExp | undefined,
  files?: Readonly<Record<string, RegExp | null>>,
];

/** What authors want, the calls that do it, what the last answer says, and what is in files then (`null`: nothing). */
const TASKS: readonly Task[] = [
  // Find
  ["see the whole navigation", [["resolve", {}]], /Docs[\s\S]*Guides[\s\S]*Advanced[\s\S]*API/],
  ["see one group", [["resolve", { path: "Guides" }]], /\/guides\/tides/],
  ["find a page by its title", [["find_page", { query: "first steps" }]], /start\/first/],
  ["find the page of an endpoint", [["find_page", { query: "GET /berths" }]], /List berths/],
  ["find where something is explained", [["search", { query: "how do I set up a custom domain" }]], /\/start\/install/],
  ["read a page with its snippets", [["read_page", { path: "start/install" }]], /Ask in/],
  ["read one section", [["read_page", { path: "/guides/tides#neap-tides" }]], /Low water/],
  ["see who links to a page", [["read_page", { path: "guides/berths" }]], /linked from \(1\): guides\/tides/],
  ["see pages that nothing lists", [["find_page", { query: "lost" }]], /not in the navigation: page file guides\/lost/],
  ["see endpoints without a page", [["operations_without_page", {}]], /api\.json POST \/berths[\s\S]*GET \/ships/],
  ["see what is covered", [["coverage", {}]], /page/],
  [
    "see what changed since a commit",
    [
      ["add_page", { path: "guides/new", group: "Guides" }],
      ["diff", { from: "HEAD" }],
    ],
    /\/guides\/new/,
  ],
  // Look up
  ["look up a component", [["component", { name: "Card" }]], /A box with a title[\s\S]*- icon \(string\)/],
  ["look up which components there are", [["component", {}]], /Steps: [\s\S]*Tabs: /],
  ["look up a component by a misspelt name", [["component", { name: "Crad" }]], /did you mean "Card"/i],
  ["look up an icon", [["icon", { query: "ship" }]], /of lucide.*: ship/],
  [
    "look up an icon of another library",
    [["icon", { query: "anchor", library: "fontawesome" }]],
    /of fontawesome.*anchor/,
  ],
  ["look up a setting", [["setting", { path: "navbar.links" }]], /Each entry has:[\s\S]*- href/],
  ["look up a field of front matter", [["setting", { path: "mode", file: "front matter" }]], /wide/],
  ["look up a misspelt setting", [["setting", { path: "navbr" }]], /did you mean "navbar"/i],
  ["look up a code", [["explain", { code: "nav/page-not-found" }]], /nav\/page-not-found/],
  // Check and correct
  ["see what is wrong, counted by code", [["check", {}]], /By code: [^\n]*link\/page-not-found 1/],
  ["see what is wrong in a folder", [["check", { file: "guides/" }]], /guides\/lost/],
  ["see what is wrong in some files", [["check", { file: "**/*.json" }]], /of \d+ findings in all/],
  [
    "see what is wrong in what one has changed",
    [
      ["add_page", { path: "guides/new", group: "Guides" }],
      ["check", { since: "HEAD" }],
    ],
    /of \d+ findings in all/,
  ],
  ["correct one code", [["fix", { code: "component/unknown-property" }]], undefined, { "index.mdx": /icon='ship'/ }],
  ["see what is left for a hand", [["fix", { file: "guides/" }]], /Nothing to change/],
  // Pages
  [
    "add a page where its folder is",
    [["add_page", { path: "guides/locks", title: "Locks" }]],
    undefined,
    { "docs.json": /guides\/berths",\s*"guides\/locks"/, "guides/locks.mdx": /title: "Locks"/ },
  ],
  [
    "add a page to a group",
    [["add_page", { path: "start/next", group: "Start" }]],
    undefined,
    { "docs.json": /start\/first",\s*"start\/next"/ },
  ],
  [
    "add a page at a place",
    [["add_page", { path: "start/before", before: "start/install" }]],
    undefined,
    { "docs.json": /"index",\s*"start\/before",\s*"start\/install"/ },
  ],
  [
    "add several pages",
    [["add_page", { path: ["guides/a", "guides/b"], after: "guides/tides" }]],
    undefined,
    { "docs.json": /guides\/tides",\s*"guides\/a",\s*"guides\/b",\s*"guides\/berths/, "guides/b.mdx": /title: "B"/ },
  ],
  [
    "list a page that is there",
    [["add_page", { path: "guides/lost", group: "Advanced" }]],
    undefined,
    { "docs.json": /radar",\s*"guides\/lost"/ },
  ],
  [
    "add endpoints to a group",
    [["add_page", { path: ["POST /berths", "GET /ships"], group: "Endpoints" }]],
    undefined,
    { "docs.json": /"GET \/berths",\s*"POST \/berths",\s*"GET \/ships"/ },
  ],
  [
    "move a page with its links",
    [["move", { from: "guides/tides", to: "guides/waters" }]],
    undefined,
    {
      "guides/waters.mdx": /Spring/,
      "guides/tides.mdx": null,
      "index.mdx": /\/guides\/waters#spring-tides/,
      "docs.json": /"source": "\/guides\/tides"/,
    },
  ],
  [
    "move a folder",
    [["move", { from: "guides/", to: "manual" }]],
    undefined,
    { "manual/berths.mdx": /Berths/, "docs.json": /"href": "\/manual\/berths"/ },
  ],
  [
    "rename a snippet",
    [["move", { from: "snippets/memo.mdx", to: "snippets/note.mdx" }]],
    undefined,
    { "start/install.mdx": /"\/snippets\/note\.mdx"/ },
  ],
  [
    "move an image",
    [["move", { from: "images/map.svg", to: "images/maps/map.svg" }]],
    undefined,
    { "start/first.mdx": /\/images\/maps\/map\.svg/ },
  ],
  [
    "move a spec",
    [["move", { from: "api.json", to: "specs/api.json" }]],
    undefined,
    { "docs.json": /"openapi": "specs\/api\.json"/ },
  ],
  [
    "remove a page, with another in its place",
    [["remove", { path: "guides/berths", redirect: "guides/tides" }]],
    undefined,
    { "guides/berths.mdx": null, "docs.json": /"source": "\/guides\/berths"/ },
  ],
  [
    "redirect an address",
    [["redirect", { source: "/guides/tydes", destination: "/guides/tides" }]],
    undefined,
    { "docs.json": /"source": "\/guides\/tydes"/ },
  ],
  [
    "bring navigation and files together",
    [["sync", { add: "guides/lost" }]],
    undefined,
    { "docs.json": /guides\/lost/ },
  ],
  // Structure
  [
    "add a tab",
    [
      [
        "edit_navigation",
        { action: "add", kind: "tab", name: "Changelog", into: "navigation", fields: { pages: ["api/limits"] } },
      ],
    ],
    undefined,
    { "docs.json": /"tab": "Changelog"/ },
  ],
  [
    "add a group before another",
    [
      [
        "edit_navigation",
        {
          action: "add",
          kind: "group",
          name: "Basics",
          before: "Guides",
          fields: { icon: "anchor", pages: ["guides/lost"] },
        },
      ],
    ],
    undefined,
    { "docs.json": /"group": "Basics"[\s\S]*"group": "Guides"/ },
  ],
  [
    "add versions around what is there",
    [
      [
        "edit_navigation",
        { action: "add", kind: "version", name: "2.0", current: "1.0", fields: { pages: ["index"] } },
      ],
    ],
    undefined,
    { "docs.json": /"versions":[\s\S]*"version": "1.0"[\s\S]*"tab": "Docs"[\s\S]*"version": "2.0"/ },
  ],
  [
    "rename a tab",
    [["edit_navigation", { action: "rename", entry: "API", name: "Reference" }]],
    undefined,
    { "docs.json": /"tab": "Reference"/ },
  ],
  [
    "rename a group",
    [["edit_navigation", { action: "rename", entry: "Docs › Guides", name: "How to" }]],
    undefined,
    { "docs.json": /"group": "How to"/ },
  ],
  [
    "reorder tabs",
    [["edit_navigation", { action: "move", entry: "API", before: "Docs" }]],
    undefined,
    { "docs.json": /"tab": "API"[\s\S]*"tab": "Docs"/ },
  ],
  [
    "move a group to another tab",
    [["edit_navigation", { action: "move", entry: "Guides", into: "API" }]],
    undefined,
    { "docs.json": /"tab": "API"[\s\S]*"group": "Guides"/ },
  ],
  [
    "reorder a page",
    [["edit_navigation", { action: "move", entry: "start/first", before: "start/install" }]],
    undefined,
    { "docs.json": /"start\/first",\s*"start\/install"/ },
  ],
  [
    "move a page to another group, whose last one it was",
    [["edit_navigation", { action: "move", entry: "guides/advanced/radar", into: "Start" }]],
    undefined,
    { "docs.json": /^(?![\s\S]*Advanced)[\s\S]*start\/first",\s*"guides\/advanced\/radar"/ },
  ],
  [
    "remove a group, and keep its files",
    [["edit_navigation", { action: "remove", entry: "Notes" }]],
    undefined,
    { "docs.json": /^(?![\s\S]*Notes)/, "api/limits.mdx": /Limits/ },
  ],
  [
    "give a group an icon, and hide it",
    [["edit_navigation", { action: "set", entry: "Start", fields: { icon: "rocket", hidden: true } }]],
    undefined,
    { "docs.json": /"icon": "rocket",\s*"hidden": true/ },
  ],
  [
    "take a field from a group",
    [["edit_navigation", { action: "set", entry: "Guides", fields: { icon: null } }]],
    undefined,
    { "docs.json": /"group": "Guides",\s*"pages"/ },
  ],
  // Versions and languages
  [
    "freeze a version",
    [["add_version", { version: "v1" }]],
    undefined,
    { "v1/guides/tides.mdx": /Spring/, "docs.json": /"version": "v1"/ },
  ],
  [
    "add a language",
    [["add_language", { language: "fr" }]],
    undefined,
    { "docs.json": /"language": "fr"[\s\S]*fr\/guides\/tides/ },
  ],
];

/** The site in a repository, and a client of its server. */
async function start(): Promise<{ folder: string; git: (...args: string[]) => void; client: McpClient }> {
  const folder = tempSite(SITE);
  const git = (...args: string[]) =>
    void execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.c", ...args], { cwd: folder });
  git("init", "-q");
  git("add", "-A");
  git("commit", "-qm", "a");
  const client = await CLIENTS["version 2"]?.stdio(folder);
  if (!client) throw new Error();
  return { folder, git, client };
}

/** Calls a tool; if it shows a plan, calls it again with the plan's token. */
async function carryOut(client: McpClient, [tool, values]: Call): Promise<string> {
  const { text } = await ask(client, tool, values);
  expect(estimateTokens(text)).toBeLessThanOrEqual(2_000);
  const token = /"token": "(\w+)"/.exec(text)?.[1];
  if (token === undefined) return text;
  const written = await ask(client, tool, { ...values, token });
  expect(written.text).toMatch(/^Written: /);
  return written.text;
}

it("has the tools for what authors do", { timeout: 240_000 }, async () => {
  expect(TASKS.length).toBeGreaterThanOrEqual(50);
  const { folder, git, client } = await start();
  for (const [task, calls, answer, files = {}] of TASKS) {
    git("clean", "-qfdx");
    git("checkout", "-q", "--", ".");
    let said = "";
    for (const call of calls) said = await carryOut(client, call);
    if (answer) expect(said, task).toMatch(answer);
    for (const [file, text] of Object.entries(files)) {
      const path = join(folder, file);
      if (text === null) expect(existsSync(path), `${task}: ${file}`).toBe(false);
      else expect(readFileSync(path, "utf8"), `${task}: ${said}`).toMatch(text);
    }
  }
});

it("says what is wrong with a request, and changes nothing", async () => {
  const { folder, client } = await start();
  const wrong: readonly [Call, RegExp][] = [
    [
      ["edit_navigation", { action: "rename", entry: "Guids", name: "A" }],
      /has no element "Guids"; did you mean "Guides"/,
    ],
    [["edit_navigation", { action: "add", kind: "version", name: "2" }], /there are tabs already: give "current"/],
    [["edit_navigation", { action: "move", entry: "Guides", into: "Advanced" }], /cannot move into itself/],
    [["edit_navigation", { action: "move", entry: "Guides" }], /say where it goes/],
    [["edit_navigation", { action: "add", kind: "tab" }], /needs "name"/],
    [["add_page", { path: "GET /nothing", group: "Endpoints" }], /no spec of the site has "GET \/nothing"/],
    [["add_page", { path: [], group: "Guides" }], /must be a string, or a list/],
    [["check", { since: "nowhere" }], /neither a path nor a git revision/],
    [["check", { file: "nothing/" }], /has no file/],
    [["icon", { query: "rokcet" }], /has no such icon. Spelt alike: rocket/],
  ];
  const before = readFileSync(join(folder, "docs.json"), "utf8");
  for (const [[tool, values], said] of wrong) {
    const { text } = await ask(client, tool, values);
    expect(text, JSON.stringify(values)).toMatch(said);
  }
  expect(readFileSync(join(folder, "docs.json"), "utf8")).toBe(before);
});
