import type { AgentJob, AgentJobStatus } from "../../../../schemas/types.ts";
import { type Instant, parseInstant } from "../../instant.ts";
import type { SqlConnection, SqlQuery } from "./sql-connection.ts";
import * as sql from "./sql-schema.ts";
import { type AdminBatch, type AdminStore, assertBatch, assertTransitions } from "./store.ts";
import { newPosition } from "./ulid.ts";

/** After so many records, and a fifth of those that are there, statistics are renewed and replaced rows cleared away. */
const UPKEEP_RECORDS = 500;
const UPKEEP_SHARE = 0.2;

/**
 * A store in a PostgreSQL database, reached by `connectPglite` or `connectPostgres`: one schema and one set of queries
 * for both. Creates missing tables. Closing the store closes the connection.
 *
 * @example const store = await sqlStore(await connectPglite("./admin-data"));
 */
export async function sqlStore(connection: SqlConnection): Promise<AdminStore> {
  await makeTables(connection);
  let untilUpkeep = UPKEEP_RECORDS;

  const readDocument = async (text: string, values: readonly unknown[]) => {
    const [row] = await connection.query(text, values);
    return row?.document as string | undefined;
  };

  return {
    readJob: (projectId, id) => readDocument(sql.READ_JOB, [projectId, id]),

    async readConversations(projectId, { from, before, limit, maxBytes = Number.MAX_SAFE_INTEGER }) {
      const rows = await connection.query(sql.READ_CONVERSATIONS, [projectId, from, before, limit, maxBytes]);
      return rows.map(({ position, document }) => ({ position: position as string, json: document as string }));
    },

    async write(projectId, batch) {
      assertBatch(projectId, batch);
      await connection.transaction((query) => writeBatch(query, projectId, batch));
      untilUpkeep -= (batch.jobs?.length ?? 0) + (batch.conversations?.length ?? 0);
      if (untilUpkeep > 0) return;
      // Until this one is done, no other write begins it as well.
      untilUpkeep = Number.POSITIVE_INFINITY;
      untilUpkeep = await keepUp(connection);
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
  if (jobs.length > 0) await checkTransitions(query, projectId, batch.jobs ?? []);
  if (jobs.length > 0) await query(sql.WRITE_JOBS, [projectId, ...columnsOf(jobs)]);
  if (conversations.length > 0) {
    const [ids, documents] = columnsOf(conversations);
    const positions = conversations.map(({ timestamp }) => newPosition(parseInstant(timestamp) as Instant));
    await query(sql.WRITE_CONVERSATIONS, [projectId, ids, positions, documents]);
  }
  if (batch.checkpoint) {
    const { source, ...checkpoint } = batch.checkpoint;
    await query(sql.WRITE_CHECKPOINT, [projectId, source, JSON.stringify(checkpoint)]);
  }
}

async function checkTransitions(query: SqlQuery, projectId: string, jobs: readonly AgentJob[]): Promise<void> {
  const rows = await query(sql.LOCK_JOBS, [projectId, [...new Set(jobs.map(({ id }) => id))]]);
  const kept = new Map(rows.map((row) => [row.id as string, storedStatus(row)]));
  assertTransitions(jobs, (id) => kept.get(id));
}

const storedStatus = ({ status, document }: Record<string, unknown>): AgentJobStatus =>
  (status ?? JSON.parse(document as string).status) as AgentJobStatus;

/** Keeps the tables quick and small; gives the number of records until the next time. */
async function keepUp({ query, needsVacuum }: SqlConnection): Promise<number> {
  await query(needsVacuum ? sql.VACUUM : sql.ANALYZE);
  const [answer] = await query(sql.COUNT_ROWS);
  return UPKEEP_RECORDS + UPKEEP_SHARE * Number(answer?.rows);
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

const columnsOf = (records: readonly { id: string }[]): [ids: string[], documents: string[]] => [
  records.map(({ id }) => id),
  records.map((record) => JSON.stringify(record)),
];
