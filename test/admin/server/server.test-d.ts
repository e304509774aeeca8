import { createServer } from "node:http";
import { PGlite } from "@electric-sql/pglite";
import {
  type AdminStore,
  connectPglite,
  connectPostgres,
  createAdminHandler,
  memoryStore,
  type SqlConnection,
  toNodeListener,
} from "docsjson/admin/server";
import { Hono } from "hono";
import pg from "pg";
import { expectTypeOf } from "vitest";

// Databases that the caller has opened already.
expectTypeOf(connectPglite(new PGlite())).toEqualTypeOf<Promise<SqlConnection>>();
expectTypeOf(connectPostgres(new pg.Pool())).toEqualTypeOf<Promise<SqlConnection>>();
// @ts-expect-error a client is one connection, not a pool
connectPostgres(new pg.Client());

const handler = createAdminHandler({ store: memoryStore(), keys: [{ key: "svc_a", projects: "*" }] });
expectTypeOf(handler).toExtend<(request: Request) => Promise<Response>>();
// As servers of other runtimes call theirs.
expectTypeOf(handler).toExtend<(request: Request, info: { remoteAddr: object }) => Promise<Response>>();
expectTypeOf(handler).toExtend<(request: Request, server: { address: object }) => Promise<Response>>();
handler(new Request("http://x"), { address: "203.0.113.5" });
createServer(toNodeListener(handler));
new Hono().mount("/admin", handler);

// @ts-expect-error a key without its projects opens nothing
createAdminHandler({ store: memoryStore(), keys: [{ key: "svc_a" }] });
// @ts-expect-error one word for all projects
createAdminHandler({ store: memoryStore(), keys: [{ key: "svc_a", projects: "all" }] });

expectTypeOf<Parameters<AdminStore["write"]>[1]>().toHaveProperty("checkpoint");
