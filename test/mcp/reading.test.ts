import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { estimateTokens } from "../../src/mcp/answer/estimate-tokens.ts";
import { ask, CLIENTS } from "../support/mcp-clients.ts";
import { type SiteFiles, tempSite } from "../support/temp-site.ts";

const SITE: SiteFiles = {
  "docs.json": `{
  "theme": "mint", "name": "Acme", "colors": { "primary": "#0a0" },
  "navigation": { "groups": [
    { "group": "Start", "pages": ["index", "domain", "gone"] },
    { "group": "API", "openapi": "openapi.json", "pages": ["GET /users"] }
  ] },
  "navbar": { "links": [{ "label": "Domain", "href": "/domain" }] },
  "redirects": [{ "source": "/a", "destination": "/b" }]
}
`,
  "openapi.json": {
    openapi: "3.1.0",
    info: { title: "API", version: "1" },
    paths: { "/users": { get: { summary: "List members", responses: { 200: { description: "ok" } } } } },
  },
  "index.mdx": "---\ntitle: Home\n---\n\nSee [domains](/domain#records) and [nothing](/nothing).\n",
  "domain.mdx":
    '---\ntitle: Custom domain\n---\n\nimport Memo from "/snippets/memo.mdx"\n\nYour own address.\n\n## Records\n\nAdd a CNAME.\n\n### Deep\n\n<Memo name="Ann" />\n\n## After\n\nDone.\n',
  "snippets/memo.mdx": "Dear {name}, wait a day.\n",
};

async function connect(files: SiteFiles = SITE) {
  const folder = tempSite(files);
  const client = await CLIENTS["version 2"]?.stdio(folder);
  if (!client) throw new Error();
  const call = async (name: string, values: Record<string, unknown> = {}) => {
    const answer = await ask(client, name, values);
    expect(estimateTokens(answer.text)).toBeLessThanOrEqual(2_000);
    return answer;
  };
  return { folder, call };
}

it("finds pages by a question, with the section and a passage", async () => {
  const { call, folder } = await connect();
  const { text } = await call("search", { query: "how do I set up a custom domain" });
  expect(text).toMatch(/\/domain "Custom domain" \[Start\][^:]*: Your own address/);
  expect((await call("search", { query: "CNAME" })).text).toContain('/domain#records "Custom domain" › Records');
  expect((await call("search", { query: "members" })).text).toContain("List members");
  expect((await call("search", { query: "zzz" })).text).toBe("No page has any of these words.");
  writeFileSync(join(folder, "index.mdx"), "---\ntitle: Home\n---\n\nA zzz.\n");
  expect((await call("search", { query: "zzz" })).text).toContain('/index "Home"');
});

it("reads a page with snippets, headings, links in and out and its place", async () => {
  const { call } = await connect();
  const { text } = await call("read_page", { path: "/domain" });
  expect(text).toContain("in Start");
  expect(text).toContain("## Records (#records), ### Deep (#deep), ## After (#after)");
  expect(text).toContain("linked from (1): index.mdx");
  expect(text).toContain("Dear Ann, wait a day.");
  const section = (await call("read_page", { path: "domain.mdx#records" })).text;
  expect(section).toContain("Dear Ann");
  expect(section).not.toContain("Done.");
  expect((await call("read_page", { path: "index" })).text).toContain("links to (2): /domain, /nothing (dead)");
  expect(await call("read_page", { path: "gone" })).toMatchObject({
    failed: true,
    text: expect.stringContaining("its file is missing"),
  });
  expect(await call("read_page", { path: "domian" })).toMatchObject({
    failed: true,
    text: expect.stringContaining('did you mean "domain"'),
  });
  expect(await call("read_page", { path: "domain#record" })).toMatchObject({ failed: true });
});

it("says in find_page and resolve which entries have no file", async () => {
  const { call } = await connect();
  expect((await call("find_page", { query: "gone" })).text).toContain("page file gone, which is missing");
  const tree = (await call("resolve")).text;
  expect(tree).toMatch(/\/gone {2}file missing/);
  expect(tree).not.toMatch(/\/domain {2}file missing/);
});

it("says what is at fault: the request, or docs.json", async () => {
  const { call } = await connect();
  const twice = await call("add_page", { path: "domain", group: "Start" });
  expect(twice).toMatchObject({
    failed: true,
    text: expect.stringMatching(/^No plan: the request can't be carried out\./),
  });
  const { call: broken } = await connect({ ...SITE, "docs.json": '{ "name": "A" "b": 1 }' });
  expect((await broken("redirect", { source: "/b", destination: "/a" })).text).toMatch(/^No plan: docs\.json must be/);
  expect(await call("operations_without_page", { spec: "other.json" })).toMatchObject({
    failed: true,
    text: expect.stringContaining('no spec "other.json"; there is openapi.json'),
  });
  expect(await call("resolve", { depth: -1 })).toMatchObject({
    failed: true,
    text: '"depth" must be a whole number, at least 1',
  });
});

it("names the links of docs.json that a removed page leaves", async () => {
  const { call } = await connect();
  const { text } = await call("remove", { path: "domain" });
  expect(text).toContain("left (links to domain): docs.json#/navbar/links/0/href");
  expect(text).toContain("left (links to domain): index.mdx");
});

it("refuses when a plan is made what could not be written", async () => {
  const { call, folder } = await connect();
  symlinkSync(tempSite({ "x.mdx": "X\n" }), join(folder, "linked"));
  const { text, failed } = await call("move", { from: "domain", to: "linked/domain" });
  expect([failed, text]).toEqual([true, expect.stringContaining("linked/domain.mdx is outside the docs root")]);
});

it("begins a long plan with its sum", async () => {
  const pages = Array.from({ length: 60 }, (_, at) => `old/p${at}`);
  const { call } = await connect({
    "docs.json": { theme: "mint", name: "A", colors: { primary: "#000" }, navigation: { pages } },
    ...Object.fromEntries(pages.map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`])),
  });
  const { text } = await call("move", { from: "old/", to: "new" });
  expect(text).toMatch(/^Plan: 61 file changes \(1 edit, 60 moves\)\. Nothing is written yet\./);
});
