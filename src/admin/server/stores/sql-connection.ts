/** Runs one statement with `$1`-style values and gives its rows. */
export type SqlQuery = (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;

/** What the SQL store needs of a PostgreSQL database, however it is reached. */
export interface SqlConnection {
  query: SqlQuery;
  /** Commits what `work` does, or rolls it back if it throws. */
  transaction<T>(work: (query: SqlQuery) => Promise<T>): Promise<T>;
  close(): Promise<void>;
  /** True if nobody else clears replaced rows away, as a server's autovacuum does. */
  needsVacuum?: boolean;
}

/** What pools, clients and PGlite have in common. */
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
