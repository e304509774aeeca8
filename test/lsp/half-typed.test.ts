import { describe, expect, it } from "vitest";
import type { CodeLens, Diagnostic, DocumentSymbol, Location } from "vscode-languageserver-protocol";
import { LanguageClient, slice } from "../support/language-client.ts";
import { HARBOUR } from "../support/language-sites.ts";
import { tempSite } from "../support/temp-site.ts";

const SITE = {
  ...HARBOUR,
  "docs.json": HARBOUR["docs.json"].replace('"guides/tides"]', '"guides/tides", "guides/gone"]'),
  "guides/intro.mdx": "---\ntitle: Intro\n---\n\n[Away](/nowhere)\n",
};

/** A finding as its code and the stretch under it. */
const told = (client: LanguageClient, file: string, found: readonly Diagnostic[]): string[] =>
  found.map(({ code, range }) => `${code} ${slice(client.textOf(file), range)}`).sort();

describe("a docs.json that is half typed", () => {
  it("keeps findings, outline, links and lenses, with their places moved, and adds the fault", async () => {
    const client = await LanguageClient.start(tempSite(SITE));
    client.open("docs.json");
    client.open("guides/intro.mdx");
    expect(told(client, "docs.json", await client.pull("docs.json"))).toEqual(['nav/page-not-found "guides/gone"']);
    const outline = () => client.ask<DocumentSymbol[]>("textDocument/documentSymbol", "docs.json");
    const names = (symbols: readonly DocumentSymbol[]): string[] =>
      symbols.flatMap(({ name, children = [] }) => [name, ...names(children)]);
    const before = names(await outline());
    client.replace("docs.json", '  "name": "Harbour",', '  "name": "Harbour",\n  "description": "A\n');
    const found = told(client, "docs.json", await client.pull("docs.json"));
    expect(found).toContain('nav/page-not-found "guides/gone"');
    expect(found.filter((each) => each.startsWith("config/syntax"))).toHaveLength(1);
    expect(told(client, "guides/intro.mdx", await client.pull("guides/intro.mdx"))).toEqual([
      "link/page-not-found /nowhere",
    ]);
    const after = await outline();
    expect(names(after)).toEqual(before);
    expect(slice(client.textOf("docs.json"), after[0]?.range as never)).toMatch(/^\{\s*"group": "Guides"/);
    const definition = await client.ask<Location>("textDocument/definition", "docs.json", '"guides/ti|des"');
    expect(definition.uri).toBe(client.uriOf("guides/tides.mdx"));
    const [lens] = await client.ask<CodeLens[]>("textDocument/codeLens", "guides/tides.mdx");
    expect(lens?.command?.title).toBe("listed in Guides");
    client.replace("docs.json", '  "description": "A\n', '  "description": "A",\n');
    expect(told(client, "docs.json", await client.pull("docs.json"))).toEqual(['nav/page-not-found "guides/gone"']);
  });

  it("does not keep what was told of the stretch that is typed, and follows what is typed in pages", async () => {
    const client = await LanguageClient.start(tempSite(SITE));
    client.open("docs.json");
    client.open("guides/intro.mdx");
    await client.pull("docs.json");
    client.replace("docs.json", '"guides/gone"', '"guides/go');
    const found = told(client, "docs.json", await client.pull("docs.json"));
    expect(found.filter((each) => !each.startsWith("config/syntax"))).toEqual([]);
    client.replace("guides/intro.mdx", "[Away](/nowhere)", "# One\n\n[Away](/nowhere)");
    expect(told(client, "guides/intro.mdx", await client.pull("guides/intro.mdx"))).toEqual([
      "link/page-not-found /nowhere",
    ]);
  });

  it("has only its fault if it never was whole", async () => {
    const client = await LanguageClient.start(tempSite({ ...SITE, "docs.json": '{ "name": "A" "theme": 1 }' }));
    client.open("docs.json");
    expect((await client.pull("docs.json")).map(({ code }) => code)).toEqual(["config/syntax"]);
  });
});
