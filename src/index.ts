export type { Diagnostic, Fix, Position, Range, RelatedPlace, Result, Severity } from "./diagnostic/diagnostic.ts";
export type * from "./navigation/tree.ts";
export {
  formatDiagnostics,
  REPORT_FORMATS,
  type ReportFormat,
  type ReportOptions,
} from "./report/format-diagnostics.ts";
export { renameFiles } from "./report/rename-files.ts";
