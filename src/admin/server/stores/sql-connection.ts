/** Runs one statement with `$1`-style values and gives its rows. */
export type SqlQuery = (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;

/** What the SQL store needs of a PostgreSQL database, however it is reached. */
export interface SqlConnection {
  query: SqlQuery;
  /** Commits what `work` does, or rolls it back where it throws. */
  transaction<T>(work: (query: SqlQuery) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** What is used of a `PGlite` instance. */
interface PgliteLike {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  transaction<T>(work: (transaction: Pick<PgliteLike, "query">) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

interface PgClientLike {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  release(error?: Error | boolean): void;
  on(event: "error", listener: () => void): unknown;
  off(event: "error", listener: () => void): unknown;
}

/** What is used of a `pg` `Pool`. */
interface PgPoolLike {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  connect(): Promise<PgClientLike>;
  end(): Promise<void>;
  on(event: "error", listener: (error: Error) => void): unknown;
}

/**
 * PGlite, a PostgreSQL inside this process: `source` is a folder that keeps the data (made where there is none), or a
 * `PGlite` instance, which stays the caller's to close. Without one the data is in memory. A folder belongs to one
 * process at a time. Commits outlive a kill of the process; against a power cut use a PostgreSQL server.
 *
 * @throws {Error} where the peer `@electric-sql/pglite` is not installed, or another process has the folder open
 */
export async function connectPglite(source?: string | PgliteLike): Promise<SqlConnection> {
  if (typeof source === "object") return overPglite(source, async () => {});
  const { PGlite } = await importPeer("@electric-sql/pglite", () => import("@electric-sql/pglite"));
  if (source === undefined) {
    const database: PgliteLike = await PGlite.create();
    return overPglite(database, () => database.close());
  }
  const { lockFolder } = await import("./folder-lock.ts");
  const unlock = await lockFolder(source);
  try {
    const database: PgliteLike = await PGlite.create(`file://${source}`);
    return overPglite(database, () => database.close().finally(unlock));
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * A PostgreSQL server through `pg`: `source` is a connection string, or a `Pool`, which stays the caller's to end.
 *
 * @throws {Error} where the peer `pg` is not installed
 */
export async function connectPostgres(source: string | PgPoolLike): Promise<SqlConnection> {
  if (typeof source === "object") return overPool(source, async () => {});
  const { default: pg } = await importPeer("pg", () => import("pg"));
  const pool: PgPoolLike = new pg.Pool({ connectionString: source, connectionTimeoutMillis: 10_000 });
  // A connection that breaks while idle is dropped from the pool; without a listener it would end the process.
  pool.on("error", () => {});
  return overPool(pool, () => pool.end());
}

function overPglite(database: PgliteLike, close: () => Promise<void>): SqlConnection {
  return {
    query: queryBy(database),
    transaction: (work) => database.transaction((transaction) => work(queryBy(transaction))),
    close,
  };
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
        await query("ROLLBACK").catch(onError);
        throw error;
      } finally {
        client.off("error", onError);
        client.release(broken);
      }
    },
    close,
  };
}

const queryBy =
  (database: Pick<PgliteLike, "query">): SqlQuery =>
  async (text, values = []) =>
    (await database.query(text, [...values])).rows as Record<string, unknown>[];

/** Loads an optional peer, or says how to get it. */
async function importPeer<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    const code = (cause as { code?: string }).code;
    if (code !== "ERR_MODULE_NOT_FOUND" && code !== "MODULE_NOT_FOUND") throw cause;
    throw new Error(`this store needs the package ${name}: npm install ${name}`, { cause });
  }
}
