import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import type { ReportOptions } from "./format-diagnostics.ts";
import { countSeverities } from "./summary.ts";

/** What a report in JSON says beside the diagnostics. */
export interface JsonReportHead {
  dialect?: string;
  /** How many pages the navigation has. */
  pages?: number;
}

/** The report as a value: `version` 1, `ok`, `summary`, and the diagnostics in order. */
export function reportToJson(diagnostics: readonly Diagnostic[], head: JsonReportHead = {}) {
  const { error, warning } = countSeverities(diagnostics);
  return {
    version: 1 as const,
    ...(head.dialect === undefined ? {} : { dialect: head.dialect }),
    ok: error === 0,
    summary: { errors: error, warnings: warning, ...(head.pages === undefined ? {} : { pages: head.pages }) },
    diagnostics,
  };
}

/** For programs: `reportToJson` as text. */
export function formatJson(diagnostics: readonly Diagnostic[], { head }: ReportOptions): string {
  return `${JSON.stringify(reportToJson(diagnostics, head), null, 2)}\n`;
}
