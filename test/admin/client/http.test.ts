import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { type AdminClientOptions, createAdminClient } from "docsjson/admin";
import { afterEach, describe, expect, it } from "vitest";
import { agentJob, page } from "../../support/scripted-fetch.ts";

const running: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0)) await stop();
});

/** A client of a real server on loopback, which answers its requests with the listeners in turn, the last one again and again. */
async function clientOf(listeners: RequestListener[], options: Partial<AdminClientOptions> = {}) {
  let requests = 0;
  const server = createServer((request, response) => {
    requests++;
    listeners[Math.min(requests, listeners.length) - 1]?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  running.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createAdminClient({ baseUrl, apiKey: "svc_secret", projectId: "acme", retryDelayMs: 1, ...options });
  return { client, requests: () => requests };
}

const job = JSON.stringify(agentJob());
const good: RequestListener = (_, response) => response.end(job);

describe("over real connections", () => {
  it.each<[string, RequestListener, attemptTimeoutMs?: number]>([
    ["a connection that is dropped", (request) => request.socket.destroy()],
    [
      "a body that is cut short of its length",
      (request, response) => {
        response.writeHead(200, { "content-length": job.length });
        response.write(job.slice(0, 50), () => request.socket.destroy());
      },
    ],
    [
      "a chunked body that breaks off",
      (request, response) => void response.write(job.slice(0, 50), () => request.socket.destroy()),
    ],
    ["a body that ends early in good order", (_, response) => response.end(job.slice(0, 50))],
    ["an answer that does not come", () => {}, 1_000],
    ["an answer that gets stuck", (_, response) => void response.write(job.slice(0, 50)), 1_000],
    [
      "429",
      (_, response) => {
        response.writeHead(429, { "retry-after": "0" }).end('{"error":"slow down"}');
      },
    ],
  ])("recovers from %s", async (_, fault, attemptTimeoutMs) => {
    const { client, requests } = await clientOf([fault, good], { attemptTimeoutMs });
    expect(await client.getAgentJob("job_1")).toEqual(agentJob());
    expect(requests()).toBe(2);
  });

  it("names the reason when nobody listens", async () => {
    const { client } = await clientOf([good]);
    for (const stop of running.splice(0)) await stop();
    await expect(client.getAgentJob("job_1")).rejects.toMatchObject({
      name: "AdminNetworkError",
      code: "ECONNREFUSED",
      message: expect.stringMatching(
        /^GET \/v2\/agent\/acme\/job\/job_1: fetch failed: connect ECONNREFUSED 127\.0\.0\.1/,
      ),
    });
  });

  it("does not take the key to where a redirect leads", async () => {
    const keys: (string | undefined)[] = [];
    const { client } = await clientOf([
      (request, response) => {
        keys.push(request.url === "/elsewhere" ? request.headers.authorization : undefined);
        response.writeHead(307, { location: "/elsewhere" }).end();
      },
    ]);
    await expect(client.getAgentJob("job_1")).rejects.toMatchObject({ name: "AdminApiError", status: 307 });
    expect(keys).toEqual([undefined]);
  });

  it("ends at once when aborted, with the connection", async () => {
    const controller = new AbortController();
    let closed = () => {};
    const connectionClosed = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const { client } = await clientOf([
      (request) => {
        request.socket.once("close", closed);
        controller.abort("no more");
      },
    ]);
    await expect(client.getAgentJob("job_1", { signal: controller.signal })).rejects.toMatchObject({
      name: "AdminAbortError",
      cause: "no more",
    });
    await connectionClosed;
  });

  it("reads no more of an answer than it is allowed to, and closes the connection", async () => {
    let closed = () => {};
    const connectionClosed = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const endless: RequestListener = (request, response) => {
      request.socket.once("close", closed);
      const more = () => {
        while (response.write(" ".repeat(10_000))) {}
        response.once("drain", more);
      };
      more();
    };
    const { client, requests } = await clientOf([endless], { maxResponseBytes: 100_000 });
    await expect(client.getAgentJob("job_1")).rejects.toMatchObject({
      name: "AdminResponseError",
      message: expect.stringContaining("it is longer than 100000 bytes"),
    });
    expect(requests()).toBe(1);
    await connectionClosed;
  });

  it("overlaps the fetching of a page with the use of the one before", async () => {
    const { client, requests } = await clientOf([
      (_, response) => response.end(JSON.stringify(page(1, 2, "2"))),
      (_, response) => response.end(JSON.stringify(page(3, 4, null))),
    ]);
    const loop = client.conversations({ limit: 2 })[Symbol.asyncIterator]();
    await loop.next();
    while (requests() < 2) await new Promise((resolve) => setTimeout(resolve, 1));
    const rest = [await loop.next(), await loop.next(), await loop.next(), await loop.next()];
    expect(rest.map(({ value }) => value?.id)).toEqual([
      "conversation-2",
      "conversation-3",
      "conversation-4",
      undefined,
    ]);
    expect(requests()).toBe(2);
  });
});
