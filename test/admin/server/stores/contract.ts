import { type AdminStore, createAdminHandler } from "docsjson/admin/server";
import { describe, expect, it } from "vitest";
import type { AgentJob, ConversationPage } from "../../../../schemas/types.ts";
import { conversation, conversations, job, KEY } from "../records.ts";

/**
 * What every store must do, seen through the handler: one set of tests for all of them. Each test works in a project of
 * its own, so that one store serves them all.
 */
export function describeStore(name: string, open: () => AdminStore): void {
  describe(name, () => {
    let projects = 0;
    const setUp = () => {
      const store = open();
      const project = `project-${projects++}`;
      const handler = createAdminHandler({
        store,
        keys: [{ key: KEY, projects: "*" }],
        onError: (error) => {
          throw error;
        },
      });
      const get = async (path: string) => {
        const response = await handler(new Request(`http://x${path}`, { headers: { Authorization: `Bearer ${KEY}` } }));
        return { status: response.status, body: await response.json() };
      };
      const page = async (query = ""): Promise<ConversationPage> => {
        const { status, body } = await get(`/v1/analytics/${project}/assistant?${query}`);
        expect(status, JSON.stringify(body)).toBe(200);
        return body;
      };
      const ids = async (query = "") => (await page(query)).conversations.map(({ id }) => id);
      /** Follows the cursors to the end; `between` runs before each further page. */
      const walk = async (query: string, between: () => Promise<void> = async () => {}) => {
        const seen: string[] = [];
        for (let cursor = ""; ; ) {
          const { conversations, nextCursor, hasMore } = await page(`${query}${cursor}`);
          seen.push(...conversations.map(({ id }) => id));
          expect(hasMore).toBe(nextCursor !== null);
          if (nextCursor === null) return seen;
          expect(nextCursor).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
          cursor = `&cursor=${nextCursor}`;
          await between();
        }
      };
      const readJob = (id: string) => get(`/v2/agent/${project}/job/${encodeURIComponent(id)}`);
      return { store, project, page, ids, walk, readJob };
    };

    it("gives a job back as it was written, and its newest state when written again", async () => {
      const { store, project, readJob } = setUp();
      await store.write(project, { jobs: [job()] });
      expect(await readJob("job-1")).toEqual({ status: 200, body: job() });
      const done = job({ status: "completed", prLink: "https://github.com/acme/docs/pull/42" });
      await store.write(project, { jobs: [done] });
      expect(await readJob("job-1")).toEqual({ status: 200, body: done });
    });

    it("knows jobs and conversations of their own project only", async () => {
      const { store, project, readJob, ids } = setUp();
      await store.write(`${project}-other`, { jobs: [job()], conversations: [conversation()] });
      expect((await readJob("job-1")).status).toBe(404);
      expect(await ids()).toEqual([]);
    });

    it("answers the newest conversation first and ends with no cursor", async () => {
      const { store, project, page } = setUp();
      await store.write(project, { conversations: conversations(3) });
      expect(await page()).toEqual({ conversations: conversations(3).reverse(), nextCursor: null, hasMore: false });
    });

    it("has no further page where the last one is exactly full", async () => {
      const { store, project, page } = setUp();
      await store.write(project, { conversations: conversations(100) });
      expect(await page()).toMatchObject({ nextCursor: null, hasMore: false });
      expect(await page("limit=99")).toMatchObject({ hasMore: true });
    });

    it("walks over conversations that share one timestamp", async () => {
      const { store, project, walk } = setUp();
      const same = conversations(50).map((one) => ({ ...one, timestamp: "2026-03-01T00:00:00Z" }));
      await store.write(project, { conversations: same });
      expect((await walk("limit=7")).sort()).toEqual(same.map(({ id }) => id));
    });

    it("keeps a walk whole while newer, older and equally old conversations arrive", async () => {
      const { store, project, walk } = setUp();
      const first = conversations(40, 100);
      await store.write(project, { conversations: first });
      let arriving = 0;
      const seen = await walk("limit=6", async () => {
        const timestamp = first[20]?.timestamp as string;
        const [newer, older] = [conversations(1, 1000 + arriving), conversations(1, arriving)];
        const equal = conversation({ id: `equal-${arriving++}`, timestamp });
        await store.write(project, { conversations: [...newer, ...older, equal] });
      });
      const before = new Set(first.map(({ id }) => id));
      expect(seen.filter((id) => before.has(id))).toEqual(first.map(({ id }) => id).reverse());
      expect(new Set(seen).size).toBe(seen.length);
    });

    it("keeps its place when conversations are written again", async () => {
      const { store, project, walk, page } = setUp();
      await store.write(project, { conversations: conversations(30) });
      const seen = await walk("limit=4", async () => {
        const again = conversations(30).map((one) => ({ ...one, queryCategory: "judged again" }));
        await store.write(project, { conversations: again });
      });
      expect(seen).toEqual(
        conversations(30)
          .map(({ id }) => id)
          .reverse(),
      );
      expect((await page()).conversations[0]?.queryCategory).toBe("judged again");
    });

    it("moves a conversation whose timestamp changed", async () => {
      const { store, project, ids } = setUp();
      await store.write(project, { conversations: conversations(3) });
      await store.write(project, {
        conversations: [conversation({ id: "c-000000", timestamp: "2027-01-01T00:00:00Z" })],
      });
      expect(await ids()).toEqual(["c-000000", "c-000002", "c-000001"]);
    });

    it("takes dateFrom as inclusive, dateTo as exclusive, a bare date as its start in UTC, to the nanosecond", async () => {
      const { store, project, ids } = setUp();
      const at = {
        before: "2026-02-28T23:59:59.999999999Z",
        start: "2026-03-01T02:00:00+02:00",
        after: "2026-03-01T00:00:00.000000001Z",
        end: "2026-03-01T23:59:59.999999999Z",
        next: "2026-03-02",
      };
      await store.write(project, {
        conversations: Object.entries(at).map(([id, timestamp]) => conversation({ id, timestamp })),
      });
      expect(await ids("dateFrom=2026-03-01&dateTo=2026-03-02")).toEqual(["end", "after", "start"]);
      expect(await ids("dateFrom=2026-03-02")).toEqual(["next"]);
      expect(await ids("dateTo=2026-03-01")).toEqual(["before"]);
      expect(await ids("dateFrom=2026-03-01T00:00:00.000000001Z&dateTo=2026-03-01T23:59:59.999999999Z")).toEqual([
        "after",
      ]);
      expect(await ids("dateTo=2026-03-01T02%3A00%2B02:00")).toEqual(["before"]);
      expect(await ids("dateFrom=1900-01-01&dateTo=1950-01-01")).toEqual([]);
      expect(await ids("dateFrom=2026-03-01&dateTo=2026-03-01")).toEqual([]);
    });

    it("keeps to the range of dates while it follows cursors", async () => {
      const { store, project, walk } = setUp();
      await store.write(project, { conversations: conversations(60) });
      const seen = await walk("limit=5&dateFrom=2026-01-01T00:10Z&dateTo=2026-01-01T00:40Z");
      expect(seen).toEqual(
        conversations(30, 10)
          .map(({ id }) => id)
          .reverse(),
      );
    });

    it("takes any ULID as a place to go on from, with or without a row, in either case", async () => {
      const { store, project, ids, page } = setUp();
      await store.write(project, { conversations: conversations(4) });
      const { nextCursor } = await page("limit=2");
      const withoutRow = `${nextCursor?.slice(0, 14)}${"0".repeat(12)}`;
      expect(await ids(`cursor=${nextCursor?.toLowerCase()}`)).toEqual(["c-000001", "c-000000"]);
      expect(await ids(`cursor=${withoutRow}`)).toEqual(["c-000001", "c-000000"]);
      expect(await ids(`cursor=${"0".repeat(26)}`)).toEqual([]);
      expect((await ids(`cursor=7${"Z".repeat(25)}`)).length).toBe(4);
    });

    it("writes a batch as a whole or not at all, with its checkpoint", async () => {
      const { store, project, ids, readJob } = setUp();
      const progress = { bytes: 10, lines: 2, digest: "00", rejected: 0, rejects: null, rejectsWritten: null };
      const bad = conversation({ id: "bad", timestamp: "yesterday" });
      const checkpoint = { source: "/data.ndjson", ...progress };
      const write = store.write(project, { jobs: [job()], conversations: [conversation(), bad], checkpoint });
      await expect(write).rejects.toThrow(
        new TypeError('conversation "bad": timestamp must be an ISO 8601 date and time'),
      );
      expect(await ids()).toEqual([]);
      expect((await readJob("job-1")).status).toBe(404);
      expect(await store.readCheckpoint(project, "/data.ndjson")).toBeUndefined();
      await store.write(project, { jobs: [job()], conversations: [conversation()], checkpoint });
      expect(await store.readCheckpoint(project, "/data.ndjson")).toEqual(progress);
      expect(await store.readCheckpoint(`${project}-other`, "/data.ndjson")).toBeUndefined();
    });

    it("keeps to the life of a job", async () => {
      const { store, project, readJob } = setUp();
      const completed = job({ status: "completed", prLink: "https://github.com/acme/docs/pull/42" });
      await store.write(project, { jobs: [job(), completed] });
      const back = store.write(project, { jobs: [job({ id: "job-2" }), job()] });
      await expect(back).rejects.toThrow(new TypeError('job "job-1": status must not go from completed to active'));
      expect((await readJob("job-2")).status).toBe(404);
      const within = store.write(project, { jobs: [job({ id: "job-2", status: "failed" }), job({ id: "job-2" })] });
      await expect(within).rejects.toThrow('job "job-2": status must not go from failed to active');
      const archived = { ...completed, status: "archived" as const, archivedAt: "2026-03-02T09:00:00Z" };
      await store.write(project, { jobs: [archived, archived] });
      expect((await readJob("job-1")).body).toEqual(archived);
    });

    it.each([
      [{ prLink: "https://github.com/acme/docs/pull/42" }, "the job is active, but prLink is set"],
      [{ status: "completed", prLink: "javascript:alert(1)" }, "prLink must be an http or https URL"],
      [{ status: "archived" }, "the job is archived, but archivedAt is null"],
      [{ status: "failed", archivedAt: "2026-03-02T09:00:00Z" }, "but the job is failed"],
    ] satisfies [Partial<AgentJob>, string][])("refuses the job %j", async (more, message) => {
      const { store, project } = setUp();
      await expect(store.write(project, { jobs: [job(more)] })).rejects.toThrow(message);
    });

    it("refuses records that are too large or too deep to be read back", async () => {
      const { store, project } = setUp();
      const large = conversation({ response: "ß".repeat(600_000) });
      await expect(store.write(project, { conversations: [large] })).rejects.toThrow(
        'conversation "c-1": must not be larger than 1048576 bytes as JSON',
      );
      let deep: unknown = {};
      for (let level = 0; level < 20_000; level++) deep = { deep };
      await expect(store.write(project, { conversations: [{ ...conversation(), deep } as never] })).rejects.toThrow(
        'conversation "c-1": must not be nested more than 100 levels deep',
      );
    });

    it("reads no more rows than fit into the bytes that are asked for, and one", async () => {
      const { store, project } = setUp();
      await store.write(project, { conversations: conversations(10) });
      const bytes = JSON.stringify(conversation({ id: "c-000000" })).length;
      const read = async (maxBytes: number) => {
        const rows = await store.list(project, "conversations", { from: "", before: "8", limit: 5, maxBytes });
        return rows.length;
      };
      expect([await read(0), await read(bytes * 2.5), await read(bytes * 100)]).toEqual([1, 3, 5]);
    });

    it("refuses what has no id", async () => {
      const { store, project } = setUp();
      const nameless = { jobs: [{ ...job(), id: undefined } as never] };
      await expect(store.write(project, nameless)).rejects.toThrow(new TypeError("job undefined: id must be a string"));
    });

    it("takes the last of two records with one id in a batch", async () => {
      const { store, project, page } = setUp();
      await store.write(project, {
        conversations: [conversation({ query: "first" }), conversation({ query: "last" })],
      });
      expect((await page()).conversations).toEqual([conversation({ query: "last" })]);
    });

    it("keeps any text of JSON and any legal id", async () => {
      const { store, project, page, readJob } = setUp();
      const plain = '"\\u0000 \\{},NULL\u2028😀';
      const odd = `a\u0000b\ud800${plain}`;
      const legal = [
        "__proto__",
        "constructor",
        "NULL",
        '"quoted"',
        "back\\slash",
        "{a,b}",
        "ü/😀?#%",
        "x".repeat(200),
      ];
      await store.write(project, {
        jobs: legal.map((id) => job({ id, model: plain })),
        conversations: [conversation({ query: odd, id: "{}" })],
      });
      for (const id of legal) expect(await readJob(id)).toEqual({ status: 200, body: job({ id, model: plain }) });
      expect((await page()).conversations).toEqual([conversation({ query: odd, id: "{}" })]);
    });

    it.each(["\u0000", "\ud800", "\udc00\ud800"])("refuses a job with %j in it", async (text) => {
      const { store, project, readJob } = setUp();
      const broken = job({ source: { ...job().source, ref: `a${text}` } });
      await expect(store.write(project, { jobs: [broken] })).rejects.toThrow(
        'job "job-1": must not contain U+0000 or half a surrogate pair',
      );
      expect((await readJob("job-1")).status).toBe(404);
    });

    it("shares nothing with what was written", async () => {
      const { store, project, page } = setUp();
      const mine = conversation();
      await store.write(project, { conversations: [mine] });
      mine.sources.length = 0;
      expect((await page()).conversations).toEqual([conversation()]);
    });

    it("serves writers that write the same records at once", async () => {
      const { store, project, ids } = setUp();
      const all = conversations(200);
      const writers = Array.from({ length: 8 }, (_, i) =>
        store.write(project, { conversations: i % 2 === 0 ? all : [...all].reverse() }),
      );
      await Promise.all(writers);
      expect((await ids("limit=1000")).sort()).toEqual(all.map(({ id }) => id));
    });
  });
}
