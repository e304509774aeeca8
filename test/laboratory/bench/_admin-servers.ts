import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdminHandler, memoryStore, toNodeListener } from "docsjson/admin/server";
import { sampleData } from "../../../src/admin/server/stores/sample-data.ts";
import { UNLIMITED } from "./_unlimited.ts";

/** A process of its own: a bare echo and the admin API, with the same records. Sends their ports to its parent. */
const store = memoryStore();
await store.write("demo", sampleData(new Date("2026-03-01"), 1_000));
const handler = createAdminHandler({ store, keys: [{ key: "svc_bench", projects: ["demo"] }], limits: UNLIMITED });

/** Answers with as many bytes as the path says: `/35000`. */
const echo: RequestListener = ({ url = "" }, outgoing) => {
  outgoing.setHeader("Content-Type", "application/json");
  outgoing.end("x".repeat(Number(url.slice(1))));
};

const listen = async (listener: RequestListener): Promise<number> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
};

process.send?.({ echo: await listen(echo), admin: await listen(toNodeListener(handler)) });
process.on("disconnect", () => process.exit());
