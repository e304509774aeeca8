import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { estimateTokens } from "../../src/mcp/answer/estimate-tokens.ts";
import { ask, CLIENTS, httpServer, type McpClient } from "../support/mcp-clients.ts";
import { MCP_SITES } from "../support/mcp-sites.ts";
import { tempSite } from "../support/temp-site.ts";

const TOOLS = [
  "check",
  "explain",
  "find_page",
  "search",
  "read_page",
  "resolve",
  "operations_without_page",
  "coverage",
  "diff",
  "component",
  "icon",
  "setting",
  "fix",
  "add_page",
  "edit_navigation",
  "move",
  "remove",
  "sync",
  "redirect",
  "add_version",
  "add_language",
];

const shapes = Object.keys(MCP_SITES);

/** Both SDKs on every shape of a site, each over another way. */
const whole = shapes.flatMap((shape) => [
  { shape, version: "version 1", way: "stdio" as const },
  { shape, version: "version 2", way: "http" as const },
]);

describe.each(whole)("$shape, $version over $way", ({ shape, version, way }) => {
  it("does what an agent does with a site", async () => {
    const { client, call, folder, site } = await connect(shape, version, way);
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(TOOLS);
    await reads(call);
    await writes(call, join(folder, site ?? ""));
    await resources(client, site);
    if (site === undefined) return;
    expect((await ask(client, "check")).text).toContain("there are several sites");
    const outside = await ask(client, "check", { site: "../.." });
    expect(outside).toMatchObject({ failed: true, text: expect.stringContaining("is no site of this server") });
  });
});

it.each([
  { version: "version 1", way: "http" },
  { version: "version 2", way: "stdio" },
  { version: "version 2, older protocol", way: "stdio" },
  { version: "version 2, older protocol", way: "http" },
] as const)("$version over $way checks, plans and writes", async ({ version, way }) => {
  const { client, call, folder } = await connect("languages", version, way);
  const { tools } = await client.listTools();
  expect(tools).toHaveLength(TOOLS.length);
  // An agent reads all of it before it does anything.
  expect(JSON.stringify(tools).length).toBeLessThan(27_000);
  expect((await call("check")).text).toContain("nav/page-not-found");
  const redirect = { source: "/old", destination: "/en/index" };
  const { text } = await call("redirect", redirect);
  for (const odd of ["/../../x", "/%2e%2e/x", "/a\\b", "/a\u0000"]) {
    expect((await call("redirect", { ...redirect, source: odd })).text).toContain("is no address of this site");
    expect((await call("redirect", { ...redirect, destination: odd })).text).toContain("is no address of this site");
  }
  expect((await call("redirect", { ...redirect, token: tokenIn(text) })).text).toMatch(/^Written: 1 file change/);
  expect(JSON.parse(readFileSync(join(folder, "docs.json"), "utf8")).redirects).toEqual([redirect]);
});

async function connect(shape: string, version: string, way: "stdio" | "http") {
  const { files, site } = MCP_SITES[shape] ?? { files: {} };
  const folder = tempSite(files);
  const clients = CLIENTS[version];
  if (!clients) throw new Error(version);
  const client = await (way === "stdio" ? clients.stdio(folder) : clients.http(await httpServer(folder)));
  const call: Call = async (name, values = {}) => {
    const answer = await ask(client, name, site === undefined || name === "explain" ? values : { site, ...values });
    expect(estimateTokens(answer.text)).toBeLessThanOrEqual(2_000);
    return answer;
  };
  return { client, call, folder, site };
}

type Call = (name: string, values?: Record<string, unknown>) => Promise<{ text: string; failed: boolean }>;

async function reads(call: Call): Promise<void> {
  const checked = await call("check");
  for (const code of ["config/unknown-field", "nav/page-not-found", "nav/orphan-page"])
    expect(checked.text).toContain(code);
  const orphans = (await call("check", { code: "nav/orphan-page" })).text;
  expect(orphans).not.toContain("config/unknown-field");
  expect(orphans).toMatch(/^1 note in \d pages \(of \d findings in all\)/);
  expect(await call("check", { code: "nav/orphan" })).toMatchObject({
    failed: true,
    text: 'No finding has the code "nav/orphan"; did you mean "nav/orphan-page"?',
  });
  expect(await call("check", { file: "nope.mdx" })).toMatchObject({
    failed: true,
    text: expect.stringContaining("nope"),
  });
  expect((await call("check", { file: "en/guide.mdx" })).text).toMatch(/^no problems/);
  expect((await call("explain", { code: "nav/page-not-found" })).text).toMatch(
    /^nav\/page-not-found \(error, since 0\.1\)/,
  );
  expect(await call("explain", { code: "nav/page-not-fond" })).toMatchObject({
    failed: true,
    text: expect.stringContaining('did you mean "nav/page-not-found"'),
  });
  const exact = (await call("find_page", { query: "/en/guide" })).text;
  expect(exact).toMatch(/^1 page found\./);
  expect(exact).toContain('/en/guide "Guide": page file en/guide');
  const near = (await call("find_page", { query: "/en/guidee" })).text;
  expect(near).toMatch(/^No page matches[^/]*<site-content-\w+>[\s\S]*near: \/en\/guide$/m);
  expect((await call("find_page", { query: "orphan" })).text).toContain("not in the navigation: page file en/orphan");
  expect((await call("resolve")).text).toContain("Guide  /en/guide");
  expect((await call("resolve", { path: "Start" })).text).toMatch(/group Start[\s\S]*Home {2}\/en\/index/);
  expect((await call("coverage")).text).toMatch(/pages: \d of \d; lacks en\/orphan/);
  const { text: operations } = await call("operations_without_page");
  expect(operations).toMatch(/^(0 operations|1 operation) of/);
  if (!operations.includes("POST /users")) return;
  expect((await call("find_page", { query: "POST /users" })).text).toContain(
    "an operation of openapi.json, without a page",
  );
}

const tokenIn = (text: string): string => /"token": "([\da-f]+)"/.exec(text)?.[1] ?? "none";

async function writes(call: Call, root: string): Promise<void> {
  const docs = join(root, "docs.json");
  const move = { from: "en/guide", to: "en/start/guide" };
  const plan = await call("move", move);
  expect(plan.text).toContain("Nothing is written yet.");
  expect(existsSync(join(root, "en/guide.mdx"))).toBe(true);
  // Somebody edits a file that the plan is about.
  writeFileSync(docs, readFileSync(docs, "utf8").replace('"Site"', '"My site"'));
  const refused = await call("move", { ...move, token: tokenIn(plan.text) });
  expect(refused).toMatchObject({ failed: true, text: expect.stringContaining("Nothing was written: the token") });
  const elsewhere = await call("remove", { path: "en/guide", token: tokenIn(refused.text) });
  expect(elsewhere.failed).toBe(true);
  expect(existsSync(join(root, "en/guide.mdx"))).toBe(true);
  const written = await call("move", { ...move, token: tokenIn(refused.text) });
  expect(written.text).toMatch(/^Written: \d/);
  expect(readFileSync(join(root, "en/start/guide.mdx"), "utf8")).toContain("title: Guide");
  expect(readFileSync(join(root, "en/index.mdx"), "utf8")).toContain("/en/start/guide");

  const both = async (name: string, values: Record<string, unknown> = {}) => {
    const { text } = await call(name, values);
    return (await call(name, { ...values, token: tokenIn(text) })).text;
  };
  expect(await both("add_page", { path: "en/new", group: "Start", title: "New" })).toContain("create en/new.mdx");
  expect(await both("redirect", { source: "/old", destination: "/en/new" })).toContain("edit docs.json");
  expect(await both("remove", { path: "en/new", redirect: "en/index" })).toContain("delete en/new.mdx");
  expect(await both("sync")).toContain("edit docs.json");
  expect((await call("fix")).failed).toBe(false);
  const { navigation, redirects, name } = JSON.parse(readFileSync(docs, "utf8"));
  expect(name).toBe("My site");
  expect(JSON.stringify(navigation)).toContain("en/orphan");
  expect(JSON.stringify(navigation)).not.toContain("en/gone");
  expect(redirects).toContainEqual({ source: "/old", destination: "/en/index" });
  for (const [tool, values] of [
    ["move", { from: "en/index", to: "../../x" }],
    ["add_page", { path: "../x", group: "Start" }],
    ["remove", { path: "../../etc/passwd" }],
  ] as const)
    expect(await call(tool, values)).toMatchObject({ failed: true });
}

async function resources(client: McpClient, site: string | undefined): Promise<void> {
  const read = async (uri: string) => {
    const { contents } = (await client.readResource({ uri })) as { contents: { text: string }[] };
    const text = contents[0]?.text ?? "";
    expect(estimateTokens(text)).toBeLessThanOrEqual(2_000);
    return text;
  };
  const { resources } = await client.listResources();
  const uris = resources.map(({ uri }) => uri);
  expect(uris).toContain("docsjson://schemas/docs");
  const tree = site === undefined ? "docsjson://tree" : `docsjson://tree/${encodeURIComponent(site)}`;
  expect(uris).toContain(tree);
  expect(await read(tree)).toContain("/en/start/guide");
  for (const uri of uris) await read(uri);
  expect(await read("docsjson://codes/nav/mixed-children")).toContain("Right:");
  expect(await read("docsjson://schemas/docs/properties/banner")).toContain('"properties"');
  expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(3);
  await expect(client.readResource({ uri: "docsjson://codes/nav/none" })).rejects.toThrow();
}

it.each(["version 1", "version 2"])(
  "%s is told of the progress of a call, and each answer is of the site as it is then",
  async (version) => {
    const folder = tempSite({
      "docs.json": { theme: "mint", name: "A", colors: { primary: "#000000" }, navigation: { pages: ["a", "b"] } },
      "a.mdx": "---\ntitle: A\ndescription: First.\n---\n\n[B](/b)\n",
      "b.mdx": "---\ntitle: B\ndescription: Second.\n---\n",
    });
    const client = (await CLIENTS[version]?.stdio(folder)) as McpClient;
    const said: { progress: number; message?: string }[] = [];
    const options = { onprogress: (each: { progress: number; message?: string }) => said.push(each) };
    const call = { name: "check", arguments: {} };
    await (version === "version 1" ? client.callTool(call, undefined, options) : client.callTool(call, options));
    expect(said.map(({ progress }) => progress)).toEqual(said.map((_, at) => at + 1));
    // Clients may forget the last ones, if the answer comes in one piece with them.
    expect(said[0]?.message).toBe("reading page files");
    expect((await ask(client, "check")).text).toContain("no problems");
    writeFileSync(join(folder, "a.mdx"), "---\ntitle: A\ndescription: First.\n---\n\n[B](/bb)\n");
    expect((await ask(client, "check")).text).toContain("link/page-not-found");
    writeFileSync(join(folder, "a.mdx"), "---\ntitle: A\ndescription: First.\n---\n\n[B](/b)\n");
    expect((await ask(client, "check")).text).toContain("no problems");
  },
);
