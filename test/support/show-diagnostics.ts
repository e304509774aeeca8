import type { Diagnostic } from "docsjson";

/** Diagnostics as a reader sees them, one paragraph each: where, what is underlined, what is said, and what can be done. */
export function showDiagnostics(text: string, diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map((diagnostic) => showOne(text, diagnostic)).join("\n");
}

function showOne(
  text: string,
  { code, severity, message, hint, breadcrumb, range, related, fixes }: Diagnostic,
): string {
  const slice = (at: Diagnostic["range"]) => (at ? text.slice(at.start.offset, at.end.offset) : "");
  const place = (at: Diagnostic["range"]) => (at ? `${at.start.line}:${at.start.column}` : "nowhere");
  return [
    `${place(range)} ${severity} ${code} ⟨${slice(range)}⟩${breadcrumb === undefined ? "" : ` in ${breadcrumb}`}`,
    `  ${message}`,
    ...(hint === undefined ? [] : [`  → ${hint}`]),
    ...related.map((end) => `  ${place(end.range)}: ${end.message} ⟨${slice(end.range)}⟩`),
    ...fixes.map((fix) => `  fix: ${fix.title} (${place(fix.range)} ⟨${slice(fix.range)}⟩ → ⟨${fix.text}⟩)`),
  ].join("\n");
}
