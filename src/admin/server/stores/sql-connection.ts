/** Runs one statement with `$1`-style values and gives its rows. */
export type SqlQuery = (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;

/** The interface of a PostgreSQL database that the SQL store needs, however it is connected. */
export interface SqlConnection {
  query: SqlQuery;
  /** Commits what `work` does, or rolls it back if it throws. */
  transaction<T>(work: (query: SqlQuery) => Promise<T>): Promise<T>;
  close(): Promise<void>;
  /** True if no autovacuum removes replaced rows, as a server's does. */
  needsVacuum?: boolean;
}

/** The common interface of pools, clients and PGlite. */
export interface Queryable {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

export const queryBy =
  (database: Queryable): SqlQuery =>
  async (text, values = []) =>
    (await database.query(text, [...values])).rows as Record<string, unknown>[];

/** A package that only some users have is missing. */
export const missingPeer = (name: string, cause: unknown): Error =>
  new Error(`this store needs the package ${name}: npm install ${name}`, { cause });

/**
 * Whether a table or index is there. `to_regclass` alone may not know yet what another transaction has dropped: opening
 * `pg_class` makes it look.
 */
export async function hasTable(query: SqlQuery, name: string): Promise<boolean> {
  const [answer] = await query("SELECT EXISTS (SELECT FROM pg_class WHERE oid = to_regclass($1)) AS present", [name]);
  return answer?.present === true;
}
