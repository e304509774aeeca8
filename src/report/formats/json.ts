import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import type { RenderOptions, ReportHead } from "../render-options.ts";
import { countSeverities } from "../summary.ts";
import { printableJson } from "../text/printable.ts";

/** The report as a value: `version` 1, `ok`, `summary`, and the diagnostics in order. */
export function reportToJson(diagnostics: readonly Diagnostic[], head: ReportHead = {}) {
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
export function formatJson(diagnostics: readonly Diagnostic[], { head }: RenderOptions): string {
  return `${printableJson(reportToJson(diagnostics, head))}\n`;
}
