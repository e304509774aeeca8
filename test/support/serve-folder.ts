import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** Serves a folder on loopback as static hosts do: `/a` is `a.html` or `a/index.html`. With `gzip`, each text is compressed once. */
export async function serveFolder(
  folder: string,
  encoding?: "gzip",
): Promise<{ origin: string; close(): Promise<void> }> {
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname));
    const file = [path, `${path}.html`, `${path}/index.html`]
      .map((name) => join(folder, name))
      .find((name) => existsSync(name) && statSync(name).isFile());
    const type = TYPES[extname(file ?? "")];
    const isCompressed = encoding !== undefined && file !== undefined && type !== undefined;
    response.writeHead(file ? 200 : 404, {
      "content-type": type ?? "application/octet-stream",
      ...(isCompressed ? { "content-encoding": encoding } : {}),
    });
    if (isCompressed) {
      const content = compressed.get(file) ?? gzipSync(readFileSync(file));
      compressed.set(file, content);
      response.end(content);
    } else if (file) createReadStream(file).pipe(response);
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
