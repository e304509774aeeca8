import type { AgentJob, AgentJobStatus } from "../../schemas/types.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { type Finding, finding, relatedEnd } from "../diagnostic/finding.ts";
import { jobCreated } from "../diagnostic/notes.ts";
import { wordFinding, wordNote } from "../diagnostic/word-finding.ts";
import { isWebUrl } from "../vocabulary/addresses/url.ts";
import {
  archiveDateWithoutArchived,
  archivedWithoutDate,
  dateOrder,
  prLinkScheme,
  prLinkWhileActive,
} from "./job-codes.ts";

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
