import { moveEarlierTables } from "./earlier-tables.ts";
import { hasTable, type SqlConnection, type SqlQuery } from "./sql-connection.ts";
import * as sql from "./sql-schema.ts";
import { type AdminBatch, type AdminStore, assertTransitions, type NewRow, rowsOf } from "./store.ts";

/** After so many new records, and at least a fifth of the stored ones, statistics are renewed and replaced rows are deleted. */
const UPKEEP_RECORDS = 500;
const UPKEEP_SHARE = 0.2;

/**
 * A store in a PostgreSQL database, reached by `connectPglite` or `connectPostgres`: one schema and one set of queries
 * for both. Creates a missing table, and moves what version 0.1 has stored into it. Closing the store closes the connection.
 *
 * @example const store = await sqlStore(await connectPglite("./admin-data"));
 */
export async function sqlStore(connection: SqlConnection): Promise<AdminStore> {
  await makeTables(connection);
  let untilUpkeep = UPKEEP_RECORDS;

  const read = async (projectId: string, kind: NewRow["kind"], id: string) => {
    const [row] = await connection.query(sql.READ_RECORD, [projectId, kind, id]);
    return row?.document as string | undefined;
  };

  return {
    read,

    async list(projectId, kind, { from, before, limit, maxBytes = Number.MAX_SAFE_INTEGER }) {
      const rows = await connection.query(sql.LIST_RECORDS, [projectId, kind, from, before, limit, maxBytes]);
      return rows.map(({ position, document }) => ({ position: position as string, json: document as string }));
    },

    async write(projectId, batch) {
      const rows = rowsOf(projectId, batch);
      await connection.transaction((query) => writeRows(query, projectId, rows, batch));
      untilUpkeep -= rows.length;
      if (untilUpkeep > 0) return;
      // Until this one is done, no other write begins it as well.
      untilUpkeep = Number.POSITIVE_INFINITY;
      untilUpkeep = await keepUp(connection);
    },

    update: (projectId, kind, id, change) =>
      connection.transaction(async (query) => {
        await query(sql.LOCK_KEY, [JSON.stringify([projectId, kind, id])]);
        const [row] = await query(sql.LOCK_RECORDS, [projectId, kind, [id]]);
        const json = row?.document as string | undefined;
        const next = change(json === undefined ? undefined : JSON.parse(json));
        if (next === undefined) return json;
        const batch: AdminBatch = { [kind]: [next] };
        await writeRows(query, projectId, rowsOf(projectId, batch), batch);
        return JSON.stringify(next);
      }),

    async readCheckpoint(projectId, source) {
      const json = await read(projectId, "checkpoints", source);
      return json === undefined ? undefined : JSON.parse(json);
    },

    close: () => connection.close(),
  };
}

async function writeRows(
  query: SqlQuery,
  projectId: string,
  rows: readonly NewRow[],
  { jobs = [] }: AdminBatch,
): Promise<void> {
  if (jobs.length > 0) {
    const found = await query(sql.LOCK_RECORDS, [projectId, "jobs", [...new Set(jobs.map(({ id }) => id))]]);
    const kept = new Map(found.map(({ id, document }) => [id, document as string]));
    assertTransitions(jobs, (id) => kept.get(id));
  }
  const columns = (["kind", "id", "position", "json"] as const).map((column) => rows.map((row) => row[column]));
  if (rows.length > 0) await query(sql.WRITE_RECORDS, [projectId, ...columns]);
}

/** Keeps the tables quick and small; gives the number of records until the next time. */
async function keepUp({ query, needsVacuum }: SqlConnection): Promise<number> {
  await query(needsVacuum ? sql.VACUUM : sql.ANALYZE);
  const [answer] = await query(sql.COUNT_ROWS);
  return UPKEEP_RECORDS + UPKEEP_SHARE * Number(answer?.rows);
}

async function makeTables(connection: SqlConnection): Promise<void> {
  // Where it is there, a role that may not create tables will do.
  if (!(await hasTable(connection.query, "docsjson_records_order"))) {
    await connection.transaction(async (locked) => {
      await locked(sql.LOCK_SCHEMA);
      for (const statement of sql.SCHEMA) await locked(statement);
    });
  }
  await moveEarlierTables(connection);
}
