import type { Deployment } from "../../../../schemas/types.ts";
import { answerError, answerJson } from "../http/answers.ts";
import { hasEnded } from "../script.ts";
import { newPosition } from "../stores/ulid.ts";
import type { AdminCall } from "./admin-call.ts";
import { isIn } from "./jobs.ts";

/** The address of a deployment's status names no project: all of them are kept together. */
const ALL = "*";

export async function answerUpdate(call: AdminCall): Promise<Response> {
  const statusId = await begin(call, undefined);
  return answerJson(202, JSON.stringify({ statusId }));
}

/** A branch keeps its address. It leads to no site: the server has none. */
export async function answerPreview(call: AdminCall): Promise<Response> {
  const branch = call.body.branch as string;
  const statusId = await begin(call, branch);
  const previewUrl = `https://preview.example.com/${[call.ids.projectId as string, branch].map(encodeURIComponent).join("/")}`;
  return answerJson(202, JSON.stringify({ statusId, previewUrl }));
}

async function begin({ store, ids }: AdminCall, branch: string | undefined): Promise<string> {
  const now = new Date();
  const deployment: Deployment = {
    _id: newPosition({ milliseconds: now.getTime(), nanoseconds: 0 }),
    projectId: ids.projectId as string,
    createdAt: now.toISOString(),
    endedAt: null,
    status: "queued",
    source: "api",
    ...(branch === undefined ? {} : { commit: { ref: branch } }),
  };
  await store.write(ALL, { deployments: [deployment] });
  return deployment._id;
}

/** The deployment as its script has it now. One of another project does not exist for the key. */
export async function answerStatus({ store, scripts, ids, opens }: AdminCall): Promise<Response> {
  const id = ids.statusId as string;
  const json = await store.read(ALL, "deployments", id);
  const deployment = json === undefined ? undefined : (JSON.parse(json) as Deployment);
  if (json === undefined || !deployment || !(await opens(deployment.projectId as string))) {
    return answerError(404, "there is no such deployment");
  }
  const asked = {
    deployment,
    branch: deployment.commit?.ref,
    elapsedMs: Date.now() - Date.parse(deployment.createdAt as string),
  };
  const change = await scripts.deployments(asked);
  if (change === undefined || isIn(deployment, change)) return answerJson(200, json);
  const advanced = await store.update(ALL, "deployments", id, (present) => {
    if (present?.status !== deployment.status) return undefined;
    const next = { ...present, ...change };
    return hasEnded(next) ? { ...next, endedAt: next.endedAt ?? new Date().toISOString() } : next;
  });
  return answerJson(200, advanced as string);
}
