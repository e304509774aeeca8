import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { type AdminStore, connectPglite, connectPostgres, memoryStore, sqlStore } from "docsjson/admin/server";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PostgresServer, postgresIsInstalled, startPostgres } from "../../support/postgres.ts";
import { describeStore } from "./contract.ts";
import { conversations } from "./records.ts";

const inMemory = memoryStore();
describeStore("memoryStore", () => inMemory);

describe("PGlite in a folder", () => {
  let folder: string;
  let store: AdminStore;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "docsjson-pglite-"));
    store = await sqlStore(await connectPglite(folder));
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  describeStore("sqlStore", () => store);

  it("refuses a folder that is open already, and says by whom", async () => {
    await expect(connectPglite(folder)).rejects.toThrow(`is in use by process ${process.pid}: a folder serves one`);
  });
});

it("leaves a PGlite of the caller's open", async () => {
  const database = new PGlite();
  const store = await sqlStore(await connectPglite(database));
  await store.write("mine", { conversations: conversations(1) });
  await store.close();
  expect((await database.query("SELECT id FROM docsjson_conversations")).rows).toEqual([{ id: "c-000000" }]);
  await database.close();
});

const fromOutside = process.env.DATABASE_URL;

describe.skipIf(!fromOutside && !postgresIsInstalled())("PostgreSQL", () => {
  let server: PostgresServer | undefined;
  let store: AdminStore;
  let url: string;
  beforeAll(async () => {
    server = fromOutside ? undefined : startPostgres();
    url = fromOutside ?? (server as PostgresServer).url;
    store = await sqlStore(await connectPostgres(url));
  });
  afterAll(async () => {
    await store?.close();
    server?.stop();
  });

  describeStore("sqlStore", () => store);

  it("leaves a pool of the caller's open", async () => {
    const pool = new pg.Pool({ connectionString: url });
    const own = await sqlStore(await connectPostgres(pool));
    await own.write("mine", { conversations: conversations(1) });
    await own.close();
    const { rows } = await pool.query("SELECT id FROM docsjson_conversations WHERE project_id = 'mine'");
    expect(rows).toEqual([{ id: "c-000000" }]);
    await pool.end();
  });

  it("goes on after the server has dropped its connections, and fails cleanly meanwhile", async () => {
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    const own = await sqlStore(await connectPostgres(pool));
    const writing = own.write("dropped", { conversations: conversations(20_000) });
    const outcome = writing.then(
      () => "written",
      () => "failed",
    );
    const kill = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state = 'active' AND query LIKE $1";
    const other = new pg.Pool({ connectionString: url, max: 1 });
    await expect
      .poll(async () => (await other.query(kill, ["INSERT INTO docsjson_conversations%"])).rowCount, { interval: 1 })
      .toBe(1);
    expect(await outcome).toBe("failed");
    const range = { from: "", before: "8", limit: 1 };
    expect(await own.readConversations("dropped", range)).toEqual([]);
    await own.write("dropped", { conversations: conversations(1) });
    expect(await own.readConversations("dropped", range)).toHaveLength(1);
    await pool.end();
    await other.end();
  });

  it("makes its tables once, however many open it at the same time", async () => {
    const connection = await connectPostgres(url);
    for (const table of ["agent_jobs", "conversations", "import_checkpoints"]) {
      await connection.query(`DROP TABLE docsjson_${table}`);
    }
    const stores = await Promise.all([1, 2, 3, 4].map(async () => sqlStore(await connectPostgres(url))));
    await stores[0]?.write("made", { conversations: conversations(1) });
    for (const each of [...stores, connection]) await each.close();
  });
});
