import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type {
  ClientCapabilities,
  CodeAction,
  CompletionList,
  Diagnostic,
  DocumentSymbol,
  Hover,
  Location,
  WorkspaceEdit,
} from "vscode-languageserver-protocol";
import { LanguageClient } from "../support/language-client.ts";
import { VERSIONS } from "../support/language-sites.ts";
import { tempSite } from "../support/temp-site.ts";

const FOLDER = "fixtures/editors";

interface Editor {
  readonly editor: string;
  readonly capabilities: ClientCapabilities;
}

/** What editors say of themselves when they start a server. */
const EDITORS = readdirSync(FOLDER).map((name): [string, Editor] => {
  const said = JSON.parse(readFileSync(join(FOLDER, name), "utf8")) as Editor;
  return [said.editor.split(" with ")[0]?.replace(/ [\d.]+$/, "") ?? "", said];
});

/** The same editor if it registers everything by itself, or nothing. */
const registering = (capabilities: ClientCapabilities, dynamicRegistration: boolean): ClientCapabilities =>
  JSON.parse(JSON.stringify(capabilities), (key, value) =>
    key === "dynamicRegistration" ? dynamicRegistration : value,
  );

const counting = (capabilities: ClientCapabilities, ...positionEncodings: string[]): ClientCapabilities => ({
  ...capabilities,
  general: { ...capabilities.general, positionEncodings },
});

const VARIANTS: readonly [string, (said: ClientCapabilities) => ClientCapabilities][] = [
  ["as it is", (said) => said],
  ["with dynamic registration", (said) => registering(said, true)],
  ["without dynamic registration", (said) => registering(said, false)],
  ["in UTF-8", (said) => counting(said, "utf-8")],
  ["in UTF-16", (said) => counting(said, "utf-16")],
];

describe.each(EDITORS)("%s", (name, said) => {
  it.each(VARIANTS)("%s gets all that website/guides/editor.md says", async (_variant, vary) => {
    const capabilities = vary(said.capabilities);
    const client = await LanguageClient.start(tempSite(VERSIONS), { capabilities });
    const encoding = capabilities.general?.positionEncodings?.find((each) => each !== "utf-32") ?? "utf-16";
    expect(client.server.capabilities.positionEncoding).toBe(encoding);
    const findings = async (file: string, text: string): Promise<readonly Diagnostic[]> => {
      if (capabilities.textDocument?.diagnostic) return client.pull(file);
      await client.until(() => JSON.stringify(client.pushed.get(file) ?? "").includes(text));
      return client.pushed.get(file) ?? [];
    };
    client.open("docs.json");
    client.replace("docs.json", '"v2/start"', '"v2/gone"');
    expect((await findings("docs.json", "gone")).map(({ code }) => code)).toContain("nav/page-not-found");
    const list = await client.ask<CompletionList>("textDocument/completion", "docs.json", '"v2/|gone"');
    expect(list.items.map(({ label }) => label)).toContain("v2/start");
    expect(await client.ask<Hover>("textDocument/hover", "docs.json", '"GET /b|erths"')).toMatchObject({
      contents: { kind: "markdown" },
    });
    expect(await client.ask<Location>("textDocument/definition", "docs.json", '"GET /b|erths"')).toMatchObject({
      uri: client.uriOf("api.yaml"),
    });
    const outline = await client.ask<DocumentSymbol[]>("textDocument/documentSymbol", "docs.json");
    expect(outline.map(({ name }) => name)).toEqual(["2", "1"]);
    const [entry] = (await findings("docs.json", "gone")).filter(({ code }) => code === "nav/page-not-found");
    const corrections = await client.ask<CodeAction[]>("textDocument/codeAction", "docs.json", undefined, {
      range: entry?.range,
      context: { diagnostics: [] },
    });
    const correction = corrections.find(({ title }) => title === "Add the page v2/gone") as CodeAction;
    const { edit } = correction.edit ? correction : await client.request<CodeAction>("codeAction/resolve", correction);
    expect(JSON.stringify(edit)).toContain("v2/gone.mdx");
    client.open("v1/start.mdx", "é😀 [x](/nowhere)\n");
    const [dead] = await findings("v1/start.mdx", "nowhere");
    const before = encoding === "utf-8" ? Buffer.byteLength("é😀 [x](") : "é😀 [x](".length;
    expect(dead?.range.start).toEqual({ line: 0, character: before });
    const asked = client.asked.map(({ method }) => method);
    const watches = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false;
    expect(asked.includes("client/registerCapability")).toBe(watches);
    const renamed = client.ask<WorkspaceEdit>("textDocument/rename", "docs.json", '"v1/sta|rt"', {
      newName: "v1/begin",
    });
    if (capabilities.workspace?.workspaceEdit?.resourceOperations?.includes("rename")) {
      expect(JSON.stringify(await renamed)).toContain('"kind":"rename"');
    } else await expect(renamed).rejects.toThrow("docsjson mv v1/start v1/begin");
    expect(await client.end()).toBe(0);
  });

  it("has its settings in the documentation", () => {
    const [, sections] = readFileSync("website/guides/editor.md", "utf8").split(/(?=^## VS Code$)/m);
    expect(sections).toMatch(new RegExp(`^## ${name}$|\\*\\*${name}\\*\\*`, "m"));
  });
});
