import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { countSeverities } from "../summary.ts";
import { alignColumns } from "../text/align-columns.ts";
import { printable } from "../text/printable.ts";

/** A site and what was found in it. */
export interface SiteReport {
  /** The name by which the reader knows it: its path. */
  readonly name: string;
  /** How many pages its navigation has, if that is known. */
  readonly pages: number | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

const HEADINGS = ["site", "errors", "warnings", "notes", "pages"];

/** A line a site with its counts, under headings; with several sites a last line with the totals. */
export function formatSummaryTable(sites: readonly SiteReport[]): string {
  const rows = sites.map(({ name, pages, diagnostics }) => {
    const { error, warning, info } = countSeverities(diagnostics);
    return [printable(name), error, warning, info, pages ?? "-"] as const;
  });
  const total = (column: 1 | 2 | 3 | 4) => rows.reduce((sum, row) => sum + (Number(row[column]) || 0), 0);
  const all = rows.length > 1 ? [["total", total(1), total(2), total(3), total(4)]] : [];
  return `${alignColumns([HEADINGS, ...rows, ...all]).join("\n")}\n`;
}
