import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { createSecureServer, type Http2ServerResponse } from "node:http2";
import type { AddressInfo, Socket } from "node:net";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** The key of a server and its certificate, in PEM. */
export interface Identity {
  readonly key: string;
  readonly cert: string;
}

/**
 * Serves a folder on loopback as static hosts do: `/a` is `a.html` or `a/index.html`. With a certificate, it is served by HTTP/2, and
 * text compressed, as browsers get it.
 */
export async function serveFolder(
  folder: string,
  identity?: Identity,
): Promise<{ origin: string; close(): Promise<void> }> {
  const compressed = new Map<string, Buffer>();
  const answer = (request: { url?: string | undefined }, response: Http2ServerResponse | ServerResponse): void => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname));
    const file = [path, `${path}.html`, `${path}/index.html`]
      .map((name) => join(folder, name))
      .find((name) => existsSync(name) && statSync(name).isFile());
    const type = TYPES[extname(file ?? "")];
    const isCompressed = identity !== undefined && file !== undefined && type !== undefined;
    response.statusCode = file ? 200 : 404;
    response.setHeader("content-type", type ?? "application/octet-stream");
    if (isCompressed) {
      const content = compressed.get(file) ?? gzipSync(readFileSync(file));
      compressed.set(file, content);
      response.setHeader("content-encoding", "gzip");
      response.end(content);
    } else if (file) createReadStream(file).pipe(response);
    else response.end();
  };
  const sockets = new Set<Socket>();
  const server = identity ? createSecureServer(identity, answer) : createServer(answer);
  server.on("connection", (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http${identity ? "s" : ""}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
