import { AdminApiError, AdminResponseError, createAdminClient, type FetchLike } from "docsjson/admin";
import { describe, expect, it } from "vitest";
import { agentJob, json, page, scriptFetch } from "../../support/scripted-fetch.ts";

const clientOf = (fetch: FetchLike, baseUrl = "https://api.example.com", projectId = "acme") =>
  createAdminClient({ baseUrl, apiKey: "svc_secret", projectId, fetch });

describe("requests", () => {
  it("asks for a job with the key as bearer token", async () => {
    const server = scriptFetch(json(agentJob()));
    expect(await clientOf(server.fetch).getAgentJob("job_1")).toEqual(agentJob());
    const [request] = server.requests;
    expect(request?.url.href).toBe("https://api.example.com/v2/agent/acme/job/job_1");
    expect(request?.init.method).toBe("GET");
    expect(new Headers(request?.init.headers).get("authorization")).toBe("Bearer svc_secret");
  });

  it("keeps a path in the base URL, and encodes what is put into paths", async () => {
    const server = scriptFetch(json(agentJob()));
    await clientOf(server.fetch, "https://api.example.com/admin/", "a b").getAgentJob("x/y?z");
    expect(server.requests[0]?.url.href).toBe("https://api.example.com/admin/v2/agent/a%20b/job/x%2Fy%3Fz");
  });

  it("passes the query on, dates included", async () => {
    const server = scriptFetch(json(page(1, 1, null)));
    await clientOf(server.fetch).getConversations({
      dateFrom: "2026-11-01",
      dateTo: new Date("2026-12-01T00:00:00Z"),
      limit: 1000,
      cursor: "01JD5Q8ZK3W4X9V7T2R6M1N0PB",
    });
    expect(server.requests[0]?.url.pathname).toBe("/v1/analytics/acme/assistant");
    expect(Object.fromEntries(server.requests[0]?.url.searchParams ?? [])).toEqual({
      dateFrom: "2026-11-01",
      dateTo: "2026-12-01T00:00:00.000Z",
      limit: "1000",
      cursor: "01JD5Q8ZK3W4X9V7T2R6M1N0PB",
    });
  });

  it("sends no query where none is given", async () => {
    const server = scriptFetch(json(page(1, 1, null)));
    await clientOf(server.fetch).getConversations();
    expect(server.requests[0]?.url.search).toBe("");
  });

  it("works with its methods taken off", async () => {
    const { getAgentJob } = clientOf(scriptFetch(json(agentJob())).fetch);
    expect((await getAgentJob("job_1")).id).toBe("job_1");
  });

  it.each(["", ".", ".."])("refuses %j as the id of a job, and sends nothing", async (id) => {
    const server = scriptFetch(json(agentJob()));
    await expect(clientOf(server.fetch).getAgentJob(id)).rejects.toThrow(TypeError);
    await expect(clientOf(server.fetch).waitForAgentJob(id)).rejects.toThrow(TypeError);
    expect(server.requests).toEqual([]);
  });

  it.each([
    [{ limit: 0 }, "limit must be an integer from 1 to 1000, not 0"],
    [{ limit: 1001 }, "limit must be an integer from 1 to 1000, not 1001"],
    [{ limit: 1.5 }, "limit must be an integer from 1 to 1000, not 1.5"],
    [{ cursor: "" }, "cursor must be the nextCursor of the previous page, a non-empty string"],
    [{ dateFrom: "yesterday" }, "dateFrom must be a date, as YYYY-MM-DD or ISO 8601, not yesterday"],
    [{ dateTo: new Date("x") }, "dateTo must be a date, as YYYY-MM-DD or ISO 8601, not Invalid Date"],
  ])("refuses the query %j", async (query, message) => {
    const server = scriptFetch(json(page(1, 1, null)));
    await expect(clientOf(server.fetch).getConversations(query)).rejects.toThrow(new TypeError(message));
    expect(server.requests).toEqual([]);
  });
});

describe("answers", () => {
  it("gives the status and the server's text of an error", async () => {
    const server = scriptFetch(json({ error: "No such job" }, 404));
    const error = await clientOf(server.fetch)
      .getAgentJob("job_9")
      .catch((error: unknown) => error);
    expect(error).toBeInstanceOf(AdminApiError);
    expect(error).toMatchObject({ name: "AdminApiError", status: 404, serverError: "No such job" });
    expect((error as Error).message).toBe("GET /v2/agent/acme/job/job_9: HTTP 404: No such job");
    expect(server.requests).toHaveLength(1);
  });

  it("copes with an error that has another body", async () => {
    const server = scriptFetch(new Response("<h1>Forbidden</h1>", { status: 403 }));
    const error = await clientOf(server.fetch)
      .getAgentJob("job_1")
      .catch((error: unknown) => error);
    expect(error).toMatchObject({
      status: 403,
      serverError: undefined,
      message: "GET /v2/agent/acme/job/job_1: HTTP 403",
    });
  });

  it("follows no redirect, which could take the key elsewhere", async () => {
    const server = scriptFetch(new Response(null, { status: 302, headers: { location: "https://other.example" } }));
    await expect(clientOf(server.fetch).getAgentJob("job_1")).rejects.toThrow(/HTTP 302: redirects are not followed/);
    expect(server.requests[0]?.init.redirect).toBe("manual");
  });

  it("takes a conversation without a category, as the platform answers it", async () => {
    const answer = page(1, 2, null);
    Object.assign(answer.conversations[0] ?? {}, { queryCategory: null, responseType: "clarifying_question" });
    const seen = [];
    for await (const each of clientOf(scriptFetch(json(answer)).fetch).conversations()) seen.push(each);
    expect(seen).toEqual(answer.conversations);
  });

  it("lets fields and enum values through that it does not know", async () => {
    const job = { ...agentJob(), status: "paused", cost: 12 };
    expect(await clientOf(scriptFetch(json(job)).fetch).getAgentJob("job_1")).toEqual(job);
    const unknown = { ...page(1, 1, null), total: 1 };
    Object.assign(unknown.conversations[0] ?? {}, { resolutionStatus: "escalated" });
    expect(await clientOf(scriptFetch(json(unknown)).fetch).getConversations()).toEqual(unknown);
  });

  it.each([
    [{ ...agentJob(), status: 5 }, "/status", 'must be "active", "completed", "archived" or "failed"'],
    [{ ...agentJob(), status: undefined }, "/status", "is missing"],
    [{ ...agentJob(), source: { repository: null, ref: null } }, "/source/repository", "must be a string, not null"],
    [{ ...agentJob(), prLink: ["x"] }, "/prLink", "must be a string or null, not a list"],
    [{ ...agentJob(), createdAt: "21.11.2026" }, "/createdAt", "has the wrong format"],
    [{ ...agentJob(), status: "paused", model: 1 }, "/model", "must be a string, not a number"],
    [[], "", "must be an object, not a list"],
    [null, "", "must be an object, not null"],
  ])("names the place where a job is broken: %j", async (body, pointer, problem) => {
    const server = scriptFetch(json(body));
    const error = await clientOf(server.fetch)
      .getAgentJob("job_1")
      .catch((error: unknown) => error);
    expect(error).toBeInstanceOf(AdminResponseError);
    expect(error).toMatchObject({ pointer });
    const place = pointer === "" ? "it" : pointer;
    expect((error as Error).message).toBe(
      `GET /v2/agent/acme/job/job_1: the answer is not what the API promises: ${place} ${problem}`,
    );
    expect(server.requests).toHaveLength(1);
  });

  it("names the conversation that is broken", async () => {
    const broken = page(1, 3, null);
    Object.assign(broken.conversations[1] ?? {}, { sources: [{ title: "Guide" }] });
    await expect(clientOf(scriptFetch(json(broken)).fetch).getConversations()).rejects.toMatchObject({
      pointer: "/conversations/1/sources/0/url",
    });
  });
});
