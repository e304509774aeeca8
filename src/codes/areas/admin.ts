import type { CodeDescription } from "./description.ts";

export const ADMIN_CODES = {
  "admin/pr-link-while-active": {
    severity: "error",
    title: "An active job has a pull request",
    explanation:
      "`prLink` is null while a job is `active`, and is set after the agent has created a pull request. A client that sees it earlier takes an unfinished job for a finished one.",
  },
  "admin/pr-link-scheme": {
    severity: "error",
    title: "A pull request link is not a web address",
    explanation:
      "`prLink` is the address at which a browser opens the pull request. Another scheme, such as `javascript:`, does harm where somebody follows the link.",
  },
  "admin/archived-without-date": {
    severity: "error",
    title: "An archived job has no archive time",
    explanation: "`archivedAt` of an `archived` job is the time when it was archived.",
  },
  "admin/archive-date-without-archived": {
    severity: "error",
    title: "A job that is not archived has an archive time",
    explanation: "`archivedAt` is the time when the job was archived; it is null in every other state than `archived`.",
  },
  "admin/date-order": {
    severity: "warning",
    title: "A job was archived before it was created",
    explanation: "`archivedAt` must not be earlier than `createdAt`.",
  },
} as const satisfies Record<string, CodeDescription>;
