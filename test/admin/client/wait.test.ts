import { AdminAbortError, AdminTimeoutError, type AgentJob, createAdminClient, type WaitOptions } from "docsjson/admin";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { agentJob, json, refused, type Step, scriptFetch, silence } from "../../support/scripted-fetch.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
});

afterEach(() => {
  const timers = vi.getTimerCount();
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(timers, "timers that a finished wait leaves behind").toBe(0);
});

/** Waits for `job_1` against the script, and lets all time pass that it asks for. */
async function wait(steps: Step[], options: WaitOptions = {}) {
  const server = scriptFetch(...steps);
  const client = createAdminClient({
    baseUrl: "https://api.example.com",
    apiKey: "svc_secret",
    projectId: "acme",
    fetch: server.fetch,
  });
  const start = performance.now();
  let settled = false;
  const outcome = client.waitForAgentJob("job_1", options).then(
    (job) => ({ job, error: undefined }),
    (error: Error) => ({ job: undefined, error }),
  );
  void outcome.then(() => {
    settled = true;
  });
  while (!settled) await vi.advanceTimersToNextTimerAsync();
  return { ...(await outcome), server, took: performance.now() - start };
}

const active = json(agentJob());
const done = json(agentJob({ status: "completed", prLink: "https://github.com/acme/docs/pull/1" }));

it.each(["completed", "archived", "failed"] as const)("gives the job when it is %s", async (status) => {
  const { job, server } = await wait([active, active, json(agentJob({ status }))]);
  expect(job?.status).toBe(status);
  expect(server.requests).toHaveLength(3);
});

it("asks no second time where the job has ended before", async () => {
  const { took, server } = await wait([done]);
  expect(server.requests).toHaveLength(1);
  expect(took).toBe(0);
});

it("goes on polling in a state that it does not know", async () => {
  const { job } = await wait([json({ ...agentJob(), status: "queued" }), done]);
  expect(job?.status).toBe("completed");
});

it("lets the intervals grow up to their cap", async () => {
  const { server } = await wait([...Array<Step>(7).fill(active), done], { intervalMs: 1_000, maxIntervalMs: 4_000 });
  expect(server.waits()).toEqual([1000, 1500, 2250, 3375, 4000, 4000, 4000]);
});

it("jitters: at least three quarters of the interval", async () => {
  vi.mocked(Math.random).mockReturnValue(0);
  const { server } = await wait([active, active, done], { intervalMs: 1_000 });
  expect(server.waits()).toEqual([750, 1125]);
});

it("tells of every poll", async () => {
  const seen: AgentJob["status"][] = [];
  await wait([active, active, done], { onUpdate: ({ status }) => seen.push(status) });
  expect(seen).toEqual(["active", "active", "completed"]);
});

it("hands on what onUpdate throws", async () => {
  const { error } = await wait([active], {
    onUpdate: () => {
      throw new Error("enough");
    },
  });
  expect(error?.message).toBe("enough");
});

describe("limits", () => {
  it("ends after timeoutMs, with the state that it saw last", async () => {
    const { error, took } = await wait([active], { timeoutMs: 60_000 });
    expect(error).toBeInstanceOf(AdminTimeoutError);
    expect(error?.message).toBe(
      "GET /v2/agent/acme/job/job_1: the job did not end within 60000 ms; it was last seen active",
    );
    expect(took).toBe(60_000);
  });

  it("ends after timeoutMs, even within a request", async () => {
    const { error, took } = await wait([silence], { timeoutMs: 5_000 });
    expect(error?.message).toBe(
      "GET /v2/agent/acme/job/job_1: the job did not end within 5000 ms; no poll was answered",
    );
    expect(took).toBe(5_000);
  });

  it("ends after an hour by default", async () => {
    const { error, took } = await wait([active]);
    expect(error).toMatchObject({ name: "AdminTimeoutError", timeoutMs: 3_600_000 });
    expect(took).toBe(3_600_000);
  });

  it("waits for ever where it is told to", async () => {
    const days = 40 * 86_400_000;
    const { job } = await wait([active, () => (performance.now() > days ? done.clone() : active.clone())], {
      timeoutMs: Number.POSITIVE_INFINITY,
      intervalMs: 86_400_000,
      maxIntervalMs: 86_400_000,
    });
    expect(job?.status).toBe("completed");
  });

  it("ends with its own error when aborted, at once", async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort("no more"), 2_500);
    const { error, took } = await wait([active], { signal: controller.signal });
    expect(error).toBeInstanceOf(AdminAbortError);
    expect(error?.cause).toBe("no more");
    expect(took).toBe(2_500);
  });

  it.each([
    [{ timeoutMs: -1 }, "timeoutMs must be a number that is not negative, not -1"],
    [{ intervalMs: Number.NaN }, "intervalMs must be a number that is not negative, not NaN"],
  ])("refuses %j", async (options, message) => {
    const { error, server } = await wait([done], options);
    expect(error).toEqual(new TypeError(message));
    expect(server.requests).toEqual([]);
  });
});

describe("outages", () => {
  it("end the wait where the job has never been seen", async () => {
    const { error } = await wait([refused()]);
    expect(error).toMatchObject({ name: "AdminNetworkError", code: "ECONNREFUSED" });
  });

  it("are waited out once the job has been seen", async () => {
    const { job, server } = await wait([active, ...Array<Step>(20).fill(refused()), done]);
    expect(job?.status).toBe("completed");
    expect(server.requests).toHaveLength(22);
  });

  it("are told of where they last beyond the time limit", async () => {
    const { error, took } = await wait([active, refused()], { timeoutMs: 300_000 });
    expect(error).toBeInstanceOf(AdminTimeoutError);
    expect(error).toMatchObject({ timeoutMs: 300_000, cause: { code: "ECONNREFUSED" } });
    expect(error?.message).toMatch(/did not end within 300000 ms; it was last seen active$/);
    expect(took).toBeLessThanOrEqual(300_000);
  });

  it("do not hide that the job is gone", async () => {
    const { error } = await wait([active, json({ error: "No such job" }, 404)]);
    expect(error).toMatchObject({ name: "AdminApiError", status: 404, serverError: "No such job" });
  });
});
