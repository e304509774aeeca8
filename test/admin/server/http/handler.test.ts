import { type AdminHandler, type AdminStore, createAdminHandler, memoryStore } from "docsjson/admin/server";
import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ADMIN_SHAPES } from "../../../../schemas/admin-shapes.js";
import { faultsOf } from "../../../../src/json/shape.ts";
import { conversation, conversations, job, KEY, PROJECT } from "../records.ts";

const JOB = `/v2/agent/${PROJECT}/job/job-1`;
const CONVERSATIONS = `/v1/analytics/${PROJECT}/assistant`;

let store: AdminStore;
let handler: AdminHandler;
beforeEach(async () => {
  store = memoryStore();
  await store.write(PROJECT, { jobs: [job()], conversations: conversations(3) });
  handler = createAdminHandler({ store, keys: [{ key: KEY, projects: [PROJECT] }] });
});

const send = (path: string, init: RequestInit = {}) =>
  handler(new Request(`http://x${path}`, { headers: { Authorization: `Bearer ${KEY}` }, ...init }));

/** Status and body of an error answer; its form is checked on the way. */
async function errorOf(response: Response): Promise<[number, string]> {
  expect(response.headers.get("Content-Type")).toBe("application/json");
  const body = await response.json();
  expect(faultsOf(body, ADMIN_SHAPES.mintlify["admin-error"]), JSON.stringify(body)).toEqual([]);
  return [response.status, body.error];
}

describe("the two endpoints", () => {
  it("answer in the published shapes, not to be cached", async () => {
    const answers = [await send(JOB), await send(CONVERSATIONS)];
    for (const { status, headers } of answers) {
      expect(status).toBe(200);
      expect(headers.get("Content-Type")).toBe("application/json");
      expect(headers.get("Cache-Control")).toBe("no-store");
    }
    const [one, page] = await Promise.all(answers.map((answer) => answer.json()));
    expect(faultsOf(one, ADMIN_SHAPES.spec["agent-job"] ?? null)).toEqual([]);
    expect(faultsOf(page, ADMIN_SHAPES.spec["conversation-page"] ?? null)).toEqual([]);
  });

  it("give 100 conversations unless asked otherwise, and up to 1000", async () => {
    await store.write(PROJECT, { conversations: conversations(1001) });
    const length = async (query: string) => (await (await send(CONVERSATIONS + query)).json()).conversations.length;
    expect(await length("")).toBe(100);
    expect(await length("?limit=1")).toBe(1);
    expect(await length("?limit=1000")).toBe(1000);
  });

  it("end a page before it is too long to read, and lead on to the rest", async () => {
    const large = conversations(30, 100).map((one) => ({ ...one, response: "x".repeat(900_000) }));
    await store.write("large", { conversations: large });
    handler = createAdminHandler({ store, keys: [{ key: KEY, projects: "*" }] });
    const seen: string[] = [];
    let pages = 0;
    for (let cursor = ""; ; pages++) {
      const response = await send(`/v1/analytics/large/assistant?limit=1000${cursor}`);
      expect(Number(response.headers.get("Content-Length"))).toBeLessThan(9 * 1024 * 1024);
      const { conversations: page, nextCursor, hasMore } = await response.json();
      seen.push(...page.map(({ id }: { id: string }) => id));
      expect(hasMore).toBe(nextCursor !== null);
      if (nextCursor === null) break;
      cursor = `&cursor=${nextCursor}`;
    }
    expect(seen).toEqual(large.map(({ id }) => id).reverse());
    expect(pages).toBeGreaterThan(2);
  });

  it("give 404 for a job that does not exist", async () => {
    expect(await errorOf(await send(`/v2/agent/${PROJECT}/job/nope`))).toEqual([404, "there is no such agent job"]);
  });

  it.each(["/", "/v2/agent", `${JOB}/`, `${JOB}/more`, "/v1/analytics//assistant", `/v2${CONVERSATIONS}`, "//x/y"])(
    "give 404 at %s",
    async (path) => {
      expect(await errorOf(await send(path))).toEqual([404, "there is nothing at this path"]);
    },
  );
});

describe("methods", () => {
  it.each([JOB, CONVERSATIONS, `${CONVERSATIONS}?limit=0`])(
    "HEAD of %s answers as GET does, without a body",
    async (path) => {
      const [get, head] = [await send(path), await send(path, { method: "HEAD" })];
      expect(head.status).toBe(get.status);
      expect([...head.headers]).toEqual([...get.headers]);
      expect(head.headers.get("Content-Length")).toBe(String((await get.arrayBuffer()).byteLength));
      expect(await head.text()).toBe("");
    },
  );

  it("OPTIONS says what is allowed, to anybody", async () => {
    const response = await send(JOB, { method: "OPTIONS", headers: {} });
    expect([response.status, response.headers.get("Allow"), await response.text()]).toEqual([
      204,
      "GET, HEAD, OPTIONS",
      "",
    ]);
  });

  it.each(["POST", "PUT", "PATCH", "DELETE", "PURGE"])("%s is refused", async (method) => {
    const response = await send(CONVERSATIONS, { method });
    expect(response.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
    expect(await errorOf(response)).toEqual([405, `the method ${method} is not allowed here`]);
  });
});

describe("bodies", () => {
  const JOBS = `/v2/agent/${PROJECT}/job`;
  const post = (body: string) => send(JOBS, { method: "POST", body });
  it.each([
    ["", "the body must be JSON"],
    ["{", "the body must be JSON"],
    ["[]", "the body must be an object, not a list"],
    ["{}", "prompt is missing"],
    ['{"prompt":7}', "prompt must be a string, not a number"],
    ['{"prompt":""}', 'prompt fails "minLength"'],
  ])("%j is a fault of the caller", async (body, error) => {
    expect(await errorOf(await post(body))).toEqual([400, error]);
  });

  it("that are too large are not read to the end", async () => {
    const answer = await errorOf(await post(JSON.stringify({ prompt: "x".repeat(2 ** 20) })));
    expect(answer).toEqual([413, "the body is longer than 1048576 bytes"]);
  });

  it("may have any text in them", async () => {
    const response = await post(JSON.stringify({ prompt: "a\u0000\ud800😀" }));
    expect(response.status).toBe(201);
  });
});

describe("scopes and expiry of keys", () => {
  const JOBS = `/v2/agent/${PROJECT}/job`;
  const ask = (key: object, path: string, init: RequestInit = {}) => {
    handler = createAdminHandler({ store, keys: [{ key: KEY, projects: [PROJECT], ...key }] });
    return send(path, init);
  };
  const create = { method: "POST", body: '{"prompt":"Write"}' };

  it("of the scope read may not create, those of write may do both", async () => {
    const refused = await ask({ scopes: ["read"] }, JOBS, create);
    expect(refused.headers.get("WWW-Authenticate")).toContain("insufficient_scope");
    expect(await errorOf(refused)).toEqual([403, "this admin API key may only read"]);
    expect((await ask({ scopes: ["read"] }, JOB)).status).toBe(200);
    expect((await ask({ scopes: ["write"] }, JOB)).status).toBe(200);
    expect((await ask({ scopes: ["write"] }, JOBS, create)).status).toBe(201);
    expect((await ask({ scopes: [] }, JOBS, create)).status).toBe(201);
  });

  it("that have expired are 401", async () => {
    expect(await errorOf(await ask({ expiresAt: "2020-01-01T00:00:00Z" }, JOB))).toEqual([
      401,
      "this admin API key has expired",
    ]);
    expect((await ask({ expiresAt: "2999-01-01T00:00:00Z" }, JOB)).status).toBe(200);
    await expect(async () => ask({ scopes: ["admin"] }, JOB)).rejects.toThrow(
      'scopes of an admin key must be "read" or "write", not "admin"',
    );
    await expect(async () => ask({ expiresAt: "soon" }, JOB)).rejects.toThrow("expiresAt of an admin key must be");
  });
});

describe("addresses of keys", () => {
  const from = (address: string | undefined) =>
    handler(
      new Request(`http://x${JOB}`, { headers: { Authorization: `Bearer ${KEY}` } }),
      ...((address === undefined ? [] : [{ address }]) as [{ address: string }]),
    );
  const ELSEWHERE = [403, "this admin API key may not be used from this address"];

  it.each([
    ["203.0.113.5", ["203.0.113.5", "::ffff:203.0.113.5", "::FFFF:cb00:7105"], ["203.0.113.6", "::203.0.113.5"]],
    ["198.51.100.0/24", ["198.51.100.0", "198.51.100.255"], ["198.51.101.0", "198.51.99.255"]],
    ["198.51.100.9/31", ["198.51.100.8", "198.51.100.9"], ["198.51.100.10"]],
    ["2001:db8::1", ["2001:db8::1", "2001:0DB8:0:0::0001", "2001:db8::1%eth0"], ["2001:db8::2", "0.0.0.1"]],
    ["2001:db8:8000::/33", ["2001:db8:8000::", "2001:db8:ffff::9"], ["2001:db8:7fff::", "10.0.0.1"]],
    ["::ffff:10.0.0.0/104", ["10.1.2.3"], ["11.0.0.1"]],
  ])("%s lets in those that it contains", async (range, inside, outside) => {
    handler = createAdminHandler({ store, keys: [{ key: KEY, projects: "*", addresses: ["192.0.2.1", range] }] });
    for (const address of inside) expect([address, (await from(address)).status]).toEqual([address, 200]);
    for (const address of [...outside, "nonsense", "", undefined]) {
      expect([address, await errorOf(await from(address))]).toEqual([address, ELSEWHERE]);
    }
    expect((await send(JOB, { headers: { Authorization: "Bearer svc_other" } })).status).toBe(401);
  });

  it("do not matter to keys without a list", async () => {
    expect((await from("203.0.113.5")).status).toBe(200);
    expect((await from(undefined)).status).toBe(200);
  });

  it.each([
    "0.0.0.0/0",
    "::/0",
    "10.0.0.0/33",
    "1.2.3",
    "1.2.3.256",
    "::1/129",
    "10.0.0.0/8/8",
    "host",
    "1::2::3",
    "]:1",
  ])("cannot be %s", (address) => {
    const keys = [{ key: KEY, projects: "*" as const, addresses: [address] }];
    expect(() => createAdminHandler({ store, keys })).toThrow(
      `addresses of an admin key must be IP addresses or ranges such as 198.51.100.0/24 that do not contain all addresses, not ${JSON.stringify(address)}`,
    );
  });
});

describe("limits", () => {
  it("of analytics are shared by its endpoints, for each project", async () => {
    handler = createAdminHandler({ store, keys: [{ key: KEY, projects: "*" }], limits: { analytics: 3 } });
    const analytics = (project: string, endpoint: string) => send(`/v1/analytics/${project}/${endpoint}`);
    for (const endpoint of ["assistant", "feedback", "views"]) {
      expect((await analytics(PROJECT, endpoint)).status).toBe(200);
    }
    const refused = await analytics(PROJECT, "searches");
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3000);
    const [status, error] = await errorOf(refused);
    expect([status, error]).toEqual([
      429,
      expect.stringMatching(/^too many requests: .* this project's analytics in \d+ seconds$/),
    ]);
    expect((await analytics("other", "searches")).status).toBe(200);
    expect((await send(JOB)).status).toBe(200);
  });

  it("are those of the platform unless others are given", async () => {
    handler = createAdminHandler({ store, keys: [{ key: KEY, projects: "*" }] });
    const statuses = async (times: number, path: string, init?: RequestInit) => {
      const all: number[] = [];
      for (let time = 0; time < times; time++) all.push((await send(path, init)).status);
      return all.indexOf(429);
    };
    const post = (body?: string) => ({ method: "POST", ...(body === undefined ? {} : { body }) });
    expect(await statuses(101, CONVERSATIONS)).toBe(100);
    expect(await statuses(101, `/v2/agent/${PROJECT}/job`, post('{"prompt":"Write"}'))).toBe(100);
    expect(await statuses(6, `/v1/project/preview/${PROJECT}`, post('{"branch":"b"}'))).toBe(5);
    handler = createAdminHandler({
      store,
      keys: [{ key: KEY, projects: "*" }],
      limits: { analytics: Number.POSITIVE_INFINITY },
    });
    expect(await statuses(150, CONVERSATIONS)).toBe(-1);
  });

  it("do not count what is refused, and let in again when their time is over", async () => {
    vi.useFakeTimers({ now: 0, toFake: ["Date"] });
    try {
      handler = createAdminHandler({ store, keys: [{ key: KEY, projects: "*" }], limits: { updates: 1 } });
      const update = () => send(`/v1/project/update/${PROJECT}`, { method: "POST" });
      expect((await update()).status).toBe(202);
      vi.setSystemTime(4_000);
      expect((await update()).headers.get("Retry-After")).toBe("6");
      vi.setSystemTime(9_999);
      expect((await update()).status).toBe(429);
      vi.setSystemTime(10_000);
      expect((await update()).status).toBe(202);
      expect((await update()).status).toBe(429);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    [{ analytics: -1 }, "limits.analytics must be a number that is not negative, not -1"],
    [{ analytics: Number.NaN }, "limits.analytics must be a number that is not negative, not NaN"],
    [{ views: 1 } as object, "limits.views is not one of prompts, analytics, updates, previews"],
  ])("cannot be %j", (limits, message) => {
    expect(() => createAdminHandler({ store, keys: [{ key: KEY, projects: "*" }], limits })).toThrow(
      new TypeError(message),
    );
  });
});

describe("parameters", () => {
  const date = "must be a date as YYYY-MM-DD or ISO 8601 (a + is written %2B in a query)";
  it.each([
    ["limit=0", 'limit must be an integer from 1 to 1000, not "0"'],
    ["limit=1001", 'limit must be an integer from 1 to 1000, not "1001"'],
    ["limit=", 'limit must be an integer from 1 to 1000, not ""'],
    ["limit=1.5", 'limit must be an integer from 1 to 1000, not "1.5"'],
    ["limit=1e2", 'limit must be an integer from 1 to 1000, not "1e2"'],
    ["limit=-1", 'limit must be an integer from 1 to 1000, not "-1"'],
    ["limit=5&limit=5", "limit must be given once, not 2 times"],
    ["cursor=abc", 'cursor must be a ULID, the nextCursor of the page before, not "abc"'],
    ["cursor=81ARZ3NDEKTSV4RRFFQ69G5FAV", /^cursor must be a ULID/],
    ["cursor=01ARZ3NDEKTSV4RRFFQ69G5FAU", /^cursor must be a ULID/],
    [`cursor=${"x".repeat(99)}`, new RegExp(`not "${"x".repeat(40)}…"$`)],
    ["dateFrom=2026-02-29", `dateFrom ${date}, not "2026-02-29"`],
    ["dateFrom=2026-13-01", /^dateFrom must be a date/],
    ["dateFrom=2026-1-1", /^dateFrom must be a date/],
    ["dateFrom=1767225600", /^dateFrom must be a date/],
    ["dateFrom=2026-01-01T24:00Z", /^dateFrom must be a date/],
    ["dateFrom=2026-01-01T10:60Z", /^dateFrom must be a date/],
    ["dateFrom=2026-01-01T10:00%2B24:00", /^dateFrom must be a date/],
    ["dateTo=2026-01-01T10:00+02:00", `dateTo ${date}, not "2026-01-01T10:00 02:00"`],
    ["dateFrom=2026-03-02&dateTo=2026-03-01", "dateFrom must not be later than dateTo"],
    ["limit=x&cursor=&dateTo=soon", /^dateTo must be .*; limit must be .*; cursor must be /],
    ["note=%zz", "the query must be percent-encoded UTF-8"],
    ["limit=%ff", "the query must be percent-encoded UTF-8"],
  ])("%s is 400", async (query, message) => {
    const [status, error] = await errorOf(await send(`${CONVERSATIONS}?${query}`));
    expect(status).toBe(400);
    if (typeof message === "string") expect(error).toBe(message);
    else expect(error).toMatch(message);
  });

  it.each([
    "2024-02-29",
    "2000-02-29",
    "0001-01-01",
    "9999-12-31T23:59:59.999-23:59",
    "2026-01-01T10:00:00,5%2B0200",
    "2026-01-01t10:00z",
    "2026-01-01T10:00%2B02",
    "2026-06-30T23:59:60Z",
  ])("dateFrom=%s is a date", async (text) => {
    expect((await send(`${CONVERSATIONS}?dateFrom=${text}`)).status).toBe(200);
  });

  it("ignores parameters that the endpoint does not have", async () => {
    const page = await (await send(`${CONVERSATIONS}?page=2&__proto__=1&limits=0`)).json();
    expect(page.conversations).toHaveLength(3);
  });

  it.each([
    ["/v2/agent/docs/job/%zz", "id must be percent-encoded UTF-8"],
    ["/v2/agent/%ff/job/%80", "projectId and id must be percent-encoded UTF-8"],
    ["/v2/agent/docs/job/a%00b", "id must not contain control characters"],
    [`/v2/agent/docs/job/${"x".repeat(201)}`, "id must not be longer than 200 characters"],
    [`/v2/agent/docs/job/${"x".repeat(9000)}`, "the address is longer than 8000 characters"],
    [`${CONVERSATIONS}?x=${"y".repeat(9000)}`, "the address is longer than 8000 characters"],
  ])("%.60s is 400", async (path, message) => {
    expect(await errorOf(await send(path))).toEqual([400, message]);
  });

  it("never fail the server, whatever they are", async () => {
    const part = fc.oneof(
      fc.string({ unit: "binary" }).map(encodeURIComponent),
      fc.string(),
      fc.constantFrom("..", ".", "%", "%c3%28", "job-1", PROJECT, "\\", "\u0000", "😀", "'", ";--", "a".repeat(9000)),
    );
    const name = fc.oneof(fc.constantFrom("limit", "cursor", "dateFrom", "dateTo"), part);
    const value = fc.oneof(
      part,
      fc.date({ noInvalidDate: true }).map(String),
      fc.double().map(String),
      fc.integer().map(String),
    );
    const query = fc.array(
      fc.tuple(name, value).map((pair) => pair.join("=")),
      { minLength: 1, maxLength: 4 },
    );
    const bad = query.map((parameters) => `${CONVERSATIONS}?limit=0&${parameters.join("&")}`);
    const paths = fc.oneof(
      part.map((id) => `/v2/agent/${PROJECT}/job/x-${id}`),
      fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => `/none/${parts.join("/")}`),
      fc.tuple(part, part).map((parts) => `/v1/analytics/${PROJECT}/assistant-${parts.join("/")}`),
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(bad, paths), async (path) => {
        const response = await send(path);
        const [status] = await errorOf(response);
        expect([400, 404]).toContain(status);
      }),
      { numRuns: 1000 },
    );
  });

  it("are either refused or answered in shape when only one of them is odd", async () => {
    const name = fc.constantFrom("limit", "cursor", "dateFrom", "dateTo");
    const value = fc.oneof(
      fc.integer({ min: -5, max: 2000 }).map(String),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      fc.stringMatching(/^[0-9A-Z]{26}$/),
      fc.string({ unit: "binary" }),
    );
    await fc.assert(
      fc.asyncProperty(name, value, async (key, text) => {
        const response = await send(`${CONVERSATIONS}?${new URLSearchParams([[key, text]])}`);
        if (response.status !== 200) {
          const [status, error] = await errorOf(response);
          expect([status, error.startsWith(`${key} must`)]).toEqual([400, true]);
        } else expect(faultsOf(await response.json(), ADMIN_SHAPES.mintlify["conversation-page"])).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

describe("keys", () => {
  const other = "svc_other";
  beforeEach(() => {
    const keys = [
      { key: KEY, projects: [PROJECT] },
      { key: other, projects: ["elsewhere", "docs2"] },
    ];
    handler = createAdminHandler({ store, keys });
  });
  const knock = (authorization: string | undefined, path = CONVERSATIONS) =>
    handler(
      new Request(`http://x${path}`, authorization === undefined ? {} : { headers: { Authorization: authorization } }),
    );

  it.each([
    undefined,
    "",
    "Bearer",
    "Bearer ",
    KEY,
    `Basic ${KEY}`,
    `Bearer ${KEY} ${KEY}`,
    `Bearer ${KEY}, Bearer ${KEY}`,
    "Bearer kéy",
  ])("asks for one where the header is %j", async (authorization) => {
    const response = await knock(authorization);
    expect(response.headers.get("WWW-Authenticate")).toBe('Bearer realm="admin"');
    expect(await errorOf(response)).toEqual([401, "send an admin API key: Authorization: Bearer <key>"]);
  });

  it.each([`Bearer ${KEY}`, `bearer ${KEY}`, `BEARER  ${KEY} `])("takes %j", async (authorization) => {
    expect((await knock(authorization)).status).toBe(200);
  });

  it("gives one answer for a wrong key, another project's key and a project that does not exist", async () => {
    const answers = await Promise.all([
      knock("Bearer svc_wrong"),
      knock(`Bearer ${KEY.slice(0, -1)}`),
      knock(`Bearer ${KEY}0`),
      knock(`Bearer ${other}`),
      knock(`Bearer ${other}`, JOB),
      knock(`Bearer ${other}`, "/v2/agent/docs/job/nope"),
      knock(`Bearer ${other}`, `${CONVERSATIONS}?limit=0`),
      knock(`Bearer ${KEY}`, "/v1/analytics/no-such-project/assistant"),
      knock(`Bearer ${KEY}`, "/v1/analytics/doc/assistant"),
      knock(`Bearer ${KEY}`, "/v1/analytics/docs2/assistant"),
    ]);
    const seen = await Promise.all(
      answers.map(async (answer) => JSON.stringify([answer.status, [...answer.headers], await answer.text()])),
    );
    expect([...new Set(seen)]).toHaveLength(1);
    expect(seen[0]).toContain("[401,");
    expect(answers[0]?.headers.get("WWW-Authenticate")).toBe('Bearer realm="admin", error="invalid_token"');
  });

  it("joins the projects of a key that is listed twice, and opens all with *", async () => {
    handler = createAdminHandler({
      store,
      keys: [
        { key: KEY, projects: ["a"] },
        { key: KEY, projects: [PROJECT] },
        { key: other, projects: "*" },
      ],
    });
    expect((await knock(`Bearer ${KEY}`)).status).toBe(200);
    expect((await knock(`Bearer ${other}`)).status).toBe(200);
  });

  it("must be given, and be such that a header can carry them", () => {
    expect(() => createAdminHandler({ store, keys: [] })).toThrow(
      new TypeError("keys must contain at least one admin key"),
    );
    for (const [key, fault] of [
      ["secret", 'does not begin with "svc_" or "mint_"'],
      ["svc_", 'has nothing behind "svc_"'],
    ] as const) {
      expect(() => createAdminHandler({ store, keys: [{ key, projects: "*" }] })).toThrow(
        new TypeError(`an admin key ${fault}`),
      );
    }
    expect(() =>
      createAdminHandler({ store, keys: [{ key: "adm_1", projects: "*" }], keyPrefix: "adm_" }),
    ).not.toThrow();
    expect(() => createAdminHandler({ store, keys: [{ key: "a secret", projects: "*" }] })).toThrow(
      new TypeError("an admin key must not be empty and may contain letters, digits and -._~+/= only"),
    );
  });
});

it("is refused without a store, before any request comes", () => {
  const keys = [{ key: KEY, projects: "*" as const }];
  for (const missing of [undefined, {}])
    expect(() => createAdminHandler({ store: missing as never, keys })).toThrow(
      new TypeError("store must be an AdminStore, such as memoryStore()"),
    );
  expect(() => createAdminHandler({ store } as never)).toThrow(
    new TypeError("keys must contain at least one admin key"),
  );
});

it("says nothing about what failed inside, save to onError", async () => {
  const failure = new Error(`connection to db.internal failed near ${conversation().query}`);
  const seen: unknown[] = [];
  handler = createAdminHandler({
    store: { ...store, read: () => Promise.reject(failure) },
    keys: [{ key: KEY, projects: "*" }],
    onError: (error, request) => seen.push(error, new URL(request.url).pathname),
  });
  expect(await errorOf(await send(JOB))).toEqual([500, "the server failed to answer"]);
  expect(seen).toEqual([failure, JOB]);
});
