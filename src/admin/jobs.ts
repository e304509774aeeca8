import type { AgentJob, AgentJobStatus } from "../../schemas/types.ts";
import type { CodeExample } from "../codes/examples/example.ts";
import { code, jobCreated } from "../diagnostic/code.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { type Finding, finding, relatedEnd } from "../diagnostic/finding.ts";
import { wordFinding, wordNote } from "../diagnostic/word-finding.ts";
import { quote } from "../diagnostic/words.ts";
import { isWebUrl } from "../vocabulary/addresses/url.ts";

/** Whether polling ends here: true for `completed`, `archived` and `failed`, false for `active` and states unknown. */
export function isTerminal(status: AgentJobStatus): boolean {
  return status === "completed" || status === "archived" || status === "failed";
}

/**
 * Whether a job may go from one state to the other. The specification has `active` to `completed` and `active` to
 * `failed`, and does not say how a job becomes `archived`: that is accepted from any state.
 */
export function canTransition(from: AgentJobStatus, to: AgentJobStatus): boolean {
  if (to === "archived") return true;
  return from === "active" && (to === "completed" || to === "failed");
}

/**
 * Checks the rules of a job that its schema cannot express: `admin/pr-link-while-active`, `admin/pr-link-scheme`,
 * `admin/archived-without-date`, `admin/archive-date-without-archived`, `admin/date-order`. The job must be valid by
 * its schema. `file` names it in the diagnostics.
 */
export function checkAgentJob(job: AgentJob, options: { file?: string } = {}): Diagnostic[] {
  const { status, prLink, createdAt, archivedAt } = job;
  const findings: Finding[] = [];
  if (status === "active" && prLink !== null) {
    findings.push(finding(prLinkWhileActive, { prLink }, { pointer: "/prLink" }));
  }
  if (prLink !== null && !(isWebUrl(prLink) && URL.canParse(prLink))) {
    findings.push(finding(prLinkScheme, { prLink }, { pointer: "/prLink" }));
  }
  if (status === "archived" && archivedAt === null) {
    findings.push(finding(archivedWithoutDate, {}, { pointer: "/archivedAt" }));
  }
  if (status !== "archived" && archivedAt !== null) {
    findings.push(finding(archiveDateWithoutArchived, { status, archivedAt }, { pointer: "/archivedAt" }));
  }
  if (archivedAt !== null && Date.parse(archivedAt) < Date.parse(createdAt)) {
    findings.push(
      finding(
        dateOrder,
        { createdAt, archivedAt },
        { pointer: "/archivedAt" },
        {
          related: [relatedEnd(jobCreated, {}, { pointer: "/createdAt" })],
        },
      ),
    );
  }
  return findings.map((found) => locate(found, options.file ?? ""));
}

/** A finding about a job at hand: there is no text, so there is no range. */
function locate(found: Finding, file: string): Diagnostic {
  return {
    ...wordFinding(found),
    file,
    pointer: found.place.pointer,
    related: found.related.map(({ note, args, place }) => ({ ...wordNote(note, args), file, pointer: place.pointer })),
    fixes: [],
  };
}

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

export const prLinkWhileActive = code("admin/pr-link-while-active", {
  severity: "error",
  title: "An active job has a pull request",
  explanation:
    "`prLink` is null while a job is `active`, and is set after the agent has created a pull request. A client that sees it earlier takes an unfinished job for a finished one.",
  example: jobs({ prLink: PULL }, { status: "completed", prLink: PULL }),
  message: ({ prLink }: { prLink: string }) => `the job is active, but prLink is set to ${quote(prLink)}`,
  hint: () => "set prLink when the agent has finished; until then it must be null",
});

export const prLinkScheme = code("admin/pr-link-scheme", {
  severity: "error",
  title: "A pull request link is not a web address",
  explanation:
    "`prLink` is the address at which a browser opens the pull request. Another scheme, such as `javascript:`, does harm where somebody follows the link.",
  example: jobs({ status: "completed", prLink: "ftp://example.com/pull/7" }, { status: "completed", prLink: PULL }),
  message: ({ prLink }: { prLink: string }) => `prLink must be an http or https URL, not ${quote(prLink)}`,
  hint: () => "set prLink to the address of the pull request, or to null",
});

export const archivedWithoutDate = code("admin/archived-without-date", {
  severity: "error",
  title: "An archived job has no archive time",
  explanation: "`archivedAt` of an `archived` job is the time when it was archived.",
  example: jobs({ status: "archived" }, { status: "archived", archivedAt: "2026-01-03T10:00:00Z" }),
  message: () => "the job is archived, but archivedAt is null",
  hint: () => "set archivedAt to the time when the job was archived",
});

export const archiveDateWithoutArchived = code("admin/archive-date-without-archived", {
  severity: "error",
  title: "A job that is not archived has an archive time",
  explanation: "`archivedAt` is the time when the job was archived; it is null in every other state than `archived`.",
  example: jobs({ status: "completed", archivedAt: "2026-01-03T10:00:00Z" }, { status: "completed" }),
  message: ({ status, archivedAt }: { status: string; archivedAt: string }) =>
    `archivedAt is ${quote(archivedAt)}, but the job is ${status}`,
  hint: () => "set status to archived, or archivedAt to null",
});

export const dateOrder = code("admin/date-order", {
  severity: "warning",
  title: "A job was archived before it was created",
  explanation: "`archivedAt` must not be earlier than `createdAt`.",
  example: jobs(
    { status: "archived", archivedAt: "2026-01-01T10:00:00Z" },
    { status: "archived", archivedAt: "2026-01-03T10:00:00Z" },
  ),
  message: ({ createdAt, archivedAt }: { createdAt: string; archivedAt: string }) =>
    `the job was archived at ${archivedAt}, before it was created at ${createdAt}`,
  hint: () => "correct createdAt or archivedAt; a missing time zone is a common cause",
});
