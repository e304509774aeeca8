import { helpPage } from "../../codes/help-page.ts";
import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { capitalize } from "../../diagnostic/words.ts";
import { type Cause, groupByCause, severityOfCause } from "../causes.ts";
import type { RenderOptions } from "../render-options.ts";
import { summarize, summaryLine } from "../summary.ts";
import { placeName } from "../text/place-name.ts";
import { printable } from "../text/printable.ts";
import { takeOfEachSeverity } from "../worst-first.ts";

/** How many rows of a severity the table has, if the caller sets no limit. */
const MOST_ROWS = 50;

/** For a pull request or a job's summary: a heading that counts, and a table of the causes, the worst first. */
export function formatMarkdown(diagnostics: readonly Diagnostic[], options: RenderOptions): string {
  const { head, max = MOST_ROWS } = options;
  const heading = `### docsjson: ${summaryLine(diagnostics, head)}\n`;
  if (diagnostics.length === 0) return heading;
  const { taken, left } = takeOfEachSeverity(groupByCause(diagnostics, options), max, severityOfCause);
  const hidden = left.flatMap(({ findings }) => findings);
  const more = hidden.length === 0 ? "" : `\n… and ${summarize(hidden)} more.\n`;
  return `${heading}\n| | place | finding |\n|---|---|---|\n${taken.map((cause) => rowOf(cause, options)).join("")}${more}`;
}

function rowOf(
  { findings: [first, ...others], message, hint = first.hint, folder }: Cause,
  { codes = {} }: RenderOptions,
): string {
  const { severity, code } = first;
  const place = folder ?? placeName(first);
  const places = others.length > 0 && message === undefined ? ` (${others.length + 1} places)` : "";
  const advice = hint === undefined ? "" : `<br>${escapeCell(capitalize(hint))}`;
  const said = `${escapeCell(capitalize(message ?? first.message))}${places}${advice}`;
  return `| ${severity === "info" ? "note" : severity} | ${codeSpan(place)} | ${said} ${Object.hasOwn(codes, code) ? `[\`${code}\`](${helpPage(code)})` : `\`${code}\``} |\n`;
}

/** A text of a cell: no markup, no table syntax, no line breaks, nothing that a terminal acts on. */
const escapeCell = (text: string): string =>
  printable(text.replace(/\s+/g, " ")).replace(/[\\`*_{}[\]<>|#~@!&]/g, (char) => `&#${char.charCodeAt(0)};`);

const codeSpan = (text: string): string => `<code>${escapeCell(text)}</code>`;
