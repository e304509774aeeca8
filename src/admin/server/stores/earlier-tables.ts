import type { AgentJob } from "../../../../schemas/types.ts";
import { EPOCH, parseInstant } from "../../instant.ts";
import { hasTable, type SqlConnection, type SqlQuery } from "./sql-connection.ts";
import { LOCK_SCHEMA, MOVE_RECORDS } from "./sql-schema.ts";
import type { NewRow } from "./store.ts";
import { newPosition } from "./ulid.ts";

/** A table of version 0.1, which had one for each kind. */
interface EarlierTable {
  name: string;
  kind: NewRow["kind"];
  /** The column that told its rows apart, beside their project. */
  id: "id" | "source";
  positionOf(row: Record<string, string>): string;
}

const EARLIER_TABLES: readonly EarlierTable[] = [
  {
    name: "docsjson_agent_jobs",
    kind: "jobs",
    id: "id",
    positionOf: ({ document }) => {
      const { createdAt } = JSON.parse(document as string) as AgentJob;
      return newPosition(parseInstant(createdAt) ?? EPOCH);
    },
  },
  // Cursors that somebody has kept are positions.
  {
    name: "docsjson_conversations",
    kind: "conversations",
    id: "id",
    positionOf: ({ position }) => position as string,
  },
  {
    name: "docsjson_import_checkpoints",
    kind: "checkpoints",
    id: "source",
    positionOf: () => newPosition(EPOCH),
  },
];

/** So many rows are moved at once: each may have a megabyte. */
const BATCH = 100;

/**
 * Moves what version 0.1 stored into the table of today, and drops its tables when they are empty. Each batch is a
 * transaction: a process that is killed loses nothing, and the next one goes on. A record that is in both places stays
 * as it is in the table of today.
 *
 * @throws {Error} if the role may not do so
 */
export async function moveEarlierTables(connection: SqlConnection): Promise<void> {
  try {
    for (const table of EARLIER_TABLES) {
      if (!(await hasTable(connection.query, table.name))) continue;
      while ((await connection.transaction((query) => moveBatch(query, table))) > 0);
      await connection.transaction((query) => dropEmptied(query, table));
    }
  } catch (cause) {
    throw new Error(
      `the tables of version 0.1 cannot be moved to docsjson_records: ${(cause as Error).message}; start "docsjson admin serve" once as the role that owns them, and the rest is moved`,
      { cause },
    );
  }
}

/** Moves the first rows of a table; gives their number. */
async function moveBatch(query: SqlQuery, { name, kind, id, positionOf }: EarlierTable): Promise<number> {
  await query(LOCK_SCHEMA);
  if (!(await hasTable(query, name))) return 0;
  const columns = `project_id, ${id} AS id, document::text${kind === "conversations" ? ", position" : ""}`;
  const rows = (await query(
    `SELECT ${columns} FROM ${name} ORDER BY project_id, ${id} LIMIT ${BATCH} FOR UPDATE`,
  )) as Record<string, string>[];
  if (rows.length === 0) return 0;
  const [projects, ids, documents] = (["project_id", "id", "document"] as const).map((column) =>
    rows.map((row) => row[column]),
  );
  await query(MOVE_RECORDS, [kind, projects, ids, rows.map(positionOf), documents]);
  await query(`DELETE FROM ${name} WHERE (project_id, ${id}) IN (SELECT * FROM unnest($1::text[], $2::text[]))`, [
    projects,
    ids,
  ]);
  return rows.length;
}

/** Drops a table after what a server of version 0.1 has written meanwhile is moved too. */
async function dropEmptied(query: SqlQuery, table: EarlierTable): Promise<void> {
  await query(LOCK_SCHEMA);
  if (!(await hasTable(query, table.name))) return;
  await query(`LOCK TABLE ${table.name} IN ACCESS EXCLUSIVE MODE`);
  while ((await moveBatch(query, table)) > 0);
  await query(`DROP TABLE ${table.name}`);
}
