import type { AgentJob, AgentJobStatus } from "../../schemas/types.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { type Finding, finding } from "../diagnostic/finding.ts";
import { isWebUrl } from "../vocabulary/url.ts";

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
    findings.push(finding("admin/pr-link-while-active", { prLink }, { pointer: "/prLink" }));
  }
  if (prLink !== null && !(isWebUrl(prLink) && URL.canParse(prLink))) {
    findings.push(finding("admin/pr-link-scheme", { prLink }, { pointer: "/prLink" }));
  }
  if (status === "archived" && archivedAt === null) {
    findings.push(finding("admin/archived-without-date", {}, { pointer: "/archivedAt" }));
  }
  if (status !== "archived" && archivedAt !== null) {
    findings.push(finding("admin/archive-date-without-archived", { status, archivedAt }, { pointer: "/archivedAt" }));
  }
  if (archivedAt !== null && Date.parse(archivedAt) < Date.parse(createdAt)) {
    findings.push(
      finding(
        "admin/date-order",
        { createdAt, archivedAt },
        { pointer: "/archivedAt" },
        {
          related: [{ message: "the job was created here", place: { pointer: "/createdAt" } }],
        },
      ),
    );
  }
  return findings.map((found) => locate(found, options.file ?? ""));
}

/** A finding about a job at hand: there is no text, so there is no range. */
function locate({ place, related, fixes: _, ...words }: Finding, file: string): Diagnostic {
  return {
    ...words,
    file,
    pointer: place.pointer,
    related: related.map(({ message, place }) => ({ message, file, pointer: place.pointer })),
    fixes: [],
  };
}
