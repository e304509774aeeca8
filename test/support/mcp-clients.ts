import { Client as Client2, StreamableHTTPClientTransport as Http2 } from "@modelcontextprotocol/client";
import { StdioClientTransport as Stdio2 } from "@modelcontextprotocol/client/stdio";
import { Client as Client1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as Stdio1 } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as Http1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { onTestFinished } from "vitest";
import { CLI, startCli } from "./run-cli.ts";

/** What both versions of the protocol's clients do alike. */
export interface McpClient {
  listTools(): Promise<{ tools: { name: string; inputSchema: unknown }[] }>;
  callTool(call: { name: string; arguments: Record<string, unknown> }, ...options: unknown[]): Promise<unknown>;
  listResources(): Promise<{ resources: { uri: string }[] }>;
  listResourceTemplates(): Promise<{ resourceTemplates: { uriTemplate: string }[] }>;
  readResource(resource: { uri: string }): Promise<unknown>;
  close(): Promise<void>;
}

const ME = { name: "test", version: "1.0.0" };
const newest = () => new Client2(ME, { versionNegotiation: { mode: "auto" } });

/** The clients of the SDK's version 1, of version 2 with the protocol of version 1, and with the newest one. */
export const CLIENTS: Readonly<
  Record<string, { stdio(cwd: string): Promise<McpClient>; http(url: string): Promise<McpClient> }>
> = {
  "version 1": {
    stdio: (cwd) => connected(new Client1(ME), new Stdio1(commandIn(cwd))),
    http: (url) => connected(new Client1(ME), new Http1(new URL(url)) as never),
  },
  "version 2": {
    stdio: (cwd) => connected(newest(), new Stdio2(commandIn(cwd))),
    http: (url) => connected(newest(), new Http2(new URL(url))),
  },
  "version 2, older protocol": {
    stdio: (cwd) => connected(new Client2(ME), new Stdio2(commandIn(cwd))),
    http: (url) => connected(new Client2(ME), new Http2(new URL(url))),
  },
};

const commandIn = (cwd: string) => ({ command: process.execPath, args: [CLI, "mcp"], cwd });

async function connected<T>(client: { connect(transport: T): Promise<void> }, transport: T): Promise<McpClient> {
  await client.connect(transport);
  const connection = client as unknown as McpClient;
  onTestFinished(() => connection.close());
  return connection;
}

/** Starts a server over HTTP, which ends with the test; gives its address. */
export async function httpServer(cwd: string): Promise<string> {
  const server = startCli(["mcp", "--http", "0"], { cwd });
  onTestFinished(async () => void (await server.stop()));
  await server.printed("/mcp\n");
  return server.stdout().trim();
}

/** The text of a tool's answer, and whether the tool failed. */
export async function ask(
  client: McpClient,
  name: string,
  values: Record<string, unknown> = {},
): Promise<{ text: string; failed: boolean }> {
  const { content, isError = false } = (await client.callTool({ name, arguments: values })) as {
    content: { text: string }[];
    isError?: boolean;
  };
  return { text: content[0]?.text ?? "", failed: isError };
}
