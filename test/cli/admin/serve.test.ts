import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { createAdminClient } from "docsjson/admin";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const CLI = new URL("../../../dist/cli.js", import.meta.url).pathname;

let folder: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsjson-serve-"));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

/** Starts the server and waits for its address. */
async function start(args: string[], keys?: string) {
  const env = { ...process.env, DOCSJSON_ADMIN_KEYS: keys ?? "" };
  const child = spawn("node", [CLI, "admin", "serve", "--port", "0", ...args], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let log = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    log += text;
  });
  // Only when all that it wrote has been read, too.
  const closed = once(child, "close");
  const [origin = ""] = await Promise.race([once(createInterface(child.stdout), "line"), closed.then(() => [])]);
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    return (await closed)[0];
  };
  return { origin, stop, log: () => log };
}

const ids = async (origin: string, apiKey: string, projectId = "demo"): Promise<string[]> => {
  const all: string[] = [];
  for await (const { id } of createAdminClient({ baseUrl: origin, apiKey, projectId }).conversations({ limit: 77 }))
    all.push(id);
  return all;
};

describe("docsjson admin serve", () => {
  it("shows sample data to the key that it made and printed", async () => {
    const { origin, stop, log } = await start(["--seed"]);
    expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    await expect.poll(log).toMatch(/sample data/);
    const key = /made for this run and shown once: (svc_[0-9a-f]{64})\n/.exec(log())?.[1] as string;
    const client = createAdminClient({ baseUrl: origin, apiKey: key, projectId: "demo" });
    expect((await ids(origin, key)).length).toBe(500);
    expect(await client.waitForAgentJob("job_completed")).toMatchObject({ status: "completed" });
    const gaps = [];
    for await (const gap of client.conversations().unanswered()) gaps.push(gap);
    expect(gaps.length).toBeGreaterThan(20);
    expect(gaps.length).toBeLessThan(250);
    expect(await stop("SIGINT")).toBe(0);
  });

  it("keeps the data of a folder, and seeds it only once", async () => {
    const args = ["--data", join(folder, "data"), "--seed", "--project", "docs"];
    const first = await start(args, "svc_docs:docs");
    const seeded = await ids(first.origin, "svc_docs", "docs");
    expect(seeded.length).toBe(500);
    expect(await first.stop()).toBe(0);
    const second = await start(args, "svc_docs:docs svc_all");
    expect(await ids(second.origin, "svc_docs", "docs")).toEqual(seeded);
    expect(await ids(second.origin, "svc_all", "elsewhere")).toEqual([]);
    expect(await second.stop()).toBe(0);
  });

  it("answers the commands of a caller: a job by a script, a deployment, exports, and a key that may only read", async () => {
    const script = join(folder, "script.json");
    const prLink = "https://github.com/acme/docs/pull/7";
    await writeFile(
      script,
      JSON.stringify({ jobs: [{ steps: [{ afterMs: 100, status: "completed", prLink }] }], deployments: [] }),
    );
    const { origin } = await start(["--seed", "--script", script], "svc_all svc_reader@read:demo");
    const command = (key: string, ...args: string[]) => {
      const env = { ...process.env, DOCSJSON_ADMIN_KEY: key, DOCSJSON_ADMIN_URL: origin, DOCSJSON_PROJECT_ID: "demo" };
      const { status, stdout, stderr } = spawnSync("node", [CLI, ...args], { encoding: "utf8", env });
      return { status, stdout, stderr };
    };
    const job = command("svc_all", "jobs", "create", "Document the new webhook", "--wait", "--interval", "0.1");
    expect(job.stdout).toContain(`pull request  ${prLink}`);
    expect(job.status, job.stderr).toBe(0);
    expect(command("svc_reader", "jobs", "create", "More").stderr).toContain("this admin API key may only read");
    const begun = command("svc_all", "deploy", "--format", "json");
    const { statusId } = JSON.parse(begun.stdout);
    expect(command("svc_reader", "deploy", "--status", statusId).stdout).toContain(`deployment ${statusId}: queued`);
    for (const [name, head] of [
      ["feedback", "id,path,comment"],
      ["searches", "searchQuery,hits"],
      ["views", "path,human,ai,total"],
      ["visitors", "path,human,ai,total"],
    ] as const) {
      const { status, stdout } = command("svc_reader", name, "--format", "csv");
      expect(stdout.startsWith(head), name).toBe(true);
      expect(stdout.split("\n").length, name).toBeGreaterThan(5);
      expect(status, name).toBe(0);
    }
  });

  it.each([
    ["{", "JSON"],
    ['{"jobs":[{"steps":[{"status":"failed"}]}]}', "/jobs/0/steps/0/afterMs is missing"],
  ])("refuses the script %s before it listens", async (content, message) => {
    const script = join(folder, "script.json");
    await writeFile(script, content);
    const args = [CLI, "admin", "serve", "--port", "0", "--script", script];
    const { status, stderr, stdout } = spawnSync("node", args, { encoding: "utf8" });
    expect(stderr).toContain(message);
    expect([status, stdout]).toEqual([2, ""]);
  });

  it("lets in the keys of a file, from their addresses, through proxies that are trusted, as often as it may", async () => {
    const keys = join(folder, "keys.json");
    await writeFile(
      keys,
      JSON.stringify([
        { key: "svc_far", addresses: ["203.0.113.0/24"], projects: ["demo"] },
        { key: "svc_near", scopes: ["read"], addresses: ["127.0.0.1", "::1"] },
        { key: "svc_old", expiresAt: "2020-01-01T00:00:00Z" },
      ]),
    );
    const options = ["--seed", "--keys", keys, "--trust-proxy", "127.0.0.1,::1", "--limit", "analytics=2"];
    const { origin } = await start(options, "");
    const ask = async (key: string, more: Record<string, string> = {}, init: RequestInit = {}) => {
      const path = init.method === "POST" ? "/v2/agent/demo/job" : "/v1/analytics/demo/views";
      return fetch(origin + path, { headers: { Authorization: `Bearer ${key}`, ...more }, ...init });
    };
    expect((await ask("svc_old")).status).toBe(401);
    expect((await ask("svc_far")).status).toBe(403);
    expect((await ask("svc_near", {}, { method: "POST", body: '{"prompt":"x"}' })).status).toBe(403);
    expect((await ask("svc_near")).status).toBe(200);
    expect((await ask("svc_far", { "X-Forwarded-For": "203.0.113.77" })).status).toBe(200);
    const limited = await ask("svc_near");
    expect([limited.status, Number(limited.headers.get("Retry-After")) > 3000]).toEqual([429, true]);
  });

  it.each([
    [["--keys", "KEYS"], '[{"key":"svc_a","address":"10.0.0.1"}]', /--keys .*: 0\/address /],
    [["--keys", "KEYS"], '[{"key":"hush_a"}]', /--keys .*: an admin key does not begin with "svc_" or "mint_"/],
    [["--keys", "KEYS"], '[{"key":"svc_a","addresses":["0.0.0.0/0"]}]', /addresses of an admin key must be/],
    [["--keys", "KEYS"], "[]", /--keys .*: the keys fails? "minItems"/],
    [["--limit", "analytics"], "", /--limit is "analytics"; expected none, NAME=N or NAME=none/],
    [["--limit", "analytic=5"], "", /--limit is "analytic"; expected prompts, .*did you mean "analytics"\?/],
    [["--trust-proxy", "nginx"], "", /--trust-proxy: they must be IP addresses or ranges/],
  ])("refuses %j before it listens", async (options, content, message) => {
    const keys = join(folder, "refused.json");
    await writeFile(keys, content);
    const args = [CLI, "admin", "serve", "--port", "0", ...options.map((each) => (each === "KEYS" ? keys : each))];
    const { status, stderr, stdout } = spawnSync("node", args, { encoding: "utf8" });
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain("hush");
    expect([status, stdout]).toEqual([2, ""]);
  });

  it("logs requests without anything secret", async () => {
    const { origin, stop, log } = await start([], "svc_secret:demo");
    const headers = { Authorization: "Bearer svc_secret" };
    await fetch(`${origin}/v1/analytics/demo/assistant?limit=5&api_key=svc_secret&token=hush`, { headers });
    await fetch(`${origin}/v1/analytics/demo/assistant?cursor=svc_secret&limit=x%0ay`, { headers });
    await fetch(`${origin}/svc_secret`, { method: "POST", headers });
    await stop();
    const lines = log().split("\n").slice(1, -1);
    expect(lines.map((line) => line.replace(/^\S+Z /, "").replace(/[\d.]+ ms$/, "N ms"))).toEqual([
      "GET /v1/analytics/demo/assistant?limit=5 200 N ms",
      "GET /v1/analytics/demo/assistant?limit=x%0Ay&cursor=[key] 400 N ms",
      "POST /[key] 404 N ms",
    ]);
  });

  it("cuts no answer short when it stops", async () => {
    const { origin, stop } = await start(["--seed", "--limit", "none"], "svc_a");
    const idle = connect(Number(new URL(origin).port), "127.0.0.1").on("error", () => {});
    await once(idle, "connect");
    let answered = 0;
    let stopped: Promise<number> | undefined;
    const ask = async () => {
      for (;;) {
        const headers = { Authorization: "Bearer svc_a" };
        const answer = await fetch(`${origin}/v1/analytics/demo/assistant?limit=500`, { headers }).catch(
          () => undefined,
        );
        if (!answer) return;
        expect((await answer.json()).conversations.length).toBe(500);
        if (++answered === 100) stopped = stop();
      }
    };
    await Promise.all(Array.from({ length: 10 }, ask));
    expect(answered).toBeGreaterThanOrEqual(100);
    expect(await stopped).toBe(0);
  });

  it("refuses keys that no client would send, without showing them", async () => {
    const { status, stderr } = spawnSync("node", [CLI, "admin", "serve"], {
      encoding: "utf8",
      env: { ...process.env, DOCSJSON_ADMIN_KEYS: "svc_é" },
    });
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^docsjson admin: DOCSJSON_ADMIN_KEYS: entry 1 of the admin keys must not be empty and may contain/,
    );
    expect(stderr).not.toContain("svc_é");
  });

  it("warns of an address that others can reach", async () => {
    const { log, stop } = await start(["--host", "0.0.0.0"], "svc_a");
    await expect
      .poll(log)
      .toContain("warning: 0.0.0.0 can be reached from other machines, and keys travel without TLS");
    await stop();
  });

  it("answers headers that are too large as the document says", async () => {
    const { origin } = await start([], "svc_a");
    const answer = await fetch(origin, { headers: { "X-Large": "x".repeat(20_000) } });
    expect([answer.status, await answer.json()]).toEqual([431, { error: "the headers are too large" }]);
  });

  it("stops at once though a client has sent half of a request", async () => {
    const { origin, stop } = await start(["--seed"], "svc_a");
    const half = connect(Number(new URL(origin).port), "127.0.0.1").on("error", () => {});
    await once(half, "connect");
    half.write("GET /v1/analytics/demo/assistant HTTP/1.1\r\nHost: x\r\n\r\n");
    await once(half, "data");
    half.write("GET /v1/analytics/demo/assistant HTTP/1.1\r\n");
    const closed = once(half, "close");
    expect(await stop()).toBe(0);
    await closed;
  });

  it("says which port is taken", async () => {
    const { origin } = await start([], "svc_a");
    const { port } = new URL(origin);
    const child = spawn("node", [CLI, "admin", "serve", "--port", port], { stdio: ["ignore", "ignore", "pipe"] });
    const closed = once(child, "close");
    const said = await text(child.stderr);
    expect(said).toMatch(`docsjson admin: cannot listen on 127.0.0.1:${port}: listen EADDRINUSE`);
    expect((await closed)[0]).toBe(2);
  });
});
