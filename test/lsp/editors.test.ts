import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ClientCapabilities, CompletionList, Hover } from "vscode-languageserver-protocol";
import { LanguageClient } from "../support/language-client.ts";
import { VERSIONS } from "../support/language-sites.ts";
import { tempSite } from "../support/temp-site.ts";

const ALL_OPERATIONS = { documentChanges: true, resourceOperations: ["create", "rename", "delete"] as never };

/** What editors say of themselves when they start a server, as far as the server asks. */
const EDITORS: Readonly<Record<string, ClientCapabilities>> = {
  "VS Code": {
    general: { positionEncodings: ["utf-16"] },
    textDocument: {
      completion: { dynamicRegistration: true, completionItem: { snippetSupport: true } },
      codeAction: { resolveSupport: { properties: ["edit"] } },
      diagnostic: { dynamicRegistration: true },
    },
    workspace: {
      workspaceEdit: ALL_OPERATIONS,
      diagnostics: { refreshSupport: true },
      didChangeWatchedFiles: { dynamicRegistration: true },
    },
  },
  Neovim: {
    general: { positionEncodings: ["utf-8", "utf-16", "utf-32"] },
    textDocument: {
      completion: { completionItem: { snippetSupport: true } },
      codeAction: { resolveSupport: { properties: ["edit"] } },
      diagnostic: { dynamicRegistration: false },
    },
    workspace: {
      workspaceEdit: { resourceOperations: ["rename", "create", "delete"] },
      didChangeWatchedFiles: { dynamicRegistration: false },
    },
  },
  Helix: {
    general: { positionEncodings: ["utf-8", "utf-32", "utf-16"] },
    textDocument: {
      completion: { completionItem: { snippetSupport: true } },
      codeAction: { resolveSupport: { properties: ["edit"] } },
    },
    workspace: { workspaceEdit: ALL_OPERATIONS, didChangeWatchedFiles: { dynamicRegistration: true } },
  },
  Zed: {
    general: { positionEncodings: ["utf-16"] },
    textDocument: {
      completion: { completionItem: { snippetSupport: true } },
      diagnostic: { dynamicRegistration: true },
    },
    workspace: { workspaceEdit: ALL_OPERATIONS, didChangeWatchedFiles: { dynamicRegistration: true } },
  },
  JetBrains: {
    textDocument: { completion: { completionItem: { snippetSupport: true } } },
    workspace: { workspaceEdit: { documentChanges: true } },
  },
};

describe.each(Object.entries(EDITORS))("%s", (name, capabilities) => {
  it("gets findings, completion, hover and what else the server has", async () => {
    const client = await LanguageClient.start(tempSite(VERSIONS), { capabilities });
    const { capabilities: server } = client.server;
    expect(server.positionEncoding).toBe(capabilities.general?.positionEncodings?.[0] ?? "utf-16");
    client.open("docs.json");
    client.replace("docs.json", '"v2/start"', '"v2/gone"');
    const codes = async () => {
      if (capabilities.textDocument?.diagnostic) return (await client.pull("docs.json")).map(({ code }) => code);
      await client.until(() => JSON.stringify(client.pushed.get("docs.json") ?? "").includes("gone"));
      return client.pushed.get("docs.json")?.map(({ code }) => code);
    };
    expect(await codes()).toContain("nav/page-not-found");
    const list = await client.ask<CompletionList>("textDocument/completion", "docs.json", '"v2/|gone"');
    expect(list.items.map(({ label }) => label)).toContain("v2/start");
    expect(await client.ask<Hover>("textDocument/hover", "docs.json", '"GET /b|erths"')).toMatchObject({
      contents: { kind: "markdown" },
    });
    const asked = client.asked.map(({ method }) => method);
    const watches = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false;
    expect(asked.includes("client/registerCapability")).toBe(watches);
    expect(await client.end()).toBe(0);
  });

  it("has its settings in the documentation", () => {
    const [, sections] = readFileSync("docs/editor.md", "utf8").split(/(?=^## VS Code$)/m);
    expect(sections).toMatch(new RegExp(`^## ${name}$|\\*\\*${name}\\*\\*`, "m"));
  });
});
