import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { refuseId } from "../../../admin/ids.ts";
import { KEY_PREFIXES } from "../../../admin/key-prefixes.ts";
import { type AdminCaller, type AdminHandler, createAdminHandler } from "../../../admin/server/http/handler.ts";
import { toNodeListener } from "../../../admin/server/http/node-listener.ts";
import { sampleData } from "../../../admin/server/stores/sample-data.ts";
import type { AdminStore } from "../../../admin/server/stores/store.ts";
import { BEHIND_EVERY_ULID, FIRST_ULID } from "../../../admin/server/stores/ulid.ts";
import { AdminFailure, openStore, STORE_OPTIONS } from "../../admin/open-store.ts";
import { readServeOptions, SERVE_OPTIONS } from "../../admin/serve-options.ts";
import { parseArguments, readPort } from "../../arguments.ts";
import { type CommandContext, EXIT, type ExitStatus, UsageError } from "../../command.ts";
import { waitForSignal } from "../../terminal/stop-signal.ts";

/** How long requests under way may take after the signal to stop, in milliseconds. */
const PATIENCE = 5_000;

/** `docsjson admin serve`: runs until SIGINT or SIGTERM. */
export async function serveAdmin({ args, stdout, stderr, env, cwd }: CommandContext): Promise<ExitStatus> {
  const { values, positionals } = parseArguments(args, `${STORE_OPTIONS}${SERVE_OPTIONS}`);
  if (positionals.length > 0) throw new UsageError(`admin serve takes no ${JSON.stringify(positionals[0])}`);
  const { host = "127.0.0.1", project = "demo" } = values;
  const port = readPort(values.port ?? "4600");
  if (host.trim() === "") throw new UsageError("--host must not be empty: that would be every address");
  const fault = refuseId(project);
  if (fault) throw new UsageError(`--project ${fault}`);
  const { made, trustedProxies, ...options } = await readServeOptions(values, { cwd, env });

  const stopped = waitForSignal();
  const opening = openStore(values, env);
  // A database may take long to open; nothing is under way yet that must come to an end.
  if ((await Promise.race([opening, stopped])) === undefined) process.exit(0);
  const { store, place } = await opening;
  try {
    if (values.seed) await seed(store, project);
    const handler = createAdminHandler({
      store,
      ...options,
      onError: (error) => stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`),
    });
    const log = logRequests(handler, {
      prefixes: options.keyPrefix === undefined ? KEY_PREFIXES : [options.keyPrefix],
      write: (line) => stderr.write(line),
    });
    const server = createServer(toNodeListener(log, { trustedProxies }));
    server.on("clientError", answerBrokenRequest);
    const quiet = trackQuiet(server);
    const origin = await listen(server, { port, host, stderr });
    stdout.write(`${origin}\n`);
    if (place === "memory") stderr.write("data: in memory, gone when the server stops (--data DIR keeps it)\n");
    if (made) stderr.write(`key, made for this run and shown once: ${made}\n`);
    if (values.seed) stderr.write(`sample data: ${origin}/v1/analytics/${project}/assistant\n`);
    await stopped;
    await closeServer(server, quiet);
  } finally {
    await store.close();
  }
  return EXIT.ok;
}

/** Fills a project that has no conversations yet. */
async function seed(store: AdminStore, project: string): Promise<void> {
  const present = await store.list(project, "conversations", { from: FIRST_ULID, before: BEHIND_EVERY_ULID, limit: 1 });
  if (present.length === 0) await store.write(project, sampleData(new Date()));
}

/** Opens the server and gives its address. */
async function listen(
  server: Server,
  { port, host, stderr }: { port: number; host: string; stderr: CommandContext["stderr"] },
): Promise<string> {
  try {
    server.listen(port, host);
    await once(server, "listening");
  } catch (error) {
    throw new AdminFailure(`cannot listen on ${host}:${port}: ${(error as Error).message}`);
  }
  const { address, port: actual, family } = server.address() as AddressInfo;
  if (!isLoopback(address))
    stderr.write(`warning: ${address} can be reached from other machines, and keys travel without TLS\n`);
  return `http://${family === "IPv6" ? `[${address}]` : address}:${actual}`;
}

/** The errors that Node reports before any handler sees the request, with the status and text of the answer. */
const BROKEN_REQUESTS: Readonly<Record<string, [status: string, error: string]>> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "the headers are too large"],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "the request did not arrive in time"],
};

function answerBrokenRequest({ code = "" }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || code === "ECONNRESET") return void socket.destroy();
  const [status, error] = BROKEN_REQUESTS[code] ?? ["400 Bad Request", "the request is not valid HTTP"];
  const body = JSON.stringify({ error });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}

const isLoopback = (address: string): boolean =>
  address === "::1" || address.startsWith("127.") || address.startsWith("::ffff:127.");

/** The connections that no request is being answered on. A half of a request does not count as one. */
function trackQuiet(server: Server): ReadonlySet<Socket> {
  const quiet = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    quiet.add(socket);
    socket.once("close", () => quiet.delete(socket));
  });
  server.on("request", ({ socket }, outgoing) => {
    quiet.delete(socket);
    outgoing.once("close", () => {
      if (!socket.destroyed) quiet.add(socket);
    });
  });
  return quiet;
}

/** Takes no more connections, answers the requests under way, and ends each connection with its next answer. */
async function closeServer(server: Server, quiet: ReadonlySet<Socket>): Promise<void> {
  const closed = once(server, "close");
  server.prependListener("request", (_, outgoing) => outgoing.setHeader("Connection", "close"));
  server.close();
  // A request that a client still sends on an idle connection comes too late. An answer that is under way arrives.
  const idle = setInterval(() => {
    for (const socket of quiet) socket.destroySoon();
  }, 50);
  const late = setTimeout(() => server.closeAllConnections(), PATIENCE);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}

/** The parameters of the admin API. Others are left out of the log, because they may contain anything. */
const KNOWN = ["dateFrom", "dateTo", "limit", "cursor", "offset", "source", "status"] as const;

/**
 * Reports each request when it is answered: time, method, address, status, milliseconds. Headers are never part of it,
 * and anything in an address that looks like a key is left out.
 */
function logRequests(
  handler: AdminHandler,
  { prefixes, write }: { prefixes: readonly string[]; write: (line: string) => void },
): AdminHandler {
  return async (request: Request, caller: AdminCaller = {}) => {
    const start = performance.now();
    const response = await handler(request, caller);
    const took = (performance.now() - start).toFixed(1);
    write(
      `${new Date().toISOString()} ${request.method} ${describeAddress(request.url, prefixes)} ${response.status} ${took} ms\n`,
    );
    return response;
  };
}

function describeAddress(url: string, prefixes: readonly string[]): string {
  const { pathname, searchParams } = new URL(url);
  const known = KNOWN.flatMap((name) => searchParams.getAll(name).map((value) => [name, value]));
  const query = new URLSearchParams(known).toString();
  const address = query === "" ? pathname : `${pathname}?${query}`;
  return prefixes.reduce(hideKeys, address.slice(0, 500));
}

/** The address without what begins as a key does, in either case. */
function hideKeys(address: string, prefix: string): string {
  if (prefix === "") return address;
  const literal = prefix.replaceAll(/[^\w]/g, "\\$&");
  return address.replaceAll(new RegExp(`${literal}[^/&=]*`, "gi"), "[key]");
}
