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

export const jobs = (wrong: object, right: object): CodeExample => ({
  wrong: { "job.json": job(wrong) },
  right: { "job.json": job(right) },
});

export const PULL = "https://example.com/acme/docs/pull/7";
