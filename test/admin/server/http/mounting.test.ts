import { createServer, request as httpRequest, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { serve } from "@hono/node-server";
import { createAdminHandler, memoryStore, toNodeListener } from "docsjson/admin/server";
import { Hono } from "hono";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { conversations, job, KEY, PROJECT } from "../records.ts";

const store = memoryStore();
const handler = createAdminHandler({ store, keys: [{ key: KEY, projects: [PROJECT] }] });
const headers = { Authorization: `Bearer ${KEY}` };
beforeAll(() => store.write(PROJECT, { jobs: [job()], conversations: conversations(3) }));

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));
const listen = async (): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

describe("in Node's http", () => {
  it("answers as the handler does", async () => {
    server = createServer(toNodeListener(handler));
    const origin = await listen();
    const answer = await fetch(`${origin}/v2/agent/docs/job/job-1`, { headers });
    expect([answer.status, await answer.json()]).toEqual([200, job()]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect((await fetch(`${origin}/v2/agent/docs/job/job-1`)).status).toBe(401);
  });

  it("answers HEAD with the length of the body that GET has", async () => {
    server = createServer(toNodeListener(handler));
    const url = `${await listen()}/v1/analytics/docs/assistant`;
    const { length } = await (await fetch(url, { headers })).text();
    const head = await fetch(url, { method: "HEAD", headers });
    expect([head.headers.get("Content-Length"), await head.text()]).toEqual([String(length), ""]);
  });

  it("refuses a method with a body and goes on with the connection", async () => {
    server = createServer(toNodeListener(handler));
    const origin = await listen();
    const refused = await fetch(`${origin}/v2/agent/docs/job/job-1`, {
      method: "POST",
      headers,
      body: "x".repeat(1e6),
    });
    expect([refused.status, refused.headers.get("Allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect((await fetch(`${origin}/v2/agent/docs/job/job-1`, { headers })).status).toBe(200);
  });

  it("knows the address of the connection, and believes a proxy only if it is trusted", async () => {
    const strict = createAdminHandler({ store, keys: [{ key: KEY, projects: "*", addresses: ["203.0.113.0/24"] }] });
    const local = createAdminHandler({ store, keys: [{ key: KEY, projects: "*", addresses: ["127.0.0.1"] }] });
    const statusOf = async (
      own: typeof strict,
      forwarded: string | undefined,
      trustedProxies: string[] = ["127.0.0.0/8", "10.0.0.1"],
    ) => {
      server = createServer(toNodeListener(own, { trustedProxies }));
      const url = `${await listen()}/v2/agent/docs/job/job-1`;
      const more = forwarded === undefined ? {} : { "X-Forwarded-For": forwarded };
      const { status } = await fetch(url, { headers: { ...headers, ...more, Connection: "close" } });
      await new Promise((resolve) => server.close(resolve));
      return status;
    };
    expect(await statusOf(local, undefined)).toBe(200);
    expect(await statusOf(strict, undefined)).toBe(403);
    expect(await statusOf(strict, "203.0.113.9", [])).toBe(403);
    expect(await statusOf(strict, "203.0.113.9", ["10.0.0.1"])).toBe(403);
    expect(await statusOf(strict, "203.0.113.9")).toBe(200);
    // Behind two proxies; and what a caller writes there itself.
    expect(await statusOf(strict, "192.0.2.1, 203.0.113.9, 10.0.0.1")).toBe(200);
    expect(await statusOf(strict, "203.0.113.9, 192.0.2.1")).toBe(403);
    expect(await statusOf(strict, "203.0.113.9, unknown")).toBe(403);
    expect(await statusOf(local, "203.0.113.9")).toBe(403);
    expect(() => toNodeListener(strict, { trustedProxies: ["proxy"] })).toThrow("trustedProxies must be IP addresses");
    server = createServer().listen(0);
  });

  it.each([
    ["GET //other/v2/agent/docs/job/job-1", 404],
    ["GET http://other/v2/agent/docs/job/job-1", 200],
    ["GET http://[broken", 400],
    ["OPTIONS *", 400],
    ["TRACE /v2/agent/docs/job/job-1", 400],
  ])("%s gives %i", async (line, status) => {
    server = createServer(toNodeListener(handler));
    const { port } = new URL(await listen());
    const answer = await new Promise<string>((resolve, reject) => {
      let text = "";
      const socket = connect(Number(port), "127.0.0.1").setEncoding("utf8");
      socket.on("data", (data) => {
        text += data;
      });
      socket.on("end", () => resolve(text)).on("error", reject);
      socket.write(`${line} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${KEY}\r\nConnection: close\r\n\r\n`);
    });
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it("answers 500 for a handler that rejects", async () => {
    server = createServer(toNodeListener(() => Promise.reject(new Error("secret"))));
    const answer = await fetch(await listen());
    expect([answer.status, await answer.json()]).toEqual([500, { error: "the server failed to answer" }]);
  });

  it("outlives clients that hang up", async () => {
    server = createServer(toNodeListener(handler));
    const origin = await listen();
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => {
        const request = httpRequest(`${origin}/v1/analytics/docs/assistant`, { headers });
        request.end();
        return new Promise((resolve) => {
          request.on("error", resolve).on("close", resolve);
          setTimeout(() => request.destroy(), i);
        });
      }),
    );
    expect((await fetch(`${origin}/v2/agent/docs/job/job-1`, { headers })).status).toBe(200);
  });
});

it("is mounted in Hono, below a path of its own", async () => {
  const app = new Hono();
  app.get("/health", (context) => context.text("ok"));
  app.mount("/admin", handler);
  server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }) as Server;
  await new Promise((resolve) => server.once("listening", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await (await fetch(`${origin}/health`)).text()).toBe("ok");
  const answer = await fetch(`${origin}/admin/v1/analytics/docs/assistant?limit=2`, { headers });
  expect(await answer.json()).toMatchObject({ hasMore: true, conversations: conversations(3).reverse().slice(0, 2) });
  expect((await fetch(`${origin}/admin/v1/nothing`, { headers })).status).toBe(404);
});
