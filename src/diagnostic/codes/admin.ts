import { define } from "../define.ts";

export const ADMIN_CODES = {
  "admin/pr-link-while-active": define<{ prLink: string }>({
    severity: "error",
    title: "An active job has a pull request",
    message: ({ prLink }) => `the job is active, but prLink is set to ${JSON.stringify(prLink)}`,
    hint: () => "set prLink once the agent has finished; until then it is null",
    explanation:
      "`prLink` is null while a job is `active`, and is filled after the agent has created a pull request. A client that reads it earlier takes an unfinished job for a finished one.",
  }),
  "admin/archived-without-date": define({
    severity: "error",
    title: "An archived job lacks the time of archiving",
    message: () => "the job is archived, but archivedAt is null",
    hint: () => "set archivedAt to the time at which the job was archived",
    explanation: "The state `archived` says that `archivedAt` holds the time at which the job was archived.",
  }),
  "admin/archive-date-without-archived": define<{ status: string; archivedAt: string }>({
    severity: "error",
    title: "A job that is not archived has a time of archiving",
    message: ({ status, archivedAt }) => `archivedAt is ${JSON.stringify(archivedAt)}, but the job is ${status}`,
    hint: () => "set status to archived, or archivedAt to null",
    explanation: "`archivedAt` is the time at which the job was archived; it is null in every state but `archived`.",
  }),
  "admin/date-order": define<{ createdAt: string; archivedAt: string }>({
    severity: "warning",
    title: "A job was archived before it was created",
    message: ({ createdAt, archivedAt }) =>
      `the job was archived at ${archivedAt}, before it was created at ${createdAt}`,
    hint: () => "correct createdAt or archivedAt; a missing time zone is a common reason",
    explanation: "The times of a job follow its life: `createdAt` comes first, `archivedAt` not earlier.",
  }),
};
