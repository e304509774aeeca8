import { missingPeer, type Queryable, queryBy, type SqlConnection } from "./sql-connection.ts";

interface PgClientLike extends Queryable {
  release(error?: Error | boolean): void;
  on(event: "error", listener: () => void): unknown;
  off(event: "error", listener: () => void): unknown;
}

/** The used part of a `pg` `Pool`. */
interface PgPoolLike extends Queryable {
  connect(): Promise<PgClientLike>;
}

/** How long a connection may take to open, a statement to be answered, and the pool to end, in milliseconds. */
const CONNECT_LIMIT = 10_000;
const STATEMENT_LIMIT = 30_000;
const END_LIMIT = 2_000;

/**
 * A PostgreSQL server through `pg`: `source` is a connection string, or a `Pool`, which stays the caller's to end. With a
 * connection string, a statement that gets no answer within 30 seconds fails; a `Pool` has its own limits.
 *
 * @throws {Error} if the peer `pg` is not installed
 */
export async function connectPostgres(source: string | PgPoolLike): Promise<SqlConnection> {
  if (typeof source === "object") return overPool(source, async () => {});
  const { Pool } = await importPg();
  const pool = new Pool({
    connectionString: source,
    connectionTimeoutMillis: CONNECT_LIMIT,
    // Not `statement_timeout`: a frozen server obeys no limit, and some proxies reject that parameter.
    query_timeout: STATEMENT_LIMIT,
  });
  // A connection that breaks while idle is dropped from the pool; without a listener it would end the process.
  pool.on("error", () => {});
  const sockets = new Set<{ destroy(): void }>();
  pool.on("connect", (client) => {
    const { stream } = (client as unknown as { connection: { stream: NodeJS.WritableStream & { destroy(): void } } })
      .connection;
    sockets.add(stream);
    stream.once("close", () => sockets.delete(stream));
  });
  return overPool(pool, async () => {
    // A server that is frozen does not answer a farewell either.
    let late: NodeJS.Timeout | undefined;
    const limit = new Promise<void>((resolve) => {
      late = setTimeout(resolve, END_LIMIT);
    });
    await Promise.race([pool.end(), limit]);
    clearTimeout(late);
    for (const socket of sockets) socket.destroy();
  });
}

/** The name is a parameter because bundlers for runtimes without `pg` must not look for it. */
async function importPg(name = "pg"): Promise<typeof import("pg")> {
  try {
    return (await import(/* @vite-ignore */ name)).default;
  } catch (cause) {
    const { code } = cause as { code?: string };
    throw code === "ERR_MODULE_NOT_FOUND" || code === "MODULE_NOT_FOUND" ? missingPeer(name, cause) : cause;
  }
}

function overPool(pool: PgPoolLike, close: () => Promise<void>): SqlConnection {
  return {
    query: queryBy(pool),
    async transaction(work) {
      const client = await pool.connect();
      // Without a listener, a connection that breaks between two statements would end the process.
      let broken = false;
      const onError = () => {
        broken = true;
      };
      client.on("error", onError);
      const query = queryBy(client);
      try {
        await query("BEGIN");
        const result = await work(query);
        await query("COMMIT");
        return result;
      } catch (error) {
        // After a statement without an answer, no further one would get any.
        if (isTimeout(error)) broken = true;
        else await query("ROLLBACK").catch(onError);
        throw error;
      } finally {
        client.off("error", onError);
        client.release(broken);
      }
    },
    close,
  };
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.message === "Query read timeout";
