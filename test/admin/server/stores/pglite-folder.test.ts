import { access, cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectPglite, sqlStore } from "docsjson/admin/server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { conversations, job } from "../records.ts";

const newFolder = () => mkdtemp(join(tmpdir(), "docsjson-pglite-"));

/** A folder with a database, made once: that takes longer than all else here. */
let prepared: string;
beforeAll(async () => {
  prepared = await newFolder();
  await (await connectPglite(prepared)).close();
});
afterAll(() => rm(prepared, { recursive: true, force: true }));

let folder: string;
beforeEach(async () => {
  folder = await newFolder();
  await cp(prepared, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("a folder of PGlite", () => {
  it("is one process's at a time, and free again when it is closed", async () => {
    const first = await connectPglite(folder);
    await expect(connectPglite(folder)).rejects.toThrow(`${folder} is in use by process ${process.pid}`);
    await first.close();
    await (await connectPglite(folder)).close();
  });

  it("opens after a first start that was killed half-way", async () => {
    await rm(join(folder, "database"), { recursive: true });
    await mkdir(join(folder, "database"));
    await writeFile(join(folder, "database/PG_VERSION"), "17");
    await writeFile(join(folder, "database.unfinished"), "");
    const connection = await connectPglite(folder);
    expect(await connection.query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await connection.close();
    expect(await readdir(folder)).toEqual(["database"]);
  });

  it("commits nothing once the folder has been taken over", async () => {
    const connection = await connectPglite(folder);
    const store = await sqlStore(connection);
    for (const name of await readdir(folder)) if (name.startsWith("docsjson.lock")) await rm(join(folder, name));
    await expect(store.write("docs", { conversations: conversations(1) })).rejects.toThrow("was taken over");
    const reading = store.list("docs", "conversations", { from: "", before: "8", limit: 1 });
    await expect(reading).rejects.toThrow("was taken over");
    await store.close();
  });

  it("keeps what its new owner stores, when the one that lost it closes", async () => {
    const first = await sqlStore(await connectPglite(folder));
    await first.write("docs", { conversations: conversations(50) });
    for (const name of await readdir(folder)) if (name.startsWith("docsjson.lock")) await rm(join(folder, name));
    const second = await sqlStore(await connectPglite(folder));
    await second.write("docs", { conversations: conversations(300, 50) });
    await second.close();
    await first.close();
    const third = await sqlStore(await connectPglite(folder));
    expect(await third.list("docs", "conversations", { from: "", before: "8", limit: 1000 })).toHaveLength(350);
    await third.write("docs", { conversations: conversations(10, 350) });
    await third.close();
  });

  it.each(["\u0000", "\ud800"])("replaces a job with %j in it that an earlier version has stored", async (text) => {
    const connection = await connectPglite(folder);
    const store = await sqlStore(connection);
    const broken = job({ source: { ...job().source, ref: `a${text}` } });
    const insert = "INSERT INTO docsjson_records VALUES ($1, 'jobs', $2, '0', $3::text::json)";
    await connection.query(insert, ["docs", broken.id, JSON.stringify(broken)]);
    await store.write("docs", { jobs: [job({ status: "completed" })] });
    await expect(store.write("docs", { jobs: [job({ status: "active" })] })).rejects.toThrow("must not go from");
    expect(JSON.parse((await store.read("docs", "jobs", broken.id)) ?? "")).toEqual(job({ status: "completed" }));
    await store.close();
  });

  it("goes on after a statement that fails", async () => {
    const connection = await connectPglite(folder);
    await expect(connection.query("SELECT * FROM nothing")).rejects.toThrow(/relation "nothing" does not exist/);
    const failing = connection.transaction(async (query) => {
      await query("CREATE TABLE undone (id int)");
      throw new Error("no more");
    });
    const parallel = connection.query("SELECT count(*)::int AS tables FROM pg_class WHERE relname = 'undone'");
    await expect(failing).rejects.toThrow("no more");
    expect(await parallel).toEqual([{ tables: 0 }]);
    await connection.close();
    await expect(connection.query("SELECT 1")).rejects.toThrow("PGlite has ended");
    await access(join(folder, "database"));
  });

  it("does not grow when the same records are written over and over", async () => {
    const connection = await connectPglite(folder);
    const store = await sqlStore(connection);
    const size = async () => {
      const [row] = await connection.query("SELECT pg_total_relation_size('docsjson_records')::int AS size");
      return row?.size as number;
    };
    const write = () => store.write("docs", { conversations: conversations(600) });
    for (let round = 0; round < 2; round++) await write();
    const early = await size();
    for (let round = 0; round < 8; round++) await write();
    expect((await size()) / early).toBeLessThan(1.5);
    await store.close();
  });
});
