import { define } from "../define.ts";
import { quote } from "../words.ts";

export const ADMIN_CODES = {
  "admin/pr-link-while-active": define<{ prLink: string }>({
    severity: "error",
    title: "An active job has a pull request",
    message: ({ prLink }) => `the job is active, but prLink is set to ${quote(prLink)}`,
    hint: () => "set prLink when the agent has finished; until then it must be null",
    explanation:
      "`prLink` is null while a job is `active`, and is set after the agent has created a pull request. A client that sees it earlier takes an unfinished job for a finished one.",
  }),
  "admin/pr-link-scheme": define<{ prLink: string }>({
    severity: "error",
    title: "A pull request link is not a web address",
    message: ({ prLink }) => `prLink must be an http or https URL, not ${quote(prLink)}`,
    hint: () => "set prLink to the address of the pull request, or to null",
    explanation:
      "`prLink` is the address at which a browser opens the pull request. Another scheme, such as `javascript:`, does harm where somebody follows the link.",
  }),
  "admin/archived-without-date": define({
    severity: "error",
    title: "An archived job has no archive time",
    message: () => "the job is archived, but archivedAt is null",
    hint: () => "set archivedAt to the time when the job was archived",
    explanation: "`archivedAt` of an `archived` job is the time when it was archived.",
  }),
  "admin/archive-date-without-archived": define<{ status: string; archivedAt: string }>({
    severity: "error",
    title: "A job that is not archived has an archive time",
    message: ({ status, archivedAt }) => `archivedAt is ${quote(archivedAt)}, but the job is ${status}`,
    hint: () => "set status to archived, or archivedAt to null",
    explanation: "`archivedAt` is the time when the job was archived; it is null in every other state than `archived`.",
  }),
  "admin/date-order": define<{ createdAt: string; archivedAt: string }>({
    severity: "warning",
    title: "A job was archived before it was created",
    message: ({ createdAt, archivedAt }) =>
      `the job was archived at ${archivedAt}, before it was created at ${createdAt}`,
    hint: () => "correct createdAt or archivedAt; a missing time zone is a common cause",
    explanation: "`archivedAt` must not be earlier than `createdAt`.",
  }),
};
