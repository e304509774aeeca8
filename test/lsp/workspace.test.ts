import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import type { WorkspaceSymbol } from "vscode-languageserver-protocol";
import { LanguageClient } from "../support/language-client.ts";
import { MONOREPO } from "../support/language-sites.ts";
import { tempSite } from "../support/temp-site.ts";

const HEAD = { theme: "mint", name: "A", colors: { primary: "#000000" } };
const page = (title: string, text = "") => `---\ntitle: ${title}\n---\n\n${text}\n`;
const codesIn = (client: LanguageClient, file: string) => client.pushed.get(file)?.map(({ code }) => code) ?? [];

it("tells the findings of a site inside another by the inner one alone, in whatever order they are opened", async () => {
  const site = {
    "docs.json": { ...HEAD, navigation: { pages: ["index", "gone"] } },
    "index.mdx": page("Home"),
    "inner/docs.json": { ...HEAD, navigation: { pages: ["start"] } },
    // The outer site has no page /start, the inner one has.
    "inner/start.mdx": page("Start", "[Start](/start) [Nothing](/nothing)"),
  };
  for (const order of [
    ["docs.json", "inner/docs.json"],
    ["inner/docs.json", "docs.json"],
  ]) {
    const client = await LanguageClient.start(tempSite(site), { capabilities: { textDocument: {} } });
    for (const file of order) {
      client.open(file);
      await client.ask("textDocument/documentSymbol", file);
    }
    await client.until(
      () => codesIn(client, "docs.json").length > 0 && codesIn(client, "inner/start.mdx").length === 1,
    );
    expect(codesIn(client, "inner/start.mdx")).toEqual(["link/page-not-found"]);
    expect(codesIn(client, "inner/docs.json")).toEqual([]);
    expect(await client.end()).toBe(0);
  }
});

it("forgets the sites of a folder that is removed from the workspace, and finds those of one that is added", async () => {
  const folder = tempSite({ ...MONOREPO, "packages/one/bad.mdx": page("Bad", "[Nothing](/nothing)") });
  const [one, two] = ["packages/one", "packages/two"].map((name) => ({
    uri: pathToFileURL(join(folder, name)).href,
    name,
  }));
  const client = await LanguageClient.start(join(folder, "packages/one"), { capabilities: { textDocument: {} } });
  const names = async () =>
    (await client.request<WorkspaceSymbol[]>("workspace/symbol", { query: "" })).map(({ name }) => name).sort();
  expect(await names()).toEqual(["One start", "One usage"]);
  await client.until(() => codesIn(client, "bad.mdx").length > 0);
  client.notify("workspace/didChangeWorkspaceFolders", { event: { added: [two], removed: [one] } });
  expect(await names()).toEqual(["Two", "Two start"]);
  expect(codesIn(client, "bad.mdx")).toEqual([]);
});

it.each(["file://host/docs.json", "file:///a%2Fdocs.json", "untitled:docs.json"])(
  "has nothing to say of %s",
  async (uri) => {
    const client = await LanguageClient.start(tempSite(MONOREPO));
    client.notify("textDocument/didOpen", { textDocument: { uri, languageId: "json", version: 1, text: "{}" } });
    const document = { textDocument: { uri }, position: { line: 0, character: 0 } };
    expect(await client.request("textDocument/hover", document)).toBeNull();
    expect(await client.request("textDocument/diagnostic", document)).toEqual({ kind: "full", items: [] });
    const files = [{ oldUri: uri, newUri: `${uri}x` }];
    expect(await client.request("workspace/willRenameFiles", { files })).toBeNull();
  },
);

it("checks a page that is open and not saved yet, lets others link to it, and forgets it when it is closed", async () => {
  const client = await LanguageClient.start(
    tempSite({
      "docs.json": { ...HEAD, navigation: { pages: ["index", "guides/new"] } },
      "index.mdx": "---\ntitle: Home\n---\n\n[New](/guides/new)\n",
      ".mintignore": "drafts/\n",
    }),
  );
  client.open("index.mdx");
  const codes = async (file: string) => (await client.pull(file)).map(({ code }) => code);
  expect(await codes("index.mdx")).toEqual(["link/page-not-found"]);
  client.open("guides/new.mdx", "---\ntitle: New\n---\n\n[Nothing](/nothing)\n");
  client.open("drafts/idea.mdx", "[Nothing](/nothing)\n");
  expect(await codes("guides/new.mdx")).toEqual(["link/page-not-found"]);
  expect(await codes("drafts/idea.mdx")).toEqual([]);
  expect(await codes("index.mdx")).toEqual([]);
  client.replace("guides/new.mdx", "/nothing", "/");
  expect(await codes("guides/new.mdx")).toEqual([]);
  client.close("guides/new.mdx");
  expect(await codes("index.mdx")).toEqual(["link/page-not-found"]);
});
