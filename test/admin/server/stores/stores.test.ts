import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { type AdminStore, connectPglite, connectPostgres, memoryStore, sqlStore } from "docsjson/admin/server";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase, type TestDatabase } from "../../../support/postgres.ts";
import { describeWith } from "../../../support/tools/need.ts";
import { describePlatformEndpoints } from "../answers/platform-endpoints.ts";
import { conversations } from "../records.ts";
import { describeStore } from "./contract.ts";

const inMemory = memoryStore();
describeStore("memoryStore", () => inMemory);
describePlatformEndpoints("memoryStore", () => inMemory);

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

  describePlatformEndpoints("sqlStore", () => store);

  it("refuses a folder that is open already, and says by whom", async () => {
    await expect(connectPglite(folder)).rejects.toThrow(`is in use by process ${process.pid}: a folder serves one`);
  });
});

it("leaves a PGlite of the caller's open", async () => {
  const database = new PGlite();
  const store = await sqlStore(await connectPglite(database));
  await store.write("mine", { conversations: conversations(1) });
  await store.close();
  expect((await database.query("SELECT id FROM docsjson_records")).rows).toEqual([{ id: "c-000000" }]);
  await database.close();
});

describeWith("PostgreSQL", "PostgreSQL", () => {
  let database: TestDatabase;
  let store: AdminStore;
  beforeAll(async () => {
    database = await openDatabase();
    store = await sqlStore(await connectPostgres(database.url));
  });
  afterAll(async () => {
    await store.close();
    await database.close();
  });

  describeStore("sqlStore", () => store);

  describePlatformEndpoints("sqlStore", () => store);

  it("leaves a pool of the caller's open", async () => {
    const pool = new pg.Pool({ connectionString: database.url });
    const own = await sqlStore(await connectPostgres(pool));
    await own.write("mine", { conversations: conversations(1) });
    await own.close();
    const { rows } = await pool.query("SELECT id FROM docsjson_records WHERE project_id = 'mine'");
    expect(rows).toEqual([{ id: "c-000000" }]);
    await pool.end();
  });

  it("goes on after the server has dropped its connections, and fails cleanly meanwhile", async () => {
    const pool = new pg.Pool({ connectionString: database.url, max: 1 });
    const own = await sqlStore(await connectPostgres(pool));
    // The lock holds the write up in its middle, for as long as it takes to drop its connection.
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query("BEGIN; LOCK TABLE docsjson_records IN SHARE MODE");
    const outcome = own.write("dropped", { conversations: conversations(20) }).then(
      () => "written",
      () => "failed",
    );
    const drop = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE wait_event_type = 'Lock' AND query LIKE 'INSERT INTO docsjson_records%'`;
    const other = new pg.Pool({ connectionString: database.url, max: 1 });
    await expect.poll(async () => (await other.query(drop)).rowCount).toBe(1);
    expect(await outcome).toBe("failed");
    await holder.end();
    const range = { from: "", before: "8", limit: 1 };
    expect(await own.list("dropped", "conversations", range)).toEqual([]);
    await own.write("dropped", { conversations: conversations(1) });
    expect(await own.list("dropped", "conversations", range)).toHaveLength(1);
    await pool.end();
    await other.end();
  });

  it("makes its tables once, however many open it at the same time", async () => {
    const connection = await connectPostgres(database.url);
    await connection.query("DROP TABLE docsjson_records");
    const stores = await Promise.all([1, 2, 3, 4].map(async () => sqlStore(await connectPostgres(database.url))));
    await stores[0]?.write("made", { conversations: conversations(1) });
    for (const each of [...stores, connection]) await each.close();
  });
});
