import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AdminStore, connectPglite, connectPostgres, memoryStore, sqlStore } from "docsjson/admin/server";
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
