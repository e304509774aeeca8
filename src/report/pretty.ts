import type { Diagnostic, Range } from "../diagnostic/diagnostic.ts";
import type { Severity } from "../diagnostic/severity.ts";
import { capitalize } from "../diagnostic/words.ts";
import { codeFrame } from "./code-frame.ts";

import { type Paint, painter } from "./paint.ts";
import { printable } from "./printable.ts";
import type { RenderOptions } from "./render-options.ts";
import { summarize } from "./summary.ts";

/** How many notes of one code are shown in full. */
const MOST_NOTES = 10;

/**
 * For people: every diagnostic with its code frame, hint, other places and fixes, then a line that counts them. Of notes
 * with the same code the first ten are shown and the others counted: a list of orphan pages hides what matters.
 */
export function formatPretty(diagnostics: readonly Diagnostic[], options: RenderOptions): string {
  const paint = painter(options.color ?? false);
  const notes = new Map<string, number>();
  const blocks: string[] = [];
  for (const diagnostic of diagnostics) {
    const { code, severity } = diagnostic;
    const seen = severity === "info" ? (notes.get(code) ?? 0) + 1 : 0;
    if (seen > 0) notes.set(code, seen);
    if (seen <= MOST_NOTES) blocks.push(`${block(diagnostic, options, paint)}\n`);
  }
  for (const [code, count] of notes) {
    if (count > MOST_NOTES) blocks.push(`${paint.dim(`… and ${count - MOST_NOTES} more ${code}`)}\n`);
  }
  return `${[...blocks, summaryLine(diagnostics, options, paint)].join("\n")}\n`;
}

function block(diagnostic: Diagnostic, options: RenderOptions, paint: Paint): string {
  const { code, severity, message, hint, file, range, breadcrumb, related, fixes } = diagnostic;
  const lines = [
    [
      paint.bold(address(file, range)),
      paintSeverity(severity, paint),
      paint.dim(code),
      breadcrumb === undefined ? "" : paint.cyan(printable(breadcrumb)),
    ]
      .filter((part) => part !== "")
      .join("  "),
    `  ${capitalize(printable(message))}`,
  ];
  const text = options.sources?.get(file);
  if (text !== undefined && range) lines.push("", indent(codeFrame(text, range, paint)), "");
  for (const other of related) {
    lines.push(`  ${paint.dim(`${address(other.file, other.range)}:`)} ${printable(other.message)}`);
  }
  if (hint !== undefined) lines.push(`  ${paint.green("hint:")} ${printable(hint)}`);
  for (const fix of fixes) lines.push(`  ${paint.green("fix:")} ${printable(fix.title)}`);
  if (lines.at(-1) === "") lines.pop();
  return lines.join("\n");
}

/** `docs.json:12:7`. */
const address = (file: string, range: Range | undefined): string =>
  printable(range ? `${file}:${range.start.line}:${range.start.column}` : file);

function paintSeverity(severity: Severity, paint: Paint): string {
  if (severity === "error") return paint.red(severity);
  return severity === "warning" ? paint.yellow(severity) : paint.cyan(severity);
}

function summaryLine(diagnostics: readonly Diagnostic[], { head }: RenderOptions, paint: Paint): string {
  const worst = diagnostics.some(({ severity }) => severity === "error")
    ? paint.red
    : diagnostics.some(({ severity }) => severity === "warning")
      ? paint.yellow
      : paint.green;
  const pages = head?.pages === undefined ? "" : ` in ${head.pages} ${head.pages === 1 ? "page" : "pages"}`;
  return worst(`${summarize(diagnostics)}${pages}`);
}

const indent = (text: string): string => text.replace(/^/gm, "  ");
