import { inspect } from "node:util";
import { type AdminClientOptions, createAdminClient } from "docsjson/admin";
import { afterEach, describe, expect, it, vi } from "vitest";
import { agentJob, json, type Step, scriptFetch } from "../../support/scripted-fetch.ts";

const KEY = "svc_7f3a91c2d4e5";
const SECRET = KEY.slice(4);

const optionsOf = (more: Partial<AdminClientOptions> = {}): AdminClientOptions => ({
  baseUrl: "https://api.example.com",
  apiKey: KEY,
  projectId: "acme",
  maxRetries: 0,
  ...more,
});

/** Everything that a person or a log could get to see of a value, hidden properties and causes included. */
const everythingOf = (value: unknown): string => {
  const error = value as Error;
  return [
    inspect(value, { depth: 20, showHidden: true, getters: true }),
    JSON.stringify(value),
    String(value),
    error?.message,
    error?.stack,
    inspect(error?.cause, { depth: 20, showHidden: true }),
  ].join("\n");
};

describe("the key stays hidden", () => {
  it("in whatever shows the client", () => {
    const client = createAdminClient(optionsOf());
    const list = client.conversations();
    for (const value of [client, list, list.pages(), list.unanswered(), client.getAgentJob]) {
      expect(everythingOf(value)).not.toContain(SECRET);
    }
  });

  it.each<[string, Step]>([
    ["an error text that repeats it", json({ error: `the key ${KEY} is not known` }, 401)],
    ["a body that repeats it", new Response(`<p>${KEY}</p>`, { status: 401 })],
    ["a fault that quotes the header", new TypeError(`"Bearer ${KEY}" is an invalid header value`)],
    ["a fault that holds the request", Object.assign(new Error("failed"), { request: { authorization: KEY } })],
    ["a fault with a cause that quotes it", new Error("failed", { cause: new Error(`sent ${KEY}`) })],
    ["an answer of another shape", json({ ...agentJob(), status: { key: KEY } })],
    ["an answer that is no JSON", new Response(`{"key": "${KEY}"`)],
  ])("in the error for %s", async (_, step) => {
    const client = createAdminClient(optionsOf({ fetch: scriptFetch(step).fetch }));
    const error = await client.getAgentJob("job_1").catch((error: unknown) => error);
    expect(error).toBeInstanceOf(Error);
    expect(everythingOf(error)).not.toContain(SECRET);
  });

  it("in the error for a cursor that repeats it", async () => {
    const { fetch } = scriptFetch(json({ conversations: [], nextCursor: KEY, hasMore: true }));
    const walk = async () => {
      for await (const _ of createAdminClient(optionsOf({ fetch })).conversations());
    };
    const error = await walk().catch((error: unknown) => error);
    expect(error).toMatchObject({ name: "AdminResponseError", pointer: "/nextCursor" });
    expect(everythingOf(error)).not.toContain(SECRET);
  });

  it("in the error for a time limit, whose cause is the last fault", async () => {
    const { fetch } = scriptFetch(json({ error: `busy with ${KEY}` }, 503));
    const client = createAdminClient(
      optionsOf({ fetch, maxRetries: 9, retryDelayMs: 60_000, maxRetryDelayMs: 60_000, timeoutMs: 20_000 }),
    );
    const error = await client.getAgentJob("job_1").catch((error: unknown) => error);
    expect(error).toMatchObject({ name: "AdminTimeoutError", cause: { serverError: "busy with [key]" } });
    expect(everythingOf(error)).not.toContain(SECRET);
  });
});

describe("a key that can't be one is refused early", () => {
  it.each<[string, unknown, string | undefined, string]>([
    ["missing", undefined, undefined, "apiKey must be a non-empty string"],
    ["empty", "", undefined, "apiKey must be a non-empty string"],
    ["of another service", SECRET, undefined, 'apiKey does not begin with "svc_" or "mint_"'],
    ["with another prefix than configured", KEY, "adm_", 'apiKey does not begin with "adm_"'],
    ["of nothing but the prefix", "svc_", undefined, 'apiKey has nothing behind "svc_"'],
    ["of the platform's assistant", "mint_dsc_1", undefined, 'begins with "mint_dsc_": it is an assistant key'],
    ["of the platform's index", "mint_us_1", undefined, 'begins with "mint_us_": it is an index key'],
    [
      "with the line break of a file",
      `${KEY}\n`,
      undefined,
      "apiKey contains a space, a line break or another character",
    ],
    ["with a letter beyond ASCII", `${KEY}é`, undefined, "apiKey contains a space, a line break or another character"],
  ])("%s", (_, apiKey, keyPrefix, message) => {
    const create = () => createAdminClient(optionsOf({ apiKey: apiKey as string, keyPrefix }));
    expect(create).toThrow(TypeError);
    expect(create).toThrow(message);
    expect(create).not.toThrow(SECRET);
  });

  it("with the words of a person", () => {
    expect(() => createAdminClient(optionsOf({ apiKey: "sk-1" }))).toThrowErrorMatchingInlineSnapshot(
      `[TypeError: apiKey does not begin with "svc_" or "mint_": copy an admin API key from the API keys page of the dashboard, or pass keyPrefix if yours begins otherwise]`,
    );
  });

  it("unless it is one of the platform", () => {
    expect(() => createAdminClient(optionsOf({ apiKey: "mint_7f3a91c2d4e5" }))).not.toThrow();
  });

  it("unless its prefix is the configured one", () => {
    expect(() => createAdminClient(optionsOf({ apiKey: "adm_1", keyPrefix: "adm_" }))).not.toThrow();
    expect(() => createAdminClient(optionsOf({ apiKey: "1", keyPrefix: "" }))).not.toThrow();
  });
});

describe("in a browser", () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ["a page", "window", { document: {} }],
    ["a worker", "importScripts", () => {}],
  ])("%s refuses the client, unless allowed", (_, name, value) => {
    vi.stubGlobal(name, value);
    expect(() => createAdminClient(optionsOf())).toThrow(/server-side secret/);
    expect(() => createAdminClient(optionsOf({ dangerouslyAllowBrowser: true }))).not.toThrow();
  });

  it("takes no server runtime for one", () => {
    vi.stubGlobal("window", {});
    expect(() => createAdminClient(optionsOf())).not.toThrow();
  });
});

describe("other options that can't work are refused", () => {
  it.each<[Partial<AdminClientOptions>, string]>([
    [{ baseUrl: "api.example.com" }, "baseUrl must be an absolute URL, such as https://api.example.com"],
    [{ baseUrl: "ftp://api.example.com" }, "baseUrl must begin with https://"],
    [{ baseUrl: "https://me:secret@api.example.com" }, "baseUrl must not contain a user name or password"],
    [{ baseUrl: "https://api.example.com?x=1" }, "baseUrl must not have a query or a fragment"],
    [{ baseUrl: "https://api.example.com/?" }, "baseUrl must not have a query or a fragment"],
    [{ baseUrl: "https://api.example.com/#" }, "baseUrl must not have a query or a fragment"],
    [{ projectId: "" }, "projectId must not be empty"],
    [{ projectId: ".." }, "projectId must not be a dot segment, which no address can contain"],
    [{ projectId: "a\ud800" }, "projectId must be well-formed Unicode"],
    [{ projectId: "x".repeat(201) }, "projectId must not be longer than 200 characters"],
    [{ timeoutMs: -1 }, "timeoutMs must be a number that is not negative, not -1"],
    [{ maxRetries: Number.NaN }, "maxRetries must be a number that is not negative, not NaN"],
  ])("%j", (options, message) => {
    expect(() => createAdminClient(optionsOf(options))).toThrow(new TypeError(message));
  });
});
