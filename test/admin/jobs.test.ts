import { type AgentJobStatus, canTransition, checkAgentJob, isTerminal } from "docsjson/admin";
import { describe, expect, it } from "vitest";
import { agentJob } from "../support/scripted-fetch.ts";

const STATUSES: AgentJobStatus[] = ["active", "completed", "archived", "failed"];
const archivedAt = "2026-11-22T00:00:00Z";
const prLink = "https://github.com/acme/docs/pull/1";

describe("isTerminal", () => {
  it.each([
    ["active", false],
    ["completed", true],
    ["archived", true],
    ["failed", true],
    ["paused", false],
  ])("%s: %s", (status, expected) => expect(isTerminal(status as AgentJobStatus)).toBe(expected));
});

it("allows the two specified transitions, and archiving from any state", () => {
  const allowed = STATUSES.flatMap((from) =>
    STATUSES.filter((to) => canTransition(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(allowed).toEqual([
    "active → completed",
    "active → archived",
    "active → failed",
    "completed → archived",
    "archived → archived",
    "failed → archived",
  ]);
});

describe("checkAgentJob", () => {
  it.each([
    ["active", agentJob()],
    ["completed without a change", agentJob({ status: "completed" })],
    ["completed with a pull request", agentJob({ status: "completed", prLink })],
    ["failed", agentJob({ status: "failed" })],
    ["archived", agentJob({ status: "archived", archivedAt })],
    [
      "archived at once, in another time zone",
      agentJob({ status: "archived", archivedAt: "2026-11-21T04:45:00+01:00" }),
    ],
  ])("finds nothing in a job that is %s", (_, job) => expect(checkAgentJob(job)).toEqual([]));

  it("words every finding", () => {
    const jobs = [
      agentJob({ prLink }),
      agentJob({ status: "archived" }),
      agentJob({ status: "completed", archivedAt }),
      agentJob({ status: "archived", archivedAt: "2026-11-20T00:00:00Z" }),
    ];
    const lines = jobs
      .flatMap((job) => checkAgentJob(job, { file: "job.json" }))
      .map(({ file, pointer, severity, code, message, hint }) =>
        [`${file}${pointer} ${severity} ${code}`, message, hint].join("\n  "),
      );
    expect(lines.join("\n")).toMatchInlineSnapshot(`
      "job.json/prLink error admin/pr-link-while-active
        the job is active, but prLink is set to "https://github.com/acme/docs/pull/1"
        set prLink when the agent has finished; until then it must be null
      job.json/archivedAt error admin/archived-without-date
        the job is archived, but archivedAt is null
        set archivedAt to the time when the job was archived
      job.json/archivedAt error admin/archive-date-without-archived
        archivedAt is "2026-11-22T00:00:00Z", but the job is completed
        set status to archived, or archivedAt to null
      job.json/archivedAt warning admin/date-order
        the job was archived at 2026-11-20T00:00:00Z, before it was created at 2026-11-21T03:45:00Z
        correct createdAt or archivedAt; a missing time zone is a common cause"
    `);
  });

  it("reports all faults of a job at once, and points to the other end of a contradiction", () => {
    const found = checkAgentJob(agentJob({ prLink, archivedAt: "2026-11-20T00:00:00Z" }));
    expect(found.map(({ code }) => code)).toEqual([
      "admin/pr-link-while-active",
      "admin/archive-date-without-archived",
      "admin/date-order",
    ]);
    expect(found[2]?.related).toMatchObject([{ message: "the job was created here", file: "", pointer: "/createdAt" }]);
  });
});
