import type { Readable, Writable } from "node:stream";
import { StdioServerTransport, serveStdio as serve } from "@modelcontextprotocol/server/stdio";
import type { Sites } from "./served-sites.ts";
import { createServer } from "./server.ts";

interface StdioOptions {
  readonly version: string;
  readonly onError: (error: Error) => void;
  readonly stdin: NodeJS.ReadableStream;
  readonly stdout: NodeJS.WritableStream;
}

/** Serves MCP on two streams, until they end or the server is closed. */
export function serveStdio(
  sites: Sites,
  { version, onError, stdin, stdout }: StdioOptions,
): { close(): Promise<void> } {
  const transport = new StdioServerTransport(stdin as Readable, stdout as Writable);
  return serve(() => createServer(sites, version), { transport, onerror: onError });
}
