import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
} from "@modelcontextprotocol/server";
import type { Sites } from "./served-sites.ts";
import { createServer } from "./server.ts";

/** A server on this machine only. */
export interface HttpServer {
  readonly url: string;
  close(): Promise<void>;
}

/** The address of the endpoint. */
const PATH = "/mcp";

/**
 * Serves MCP over streamable HTTP on the loopback interface. A request that names another host, as after DNS rebinding, or
 * that comes from another site's page, is rejected.
 *
 * @param port 0 takes any free one
 */
export async function serveHttp(
  sites: Sites,
  { port, version, onError }: { port: number; version: string; onError: (error: Error) => void },
): Promise<HttpServer> {
  const handler = createMcpHandler(() => createServer(sites, version), { onerror: onError });
  const answer = async (request: Request): Promise<Response> => {
    const rejected =
      hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
      originValidationResponse(request, localhostAllowedOrigins());
    if (rejected) return rejected;
    if (new URL(request.url).pathname !== PATH) return new Response(`the endpoint is ${PATH}\n`, { status: 404 });
    return handler.fetch(request);
  };
  const server = createHttpServer((incoming, outgoing) => {
    respond(incoming, outgoing, answer).catch((error: Error) => {
      if (!outgoing.destroyed) onError(error);
      outgoing.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`,
    async close() {
      await handler.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

async function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: (request: Request) => Promise<Response>,
): Promise<void> {
  const gone = new AbortController();
  outgoing.on("close", () => gone.abort());
  const { status, headers, body } = await answer(toWebRequest(incoming, gone.signal));
  outgoing.writeHead(status, Object.fromEntries(headers));
  if (!body) return void outgoing.end();
  await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), outgoing).catch((error) => {
    if (!gone.signal.aborted) throw error;
  });
}

/** The request as a `fetch` request. The host is in the headers alone: the address names this machine. */
function toWebRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const { url = "/", method = "GET" } = incoming;
  const headers = Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
    [value ?? []].flat().map((each) => [name, each]),
  );
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(`http://localhost${url.startsWith("/") ? url : "/"}`, {
    method,
    headers,
    signal,
    ...(hasBody && { body: Readable.toWeb(incoming), duplex: "half" }),
  } as RequestInit);
}
