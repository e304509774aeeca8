import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A page that is served on this machine only, and that reloads itself when it changes. */
export interface PreviewServer {
  readonly url: string;
  /** Replaces the page; open browsers load it anew. */
  update(html: string): void;
  close(): Promise<void>;
}

/** Where browsers listen for changes. */
export const UPDATES = "/updates";

/** Serves `html` on the loopback interface. @param port 0 takes any free one */
export async function servePreview(html: string, port: number): Promise<PreviewServer> {
  let page = html;
  const listeners = new Set<ServerResponse>();
  const server = createServer(({ url, headers, method }, response) => {
    // Another site's name that points to this machine must not read the page.
    if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? ""))
      return end(response, 403, "not this host");
    if (method !== "GET" && method !== "HEAD") return end(response, 405, "only GET");
    if (url === UPDATES) return listen(response, listeners);
    if (url !== "/") return end(response, 404, "there is only one page: /");
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" }).end(page);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    update(next) {
      page = next;
      for (const listener of listeners) listener.write("event: change\ndata:\n\n");
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(response: ServerResponse, listeners: Set<ServerResponse>): void {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" }).write(":\n\n");
  listeners.add(response);
  response.on("close", () => listeners.delete(response));
}

const end = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { "content-type": "text/plain" }).end(`${text}\n`);
};
