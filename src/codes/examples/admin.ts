import type { ADMIN_CODES } from "../areas/admin.ts";
import type { CodeExample } from "./example.ts";

/** A job with these fields in place of an active one's. */
const job = (fields: object): string =>
  JSON.stringify(
    {
      id: "job-1",
      status: "active",
      source: { repository: "https://example.com/acme/docs", ref: "main" },
      model: "large",
      prLink: null,
      createdAt: "2026-01-02T10:00:00Z",
      archivedAt: null,
      ...fields,
    },
    null,
    2,
  );

const jobs = (wrong: object, right: object): CodeExample => ({
  wrong: { "job.json": job(wrong) },
  right: { "job.json": job(right) },
});

const PULL = "https://example.com/acme/docs/pull/7";

export const ADMIN_EXAMPLES: Readonly<Record<keyof typeof ADMIN_CODES, CodeExample>> = {
  "admin/pr-link-while-active": jobs({ prLink: PULL }, { status: "completed", prLink: PULL }),
  "admin/pr-link-scheme": jobs(
    { status: "completed", prLink: "ftp://example.com/pull/7" },
    { status: "completed", prLink: PULL },
  ),
  "admin/archived-without-date": jobs(
    { status: "archived" },
    { status: "archived", archivedAt: "2026-01-03T10:00:00Z" },
  ),
  "admin/archive-date-without-archived": jobs(
    { status: "completed", archivedAt: "2026-01-03T10:00:00Z" },
    { status: "completed" },
  ),
  "admin/date-order": jobs(
    { status: "archived", archivedAt: "2026-01-01T10:00:00Z" },
    { status: "archived", archivedAt: "2026-01-03T10:00:00Z" },
  ),
};
