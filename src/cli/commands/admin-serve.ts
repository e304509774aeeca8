import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { sampleData } from "../../admin/server/stores/sample-data.ts";
import { BEHIND_EVERY_ULID, FIRST_ULID } from "../../admin/server/stores/ulid.ts";
import {
  type AdminKey,
  type AdminStore,
  createAdminHandler,
  makeAdminKey,
  parseAdminKeys,
  toNodeListener,
} from "../../admin-server.ts";
import { AdminFailure, openStore, STORE_OPTIONS } from "../admin-store.ts";
import { parseArguments, readPort } from "../arguments.ts";
import { type CommandContext, UsageError } from "../command.ts";
import { logRequests } from "../request-log.ts";
import { waitForSignal } from "../stop-signal.ts";

/** How long requests under way may take after the signal to stop, in milliseconds. */
const PATIENCE = 10_000;

/** `docsjson admin serve`: runs until SIGINT or SIGTERM. */
export async function serveAdmin({ args, stdout, stderr, env }: CommandContext): Promise<number> {
  const { values, positionals } = parseArguments(args, {
    ...STORE_OPTIONS,
    port: { type: "string", default: "4600" },
    host: { type: "string", default: "127.0.0.1" },
    project: { type: "string", default: "demo" },
    seed: { type: "boolean", default: false },
  });
  if (positionals.length > 0) throw new UsageError(`admin serve takes no ${JSON.stringify(positionals[0])}`);
  const port = readPort(values.port);
  const { keys, made } = readKeys(env);

  const stopped = waitForSignal();
  const { store, place } = await openStore(values, env);
  try {
    if (values.seed) await seed(store, values.project);
    const handler = createAdminHandler({
      store,
      keys,
      onError: (error) => stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`),
    });
    const server = createServer(toNodeListener(logRequests(handler, (line) => stderr.write(line))));
    const silent = trackSilent(server);
    const origin = await listen(server, port, values.host);
    stdout.write(`${origin}\n`);
    if (place === "memory") stderr.write("data: in memory, gone when the server stops (--data DIR keeps it)\n");
    if (made) stderr.write(`key, made for this run and shown once: ${made}\n`);
    if (values.seed) stderr.write(`sample data: ${origin}/v1/analytics/${values.project}/assistant\n`);
    await stopped;
    await close(server, silent);
  } finally {
    await store.close();
  }
  return 0;
}

/** The keys of the environment, or one that is made now and opens every project. */
function readKeys(env: CommandContext["env"]): { keys: AdminKey[]; made?: string } {
  const text = env.DOCSJSON_ADMIN_KEYS?.trim() ?? "";
  if (text === "") {
    const made = makeAdminKey();
    return { keys: [{ key: made, projects: "*" }], made };
  }
  try {
    return { keys: parseAdminKeys(text) };
  } catch (error) {
    throw new UsageError(`DOCSJSON_ADMIN_KEYS: ${(error as Error).message}`);
  }
}

/** Fills a project that has no conversations yet. */
async function seed(store: AdminStore, project: string): Promise<void> {
  const present = await store.readConversations(project, { from: FIRST_ULID, before: BEHIND_EVERY_ULID, limit: 1 });
  if (present.length === 0) await store.write(project, sampleData(new Date()));
}

/** Opens the server and gives its address. */
async function listen(server: Server, port: number, host: string): Promise<string> {
  try {
    server.listen(port, host);
    await once(server, "listening");
  } catch (error) {
    throw new AdminFailure(`cannot listen on ${host}:${port}: ${(error as Error).message}`);
  }
  const { address, port: actual, family } = server.address() as AddressInfo;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${actual}`;
}

/** The connections that no request has come on yet: to Node they are never idle. */
function trackSilent(server: Server): ReadonlySet<Socket> {
  const silent = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  server.on("request", ({ socket }) => silent.delete(socket));
  return silent;
}

/** Takes no more connections, answers what is under way, and lets each connection end with its next answer. */
async function close(server: Server, silent: ReadonlySet<Socket>): Promise<void> {
  const closed = once(server, "close");
  server.prependListener("request", (_, outgoing) => outgoing.setHeader("Connection", "close"));
  server.close();
  for (const socket of silent) socket.destroy();
  // A connection that is kept alive becomes idle only when its last answer is out.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), PATIENCE);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
