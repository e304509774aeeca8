import { code } from "../diagnostic/code.ts";
import { quote } from "../diagnostic/words.ts";

export const prLinkWhileActive = code("admin/pr-link-while-active", {
  severity: "error",
  message: ({ prLink }: { prLink: string }) => `the job is active, but prLink is set to ${quote(prLink)}`,
  hint: () => "set prLink when the agent has finished; until then it must be null",
});

export const prLinkScheme = code("admin/pr-link-scheme", {
  severity: "error",
  message: ({ prLink }: { prLink: string }) => `prLink must be an http or https URL, not ${quote(prLink)}`,
  hint: () => "set prLink to the address of the pull request, or to null",
});

export const archivedWithoutDate = code("admin/archived-without-date", {
  severity: "error",
  message: () => "the job is archived, but archivedAt is null",
  hint: () => "set archivedAt to the time when the job was archived",
});

export const archiveDateWithoutArchived = code("admin/archive-date-without-archived", {
  severity: "error",
  message: ({ status, archivedAt }: { status: string; archivedAt: string }) =>
    `archivedAt is ${quote(archivedAt)}, but the job is ${status}`,
  hint: () => "set status to archived, or archivedAt to null",
});

export const dateOrder = code("admin/date-order", {
  severity: "warning",
  message: ({ createdAt, archivedAt }: { createdAt: string; archivedAt: string }) =>
    `the job was archived at ${archivedAt}, before it was created at ${createdAt}`,
  hint: () => "correct createdAt or archivedAt; a missing time zone is a common cause",
});
