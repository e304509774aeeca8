import { createAdminClient } from "docsjson/admin";
import { type AdminHandlerOptions, type AdminStore, createAdminHandler } from "docsjson/admin/server";
import { describe, expect, it } from "vitest";
import { conversation, feedback, job, KEY, searchTerm } from "../records.ts";

/** A client of a project, with a server that answers from a store. What fails inside the server fails the test. */
export function serve(store: AdminStore, projectId: string, options: Partial<AdminHandlerOptions> = {}) {
  const faults: unknown[] = [];
  const keys = [{ key: KEY, projects: "*" as const }];
  const handler = createAdminHandler({ store, keys, onError: (error) => faults.push(error), ...options });
  const connect = (apiKey: string) =>
    createAdminClient({
      apiKey,
      projectId,
      baseUrl: "http://x",
      strict: true,
      maxRetries: 0,
      fetch: (url: string | URL, init?: RequestInit) => handler(new Request(url, init)),
    });
  return { client: connect(KEY), connect, handler, faults };
}

const inTurn = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};

const WAIT = { intervalMs: 5, maxIntervalMs: 20, timeoutMs: 20_000 };

/** What the endpoints of the platform answer from every store alike, as the client sees it. */
export function describePlatformEndpoints(name: string, open: () => AdminStore): void {
  describe(`${name}: endpoints of the platform`, () => {
    let projects = 0;
    const setUp = (options: Partial<AdminHandlerOptions> = {}) => {
      const project = `platform-${projects++}`;
      const store = open();
      return { store, project, ...serve(store, project, options) };
    };

    it("creates jobs, which go through the states of a script", async () => {
      const prLink = "https://github.com/acme/docs/pull/42";
      const steps = [
        { afterMs: 0, status: "active" as const, ref: "agent/webhook" },
        { afterMs: 30, status: "completed" as const, prLink },
      ];
      const jobs = [{ prompt: "break", steps: [{ afterMs: 0, status: "failed" as const }] }, { steps }];
      const { client, store, project } = setUp({ script: { jobs } });
      const begun = await client.jobs.create("Document the new webhook");
      expect(begun).toMatchObject({ status: "active", prLink: null, source: { ref: null } });
      const ended = await client.jobs.wait(begun.id, WAIT);
      expect(ended).toMatchObject({ id: begun.id, status: "completed", prLink, source: { ref: "agent/webhook" } });
      expect(JSON.parse((await store.read(project, "jobs", begun.id)) ?? "")).toEqual(ended);
      const { id } = await client.jobs.create("break it");
      expect((await client.jobs.wait(id, WAIT)).status).toBe("failed");
    });

    it("asks a function what becomes of a job, with all its prompts", async () => {
      const { client } = setUp({
        script: {
          jobs: ({ prompts }) =>
            prompts.length === 3 ? { status: "completed", model: prompts.join(" + ") } : undefined,
        },
      });
      const { id } = await client.jobs.create("one");
      expect((await client.jobs.message(id, "two")).status).toBe("active");
      expect((await client.jobs.get(id)).status).toBe("active");
      await client.jobs.message(id, "three");
      expect(await client.jobs.wait(id, WAIT)).toMatchObject({ status: "completed", model: "one + two + three" });
    });

    it("takes messages that are sent at the same time, each once, also for jobs that were imported", async () => {
      let seen: readonly string[] = [];
      const { client, store, project } = setUp({
        script: {
          jobs: ({ prompts }) => {
            seen = prompts;
            return undefined;
          },
        },
      });
      await store.write(project, { jobs: [job()] });
      const sent = Array.from({ length: 12 }, (_, index) => `message ${index}`);
      await Promise.all(sent.map((prompt) => client.jobs.message("job-1", prompt)));
      await client.jobs.get("job-1");
      expect([...seen].sort()).toEqual(sent.sort());
    });

    it("answers two hundred requests at once, and loses no job", async () => {
      const { client, store, project } = setUp({ limits: { prompts: 1000 } });
      const jobs = await Promise.all(Array.from({ length: 200 }, (_, index) => client.jobs.create(`job ${index}`)));
      expect(new Set(jobs.map(({ id }) => id)).size).toBe(200);
      const range = { from: "", before: "8", limit: 1000 };
      expect(await store.list(project, "jobs", range)).toHaveLength(200);
      expect(await store.list(project, "prompts", range)).toHaveLength(200);
    });

    it("takes so many prompts in an hour, and says when there is room again", async () => {
      const { client } = setUp({ limits: { prompts: 2 } });
      const { id } = await client.jobs.create("one");
      await client.jobs.message(id, "two");
      const refused = await client.jobs.create("three").catch((error: unknown) => error);
      expect(refused).toMatchObject({ status: 429, kind: "rate-limited" });
      expect((refused as { retryAfterMs?: number }).retryAfterMs).toBeGreaterThan(3_000_000);
      await expect(client.jobs.message(id, "three")).rejects.toMatchObject({ status: 429 });
      expect(await client.jobs.get(id)).toMatchObject({ id });
    });

    it("deploys the site and previews by a script, each project for itself", async () => {
      const { client, store } = setUp({
        script: {
          deployments: [
            {
              branch: "broken",
              steps: [{ afterMs: 0, status: "failure", summary: "no docs.json", logs: ["looking"] }],
            },
            { steps: [{ afterMs: 20, status: "success" }] },
          ],
        },
      });
      const { statusId } = await client.deployments.update();
      const ended = await client.deployments.wait(statusId, WAIT);
      expect(ended).toMatchObject({ _id: statusId, status: "success", source: "api", endedAt: expect.any(String) });
      const preview = await client.deployments.preview("broken");
      expect(await client.deployments.wait(preview.statusId, WAIT)).toMatchObject({
        status: "failure",
        summary: "no docs.json",
        logs: ["looking"],
        commit: { ref: "broken" },
      });
      expect((await client.deployments.preview("broken")).previewUrl).toBe(preview.previewUrl);
      const other = serve(store, "elsewhere", { keys: [{ key: KEY, projects: ["elsewhere"] }] });
      await expect(other.client.deployments.status(statusId)).rejects.toMatchObject({ status: 404 });
    });

    it("answers feedback page by page, by source, status and date", async () => {
      const { client, store, project } = setUp();
      const all = Array.from({ length: 120 }, (_, index) =>
        feedback({
          id: `f-${String(index).padStart(3, "0")}`,
          createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
          source: index % 3 === 0 ? "thumbs_only" : "contextual",
          status: index % 2 === 0 ? "resolved" : "pending",
        }),
      );
      const undated = feedback({ id: "undated", createdAt: null });
      await store.write(project, { feedback: [...all, undated] });
      expect(await inTurn(client.feedback({ limit: 7 }))).toEqual([...all.toReversed(), undated]);
      const some = await inTurn(client.feedback({ source: "thumbs_only", status: ["resolved"], limit: 4 }));
      expect(some).toEqual(all.filter((_, index) => index % 6 === 0).reverse());
      expect(await inTurn(client.feedback({ dateFrom: "2026-01-01T01:58:00Z" }))).toEqual(all.slice(118).reverse());
    });

    it("counts feedback by page, the most first", async () => {
      const { client, store, project } = setUp();
      await store.write(project, {
        feedback: [
          feedback({ id: "1" }),
          feedback({ id: "2", path: "/api", helpful: false }),
          feedback({ id: "3", path: "/api", source: "code_snippet", code: "x" }),
          feedback({ id: "4", path: "/api", status: "dismissed" }),
        ],
      });
      const api = { path: "/api", thumbsUp: 2, thumbsDown: 1, code: 1, total: 3 };
      const start = { path: "/start", thumbsUp: 1, thumbsDown: 0, code: 0, total: 1 };
      expect(await client.feedbackByPage()).toEqual({ feedback: [api, start], hasMore: false });
      expect(await client.feedbackByPage({ limit: 1 })).toEqual({ feedback: [api], hasMore: true });
      const dismissed = await client.feedbackByPage({ status: "dismissed" });
      expect(dismissed.feedback).toEqual([{ path: "/api", thumbsUp: 1, thumbsDown: 0, code: 0, total: 1 }]);
    });

    it("answers search terms by hits, each once, whatever they contain", async () => {
      const { client, store, project } = setUp();
      const odd = ["a\u0000b", "\ud800", "50% off?&cursor", "ü/😀", "x".repeat(5_000), `${"x".repeat(5_000)}y`, ""];
      const terms = [...odd, ...Array.from({ length: 90 }, (_, index) => `term ${index}`)].map((searchQuery, index) =>
        searchTerm({ searchQuery, hits: index % 5 }),
      );
      await store.write(project, { searches: terms });
      const pages = await inTurn(client.searches({ limit: 10 }).pages());
      const all = pages.flatMap(({ searches }) => searches);
      expect(all.map(({ hits }) => hits)).toEqual(terms.map(({ hits }) => hits).sort((a, b) => b - a));
      expect(new Set(all.map(({ searchQuery }) => searchQuery))).toEqual(
        new Set(terms.map((term) => term.searchQuery)),
      );
      expect(all).toHaveLength(terms.length);
      const total = terms.reduce((sum, { hits }) => sum + hits, 0);
      expect(pages).toHaveLength(10);
      for (const page of pages) expect(page).toMatchObject({ totalSearches: total });
    });

    it("sums views and visitors up by page, over the days that are asked for", async () => {
      const { client, store, project } = setUp();
      const rows = ["2026-03-01", "2026-03-02", "2026-03-03"].flatMap((date) =>
        ["/a", "/b", "/c"].map((path, index) => ({ date, path, human: index + 1, ai: 1, total: index + 2 })),
      );
      await store.write(project, { views: rows, visitors: rows.slice(0, 1) });
      const views = await inTurn(client.views({ dateFrom: "2026-03-02", limit: 2 }));
      expect(views).toEqual([
        { path: "/c", human: 6, ai: 2, total: 8 },
        { path: "/b", human: 4, ai: 2, total: 6 },
        { path: "/a", human: 2, ai: 2, total: 4 },
      ]);
      const pages = await inTurn(client.views({ dateTo: "2026-03-02" }).pages());
      expect(pages.map(({ totals }) => totals)).toEqual([{ human: 6, ai: 3, total: 9 }]);
      expect(await inTurn(client.visitors())).toEqual([{ path: "/a", human: 1, ai: 1, total: 2 }]);
    });

    it("gives the thread of a conversation, and counts where conversations came from", async () => {
      const { client, store, project } = setUp();
      await store.write(project, {
        conversations: [
          conversation(),
          conversation({ id: "c-2", pageUrl: "https://docs.example.com/a" }),
          { ...conversation({ id: "c-3" }), caller: "api" } as never,
        ],
      });
      const thread = await client.thread("c-1");
      expect(thread.messages.map(({ role, content }) => [role, content])).toEqual([
        ["user", conversation().query],
        ["assistant", conversation().response],
      ]);
      await expect(client.thread("c-9")).rejects.toMatchObject({ status: 404 });
      expect(await client.callerStats()).toEqual({ web: 1, api: 1, other: 1, total: 3 });
      expect(await client.callerStats({ dateFrom: "2027-01-01" })).toEqual({ web: 0, api: 0, other: 0, total: 0 });
    });
  });
}
