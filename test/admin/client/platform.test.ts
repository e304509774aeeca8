import { AdminApiError, AdminResponseError, createAdminClient } from "docsjson/admin";
import { describe, expect, it } from "vitest";
import { agentJob, json, refused, type Step, scriptFetch } from "../../support/scripted-fetch.ts";

const clientOf = (steps: Step[], more: object = {}) => {
  const server = scriptFetch(...steps);
  const options = { baseUrl: "https://api.example.com", apiKey: "mint_secret", projectId: "acme", retryDelayMs: 1 };
  return { server, client: createAdminClient({ ...options, fetch: server.fetch, ...more }) };
};

const failure = (work: Promise<unknown>) => work.catch((error: unknown) => error);

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe("jobs", () => {
  it("creates a job, and follows it as a loop", async () => {
    const states = [agentJob(), agentJob(), agentJob({ status: "completed", prLink: "https://example.com/1" })];
    const { server, client } = clientOf([json(agentJob(), 201), ...states.map((job) => json(job))]);
    const { id } = await client.jobs.create("Fix the typos");
    const seen = await collect(client.jobs.watch(id, { intervalMs: 1 }));
    expect(seen).toEqual(states);
    const [first] = server.requests;
    expect([first?.init.method, first?.init.body, first?.url.pathname]).toEqual([
      "POST",
      '{"prompt":"Fix the typos"}',
      "/v2/agent/acme/job",
    ]);
    expect(new Headers(first?.init.headers).get("content-type")).toBe("application/json");
  });

  it("ends the loop where its reader leaves it", async () => {
    const { server, client } = clientOf([json(agentJob())]);
    for await (const _ of client.jobs.watch("job_1", { intervalMs: 1 })) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ["a refusal that comes before the work", json({ error: "slow down" }, 429), 2],
    ["a server that is not there", refused(), 2],
    ["a connection that breaks", new TypeError("fetch failed", { cause: new Error("socket hang up") }), 1],
    ["a server that fails", json({ error: "oops" }, 500), 1],
    ["an answer that is cut", new Response('{"id":'), 1],
  ])("sends a prompt again only if nothing can have come of it: %s", async (_, fault, requests) => {
    const { server, client } = clientOf([fault, json(agentJob(), 201)]);
    await client.jobs.create("Fix the typos").catch(() => {});
    expect(server.requests).toHaveLength(requests);
  });

  it("waits as long as Retry-After says, within its time", async () => {
    const limited = json({ error: "100 an hour" }, 429, { "retry-after": "3600" });
    const { client, server } = clientOf([limited], { timeoutMs: 1_000 });
    expect(await failure(client.jobs.create("Fix the typos"))).toMatchObject({
      name: "AdminTimeoutError",
      cause: { kind: "rate-limited", retryAfterMs: 3_600_000 },
    });
    expect(server.requests).toHaveLength(1);
  });

  it("refuses an empty prompt, and sends nothing", async () => {
    const { client, server } = clientOf([json(agentJob())]);
    await expect(client.jobs.create(" ")).rejects.toThrow(new TypeError("prompt must be a non-empty string"));
    expect(server.requests).toEqual([]);
  });
});

describe("errors", () => {
  it.each([
    [400, "invalid"],
    [401, "unauthorized"],
    [403, "forbidden"],
    [404, "not-found"],
    [429, "rate-limited"],
    [503, "server"],
    [418, "other"],
  ])("%i is %s", async (status, kind) => {
    const { client } = clientOf([json({ error: "no" }, status)], { maxRetries: 0 });
    const error = await failure(client.jobs.get("job_1"));
    expect(error).toBeInstanceOf(AdminApiError);
    expect(error).toMatchObject({ status, kind });
  });

  it("list the faults that the server lists, without the key", async () => {
    const body = {
      error: "Invalid query",
      details: [{ message: "limit: too big" }, { message: "key mint_secret" }, null],
    };
    const { client } = clientOf([json(body, 400)]);
    expect(await failure(client.callerStats())).toMatchObject({
      details: ["limit: too big", "key [key]"],
      message: "GET /v1/analytics/acme/assistant/caller-stats: HTTP 400: Invalid query: limit: too big: key [key]",
    });
  });
});

describe("lists", () => {
  const terms = (...names: string[]) =>
    names.map((searchQuery) => ({ searchQuery, hits: 1, ctr: 0, topClickedPage: null, lastSearchedAt: "2026-11-01" }));

  it("searches end with their last cursor, and go on from a kept one", async () => {
    const pages = [
      { searches: terms("a", "b"), totalSearches: 3, nextCursor: "x" },
      { searches: terms("c"), totalSearches: 3, nextCursor: null },
    ];
    const { client } = clientOf(pages.map((page) => json(page)));
    const batches = await collect(client.searches().batches());
    expect(batches.map(({ items, next }) => [items.length, next])).toEqual([
      [2, { cursor: "x" }],
      [1, undefined],
    ]);
    const again = clientOf([json(pages[1])]);
    expect(await collect(again.client.searches({ ...batches[0]?.next }))).toEqual(terms("c"));
    expect(again.server.requests[0]?.url.search).toBe("?cursor=x");
  });

  it("visitors go on by the rows that came, however many were asked for", async () => {
    const rows = Array.from({ length: 5 }, (_, index) => ({ path: `/${index}`, human: 1, ai: 0, total: 1 }));
    const { client, server } = clientOf([
      ({ url }) => {
        const offset = Number(url.searchParams.get("offset") ?? 0);
        const totals = { human: 5, ai: 0, total: 5 };
        return json({ totals, visitors: rows.slice(offset, offset + 2), hasMore: offset + 2 < rows.length });
      },
    ]);
    expect(await collect(client.visitors({ limit: 250 }))).toEqual(rows);
    expect(server.requests.map(({ url }) => url.searchParams.get("offset"))).toEqual([null, "2", "4"]);
  });

  it("an empty page that promises more is an error, not an endless loop", async () => {
    const { client } = clientOf([json({ totals: { human: 0, ai: 0, total: 0 }, views: [], hasMore: true })]);
    await expect(collect(client.views())).rejects.toThrow(/hasMore is true, but the page is empty/);
  });
});

describe("what the platform adds", () => {
  const added = { ...agentJob(), cost: 12, status: "paused" };

  it("is kept, and an error only to a strict reader", async () => {
    expect(await clientOf([json(added)]).client.jobs.get("job_1")).toEqual(added);
    const strict = (body: object) => failure(clientOf([json(body)], { strict: true }).client.jobs.get("job_1"));
    expect(await strict({ ...agentJob(), cost: 12 })).toMatchObject({ name: "AdminResponseError", pointer: "/cost" });
    expect(await strict({ ...agentJob(), status: "paused" })).toBeInstanceOf(AdminResponseError);
    expect(await strict(agentJob())).toEqual(agentJob());
  });
});

it("sends keys of the platform to the platform, and no others", async () => {
  const { client, server } = clientOf([json(agentJob())], { baseUrl: undefined });
  await client.jobs.get("job_1");
  expect(server.requests[0]?.url.href).toBe("https://api.mintlify.com/v2/agent/acme/job/job_1");
  expect(() => createAdminClient({ apiKey: "svc_secret", projectId: "acme" })).toThrow(
    new TypeError("baseUrl must be an absolute URL, such as https://api.example.com"),
  );
});
