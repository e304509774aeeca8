import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { CodeAction, Hover, Location, WorkspaceEdit } from "vscode-languageserver-protocol";
import { FULL, LanguageClient, slice } from "../../support/language-client.ts";
import { HARBOUR } from "../../support/language-sites.ts";
import { tempSite } from "../../support/temp-site.ts";

const PAGE = "---\ntitle: Introduction\ndescription: D.\n---\n\nFirst words here.\n\nSecond.\n";

async function actionsOn(client: LanguageClient, file: string, chosen: string): Promise<CodeAction[]> {
  const start = client.position(file, `|${chosen}`);
  const end = client.position(file, `${chosen}|`);
  const range = { start, end };
  return client.ask("textDocument/codeAction", file, undefined, { range, context: { diagnostics: [] } });
}

const titled = (found: readonly CodeAction[], title: string) =>
  found.find((each) => each.title === title) as CodeAction;

describe("of what is chosen in a page", () => {
  it("a component goes around it, or it becomes a snippet that the page shows", async () => {
    const client = await LanguageClient.start(tempSite({ ...HARBOUR, "guides/intro.mdx": PAGE }));
    client.open("guides/intro.mdx");
    const found = await actionsOn(client, "guides/intro.mdx", "First words here.");
    const { changes = {} } = titled(found, "Wrap in <Note>").edit ?? {};
    expect(
      Object.values(changes)
        .flat()
        .map(({ newText }) => newText),
    ).toEqual(["<Note>\n  First words here.\n</Note>"]);
    const { documentChanges = [] } = titled(found, "Extract to a snippet").edit ?? {};
    const texts = documentChanges.flatMap((change) =>
      "edits" in change ? change.edits.map((edit) => (edit as { newText: string }).newText) : [],
    );
    expect(texts).toEqual([
      "First words here.\n",
      'import FirstWordsHere from "/snippets/first-words-here.mdx"\n\n',
      "<FirstWordsHere />",
    ]);
    expect(await actionsOn(client, "guides/intro.mdx", "title: Introduction")).toEqual([]);
  });

  it.each([
    ['<Card title="Go" href="/start-here">\n  The [harbour](/berths) is open.\n</Card>', "harbour-open"],
    ["`npm install` is how you install it.", "how-install"],
    ["Über die Häfen", "uber-die-hafen"],
    ["```sh\nnpm install\n```", "text"],
  ])("is called by the words that readers see: %s", async (text, name) => {
    const client = await LanguageClient.start(
      tempSite({ ...HARBOUR, "guides/intro.mdx": `---\ntitle: A\n---\n\n${text}\n` }),
    );
    client.open("guides/intro.mdx");
    const { edit } = titled(await actionsOn(client, "guides/intro.mdx", text), "Extract to a snippet");
    expect(edit?.documentChanges?.[0]).toMatchObject({ uri: client.uriOf(`snippets/${name}.mdx`) });
  });

  it("is nothing where nothing is chosen", async () => {
    const client = await LanguageClient.start(tempSite({ ...HARBOUR, "guides/intro.mdx": PAGE }));
    client.open("guides/intro.mdx");
    expect(await actionsOn(client, "guides/intro.mdx", "")).toEqual([]);
  });
});

it("moves the entry of a page to another list", async () => {
  const client = await LanguageClient.start(tempSite(HARBOUR));
  client.open("docs.json");
  const found = await actionsOn(client, "docs.json", '"guides/tides"');
  const action = titled(found, 'Move this entry to group "API"');
  const { edit } = await client.request<CodeAction>("codeAction/resolve", action);
  client.makeTexts(edit as WorkspaceEdit);
  expect(client.textOf("docs.json")).toContain('"pages": ["guides/intro"]');
  expect(client.textOf("docs.json")).toContain('"pages": ["GET /berths", "guides/tides"]');
});

it("offers a redirect for a page that is deleted", async () => {
  const client = await LanguageClient.start(tempSite(HARBOUR));
  client.open("docs.json");
  const edits: { label: string; edit: WorkspaceEdit }[] = [];
  const asked = () => client.asked.find(({ method }) => method === "workspace/applyEdit");
  client.answers.set("window/showMessageRequest", { title: "/guides/intro" });
  client.answers.set("workspace/applyEdit", { applied: true });
  const edit = await client.request<WorkspaceEdit>("workspace/willDeleteFiles", {
    files: ["a.png", "b.png", "c.png", "guides/tides.mdx"].map((file) => ({ uri: client.uriOf(file) })),
  });
  client.makeTexts(edit);
  rmSync(join(client.folder, "guides/tides.mdx"));
  client.changed("guides/tides.mdx");
  while (!asked()) await client.ask("textDocument/hover", "docs.json", '"na|me"');
  edits.push(asked()?.params as { label: string; edit: WorkspaceEdit });
  client.makeTexts(edits[0]?.edit as WorkspaceEdit);
  expect(client.textOf("docs.json")).toMatch(/"source": "\/guides\/tides",\s*"destination": "\/guides\/intro"/);
  expect(client.textOf("docs.json")).not.toContain('"guides/tides"]');
});

it("leads from a $ref of a spec to its target, and shows it", async () => {
  const spec =
    "openapi: 3.1.0\ninfo:\n  title: Harbour\n  version: '2'\npaths:\n  /berths:\n    get:\n      summary: List berths\n      responses:\n        '200':\n          $ref: '#/components/responses/Berths'\n        '400':\n          $ref: './shared.yaml#/Problem'\n        '500':\n          $ref: '#/components/responses/Nothing'\ncomponents:\n  responses:\n    Berths:\n      description: All berths\n";
  const client = await LanguageClient.start(
    tempSite({ ...HARBOUR, "api.yaml": spec, "shared.yaml": "Problem:\n  description: Wrong\n" }),
  );
  client.open("api.yaml");
  const place = async (at: string) => {
    const found = await client.ask<Location | null>("textDocument/definition", "api.yaml", at);
    const file = client.fileOf(found?.uri ?? "");
    return found && `${file}:${found.range.start.line + 1} ${slice(client.textOf(file), found.range)}`;
  };
  expect(await place("responses/Ber|ths'")).toBe("api.yaml:18 Berths");
  expect(await place("./shared.y|aml")).toBe("shared.yaml:1 Problem");
  expect(await place("responses/Noth|ing")).toBeNull();
  const hover = await client.ask<Hover>("textDocument/hover", "api.yaml", "responses/Ber|ths'");
  expect(JSON.stringify(hover.contents)).toContain("description: All berths");
});

describe("the preview of a page", () => {
  const site = {
    ...HARBOUR,
    "guides/intro.mdx": `${PAGE}\n## Set up\n\n<Note>Mind the *tide*.</Note>\n\n![Map](/images/map.svg) [Tides](/guides/tides)\n\n{missing}\n`,
    "images/map.svg": "<svg/>",
  };
  interface Shown {
    readonly html: string;
    readonly title: string;
  }

  it("has components, local images and links as they will be, with text that is not saved", async () => {
    const client = await LanguageClient.start(tempSite(site), { capabilities: FULL });
    client.open("guides/intro.mdx");
    client.replace("guides/intro.mdx", "Second.", "Third, <Memo />.");
    const { html, title } = (await client.command("docsjson.previewPage", "guides/intro.mdx", {
      assets: "https://root",
    })) as Shown;
    expect(title).toBe("Introduction");
    expect(html).toContain("Mind the <em>tide</em>.");
    expect(html).toContain('src="https://root/images/map.svg"');
    expect(html).toContain(`href="${client.uriOf("guides/tides.mdx")}"`);
    expect(html).toContain("Third");
    expect(html).toContain('["set-up",9]');
    expect(html).toMatch(/preview-notes[\s\S]*Memo/);
  });

  it("is nothing for a file that is no page", async () => {
    const client = await LanguageClient.start(tempSite(site));
    client.open("docs.json");
    expect(await client.command("docsjson.previewPage", "docs.json")).toBeNull();
  });
});
