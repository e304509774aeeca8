import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Makes the HTML of a page that listens at `updates` for changes. */
export type RenderPage = (updates: string) => string;

/** A page that is served on this machine only, and that reloads itself when it changes. */
export interface PreviewServer {
  readonly url: string;
  /** Replaces the page; open browsers load it anew. */
  update(render: RenderPage): void;
  close(): Promise<void>;
}

/** Where browsers listen for changes, each with the revision of the page that it shows. */
const UPDATES = "/updates?";
const CHANGE = "event: change\ndata:\n\n";

/** Every answer is for this page alone: no other type, no frame of another site, no copy. */
const PROTECTION = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "content-security-policy": "frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
} as const;

/** Browsers say where a request comes from in either of two headers; what is no browser says nothing. */
function isOwnOrigin({ host, origin, "sec-fetch-site": site }: IncomingHttpHeaders): boolean {
  if (origin !== undefined && origin !== `http://${host}`) return false;
  return site === undefined || site === "same-origin" || site === "none";
}

/** Serves a page on the loopback interface. @param port 0 takes any free one */
export async function servePreview(render: RenderPage, port: number): Promise<PreviewServer> {
  // Begins at the time, so that what an earlier process served counts as changed.
  let revision = Date.now();
  const address = () => UPDATES + revision;
  let page = render(address());
  const listeners = new Set<ServerResponse>();
  const server = createServer(({ url, headers, method }, response) => {
    // Another site's name that points to this machine must not read the page.
    if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? ""))
      return end(response, 403, "not this host");
    if (method !== "GET" && method !== "HEAD") return end(response, 405, "only GET");
    if (url?.startsWith(UPDATES)) {
      // Nor may another site's page learn when files change.
      if (!isOwnOrigin(headers)) return end(response, 403, "not this origin");
      listen(response, listeners);
      // Changed between the loading of the page and its listening.
      if (url !== address()) response.write(CHANGE);
      return;
    }
    if (url?.split("?", 1)[0] !== "/") return end(response, 404, "there is only one page: /");
    response.writeHead(200, { ...PROTECTION, "content-type": "text/html; charset=utf-8" }).end(page);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    update(next) {
      revision++;
      page = next(address());
      for (const listener of listeners) listener.write(CHANGE);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(response: ServerResponse, listeners: Set<ServerResponse>): void {
  response.writeHead(200, { ...PROTECTION, "content-type": "text/event-stream" }).write(":\n\n");
  listeners.add(response);
  response.on("close", () => listeners.delete(response));
}

const end = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { ...PROTECTION, "content-type": "text/plain; charset=utf-8" }).end(`${text}\n`);
};
