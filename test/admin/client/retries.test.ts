import {
  AdminAbortError,
  AdminApiError,
  AdminNetworkError,
  AdminTimeoutError,
  createAdminClient,
} from "docsjson/admin";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { agentJob, json, refused, type Step, scriptFetch, silence } from "../../support/scripted-fetch.ts";

beforeEach(() => {
  vi.useFakeTimers();
  // The most jitter: every wait is as long as it may be.
  vi.spyOn(Math, "random").mockReturnValue(1);
});

afterEach(() => {
  const timers = vi.getTimerCount();
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(timers, "timers that a finished call leaves behind").toBe(0);
});

type ClientOptions = Partial<Parameters<typeof createAdminClient>[0]>;

/** Calls `getAgentJob` against the script, and lets all time pass that it asks for. */
async function getJob(
  steps: Step[],
  options: ClientOptions = {},
  call: { signal?: AbortSignal; timeoutMs?: number } = {},
) {
  const server = scriptFetch(...steps);
  const client = createAdminClient({
    baseUrl: "https://api.example.com",
    apiKey: "svc_secret",
    projectId: "acme",
    fetch: server.fetch,
    ...options,
  });
  const start = performance.now();
  const outcome = client.getAgentJob("job_1", call).then(
    (job) => ({ job, error: undefined }),
    (error: Error) => ({ job: undefined, error }),
  );
  let settled = false;
  void outcome.then(() => {
    settled = true;
  });
  while (!settled) await vi.advanceTimersToNextTimerAsync();
  return { ...(await outcome), server, took: performance.now() - start };
}

const busy = (retryAfter: string, headers = {}) =>
  json({ error: "slow down" }, 429, { "retry-after": retryAfter, ...headers });

describe("what is tried again", () => {
  it.each([
    ["408", json({ error: "too slow" }, 408)],
    ["429", json({ error: "too many" }, 429)],
    ["500", json({ error: "oh no" }, 500)],
    ["503 of a proxy", new Response("<html>", { status: 503 })],
    ["a refused connection", refused()],
    ["a cut body", new Response(JSON.stringify(agentJob()).slice(0, 40), { status: 200 })],
    ["an empty body", new Response(null, { status: 200 })],
    [
      "a connection that breaks within the body",
      () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError("terminated")) })),
    ],
  ] satisfies [string, Step][])("%s", async (_, fault) => {
    const { job, server } = await getJob([fault, json(agentJob())]);
    expect(job?.id).toBe("job_1");
    expect(server.requests).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 405, 409, 422])("not %i", async (status) => {
    const { error, server } = await getJob([json({ error: "no" }, status), json(agentJob())]);
    expect(error).toMatchObject({ name: "AdminApiError", status });
    expect(server.requests).toHaveLength(1);
  });
});

describe("waits", () => {
  const fault = json({ error: "oh no" }, 500);

  it("doubles the wait up to the cap", async () => {
    const { error, server } = await getJob([fault], { maxRetries: 6, maxRetryDelayMs: 5_000 });
    expect(server.waits()).toEqual([500, 1000, 2000, 4000, 5000, 5000]);
    expect(error).toBeInstanceOf(AdminApiError);
    expect(error?.message).toBe("GET /v2/agent/acme/job/job_1: HTTP 500: oh no");
  });

  it("jitters: at least half of the wait, at most all of it", async () => {
    vi.mocked(Math.random).mockReturnValue(0);
    const { server } = await getJob([fault]);
    expect(server.waits()).toEqual([250, 500, 1000, 2000]);
  });

  it("honours Retry-After in seconds", async () => {
    const { server } = await getJob([busy("7"), json(agentJob())]);
    expect(server.waits()).toEqual([7000]);
  });

  it("honours Retry-After as a date, by the server's clock", async () => {
    const date = "Sat, 21 Nov 2026 03:45:00 GMT";
    const { server } = await getJob([busy("Sat, 21 Nov 2026 03:45:09 GMT", { date }), json(agentJob())]);
    expect(server.waits()).toEqual([9000]);
  });

  it("honours Retry-After as a date, by its own clock where the server does not tell the time", async () => {
    vi.setSystemTime(new Date("2026-11-21T03:45:00Z"));
    const { server } = await getJob([busy("Sat, 21 Nov 2026 03:45:03 GMT"), json(agentJob())]);
    expect(server.waits()).toEqual([3000]);
  });

  it.each([["soon"], ["-5"], ["Sat, 21 Nov 1999 03:45:03 GMT"]])("ignores a Retry-After of %j", async (value) => {
    const { server } = await getJob([busy(value), json(agentJob())]);
    expect(server.waits()).toEqual([500]);
  });

  it("waits as long as Retry-After asks for, beyond its own cap", async () => {
    const { server } = await getJob([busy("60"), busy("1.5"), json(agentJob())], { retryDelayMs: 1 });
    expect(server.waits()).toEqual([60_000, 1_500]);
  });

  it("gives up at once where Retry-After asks for more than the time limit, and says so", async () => {
    const { error, server, took } = await getJob([busy("86400"), json(agentJob())]);
    expect(server.requests).toHaveLength(1);
    expect(took).toBe(0);
    expect(error?.message).toBe(
      "GET /v2/agent/acme/job/job_1: gave up after 1 attempt, answered 429: the next one is due in 86400000 ms, after the limit of 120000 ms",
    );
  });

  it("tells how long the server asked to wait", async () => {
    const { error } = await getJob([busy("120")], { maxRetries: 0 });
    expect(error).toMatchObject({ status: 429, retryAfterMs: 120_000, isTransient: true });
  });
});

describe("network faults", () => {
  it("gives the runtime's reason and code", async () => {
    const { error, server } = await getJob([refused()], { maxRetries: 2 });
    expect(error).toBeInstanceOf(AdminNetworkError);
    expect(error).toMatchObject({ code: "ECONNREFUSED" });
    expect(error?.message).toBe("GET /v2/agent/acme/job/job_1: fetch failed: connect ECONNREFUSED 127.0.0.1:9");
    expect(server.requests).toHaveLength(3);
  });

  it("names a body that is no JSON", async () => {
    const { error } = await getJob([new Response("<html>")], { maxRetries: 0 });
    expect(error?.message).toBe("GET /v2/agent/acme/job/job_1: the body of the answer is cut off or is not JSON");
  });

  it("copes with a fetch that throws what is no error", async () => {
    const { error } = await getJob([() => Promise.reject(null)], { maxRetries: 0 });
    expect(error?.message).toBe("GET /v2/agent/acme/job/job_1: the request failed");
  });
});

describe("time limits", () => {
  it("gives a silent attempt up and tries again", async () => {
    const { job, took } = await getJob([silence, json(agentJob())], { attemptTimeoutMs: 3_000 });
    expect(job?.id).toBe("job_1");
    expect(took).toBe(3_500);
  });

  it("gives a body up that stops coming", async () => {
    const stuck = () => new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([123])) }));
    const { error, took } = await getJob([stuck], { attemptTimeoutMs: 3_000, maxRetries: 0 });
    expect(error?.message).toMatch(/the attempt took longer than 3000 ms$/);
    expect(took).toBe(3_000);
  });

  it("gives a fetch up that ignores its signal", async () => {
    const { error, took } = await getJob([() => new Promise<Response>(() => {})], {}, { timeoutMs: 1_000 });
    expect(error).toBeInstanceOf(AdminTimeoutError);
    expect(error?.message).toBe("GET /v2/agent/acme/job/job_1: no answer within 1000 ms");
    expect(error).toMatchObject({ timeoutMs: 1_000 });
    expect(error?.cause).toBeUndefined();
    expect(took).toBe(1_000);
  });

  it("holds for all attempts together, and tells the last fault", async () => {
    const fault = json({ error: "oh no" }, 500);
    const { error, took } = await getJob([fault], { timeoutMs: 2_000 });
    expect(error).toBeInstanceOf(AdminTimeoutError);
    expect(error?.cause).toMatchObject({ name: "AdminApiError", status: 500 });
    expect(error?.message).toBe(
      "GET /v2/agent/acme/job/job_1: gave up after 3 attempts, answered 500: the next one is due in 2000 ms, after the limit of 2000 ms",
    );
    // It knows at once that the wait of 2,000 ms would be in vain.
    expect(took).toBe(1_500);
  });
});

describe("AbortSignal", () => {
  it("sends nothing where it has fired before", async () => {
    const { error, server } = await getJob([json(agentJob())], {}, { signal: AbortSignal.abort("no more") });
    expect(error).toBeInstanceOf(AdminAbortError);
    expect(error).toMatchObject({ cause: "no more", message: "GET /v2/agent/acme/job/job_1: aborted by the caller" });
    expect(server.requests).toEqual([]);
  });

  it("ends a request under way", async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort("no more"), 700);
    const { error, server, took } = await getJob([silence], {}, { signal: controller.signal });
    expect(error).toMatchObject({ name: "AdminAbortError", cause: "no more" });
    expect(server.requests[0]?.init.signal?.aborted).toBe(true);
    expect(took).toBe(700);
  });

  it("ends the wait for a retry", async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort("no more"), 700);
    const { error, server, took } = await getJob([busy("20")], {}, { signal: controller.signal });
    expect(error).toMatchObject({ name: "AdminAbortError", cause: "no more" });
    expect(server.requests).toHaveLength(1);
    expect(took).toBe(700);
  });

  it("is let go of when the call is over", async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, "addEventListener");
    const removed = vi.spyOn(signal, "removeEventListener");
    await getJob([busy("1"), json(agentJob())], {}, { signal });
    expect(removed).toHaveBeenCalledTimes(added.mock.calls.length);
  });
});
