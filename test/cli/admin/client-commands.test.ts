import { spawn } from "node:child_process";
import { appendFileSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { AgentJob, AssistantConversation } from "docsjson/admin";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { agentJob, conversation } from "../../support/scripted-fetch.ts";
import { tempSite } from "../../support/temp-site.ts";

const CLI = new URL("../../../dist/cli.js", import.meta.url).pathname;
const KEY = "svc_7f3a91c2d4e5";

let answer: RequestListener = () => {};
let requests: string[] = [];
let url = "";
const server = createServer((request, response) => {
  requests.push(request.url ?? "");
  answer(request, response);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requests = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Runs the built command with the address, the key and the project in its environment. */
async function run(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [CLI, ...args], {
    env: {
      PATH: process.env.PATH,
      DOCSJSON_ADMIN_URL: url,
      DOCSJSON_ADMIN_KEY: KEY,
      DOCSJSON_PROJECT_ID: "acme",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    stderr += text;
  });
  const status = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { stdout, stderr, status };
}

const answerJobs = (...jobs: AgentJob[]): RequestListener => {
  let polls = 0;
  return (_, response) => response.end(JSON.stringify(jobs[Math.min(polls++, jobs.length - 1)]));
};

/** Answers as the analytics endpoint does; the cursor is the number of the conversation before. */
const answerConversations =
  (all: AssistantConversation[]): RequestListener =>
  (request: IncomingMessage, response) => {
    const query = new URL(request.url ?? "", url).searchParams;
    const start = Number(query.get("cursor") ?? 0);
    const end = Math.min(start + Number(query.get("limit") ?? 100), all.length);
    const hasMore = end < all.length;
    const page = { conversations: all.slice(start, end), nextCursor: hasMore ? String(end) : null, hasMore };
    response.end(JSON.stringify(page));
  };

describe("docsjson jobs", () => {
  it("get shows a job", async () => {
    answer = answerJobs(agentJob({ source: { repository: "https://github.com/acme/docs", ref: "main" } }));
    const { stdout, stderr, status } = await run(["jobs", "get", "job_1"]);
    expect(stdout).toMatchInlineSnapshot(`
      "job_1: active
        repository    https://github.com/acme/docs
        branch        main
        model         opus
        created       2026-11-21T03:45:00Z
      "
    `);
    expect([stderr, status]).toEqual(["", 0]);
    expect(requests).toEqual(["/v2/agent/acme/job/job_1"]);
  });

  it("get gives JSON for machines", async () => {
    answer = answerJobs(agentJob());
    const { stdout } = await run(["jobs", "get", "job_1", "--format", "json"]);
    expect(JSON.parse(stdout)).toEqual(agentJob());
  });

  it("tells of a job that contradicts itself, beside showing it", async () => {
    answer = answerJobs(agentJob({ status: "archived" }));
    const { stdout, stderr, status } = await run(["jobs", "get", "job_1"]);
    expect(stdout).toContain("job_1: archived");
    expect(stderr).toBe("docsjson jobs: error: the job is archived, but archivedAt is null\n");
    expect(status).toBe(0);
  });

  it("wait polls until the end, and its exit status tells whether the job failed", async () => {
    answer = answerJobs(agentJob(), agentJob(), agentJob({ status: "completed" }));
    const good = await run(["jobs", "wait", "job_1", "--interval", "0.01"]);
    expect(good).toMatchObject({ status: 0, stderr: "", stdout: expect.stringContaining("job_1: completed") });
    expect(requests).toHaveLength(3);
    answer = answerJobs(agentJob({ status: "failed" }));
    expect(await run(["jobs", "wait", "job_1"])).toMatchObject({
      status: 1,
      stdout: expect.stringContaining("failed"),
    });
  });

  it("prints what the server says, without what would steer the terminal", async () => {
    answer = (_, response) => response.writeHead(404).end(JSON.stringify({ error: "No job\u001b[2J here" }));
    expect(await run(["jobs", "get", "job_9"])).toEqual({
      status: 2,
      stdout: "",
      stderr: "docsjson jobs: GET /v2/agent/acme/job/job_9: HTTP 404: No job\\u001b[2J here\n",
    });
  });

  it("helps with a key that is refused, and does not show it", async () => {
    answer = (request, response) =>
      response.writeHead(401).end(JSON.stringify({ error: `no such key: ${request.headers.authorization}` }));
    const { stderr, status } = await run(["jobs", "get", "job_1"]);
    expect(stderr).toMatchInlineSnapshot(`
      "docsjson jobs: GET /v2/agent/acme/job/job_1: HTTP 401: no such key: Bearer [key]
        check DOCSJSON_ADMIN_KEY: that it belongs to the project, and has not expired
      "
    `);
    expect(status).toBe(2);
  });
});

describe("docsjson conversations", () => {
  const all = Array.from({ length: 7 }, (_, index) =>
    conversation(index + 1, {
      resolutionStatus: index % 3 === 2 ? "unanswered" : "answered",
      pageUrl: index % 2 === 0 ? "https://docs.example.com/guide/caf%C3%A9" : null,
    }),
  );
  const lines = (text: string) =>
    text
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line));

  it("writes a line of JSON for each one where nobody watches", async () => {
    answer = answerConversations(all);
    const { stdout, stderr, status } = await run(["conversations", "--limit", "3"]);
    expect(lines(stdout)).toEqual(all);
    expect([stderr, status]).toEqual(["", 0]);
    expect(requests).toHaveLength(3);
  });

  it("passes the range on, and asks for large pages", async () => {
    answer = answerConversations(all);
    await run(["conversations", "--from", "2026-11-01", "--to", "2026-12-01T00:00:00Z"]);
    expect(requests).toEqual([
      "/v1/analytics/acme/assistant?dateFrom=2026-11-01&dateTo=2026-12-01T00%3A00%3A00Z&limit=1000",
    ]);
  });

  it("picks what was not answered, up to a number", async () => {
    answer = answerConversations(all);
    expect(lines((await run(["conversations", "--unanswered"])).stdout).map(({ id }) => id)).toEqual([
      "conversation-3",
      "conversation-6",
    ]);
    expect(lines((await run(["conversations", "--unanswered", "--max", "1"])).stdout)).toHaveLength(1);
    expect(lines((await run(["conversations", "--max", "4"])).stdout)).toHaveLength(4);
  });

  it("writes one array as JSON, even an empty one", async () => {
    answer = answerConversations(all);
    expect(JSON.parse((await run(["conversations", "--format", "json", "--limit", "2"])).stdout)).toEqual(all);
    answer = answerConversations([]);
    expect((await run(["conversations", "--format", "json"])).stdout).toBe("[]\n");
  });

  it("writes a table that holds any text", async () => {
    const texts = [
      "How do I install it, step by step, on a computer without network?",
      "日本語の質問はどうすればいいですか、教えてください",
      "a\nb\tc\u001b[31m",
    ];
    answer = answerConversations(texts.map((query, index) => ({ ...(all[index] ?? conversation(0)), query })));
    expect((await run(["conversations", "--format", "table"])).stdout).toMatchInlineSnapshot(`
      "TIME                      STATUS      QUESTION                              PAGE
      2026-11-21T03:45:00Z      answered    How do I install it, step by step, …  /guide/café
      2026-11-21T03:45:00Z      answered    日本語の質問はどうすればいいですか…
      2026-11-21T03:45:00Z      unanswered  a\\nb\\tc\\u001b[31m                     /guide/café
      "
    `);
  });

  it("keeps what it has when the server fails, and says so", async () => {
    const pages = answerConversations(all);
    answer = (request, response) => {
      if (!request.url?.includes("cursor=4")) pages(request, response);
      else response.writeHead(403).end(JSON.stringify({ error: "enough for today" }));
    };
    const { stdout, stderr, status } = await run(["conversations", "--limit", "2"]);
    expect(lines(stdout)).toEqual(all.slice(0, 4));
    expect(stderr).toContain("HTTP 403: enough for today");
    expect(status).toBe(2);
  });

  it("ends quietly when its reader goes away", async () => {
    answer = answerConversations(Array.from({ length: 20_000 }, (_, index) => conversation(index)));
    const child = spawn("/bin/sh", ["-c", '"$0" "$1" conversations | head -n 1 >/dev/null', process.execPath, CLI], {
      env: { PATH: process.env.PATH, DOCSJSON_ADMIN_URL: url, DOCSJSON_ADMIN_KEY: KEY, DOCSJSON_PROJECT_ID: "acme" },
    });
    let stderr = "";
    child.stderr.setEncoding("utf8").on("data", (text) => {
      stderr += text;
    });
    await new Promise((resolve) => child.on("close", resolve));
    expect(stderr).toBe("");
  });
});

describe("docsjson jobs create", () => {
  it("starts a job, waits for it, and shows its pull request", async () => {
    const bodies: string[] = [];
    const prLink = "https://github.com/acme/docs/pull/42";
    answer = (request, response) => {
      if (request.method === "GET") return response.end(JSON.stringify(agentJob({ status: "completed", prLink })));
      request.setEncoding("utf8").on("data", (text) => bodies.push(text));
      request.on("end", () => response.writeHead(201).end(JSON.stringify(agentJob())));
    };
    const { stdout, stderr, status } = await run(["jobs", "create", "Document the webhook", "--wait"]);
    expect(bodies).toEqual(['{"prompt":"Document the webhook"}']);
    expect(requests).toEqual(["/v2/agent/acme/job", "/v2/agent/acme/job/job_1"]);
    expect(stderr).toBe("job job_1 is active\n");
    expect(stdout).toContain(`pull request  ${prLink}\n`);
    expect(status).toBe(0);
  });

  it("is sent once when the answer is lost, and says what may have happened", async () => {
    answer = (request) => request.socket.destroy();
    const { stderr, status } = await run(["jobs", "create", "Document the webhook"]);
    expect(requests).toHaveLength(1);
    expect(stderr).toMatch(/the server may have carried it out, so it was not sent again\n$/);
    expect(status).toBe(2);
  });

  it("message goes to the job that is named", async () => {
    answer = (_, response) => response.end(JSON.stringify(agentJob()));
    const { status } = await run(["jobs", "message", "job_1", "And add an example"]);
    expect([requests, status]).toEqual([["/v2/agent/acme/job/job_1/message"], 0]);
  });
});

describe("docsjson deploy", () => {
  const states = ["queued", "in_progress", "failure"];
  const deployments: RequestListener = (request, response) => {
    if (request.method === "POST") {
      const previewUrl = request.url?.includes("preview") ? { previewUrl: "https://acme-x.example.com" } : {};
      response.writeHead(202).end(JSON.stringify({ statusId: "d1", ...previewUrl }));
    } else response.end(JSON.stringify({ _id: "d1", status: states.shift() ?? "success", logs: ["no docs.json"] }));
  };

  it("waits for the end, and its exit status tells whether it failed", async () => {
    answer = deployments;
    expect(await run(["deploy", "--wait", "--interval", "0.01"])).toEqual({
      status: 1,
      stderr: "deployment d1: begun\n",
      stdout: "deployment d1: failure\nwhat it said:\n                no docs.json\n",
    });
    const preview = await run(["deploy", "--preview", "x", "--wait", "--format", "json"]);
    expect(JSON.parse(preview.stdout)).toMatchObject({ status: "success", previewUrl: "https://acme-x.example.com" });
    expect(preview.status).toBe(0);
  });

  it("prints the ID without waiting, and shows the deployment by it", async () => {
    answer = deployments;
    expect((await run(["deploy"])).stdout).toBe("deployment d1: begun\n");
    expect((await run(["deploy", "--status", "d1"])).stdout).toBe("deployment d1: success\n");
    expect(requests).toEqual(["/v1/project/update/acme", "/v1/project/update-status/d1"]);
  });
});

describe("exports of the other lists", () => {
  const rows = Array.from({ length: 7 }, (_, index) => ({ path: `/p${index}`, human: index, ai: 1, total: index + 1 }));
  let broken = false;
  const views: RequestListener = (request, response) => {
    const query = new URL(request.url ?? "", url).searchParams;
    const offset = Number(query.get("offset") ?? 0);
    if (broken && offset > 0) return response.writeHead(403).end('{"error":"not from here"}');
    const end = offset + Number(query.get("limit"));
    const totals = { human: 21, ai: 7, total: 28 };
    response.end(JSON.stringify({ totals, views: rows.slice(offset, end), hasMore: end < rows.length }));
  };

  it("views go on by their offset, as CSV and as a table", async () => {
    answer = views;
    const { stdout } = await run(["views", "--limit", "3", "--format", "csv"]);
    const lines = rows.map(({ path, human, ai, total }) => [path, human, ai, total].join(","));
    expect(stdout).toBe(["path,human,ai,total", ...lines, ""].join("\r\n"));
    expect(requests.map((each) => each.split("?")[1])).toEqual(["limit=3", "limit=3&offset=3", "limit=3&offset=6"]);
    expect((await run(["views", "--max", "1", "--format", "table"])).stdout).toMatch(
      /^PAGE +PEOPLE +AI +TOTAL\n\/p0 +0 +1 +1\n$/,
    );
  });

  it("CSV quotes what people wrote", async () => {
    const feedback = [
      { id: "f1", path: "/a", comment: 'It says "no",\nbut why?', createdAt: null, source: "x", status: "y" },
    ];
    answer = (_, response) => response.end(JSON.stringify({ feedback, nextCursor: null, hasMore: false }));
    const { stdout } = await run(["feedback", "export", "--status", "pending,resolved", "--format", "csv"]);
    expect(stdout).toBe(
      'id,path,comment,createdAt,source,status,helpful,contact,code,filename,lang\r\nf1,/a,"It says ""no"",\nbut why?",,x,y,,,,,\r\n',
    );
    expect(requests).toEqual(["/v1/analytics/acme/feedback?limit=100&status=pending%2Cresolved"]);
  });

  it.each(["jsonl", "json", "csv"])("--output goes on after a break, in %s", async (format) => {
    answer = views;
    const file = join(tempSite({}), "views.txt");
    const args = ["views", "--limit", "3", "--format", format];
    const whole = (await run(args)).stdout;
    broken = true;
    const first = await run([...args, "--output", file]);
    broken = false;
    expect(first).toMatchObject({ status: 2, stderr: expect.stringContaining("the same command goes on from here") });
    // What was half written when the process ended.
    appendFileSync(file, '{"path":"/half');
    requests = [];
    const second = await run([...args, "--output", file]);
    expect(second.stderr).toBe(`going on after 3 pages\n7 pages in ${file}\n`);
    expect(requests.map((each) => each.split("offset=")[1])).toEqual(["3", "6"]);
    expect(readFileSync(file, "utf8")).toBe(whole);
    expect(await run([...args, "--output", file])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("exists already; pass --force"),
    });
    expect((await run([...args, "--output", file, "--force"])).status).toBe(0);
    expect(readFileSync(file, "utf8")).toBe(whole);
  });
});

describe("wrong usage", () => {
  it.each<[string[], Record<string, string>, string]>([
    [["jobs"], {}, "jobs: say what to do: create, message, show or wait"],
    [["jobs", "shwo"], {}, 'jobs: say what to do: create, message, show or wait; did you mean "show"?'],
    [["jobs", "get"], {}, 'jobs: "jobs get" needs the ID of a job'],
    [["jobs", "create", " "], {}, 'jobs: "jobs create" needs a prompt'],
    [["jobs", "message", "job_1"], {}, 'jobs: "jobs message" needs a prompt'],
    [["deploy", "--preview", "a", "--status", "b"], {}, "deploy: give --preview or --status, not both"],
    [
      ["feedback", "--source", "mail"],
      {},
      'feedback: --source must be "code_snippet", "contextual", "agent" or "thumbs_only", not mail',
    ],
    [["views", "--limit", "251"], {}, "views: --limit must be an integer from 1 to 250, not 251"],
    [["jobs", "get", ".."], {}, "jobs: id must not be a dot segment, which no address can contain"],
    [["jobs", "get", "a", "b"], {}, 'jobs: "jobs get" takes the ID of a job; "b" is too many'],
    [["jobs", "get", "a", "--format", "yaml"], {}, 'jobs: --format is "yaml"; expected pretty, json'],
    [["jobs", "wait", "a", "--timeout", "soon"], {}, 'jobs: --timeout is "soon"; expected a number'],
    [["conversations", "--max", "1.5"], {}, 'conversations: --max is "1.5"; expected a whole number'],
    [["conversations", "all"], {}, 'conversations: no argument belongs here: "all"'],
    [["conversations", "--limit", "0"], {}, "conversations: --limit must be an integer from 1 to 1000, not 0"],
    [
      ["conversations", "--from", "yesterday"],
      {},
      "conversations: --from must be a date, as YYYY-MM-DD or ISO 8601, not yesterday",
    ],
    [
      ["conversations"],
      { DOCSJSON_ADMIN_KEY: "" },
      "conversations: no key: set DOCSJSON_ADMIN_KEY to an admin API key",
    ],
    [["conversations"], { DOCSJSON_ADMIN_URL: "" }, "conversations: no address: pass --url or set DOCSJSON_ADMIN_URL"],
    [
      ["conversations"],
      { DOCSJSON_PROJECT_ID: "" },
      "conversations: no project: pass --project or set DOCSJSON_PROJECT_ID",
    ],
    [
      ["conversations", "--url", "x"],
      {},
      "conversations: --url must be an absolute URL, such as https://api.example.com",
    ],
    [
      ["conversations", "--key-prefix", "adm_"],
      {},
      'conversations: DOCSJSON_ADMIN_KEY does not begin with "adm_": copy an admin API key from the API keys page of the dashboard, or pass --key-prefix if yours begins otherwise',
    ],
  ])("%j %j", async (args, env, message) => {
    const hint = `docsjson ${args[0]} --help tells more.\n`;
    expect(await run(args, env)).toEqual({ status: 2, stdout: "", stderr: `docsjson ${message}\n${hint}` });
    expect(requests).toEqual([]);
  });
});
