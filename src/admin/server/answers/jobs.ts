import type { AgentJob } from "../../../../schemas/types.ts";
import { answerError, answerJson } from "../http/answers.ts";
import type { JobPrompts } from "../stores/record-kinds.ts";
import { newPosition } from "../stores/ulid.ts";
import type { AdminCall } from "./admin-call.ts";

const noJob = () => answerError(404, "there is no such agent job");

/** A job with its prompt, both stored at once. */
export async function answerCreateJob(call: AdminCall): Promise<Response> {
  const now = new Date();
  const id = `job_${newPosition({ milliseconds: now.getTime(), nanoseconds: 0 })}`;
  const at = now.toISOString();
  const { repository, model } = call.settings;
  const job: AgentJob = {
    id,
    status: "active",
    source: { repository, ref: null },
    model,
    prLink: null,
    createdAt: at,
    archivedAt: null,
  };
  const prompts = [{ prompt: call.body.prompt as string, at }];
  await call.store.write(call.ids.projectId as string, { jobs: [job], prompts: [{ id, prompts }] });
  return answerJson(201, JSON.stringify(job));
}

export async function answerJob(call: AdminCall): Promise<Response> {
  const job = await advanceJob(call);
  return job === undefined ? noJob() : answerJson(200, job);
}

/** A further prompt; the time of the script begins anew. What has ended stays as it is, unless the script is a function. */
export async function answerMessageJob(call: AdminCall): Promise<Response> {
  const { store, body } = call;
  const [projectId = "", id = ""] = [call.ids.projectId, call.ids.id];
  if ((await advanceJob(call)) === undefined) return noJob();
  const next = { prompt: body.prompt as string, at: new Date().toISOString() };
  await store.update(projectId, "prompts", id, (present) => ({ id, prompts: [...(present?.prompts ?? []), next] }));
  return answerJson(200, (await store.read(projectId, "jobs", id)) as string);
}

/** The job as its script has it now, as JSON; one that was not begun here stays as it was written. */
async function advanceJob({ store, scripts, ids }: AdminCall): Promise<string | undefined> {
  const [projectId = "", id = ""] = [ids.projectId, ids.id];
  const json = await store.read(projectId, "jobs", id);
  const asked = json === undefined ? undefined : await store.read(projectId, "prompts", id);
  if (json === undefined || asked === undefined) return json;
  const { prompts } = JSON.parse(asked) as JobPrompts;
  const job = JSON.parse(json) as AgentJob;
  const change = await scripts.jobs({
    job,
    prompts: prompts.map(({ prompt }) => prompt),
    elapsedMs: Date.now() - Date.parse(prompts.at(-1)?.at ?? job.createdAt),
  });
  if (change === undefined || isIn(job, change)) return json;
  // Another request may have led the job on meanwhile: then that counts.
  return store.update(projectId, "jobs", id, (present) =>
    present?.status === job.status ? { ...present, ...change } : undefined,
  );
}

/** Whether a record has what a change says already. */
export const isIn = (record: object, change: object): boolean =>
  JSON.stringify({ ...record, ...change }) === JSON.stringify(record);
