import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { formatGithub } from "./github.ts";
import { formatJson } from "./json.ts";
import { formatPretty } from "./pretty.ts";
import type { RenderOptions } from "./render-options.ts";
import { formatSarif } from "./sarif.ts";
import { formatUnix } from "./unix.ts";

const FORMATTERS = {
  pretty: formatPretty,
  json: formatJson,
  unix: formatUnix,
  github: formatGithub,
  sarif: formatSarif,
} as const;

/** `pretty` for people, `json` for programs, `unix` for editors, `github` and `sarif` for CI. */
export type ReportFormat = keyof typeof FORMATTERS;
export const REPORT_FORMATS = Object.keys(FORMATTERS) as readonly ReportFormat[];

export interface ReportOptions extends RenderOptions {
  /** Default `pretty`. */
  format?: ReportFormat;
}

/**
 * The diagnostics as a text that ends with a line break (empty for `unix` and `github` without diagnostics).
 *
 * @throws {TypeError} for an unknown format
 * @example
 * const text = await readFile("docs.json", "utf8");
 * const { diagnostics } = validateDocs(text);
 * console.log(formatDiagnostics(diagnostics, { sources: new Map([["docs.json", text]]) }));
 */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], options: ReportOptions = {}): string {
  const { format = "pretty" } = options;
  if (!Object.hasOwn(FORMATTERS, format)) {
    throw new TypeError(`format is ${JSON.stringify(format)}; expected one of ${REPORT_FORMATS.join(", ")}`);
  }
  return FORMATTERS[format](diagnostics, options);
}
