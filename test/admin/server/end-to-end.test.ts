import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AdminApiError, createAdminClient } from "docsjson/admin";
import {
  type AdminStore,
  connectPglite,
  connectPostgres,
  createAdminHandler,
  type SqlConnection,
  sqlStore,
  toNodeListener,
} from "docsjson/admin/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AssistantConversation } from "../../../schemas/types.ts";
import { LIST_RECORDS } from "../../../src/admin/server/stores/sql-schema.ts";
import { openDatabase } from "../../support/postgres.ts";
import { hasTool } from "../../support/tools/need.ts";
import { FAULTS, withFaults } from "./faults.ts";
import { conversation, job, KEY, PROJECT } from "./records.ts";

let connection: SqlConnection;
let store: AdminStore;
const after: (() => unknown)[] = [];
beforeAll(async () => {
  if (hasTool("PostgreSQL")) {
    const database = await openDatabase();
    after.push(() => database.close());
    connection = await connectPostgres(database.url);
  } else {
    const folder = await mkdtemp(join(tmpdir(), "docsjson-e2e-"));
    after.push(() => rm(folder, { recursive: true, force: true }));
    connection = await connectPglite(folder);
  }
  store = await sqlStore(connection);
  after.push(() => store.close());
});
afterAll(async () => {
  for (const clean of after.reverse()) await clean();
});

/** The server with a fault in every `every`th request, and a client that talks to it over HTTP. */
async function connect(every: number) {
  const handler = createAdminHandler({ store, keys: [{ key: KEY, projects: [PROJECT] }] });
  const { listener, met } = withFaults(toNodeListener(handler), every);
  const server: Server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = createAdminClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey: KEY,
    projectId: PROJECT,
    maxRetries: 10,
    retryDelayMs: 1,
    maxRetryDelayMs: 20,
    attemptTimeoutMs: 1_000,
  });
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { client, met, close };
}

/** No page may be made by sorting what lies in its range: it is read off the index. */
async function expectIndexOnly(...ranges: [from: string, before: string][]) {
  for (const [from, before] of ranges) {
    const rows = await connection.query(`EXPLAIN ${LIST_RECORDS}`, [PROJECT, "conversations", from, before, 101, 1e9]);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("Index Scan Backward using docsjson_records_order");
    expect(plan).not.toContain("Sort");
  }
}

describe("client and server over HTTP", () => {
  it("export 60,000 conversations once each and in order, while others arrive and the network fails", async () => {
    const total = 60_000;
    const start = Date.UTC(2026, 0, 1);
    /** Seven conversations share each timestamp, so that most pages end in the middle of such a group. */
    const original = (index: number): AssistantConversation =>
      conversation({ id: `o-${index}`, timestamp: new Date(start + Math.floor(index / 7) * 1000).toISOString() });
    for (let first = 0; first < total; first += 5_000) {
      const batch = Array.from({ length: Math.min(5_000, total - first) }, (_, i) => original(first + i));
      await store.write(PROJECT, { conversations: batch });
    }
    await expectIndexOnly(["", "8"], ["", "01KE"], ["01KDV", "8"], ["01KDV", "01KE"]);

    const { client, met, close } = await connect(6);
    let exporting = true;
    let arrived = 0;
    const arrive = async () => {
      while (exporting) {
        const index = (arrived * 7919) % total;
        const newer = conversation({ id: `n-${arrived}`, timestamp: new Date(start + 9e9 + arrived).toISOString() });
        const between = conversation({ id: `b-${arrived}`, timestamp: original(index).timestamp });
        const again = { ...original(index), queryCategory: "judged again" };
        await store.write(PROJECT, { conversations: [newer, between, again] });
        arrived++;
      }
    };
    const arriving = arrive();
    /** Lets others write while the export is under way, however fast it is. */
    const letArrive = async (before = arrived) => {
      while (arrived === before) await new Promise(setImmediate);
    };

    const seen = new Set<string>();
    let exported = 0;
    let last = "9999";
    let outOfOrder = 0;
    for await (const { id, timestamp } of client.conversations({ limit: 1000 })) {
      exported++;
      seen.add(id);
      if (timestamp > last) outOfOrder++;
      last = timestamp;
      if (exported % 2000 === 0) await letArrive();
    }
    exporting = false;
    await arriving;
    await close();

    const lost = Array.from({ length: total }, (_, index) => `o-${index}`).filter((id) => !seen.has(id));
    expect({ lost, twice: exported - seen.size, outOfOrder }).toEqual({ lost: [], twice: 0, outOfOrder: 0 });
    expect(arrived).toBeGreaterThan(100);
    expect([...seen].some((id) => id.startsWith("b-"))).toBe(true);
    for (const fault of FAULTS) expect([fault, met.get(fault)]).not.toEqual([fault, 0]);
  }, 300_000);

  it("follow a job through its life, whatever the network does", async () => {
    const { client, met, close } = await connect(2);
    const steps = [
      job({ id: "life" }),
      job({ id: "life", source: { repository: "https://github.com/acme/docs", ref: "agent/life" } }),
      job({ id: "life", status: "completed", prLink: "https://github.com/acme/docs/pull/42" }),
    ];
    const [first, ...later] = steps;
    await store.write(PROJECT, { jobs: first ? [first] : [] });
    const states: string[] = [];
    const done = await client.waitForAgentJob("life", {
      intervalMs: 1,
      maxIntervalMs: 5,
      onUpdate: ({ status, source }) => {
        const state = `${status} ${source.ref}`;
        if (states.at(-1) === state) return;
        states.push(state);
        const next = later.shift();
        if (next) void store.write(PROJECT, { jobs: [next] });
      },
    });
    expect(done).toEqual(steps[2]);
    expect(states).toEqual(["active main", "active agent/life", "completed main"]);
    expect([...met.values()].reduce((sum, count) => sum + count)).toBeGreaterThan(0);
    await close();
  });

  it("tell a job that does not exist, and a key that does not open the project", async () => {
    const { client, close } = await connect(1_000_000);
    const unknown = client.getAgentJob("nope");
    await expect(unknown).rejects.toThrow(AdminApiError);
    await expect(unknown).rejects.toMatchObject({ status: 404, message: expect.stringContaining("no such agent job") });
    await close();
  });
});
