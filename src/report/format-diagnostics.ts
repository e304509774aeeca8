import type { Diagnostic, Range, RelatedPlace } from "../diagnostic/diagnostic.ts";
import { groupBy } from "../diagnostic/group-by.ts";
import { sourceMapOfText } from "../source/text-source-map.ts";
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
 * The diagnostics as a text that ends with a line break (empty for `unix` and `github` without diagnostics). One of another
 * program, which has a pointer into a JSON file of `sources` alone, gets its line from there.
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
  return FORMATTERS[format](withRanges(diagnostics, options.sources), options);
}

/** With the ranges that pointers lead to, where a diagnostic or a related place has none; each text is scanned once. */
function withRanges(diagnostics: readonly Diagnostic[], sources: RenderOptions["sources"]): readonly Diagnostic[] {
  const places: Placed[] = diagnostics.flatMap((each) => [each, ...each.related]);
  const bare = places.filter(({ file, range }) => !range && /\.jsonc?$/.test(file) && sources?.has(file));
  const ranges = new Map<Placed, Range | undefined>();
  for (const [file, group] of groupBy(bare, (each) => each.file)) {
    const places = group.map(({ pointer }) => ({ pointer, part: "value" as const }));
    const found = sourceMapOfText(sources?.get(file) ?? "", file).ranges(file, places);
    for (const [i, each] of group.entries()) ranges.set(each, found[i]);
  }
  const ranged = <Place extends Placed>(each: Place): Place => {
    const range = ranges.get(each);
    return range ? { ...each, range } : each;
  };
  if (ranges.size === 0) return diagnostics;
  return diagnostics.map((each) => ({ ...ranged(each), related: each.related.map(ranged) }));
}

type Placed = Pick<RelatedPlace, "file" | "pointer" | "range">;
