import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Makes the HTML of a page that talks to the server at these paths. */
export type RenderPage = (paths: { updates?: string; editor?: string }) => string;

/** Opens the place of a finding (`docs.json:3:7`) in an editor. @returns what went wrong, if anything */
export type OpenPlace = (place: string) => Promise<string | undefined>;

/** What is served: the page, and the files that its places open. */
export interface PreviewContent {
  readonly render: RenderPage;
  readonly open: OpenPlace;
}

/** A page that is served on this machine only, and that reloads itself when it changes. */
export interface PreviewServer {
  readonly url: string;
  /** Replaces the page; open browsers load it anew. */
  update(content: PreviewContent): void;
  close(): Promise<void>;
}

/** The address at which browsers listen for changes, each with the revision of the page that it shows. */
const UPDATES = "/updates?";
const CHANGE = "event: change\ndata:\n\n";
/** The address to which the page sends the place of a finding, to be opened. */
const EDITOR = "/open";
/** Places are a file's path, a line and a column. */
const MOST_CHARACTERS = 10_000;

/** Every answer is for this page alone: no other type, no frame of another site, no copy. */
const PROTECTION = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "content-security-policy": "frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
} as const;

/** Browsers send the origin of a request in one of two headers; other clients send neither. */
function isOwnOrigin({ host, origin, "sec-fetch-site": site }: IncomingHttpHeaders): boolean {
  if (origin !== undefined && origin !== `http://${host}`) return false;
  return site === undefined || site === "same-origin" || site === "none";
}

/** Serves a page on the loopback interface. @param port 0 takes any free one */
export async function servePreview(first: PreviewContent, port: number): Promise<PreviewServer> {
  // Begins at the time, so that what an earlier process served counts as changed.
  let revision = Date.now();
  const address = () => UPDATES + revision;
  const paths = () => ({ updates: address(), editor: EDITOR });
  let { open } = first;
  let page = first.render(paths());
  const listeners = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const { url, headers, method } = request;
    // Another site's name that points to this machine must not read the page.
    if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? ""))
      return end(response, 403, "not this host");
    if (url === EDITOR && method === "POST") {
      // Another site's page must not open files.
      if (!isOwnOrigin(headers)) return end(response, 403, "not this origin");
      return void answerOpen(request, response, open);
    }
    if (method !== "GET" && method !== "HEAD") return end(response, 405, "only GET");
    if (url?.startsWith(UPDATES)) {
      // Another site's page must not learn when files change.
      if (!isOwnOrigin(headers)) return end(response, 403, "not this origin");
      listenForChanges(response, listeners);
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
      page = next.render(paths());
      open = next.open;
      for (const listener of listeners) listener.write(CHANGE);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listenForChanges(response: ServerResponse, listeners: Set<ServerResponse>): void {
  response.writeHead(200, { ...PROTECTION, "content-type": "text/event-stream" }).write(":\n\n");
  listeners.add(response);
  response.on("close", () => listeners.delete(response));
}

async function answerOpen(request: IncomingMessage, response: ServerResponse, open: OpenPlace): Promise<void> {
  request.setEncoding("utf8");
  let place = "";
  try {
    for await (const chunk of request) {
      place += chunk;
      if (place.length > MOST_CHARACTERS) return end(response, 413, "no file has such a name");
    }
  } catch {
    return;
  }
  const fault = await open(place);
  if (fault === undefined) response.writeHead(204, PROTECTION).end();
  else end(response, 404, fault);
}

const end = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { ...PROTECTION, "content-type": "text/plain; charset=utf-8" }).end(`${text}\n`);
};
