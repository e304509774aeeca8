// Runs in the processes of a builder's development server, before anything of the builder. A page of another site must not read
// the docs of a machine: neither by a name of its own that leads here (DNS rebinding), nor by asking for scripts, data and sockets.

import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

// Bundled as a script for browsers, which has no imports of Node.
const { getBuiltinModule } = process as unknown as { getBuiltinModule(name: string): typeof import("node:http") };
const { Server, IncomingMessage: Request } = getBuiltinModule("node:http");

const hosts = new Set((process.env.DOCSJSON_HOSTS ?? "").split(","));
/** Whether the server listens on all addresses of the machine, whose numbers no other site can have as its name. */
const isOpen = hosts.has("0.0.0.0") || hosts.has("[::]");

const isKnown = (host = ""): boolean => {
  const name = host.replace(/:\d+$/, "").toLowerCase();
  return hosts.has(name) || (isOpen && /^(?:[\d.]+|\[[\da-f:.]+\])$/.test(name));
};

const isAllowed = ({ host, origin, "sec-fetch-site": from, "sec-fetch-mode": mode }: IncomingHttpHeaders): boolean =>
  isKnown(host) &&
  (origin === undefined || isKnown(origin.replace(/^https?:\/\//, ""))) &&
  (from !== "cross-site" || mode === "navigate");

/** Answers nobody else: no header of the builder opens the site to all. */
function keepClosed(response: ServerResponse): void {
  const { setHeader } = response;
  response.setHeader = function (name, value) {
    return /^access-control-allow-origin$/i.test(name) && value === "*" ? this : setHeader.call(this, name, value);
  };
}

function refuse(answer: ServerResponse | Socket): void {
  if ("writeHead" in answer)
    answer
      .writeHead(403, { "content-type": "text/plain" })
      .end(
        `This server answers requests for ${[...hosts].join(", ")} alone. "docsjson dev --host NAME" adds a name.\n`,
      );
  else answer.end("HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n");
}

const emit = Server.prototype.emit as (this: unknown, event: string, ...args: unknown[]) => boolean;
Server.prototype.emit = function (this: InstanceType<typeof Server>, event: string, ...args: unknown[]): boolean {
  const [message, answer] = args as [IncomingMessage, ServerResponse | Socket];
  if (!(message instanceof Request)) return emit.call(this, event, ...args);
  if (!isAllowed(message.headers)) {
    refuse(answer);
    return true;
  }
  if ("writeHead" in answer) keepClosed(answer);
  return emit.call(this, event, ...args);
} as typeof Server.prototype.emit;
