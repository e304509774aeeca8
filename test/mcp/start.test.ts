import { mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ask, CLIENTS } from "../support/mcp-clients.ts";
import { MCP_SITES } from "../support/mcp-sites.ts";
import { runCli } from "../support/run-cli.ts";
import { tempSite } from "../support/temp-site.ts";

interface Structured {
  readonly structuredContent: {
    summary: string;
    content: string[];
    left_out: number;
    failed: boolean;
    facts?: Record<string, unknown>;
  };
}
interface Prompts {
  listPrompts(): Promise<{ prompts: { name: string }[] }>;
  getPrompt(params: object): Promise<{ messages: { content: { text: string } }[] }>;
}

it("starts where there is no docs.json, says so, and takes the root of a site", async () => {
  const empty = realpathSync(mkdtempSync(join(tmpdir(), "docsjson-empty-")));
  const site = tempSite(MCP_SITES.languages?.files ?? {});
  const client = await CLIENTS["version 2"]?.stdio(empty);
  if (!client) throw new Error();
  const none = await ask(client, "check");
  expect(none.failed).toBe(true);
  expect(none.text).toMatch(/give "root", the absolute path of one, or run docsjson init/);
  expect((await ask(client, "check", { root: site })).text).toMatch(/nav\/page-not-found/);
  expect((await ask(client, "check", { root: "docs" })).text).toMatch(/root must be an absolute path/);
  expect((await ask(client, "component", { name: "Card" })).failed).toBe(false);
  const added = await ask(client, "add_page", { root: site, path: "en/new" });
  const token = /"token": "(\w+)"/.exec(added.text)?.[1];
  expect((await ask(client, "add_page", { root: site, path: "en/new", token })).text).toMatch(/^Written/);
});

it("answers as data that fits its schema, with the token of a plan, and has prompts", async () => {
  const client = await CLIENTS["version 2"]?.stdio(tempSite(MCP_SITES.versions?.files ?? {}));
  if (!client) throw new Error();
  // The client checks what comes against the schema of the tool once it has read the list.
  await client.listTools();
  const checked = (await client.callTool({ name: "check", arguments: {} })) as never as Structured;
  expect(checked.structuredContent.facts).toMatchObject({ codes: { "nav/page-not-found": 1 } });
  expect(checked.structuredContent.content.join("\n")).toContain("nav/page-not-found");
  const planned = (await client.callTool({ name: "add_page", arguments: { path: "en/new" } })) as never as Structured;
  const { facts = {} } = planned.structuredContent;
  expect(facts).toMatchObject({ state: "planned", files: ["edit docs.json", "create en/new.mdx"] });
  const done = (await client.callTool({
    name: "add_page",
    arguments: { path: "en/new", token: facts.token },
  })) as never as Structured;
  expect(done.structuredContent.facts?.state).toBe("written");
  const prompts = client as never as Prompts;
  expect((await prompts.listPrompts()).prompts.map(({ name }) => name)).toEqual([
    "add_endpoint",
    "move_section",
    "translate_page",
    "release_notes",
  ]);
  const { messages } = await prompts.getPrompt({
    name: "translate_page",
    arguments: { page: "en/guide", language: "de" },
  });
  expect(messages[0]?.content.text).toContain("Translate the page en/guide into de.");
  await expect(prompts.getPrompt({ name: "translate_page", arguments: { page: "en/guide" } })).rejects.toThrow(
    'needs "language"',
  );
});

it("does not start with the value of an option that is none", () => {
  const { status, stderr } = runCli(["mcp", "--dialect", "mint"], { cwd: tempSite({}) });
  expect(stderr).toContain('docsjson mcp: --dialect is "mint"');
  expect(status).toBe(2);
});
