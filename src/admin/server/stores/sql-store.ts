import { type Instant, parseInstant } from "../../instant.ts";
import type { SqlConnection, SqlQuery } from "./sql-connection.ts";
import * as sql from "./sql-schema.ts";
import { type AdminBatch, type AdminStore, assertBatch } from "./store.ts";
import { newPosition } from "./ulid.ts";

/** After this many conversations, then after twice as many each time, the planner's statistics are renewed. */
const FIRST_REFRESH = 500;

/**
 * A store in a PostgreSQL database, reached by `connectPglite` or `connectPostgres`: one schema and one set of queries
 * for both. Makes its tables where they are missing. Closing the store closes the connection.
 *
 * @example const store = await sqlStore(await connectPglite("./admin-data"));
 */
export async function sqlStore(connection: SqlConnection): Promise<AdminStore> {
  await makeTables(connection);
  let untilRefresh = FIRST_REFRESH;
  let written = 0;

  const readDocument = async (text: string, values: readonly unknown[]) => {
    const [row] = await connection.query(text, values);
    return row?.document as string | undefined;
  };

  return {
    readJob: (projectId, id) => readDocument(sql.READ_JOB, [projectId, id]),

    async readConversations(projectId, { from, before, limit }) {
      const rows = await connection.query(sql.READ_CONVERSATIONS, [projectId, from, before, limit]);
      return rows.map(({ position, document }) => ({ position: position as string, json: document as string }));
    },

    async write(projectId, batch) {
      assertBatch(projectId, batch);
      await connection.transaction((query) => writeBatch(query, projectId, batch));
      written += batch.conversations?.length ?? 0;
      if (written < untilRefresh) return;
      untilRefresh = written * 2;
      await connection.query(sql.REFRESH_STATISTICS);
    },

    async readCheckpoint(projectId, source) {
      const json = await readDocument(sql.READ_CHECKPOINT, [projectId, source]);
      return json === undefined ? undefined : JSON.parse(json);
    },

    close: () => connection.close(),
  };
}

async function writeBatch(query: SqlQuery, projectId: string, batch: AdminBatch): Promise<void> {
  const jobs = byId(batch.jobs ?? []);
  const conversations = byId(batch.conversations ?? []);
  if (jobs.length > 0) await query(sql.WRITE_JOBS, [projectId, ...columns(jobs)]);
  if (conversations.length > 0) {
    const [ids, documents] = columns(conversations);
    const positions = conversations.map(({ timestamp }) => newPosition(parseInstant(timestamp) as Instant));
    await query(sql.WRITE_CONVERSATIONS, [projectId, ids, positions, documents]);
  }
  if (batch.checkpoint) {
    const { source, ...checkpoint } = batch.checkpoint;
    await query(sql.WRITE_CHECKPOINT, [projectId, source, JSON.stringify(checkpoint)]);
  }
}

async function makeTables({ query, transaction }: SqlConnection): Promise<void> {
  const [answer] = await query(sql.HAS_SCHEMA);
  if (answer?.present === true) return;
  await transaction(async (locked) => {
    await locked(sql.LOCK_SCHEMA);
    for (const statement of sql.SCHEMA) await locked(statement);
  });
}

/** Each id once, with its last record; in one order everywhere, so that writers never wait for each other in a circle. */
function byId<T extends { id: string }>(records: readonly T[]): T[] {
  const last = new Map(records.map((record) => [record.id, record]));
  return [...last.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

const columns = (records: readonly { id: string }[]): [ids: string[], documents: string[]] => [
  records.map(({ id }) => id),
  records.map((record) => JSON.stringify(record)),
];
