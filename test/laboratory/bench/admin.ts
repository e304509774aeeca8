import { fork } from "node:child_process";
import { once } from "node:events";
import { type AdminStore, connectPglite, connectPostgres, createAdminHandler, sqlStore } from "docsjson/admin/server";
import { sampleData } from "../../../src/admin/server/stores/sample-data.ts";
import { startPostgres } from "../../support/postgres.ts";
import { findPostgres } from "../../support/tools/postgres.ts";
import { loadServer } from "./_http-load.ts";
import { median, printTable } from "./_measure.ts";
import { UNLIMITED } from "./_unlimited.ts";

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const AUTHORIZATION = { Authorization: "Bearer svc_bench" };

/** Requests a second of both endpoints beside a bare echo, then the latency of pages at 10k and 1M conversations. */
export async function run(): Promise<void> {
  await compareWithEcho();
  const { store, name, close } = await openStore();
  try {
    await comparePages(store, name);
  } finally {
    await close();
  }
}

async function compareWithEcho(): Promise<void> {
  const child = fork(new URL("./_admin-servers.ts", import.meta.url), { execArgv: ["--import", "tsx"] });
  const [{ echo, admin }] = (await once(child, "message")) as [{ echo: number; admin: number }];
  const rows: string[][] = [];
  for (const path of ["/v2/agent/demo/job/job_completed", "/v1/analytics/demo/assistant"]) {
    const answer = await fetch(`http://127.0.0.1:${admin}${path}`, { headers: AUTHORIZATION });
    const size = (await answer.arrayBuffer()).byteLength;
    // Warmed up, then in turns, so that neither gets the quieter machine.
    const rates = { echo: 0, admin: 0 };
    for (const seconds of [1, 3, 3]) {
      const bare = await loadServer(echo, `/${size}`, {}, { seconds });
      const own = await loadServer(admin, path, AUTHORIZATION, { seconds });
      rates.echo = Math.max(rates.echo, bare);
      rates.admin = Math.max(rates.admin, own);
    }
    const numbers = [rates.admin, rates.echo].map((rate) => String(Math.round(rate)));
    rows.push([`GET ${path}`, `${size} B`, ...numbers, (rates.admin / rates.echo).toFixed(2)]);
  }
  printTable(["requests a second, 16 connections, memory store", "answer", "admin", "bare echo", "ratio"], rows);
  child.disconnect();
}

async function openStore(): Promise<{ store: AdminStore; name: string; close: () => Promise<void> }> {
  if (findPostgres() === undefined) {
    const store = await sqlStore(await connectPglite());
    return { store, name: "PGlite", close: () => store.close() };
  }
  const server = startPostgres();
  const store = await sqlStore(await connectPostgres(server.url));
  return { store, name: "PostgreSQL", close: () => store.close().finally(() => server.stop()) };
}

async function comparePages(store: AdminStore, name: string): Promise<void> {
  const sizes = [10_000, 1_000_000] as const;
  const medians: Record<string, number>[] = [];
  let present = 0;
  for (const size of sizes) {
    const start = performance.now();
    await fill(store, present, size);
    const rate = Math.round((size - present) / ((performance.now() - start) / 1000));
    console.log(`${name}: ${size} conversations, written at ${rate} a second`);
    present = size;
    medians.push(await measurePages(store, size));
  }
  const [small, large] = medians as [Record<string, number>, Record<string, number>];
  const rows = Object.entries(small).map(([page, before]) => {
    const after = large[page] as number;
    return [page, before.toFixed(2), after.toFixed(2), (after / before).toFixed(2)];
  });
  printTable(["median ms for 100 conversations", "of 10k", "of 1M", "ratio"], rows);
}

/** One conversation a second from the start of the year. */
async function fill(store: AdminStore, from: number, to: number): Promise<void> {
  const { conversations } = sampleData(new Date(START), 5_000);
  for (let first = from; first < to; first += conversations.length) {
    const batch = conversations.slice(0, to - first).map((one, i) => ({
      ...one,
      id: `conv_${first + i}`,
      timestamp: new Date(START + (first + i) * 1000).toISOString(),
    }));
    await store.write("demo", { conversations: batch });
  }
}

async function measurePages(store: AdminStore, size: number): Promise<Record<string, number>> {
  const handler = createAdminHandler({ store, keys: [{ key: "svc_bench", projects: ["demo"] }], limits: UNLIMITED });
  const day = (time: number) => new Date(time).toISOString();
  const span = size * 1000;
  const pages: Record<string, () => string> = {
    "the newest page": () => "",
    "a page at a random place": () => `dateTo=${day(START + span * (0.01 + 0.99 * Math.random()))}`,
    "the oldest page": () => `dateTo=${day(START + 100_000)}`,
    "a random stretch of an hour": () => {
      const from = START + (span - DAY / 24) * Math.random();
      return `dateFrom=${day(from)}&dateTo=${day(from + DAY / 24)}`;
    },
  };
  const medians: Record<string, number> = {};
  for (const [name, query] of Object.entries(pages)) {
    const times: number[] = [];
    for (let i = 0; i < 400; i++) {
      const request = new Request(`http://x/v1/analytics/demo/assistant?${query()}`, { headers: AUTHORIZATION });
      const start = performance.now();
      await (await handler(request)).arrayBuffer();
      if (i >= 100) times.push(performance.now() - start);
    }
    medians[name] = median(times);
  }
  return medians;
}
