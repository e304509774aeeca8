import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { formatConcise } from "./formats/concise.ts";
import { formatGithub } from "./formats/github.ts";
import { formatGitlab } from "./formats/gitlab.ts";
import { formatJson } from "./formats/json.ts";
import { formatJunit } from "./formats/junit.ts";
import { formatMarkdown } from "./formats/markdown.ts";
import { formatPretty } from "./formats/pretty.ts";
import { formatSarif } from "./formats/sarif.ts";
import { formatUnix } from "./formats/unix.ts";
import type { RenderOptions } from "./render-options.ts";

const FORMATTERS = {
  pretty: formatPretty,
  json: formatJson,
  concise: formatConcise,
  unix: formatUnix,
  github: formatGithub,
  gitlab: formatGitlab,
  junit: formatJunit,
  markdown: formatMarkdown,
  sarif: formatSarif,
} as const;

/**
 * `pretty` for people, `json` for programs, `concise` and `unix` for editors and agents, `github`, `gitlab`, `junit`,
 * `markdown` and `sarif` for CI.
 */
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
