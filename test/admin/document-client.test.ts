import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { adminOpenApi } from "docsjson/admin";
import { createAdminHandler, memoryStore } from "docsjson/admin/server";
import openapiTypeScript, { astToString } from "openapi-typescript";
import { expect, it } from "vitest";
import { agentJob, conversation } from "../support/scripted-fetch.ts";
import { feedback, searchTerm } from "./server/records.ts";

const TSC = new URL("../../node_modules/typescript/bin/tsc", import.meta.url).pathname;
const JOB = "/v2/agent/{projectId}/job/{id}";
const ANALYTICS = "/v1/analytics/{projectId}";
const CONVERSATIONS = `${ANALYTICS}/assistant`;
const THREAD = `${CONVERSATIONS}/threads/{threadId}`;
const JOBS = "/v2/agent/{projectId}/job";
const MESSAGE = `${JOB}/message`;
const UPDATE = "/v1/project/update/{projectId}";
const PREVIEW = "/v1/project/preview/{projectId}";
const STATUS = "/v1/project/update-status/{statusId}";

/** The paths that are answered to POST alone. */
const POSTED: Readonly<Record<string, true>> = { [JOBS]: true, [MESSAGE]: true, [UPDATE]: true, [PREVIEW]: true };

/** Every kind of answer that the server gives, by the path of the document that describes it. */
async function realAnswers() {
  const store = memoryStore();
  await store.write("acme", {
    jobs: [
      agentJob(),
      agentJob({
        id: "job_2",
        status: "archived",
        prLink: "https://github.com/acme/docs/pull/1",
        archivedAt: "2026-11-22T00:00:00Z",
      }),
    ],
    conversations: [
      conversation(1, { queryCategory: "setup", pageUrl: "https://docs.example.com/setup" }),
      conversation(2, { sources: [], resolutionStatus: "unanswered" }),
    ],
  });
  const keys = [{ key: "svc_key", projects: ["acme"] }];
  const broken = { ...store, read: () => Promise.reject(new Error("disk full")) };
  const ask = async (path: string, url: string, init: RequestInit = {}, from = store) => {
    const headers = { authorization: "Bearer svc_key", ...init.headers };
    const request = new Request(`https://api.example.com${url}`, { ...init, headers });
    const response = await createAdminHandler({ store: from, keys })(request);
    const method = path in POSTED ? "post" : "get";
    return { path, method, status: response.status, body: (await response.json()) as unknown };
  };
  await store.write("acme", {
    feedback: [feedback(), feedback({ id: "f-2", comment: "No", createdAt: null, source: "agent" })],
    searches: [searchTerm(), searchTerm({ searchQuery: "keys", topClickedPage: "/keys" })],
    views: [{ path: "/start", human: 2, ai: 1, total: 3, date: "2026-11-01" }],
  });
  const post = (body: object): RequestInit => ({ method: "POST", body: JSON.stringify(body) });
  const update = await ask(UPDATE, "/v1/project/update/acme", { method: "POST" });
  const { statusId } = update.body as { statusId: string };
  const analytics = (path: string, query = "") => ask(`${ANALYTICS}/${path}`, `/v1/analytics/acme/${path}${query}`);
  const wrongKey = { headers: { authorization: "Bearer svc_other" } };
  return [
    await ask(JOB, "/v2/agent/acme/job/job_1"),
    await ask(JOB, "/v2/agent/acme/job/job_2"),
    await ask(JOB, "/v2/agent/acme/job/%ff"),
    await ask(JOB, "/v2/agent/acme/job/job_1", wrongKey),
    await ask(JOB, "/v2/agent/acme/job/job_9"),
    await ask(JOB, "/v2/agent/acme/job/job_1", { method: "DELETE" }),
    await ask(JOB, "/v2/agent/acme/job/job_1", {}, broken),
    await ask(CONVERSATIONS, "/v1/analytics/acme/assistant"),
    await ask(CONVERSATIONS, "/v1/analytics/acme/assistant?limit=1"),
    await ask(CONVERSATIONS, "/v1/analytics/acme/assistant?limit=0"),
    await ask(CONVERSATIONS, "/v1/analytics/acme/assistant", wrongKey),
    await ask(CONVERSATIONS, "/v1/analytics/acme/assistant", { method: "POST" }),
    await ask(JOBS, "/v2/agent/acme/job", post({ prompt: "Write" })),
    await ask(JOBS, "/v2/agent/acme/job", post({ prompt: "" })),
    await ask(MESSAGE, "/v2/agent/acme/job/job_1/message", post({ prompt: "More" })),
    await ask(MESSAGE, "/v2/agent/acme/job/job_9/message", post({ prompt: "More" })),
    update,
    await ask(STATUS, `/v1/project/update-status/${statusId}`),
    await ask(PREVIEW, "/v1/project/preview/acme", post({ branch: "new" })),
    await ask(THREAD, "/v1/analytics/acme/assistant/threads/conversation-1"),
    await analytics("assistant/caller-stats"),
    await analytics("feedback"),
    await analytics("feedback", "?limit=1"),
    await analytics("feedback/by-page"),
    await analytics("searches", "?limit=1"),
    await analytics("views"),
    await analytics("visitors"),
    await analytics("views", "?offset=-1"),
  ];
}

/** Code that assigns each answer to the type that was generated for it, and what the types have to refuse. */
const consumerOf = (types: string, answers: Awaited<ReturnType<typeof realAnswers>>) => `
import type { components, paths } from "./${types}";
type Responses<Path extends keyof paths, Method extends "get" | "post"> =
  paths[Path][Method] extends { responses: infer All } ? All : never;
type Answer<Path extends keyof paths, Method extends "get" | "post", Status extends keyof Responses<Path, Method>> =
  Responses<Path, Method>[Status] extends { content: { "application/json": infer Body } } ? Body : never;

${answers
  .map(
    ({ path, method, status, body }) =>
      `({ body: ${JSON.stringify(body)} }) satisfies { body: Answer<${JSON.stringify(path)}, "${method}", ${status}> };`,
  )
  .join("\n")}

({ limit: 1, dateFrom: "2026-11-01", cursor: "01JD5Q8ZK3W4X9V7T2R6M1N0PB" }) satisfies
  paths["${CONVERSATIONS}"]["get"]["parameters"]["query"];
({ projectId: "acme", id: "job_1" }) satisfies paths["${JOB}"]["get"]["parameters"]["path"];

export const readLink = (job: components["schemas"]["AgentJob"]): string | null => job.prLink;
// @ts-expect-error: may be null
export const readLinkBadly = (job: components["schemas"]["AgentJob"]): string => job.prLink;
// @ts-expect-error: never undefined
export const nothing: components["schemas"]["ConversationPage"]["nextCursor"] = undefined;
// @ts-expect-error: no such status
export const status: components["schemas"]["AgentJob"]["status"] = "running";
// @ts-expect-error: an unknown field
({ error: "x", code: 1 }) satisfies Answer<"${JOB}", "get", 404>;
`;

it("gives clients generated elsewhere the types of what the server really answers", async () => {
  const answers = await realAnswers();
  expect(answers.map(({ status }) => status)).toEqual([
    ...[200, 200, 400, 401, 404, 405, 500, 200, 200, 400, 401, 405],
    ...[201, 400, 200, 404, 202, 200, 202, 200, 200, 200, 200, 200, 200, 200, 200, 400],
  ]);

  const folder = mkdtempSync(join(tmpdir(), "docsjson-client-"));
  try {
    for (const openapi of ["3.0.1", "3.1.0"] as const) {
      const ast = await openapiTypeScript(adminOpenApi({ openapi }) as never);
      writeFileSync(join(folder, `api-${openapi}.ts`), astToString(ast));
      writeFileSync(join(folder, `use-${openapi}.ts`), consumerOf(`api-${openapi}.ts`, answers));
    }
    const files = ["use-3.0.1.ts", "use-3.1.0.ts"].map((name) => join(folder, name));
    const options = "--noEmit --strict --target es2022 --module esnext --moduleResolution bundler --skipLibCheck";
    const args = [TSC, ...options.split(" "), "--allowImportingTsExtensions", ...files];
    execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    throw new Error((error as { stdout?: string }).stdout || String(error));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
