import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LanguageClient, slice } from "../support/language-client.ts";
import { tempSite, writeSite } from "../support/temp-site.ts";

const SITE = {
  "docs.json": {
    theme: "mint",
    name: "Acme",
    colors: { primary: "#0d9373" },
    navigation: { $ref: "./navigation.json" },
  },
  "navigation.json": { groups: [{ group: "Start", pages: ["intro", "gone"] }] },
  "intro.mdx": "---\ntitle: Intro\n---\n\nSee [the other](/nowhere).\n",
};

const codes = (found: readonly { code?: unknown }[] | undefined) => found?.map(({ code }) => code);
const LINES_ONLY = { textDocument: {} };

describe("findings while one types", () => {
  it("are those of docs.json, an include and a page, with the code's page and a hint", async () => {
    const client = await LanguageClient.start(tempSite(SITE));
    client.open("navigation.json");
    const [missing] = await client.pull("navigation.json");
    expect(missing).toMatchObject({
      code: "nav/page-not-found",
      severity: 1,
      source: "docsjson",
      codeDescription: { href: "https://docsjson.github.io/docsjson/codes/nav/page-not-found" },
    });
    expect(slice(client.textOf("navigation.json"), missing?.range as never)).toBe('"gone"');
    client.open("intro.mdx");
    expect(codes(await client.pull("intro.mdx"))).toEqual(["link/page-not-found"]);
    client.replace("intro.mdx", "/nowhere", "/intro");
    expect(await client.pull("intro.mdx")).toEqual([]);
    expect(await client.end()).toBe(0);
  });

  it("do not keep the server when the editor goes right after some keystrokes", async () => {
    const client = await LanguageClient.start(tempSite(SITE));
    client.open("docs.json");
    await client.pull("docs.json");
    for (const letter of "Harbour".repeat(20)) client.replace("docs.json", '"name": "', `"name": "${letter}`);
    expect(await client.end(true)).toBe(0);
  });

  it("are of front matter, anchors and syntax in pages, each at its place", async () => {
    const page = '---\ntitle: Intro\nmode: wid\n---\n\n## Moon\n\n[a](#mon) [b](/intro#sun)\n\n<Card title="x">\n';
    const client = await LanguageClient.start(tempSite({ ...SITE, "intro.mdx": page }));
    client.open("intro.mdx");
    const found = await client.pull("intro.mdx");
    const at = found.map(({ code, range }) => `${code} ${slice(page, range)}`).sort();
    expect(at).toEqual([
      "link/anchor-not-found #mon",
      "link/anchor-not-found /intro#sun",
      'page/syntax <Card title="x">',
      "page/value wid",
    ]);
  });

  it("follow unsaved texts of other documents, in both directions", async () => {
    const client = await LanguageClient.start(tempSite(SITE));
    client.open("navigation.json");
    client.open("intro.mdx");
    client.replace("navigation.json", ',\n        "gone"', "");
    expect(await client.pull("navigation.json")).toEqual([]);
    client.replace("navigation.json", '"intro"', '"intro", "other"');
    expect(codes(await client.pull("navigation.json"))).toEqual(["nav/page-not-found"]);
    client.close("navigation.json");
    await client.until(() => JSON.stringify(client.pushed.get("navigation.json") ?? []).includes("gone"));
  });

  it("are pushed for files that are not open, and for all to a client that does not ask", async () => {
    const folder = tempSite(SITE);
    const asking = await LanguageClient.start(folder);
    asking.open("docs.json");
    await asking.until(() => asking.pushed.size === 2);
    expect([...asking.pushed.keys()].sort()).toEqual(["intro.mdx", "navigation.json"]);
    const told = await LanguageClient.start(folder, { capabilities: LINES_ONLY });
    told.open("intro.mdx");
    await told.until(() => told.pushed.has("intro.mdx"));
    told.replace("intro.mdx", "/nowhere", "/intro");
    await told.until(() => told.pushed.get("intro.mdx")?.length === 0);
  });

  it("follow the disk: files that come, go and change", async () => {
    const folder = tempSite(SITE);
    const client = await LanguageClient.start(folder);
    client.open("navigation.json");
    expect(codes(await client.pull("navigation.json"))).toEqual(["nav/page-not-found"]);
    writeSite(folder, { "gone.mdx": "---\ntitle: Gone\n---\n", "nowhere.mdx": "" });
    client.changed("gone.mdx", "nowhere.mdx");
    expect(await client.pull("navigation.json")).toEqual([]);
    rmSync(join(folder, "gone.mdx"));
    client.changed("gone.mdx");
    expect(codes(await client.pull("navigation.json"))).toEqual(["nav/page-not-found"]);
    rmSync(join(folder, "docs.json"));
    client.changed("docs.json");
    expect(await client.pull("navigation.json")).toEqual([]);
    writeSite(folder, { "docs.json": SITE["docs.json"] });
    client.changed("docs.json");
    expect(codes(await client.pull("navigation.json"))).toEqual(["nav/page-not-found"]);
  });

  it("mark what something newer replaces", async () => {
    const folder = tempSite({ ...SITE, "mint.json": { name: "A" } });
    const client = await LanguageClient.start(folder);
    client.open("mint.json");
    expect(await client.pull("mint.json")).toMatchObject([{ code: "config/old-file", tags: [2] }]);
  });

  it("mark what is unnecessary, and name the other end", async () => {
    const folder = tempSite({
      "docs.json":
        '{\n  "name": "A",\n  "name": "B",\n  "theme": "mint",\n  "colors": { "primary": "#000000" },\n  "navigation": { "pages": ["a"] }\n}\n',
      "a.mdx": "---\ntitle: A\n---\n",
    });
    const client = await LanguageClient.start(folder);
    client.open("docs.json");
    const [found] = await client.pull("docs.json");
    expect(found).toMatchObject({ code: "config/duplicate-key", tags: [1] });
    expect(found?.relatedInformation?.[0]?.location).toEqual({
      uri: client.uriOf("docs.json"),
      range: { start: { line: 1, character: 2 }, end: { line: 1, character: 8 } },
    });
  });

  it("are in a spec, under the settings of the project, which may change", async () => {
    const folder = tempSite({
      "docs.json": {
        theme: "mint",
        name: "A",
        colors: { primary: "#000000" },
        navigation: { openapi: "api.yaml", pages: ["GET /a"] },
      },
      "api.yaml": "openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths:\n  /a: 1\n  /b:\n    get: {}\n",
    });
    const client = await LanguageClient.start(folder);
    client.open("api.yaml");
    const before = await client.pull("api.yaml");
    expect(before.length).toBeGreaterThan(0);
    const rules = Object.fromEntries(before.map(({ code }) => [code, "off"]));
    writeFileSync(join(folder, "docsjson.config.json"), JSON.stringify({ rules, nonsense: 1 }));
    client.changed("docsjson.config.json");
    expect(await client.pull("api.yaml")).toEqual([]);
    await client.until(() => client.pushed.has("docsjson.config.json"));
    expect(codes(client.pushed.get("docsjson.config.json"))).toEqual(["config/unknown-field"]);
  });

  it("say that they are unchanged, and that others have to be asked for again", async () => {
    const client = await LanguageClient.start(tempSite(SITE));
    client.open("navigation.json");
    client.open("intro.mdx");
    const first = await client.ask<{ kind: string; resultId: string }>("textDocument/diagnostic", "intro.mdx");
    const again = await client.ask<object>("textDocument/diagnostic", "intro.mdx", undefined, {
      previousResultId: first.resultId,
    });
    expect(again).toEqual({ kind: "unchanged", resultId: first.resultId });
    client.asked.length = 0;
    client.replace("navigation.json", '"gone"', '"nowhere"');
    await client.pull("navigation.json");
    expect(client.asked.map(({ method }) => method)).toContain("workspace/diagnostic/refresh");
  });

  it("are a thousand of a file at most, errors first, and say how many are left", async () => {
    const links = Array.from({ length: 1200 }, (_, index) => `[a](/gone/${index})`).join("\n");
    const client = await LanguageClient.start(tempSite({ ...SITE, "intro.mdx": `---\ntitle: 1\n---\n${links}\n<A\n` }));
    client.open("intro.mdx");
    const found = await client.pull("intro.mdx");
    expect(found).toHaveLength(1001);
    const severities = found.slice(0, 1000).map(({ severity }) => severity);
    expect(severities).toEqual(severities.toSorted());
    expect(found.at(-1)?.message).toMatch(/^2\d\d more findings are not shown; docsjson check lists them$/);
  });
});

describe("positions", () => {
  const text =
    '{ "theme": "mint", "name": "é😀", "colors": { "primary": "#000000" }, "navigation": { "pages": ["ä", "b"] } }';
  const site = { "docs.json": text, "ä.mdx": "---\ntitle: A\n---\n" };

  it.each([
    ["utf-16", 4],
    ["utf-8", 5],
  ])("count in %s", async (encoding, width) => {
    const client = await LanguageClient.start(tempSite(site), {
      capabilities: { ...{ general: { positionEncodings: [encoding] } }, textDocument: { diagnostic: {} } },
    });
    expect(client.server.capabilities.positionEncoding).toBe(encoding);
    client.open("docs.json");
    const [found] = await client.pull("docs.json");
    const before = text.slice(0, text.indexOf('"b"'));
    const start = encoding === "utf-8" ? Buffer.byteLength(before) : before.length;
    expect(found?.range).toEqual({ start: { line: 0, character: start }, end: { line: 0, character: start + 3 } });
    // Takes away `, "b"`, behind letters of one, two and four bytes.
    client.notify("textDocument/didChange", {
      textDocument: { uri: client.uriOf("docs.json"), version: 2 },
      contentChanges: [
        { range: { start: { line: 0, character: start - 2 }, end: { line: 0, character: start + 3 } }, text: "" },
      ],
    });
    expect(await client.pull("docs.json")).toEqual([]);
    expect(width).toBeGreaterThan(3);
  });

  it("are right in a file with a byte order mark and CRLF, saved or not", async () => {
    const crlf = text.replaceAll(", ", ",\r\n");
    const client = await LanguageClient.start(tempSite({ ...site, "docs.json": `\uFEFF${crlf}` }), {
      capabilities: LINES_ONLY,
    });
    client.open("ä.mdx");
    await client.until(() => client.pushed.has("docs.json"));
    const closed = client.pushed.get("docs.json");
    client.open("docs.json");
    client.replace("docs.json", '"mint"', '"palm"');
    client.replace("docs.json", '"b"', '"bb"');
    await client.until(() => JSON.stringify(client.pushed.get("docs.json")).includes("bb"));
    expect(closed?.[0]?.range.start).toEqual(client.pushed.get("docs.json")?.[0]?.range.start);
  });
});

describe("several sites", () => {
  it("are told apart, and a link to a folder is followed", async () => {
    const folder = tempSite({
      "a/docs.json": { ...SITE["docs.json"], navigation: { pages: ["missing-a"] } },
      "b/docs.json": { ...SITE["docs.json"], navigation: { pages: ["missing-b"] } },
      "b/page.mdx": "",
      "README.md": "[no site](/nowhere)",
    });
    symlinkSync(join(folder, "b"), join(folder, "c"));
    const client = await LanguageClient.start(folder);
    for (const file of ["a/docs.json", "c/docs.json", "README.md"]) client.open(file);
    expect((await client.pull("a/docs.json"))[0]?.message).toContain("missing-a");
    expect((await client.pull("c/docs.json"))[0]?.message).toContain("missing-b");
    expect(await client.pull("README.md")).toEqual([]);
  });
});
