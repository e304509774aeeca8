import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectPglite, connectPostgres, type SqlConnection, sqlStore } from "docsjson/admin/server";
import pg from "pg";
import { expect, it } from "vitest";
import { newPosition } from "../../../../src/admin/server/stores/ulid.ts";
import { openDatabase } from "../../../support/postgres.ts";
import { describeWith } from "../../../support/tools/need.ts";
import { conversations, job } from "../records.ts";

/** The tables as version 0.1 made them. */
const EARLIER = [
  `CREATE TABLE docsjson_agent_jobs (
    project_id text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, document json NOT NULL,
    PRIMARY KEY (project_id, id))`,
  `CREATE TABLE docsjson_conversations (
    project_id text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, position text COLLATE "C" NOT NULL,
    document json NOT NULL, PRIMARY KEY (project_id, id))`,
  "CREATE UNIQUE INDEX docsjson_conversations_order ON docsjson_conversations (project_id, position)",
  `CREATE TABLE docsjson_import_checkpoints (
    project_id text COLLATE "C" NOT NULL, source text COLLATE "C" NOT NULL, document json NOT NULL,
    PRIMARY KEY (project_id, source))`,
];

const CHECKPOINT = { bytes: 9, lines: 3, digest: "d", rejected: 0, rejects: null, rejectsWritten: null };
/** More than are moved at once. */
const ASKED = conversations(250);
const JOBS = [
  job({ id: "first", createdAt: "1969-01-01T00:00:00Z" }),
  job({ id: "job-1", createdAt: "2026-03-01T00:00:00Z" }),
  job({ id: "last", createdAt: "2026-04-01T00:00:00Z", model: "\\u\u00e9" }),
];

/** Fills a database as version 0.1 did; gives the positions of conversations, newest first. */
async function fill({ query }: SqlConnection): Promise<string[]> {
  for (const statement of EARLIER) await query(statement);
  const positions = ASKED.map(({ timestamp }) => newPosition({ milliseconds: Date.parse(timestamp), nanoseconds: 0 }));
  const insert = (table: string, columns: readonly unknown[][]) =>
    query(
      `INSERT INTO ${table}
        SELECT project, ${columns.map((_, at) => (at === columns.length - 1 ? `c${at}::json` : `c${at}`))}
        FROM unnest(ARRAY['docs', 'blog']) AS project,
          unnest(${columns.map((_, at) => `$${at + 1}::text[]`)}) AS each (${columns.map((_, at) => `c${at}`)})`,
      columns,
    );
  const textsOf = (records: readonly object[]) => records.map((record) => JSON.stringify(record));
  await insert("docsjson_agent_jobs", [JOBS.map(({ id }) => id), textsOf(JOBS)]);
  await insert("docsjson_conversations", [ASKED.map(({ id }) => id), positions, textsOf(ASKED)]);
  await insert("docsjson_import_checkpoints", [["/a/dump.ndjson"], textsOf([CHECKPOINT])]);
  return positions.reverse();
}

const ALL = { from: "", before: "8", limit: 1000 };

/** What a store says of a project that version 0.1 has written. */
async function readAll(connection: SqlConnection, project: string) {
  const store = await sqlStore(connection);
  const asked = await store.list(project, "conversations", ALL);
  const jobs = await store.list(project, "jobs", ALL);
  return {
    positions: asked.map(({ position }) => position),
    asked: asked.map(({ json }) => JSON.parse(json)),
    jobs: jobs.map(({ json }) => JSON.parse(json)),
    checkpoint: await store.readCheckpoint(project, "/a/dump.ndjson"),
  };
}

const EXPECTED = { asked: ASKED.toReversed(), jobs: JOBS.toReversed(), checkpoint: CHECKPOINT };

it("keeps all that version 0.1 stored in a folder, in its order and with its cursors", async () => {
  const folder = mkdtempSync(join(tmpdir(), "docsjson-earlier-"));
  const earlier = await connectPglite(folder);
  const positions = await fill(earlier);
  await earlier.close();
  for (let start = 0; start < 2; start++) {
    const connection = await connectPglite(folder);
    expect(await readAll(connection, "docs")).toEqual({ positions, ...EXPECTED });
    expect(await readAll(connection, "blog")).toMatchObject(EXPECTED);
    const left = await connection.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
    expect(left).toEqual([{ tablename: "docsjson_records" }]);
    await connection.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

describeWith("PostgreSQL", "PostgreSQL", () => {
  it("keeps all of it in a database too, whoever of several servers moves it", async () => {
    const database = await openDatabase();
    const connection = await connectPostgres(database.url);
    const positions = await fill(connection);
    const all = await Promise.all(
      [1, 2, 3].map(async () => {
        const own = await connectPostgres(database.url);
        return readAll(own, "docs").finally(() => own.close());
      }),
    );
    for (const each of all) expect(each).toEqual({ positions, ...EXPECTED });
    await connection.close();
    await database.close();
  });

  it("moves what an old server writes later, and does not put it in the place of what is newer", async () => {
    const database = await openDatabase();
    const connection = await connectPostgres(database.url);
    const store = await sqlStore(connection);
    const newer = job({ id: "job-1", model: "newer" });
    await store.write("docs", { jobs: [newer] });
    await fill(connection);
    const { jobs } = await readAll(connection, "docs");
    expect(jobs).toEqual(
      [JOBS[2], newer, JOBS[0]].toSorted((a, b) => ((a?.createdAt ?? "") < (b?.createdAt ?? "") ? 1 : -1)),
    );
    await connection.close();
    await database.close();
  });

  it("says who must start it, if the role may not move the tables", async () => {
    const database = await openDatabase();
    const owner = await connectPostgres(database.url);
    await sqlStore(owner);
    await fill(owner);
    const role = `docsjson_reader_${process.pid}`;
    await owner.query(`CREATE ROLE ${role} LOGIN`);
    const pool = new pg.Pool({ connectionString: database.url, max: 1 });
    await pool.query(`SET ROLE ${role}`);

    await expect(connectPostgres(pool).then(sqlStore)).rejects.toThrow(
      /^the tables of version 0\.1 cannot be moved to docsjson_records: permission denied .*; start "docsjson admin serve" once as the role that owns them/,
    );
    await pool.end();
    await owner.query(`DROP ROLE ${role}`);
    await owner.close();
    await database.close();
  });
});
