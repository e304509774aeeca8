import { createAdminHandler, memoryStore } from "docsjson/admin/server";
import { expect, it } from "vitest";
import { serve } from "./answers/platform-endpoints.ts";

const keys = [{ key: "svc_a", projects: "*" as const }];

it.each([
  [{ jobs: [{ steps: [{ afterMs: 0, status: "done" }] }] }, "/jobs/0/steps/0/status must be"],
  [{ jobs: [{ steps: [{ afterMs: -1, status: "failed" }] }] }, "/jobs/0/steps/0/afterMs fails"],
  [{ jobs: [{ step: [] }] }, "/jobs/0/steps is missing"],
  [{ deployments: [{ steps: [], branches: "x" }] }, "/deployments/0/branches is not a field that is known"],
])("refuses the script %j, and says where", (script, message) => {
  expect(() => createAdminHandler({ store: memoryStore(), keys, script: script as never })).toThrow(message);
});

it("completes a job and deploys the site, if nothing else is asked for", async () => {
  const { client } = serve(memoryStore(), "docs");
  const [{ id }, { statusId }] = await Promise.all([client.jobs.create("Write"), client.deployments.update()]);
  const wait = { intervalMs: 50, timeoutMs: 20_000 };
  expect((await client.jobs.wait(id, wait)).status).toBe("completed");
  const states: string[] = [];
  for await (const { status } of client.deployments.watch(statusId, wait)) states.push(status);
  expect(states.at(-1)).toBe("success");
});

it("tells the owner of the server, not the caller, that a script fails or breaks the life of a job", async () => {
  const broken = () => {
    throw new Error("no such file");
  };
  const { client, faults } = serve(memoryStore(), "docs", { script: { jobs: broken, deployments: broken } });
  const { id } = await client.jobs.create("Write");
  await expect(client.jobs.get(id)).rejects.toMatchObject({ status: 500, serverError: "the server failed to answer" });
  expect(faults).toEqual([new Error("no such file")]);

  const back = serve(memoryStore(), "docs", {
    script: { jobs: ({ job }) => ({ status: job.status === "active" ? "failed" : "active" }) },
  });
  const job = await back.client.jobs.create("Write");
  expect((await back.client.jobs.get(job.id)).status).toBe("failed");
  await expect(back.client.jobs.get(job.id)).rejects.toMatchObject({ status: 500 });
  expect(String(back.faults)).toContain("status must not go from failed to active");
});
