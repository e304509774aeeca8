import { expect, it } from "vitest";
import { LanguageClient } from "../support/language-client.ts";
import { tempSite } from "../support/temp-site.ts";

const INVALID_PARAMS = -32602;

it("answers requests without what they are about by InvalidParams, and goes on", async () => {
  const client = await LanguageClient.start(
    tempSite({ "docs.json": { navigation: { pages: ["index"] } }, "index.mdx": "" }),
  );
  client.open("docs.json");
  const textDocument = { uri: client.uriOf("docs.json") };
  const position = { line: 0, character: 0 };
  const range = { start: position, end: position };
  const wrong: [string, object, string][] = [
    ["textDocument/hover", [], "textDocument"],
    ["textDocument/hover", { textDocument: { uri: 1 }, position }, "textDocument"],
    ["textDocument/hover", { textDocument }, "position"],
    ["textDocument/completion", { textDocument, position: { line: -1, character: 0 } }, "position"],
    ["textDocument/definition", { textDocument, position: null }, "position"],
    ["textDocument/references", { textDocument, position: { line: 0 } }, "position"],
    ["textDocument/rename", { textDocument, position, newName: 1 }, "newName"],
    ["textDocument/prepareRename", { textDocument }, "position"],
    ["textDocument/codeAction", { textDocument, range }, "context"],
    ["textDocument/codeAction", { textDocument, range: { start: position }, context: {} }, "range"],
    ["textDocument/inlayHint", { textDocument }, "range"],
    ["textDocument/colorPresentation", { textDocument, range, color: "red" }, "color"],
    ["textDocument/documentSymbol", {}, "textDocument"],
    ["textDocument/diagnostic", { textDocument: null }, "textDocument"],
    ["workspace/symbol", { query: null }, "query"],
    ["workspace/executeCommand", { arguments: [] }, "command"],
    ["workspace/willRenameFiles", { files: [{ uri: textDocument.uri }, {}] }, "files"],
    ["workspace/willDeleteFiles", { files: "index.mdx" }, "files"],
  ];
  for (const [method, params, name] of wrong)
    await expect(client.request(method, params), method).rejects.toMatchObject({
      code: INVALID_PARAMS,
      message: `the parameter "${name}" is missing, or is not what the protocol says`,
    });
  for (const method of ["$/cancelRequest", "textDocument/didOpen", "textDocument/didChange", "initialized"])
    client.notify(method, null as never);
  const action = { title: "Has its edit already" };
  expect(await client.request("codeAction/resolve", action)).toEqual(action);
  expect(await client.ask("textDocument/documentSymbol", "docs.json")).not.toBeNull();
  expect(await client.end()).toBe(0);
});
