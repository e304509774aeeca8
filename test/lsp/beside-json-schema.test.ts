import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { CompletionList, Hover } from "vscode-languageserver-protocol";
import { LanguageClient } from "../support/language-client.ts";
import { openEditor } from "../support/language-service.ts";
import { tempSite } from "../support/temp-site.ts";

const schema = JSON.parse(readFileSync(new URL("../../schemas/docs.schema.json", import.meta.url), "utf8"));
const PAGES = { "index.mdx": "---\ntitle: Start\n---\n" };
const WRONG = `{
  "theme": "mint", "name": "A", "colors": { "primary": "#0d9373" },
  "navigaton": {},
  "navigation": { "groups": [{ "group": "A", "pags": [], "pages": ["index", "gone"] }] },
  "favicon": 7
}
`;

/** What the server and VS Code's JSON service say of one text together. */
async function both(text: string, initializationOptions: object) {
  const client = await LanguageClient.start(tempSite({ ...PAGES, "docs.json": text.replace("|", "") }), {
    initializationOptions,
  });
  client.open("docs.json");
  return { client, service: openEditor("6.0", schema) };
}

const codes = async (client: LanguageClient) => (await client.pull("docs.json")).map(({ code }) => code);

it("says each mistake once beside a JSON service, and what only the server knows", async () => {
  const alone = await both(WRONG, {});
  expect((await codes(alone.client)).length).toBeGreaterThan(3);
  const { client, service } = await both(WRONG, { besideJsonSchema: true });
  expect(await codes(client)).toEqual(["nav/page-not-found"]);
  const said = (await service.diagnose(WRONG)).join("\n");
  for (const mistake of ['"navigaton"', '"pags"', "7"]) expect(said).toContain(mistake);

  // It is told of a change of mind, and in pages the server has no one beside it.
  client.notify("workspace/didChangeConfiguration", { settings: { docsjson: { besideJsonSchema: false } } });
  await expect.poll(async () => (await codes(client)).length).toBeGreaterThan(3);
});

it("offers each key and value once, and pages still", async () => {
  const completionsAt = async (text: string, options: object) => {
    const { client, service } = await both(text, options);

    const own = await client.ask<CompletionList | null>("textDocument/completion", "docs.json", text);
    const labels = (own?.items ?? []).map(({ label }) => label.replaceAll('"', ""));
    return { own: labels, service: (await service.complete(text)).map((label) => label.replaceAll('"', "")) };
  };
  const key =
    '{ "theme": "mint", "name": "A", "colors": { "primary": "#000" }, "navigation": { "pages": ["index"] }, | }';
  const doubled = await completionsAt(key, {});
  expect(doubled.own.filter((label) => doubled.service.includes(label)).length).toBeGreaterThan(10);
  expect((await completionsAt(key, { besideJsonSchema: true })).own).toEqual([]);
  const theme = '{ "theme": "|", "navigation": { "pages": ["index"] } }';
  expect((await completionsAt(theme, { besideJsonSchema: true })).own).toEqual([]);
  const page = '{ "navigation": { "pages": ["|"] } }';
  expect((await completionsAt(page, { besideJsonSchema: true })).own).toContain("index");
});

it("describes a field once, and what an entry names still", async () => {
  const hoverAt = async (text: string, options: object) => {
    const { client } = await both(text, options);
    return client.ask<Hover | null>("textDocument/hover", "docs.json", text);
  };
  const field = '{ "na|me": "A", "navigation": { "pages": ["index"] } }';
  expect(await hoverAt(field, {})).not.toBeNull();
  expect(await hoverAt(field, { besideJsonSchema: true })).toBeNull();
  expect(
    JSON.stringify(await hoverAt('{ "navigation": { "pages": ["in|dex"] } }', { besideJsonSchema: true })),
  ).toContain("Start");
});
