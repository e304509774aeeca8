import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Diagnostic, formatDiagnostics, REPORT_FORMATS, resolveNavigation, validateDocs } from "docsjson";
import * as builders from "docsjson/builders";
import { checkSite, SiteError } from "docsjson/node";
import { indexOperations } from "docsjson/openapi";
import { parseSpec } from "../../src/openapi/parse-spec.ts";
import { writeSite } from "../support/temp-site.ts";

/** Throws an error that says which promise is broken. */
function hold(condition: boolean, promise: string, detail: unknown = ""): void {
  if (!condition) throw new Error(`${promise} ${typeof detail === "string" ? detail : JSON.stringify(detail)}`);
}

/** Every range lies in its text, and its lines and columns say the same as its offsets. */
function holdRanges(text: string, diagnostics: readonly Diagnostic[]): void {
  const lineEnd = /\r\n?|\n/g;
  const starts = [0, ...Array.from(text.matchAll(lineEnd), ({ index, 0: { length } }) => index + length)];
  for (const { code, range, related, fixes } of diagnostics) {
    for (const at of [range, ...related.map((other) => other.range), ...fixes.map((fix) => fix.range)]) {
      if (!at) continue;
      hold(at.start.offset <= at.end.offset && at.end.offset <= text.length, "a range leaves the text:", { code, at });
      for (const { line, column, offset } of [at.start, at.end]) {
        const start = starts[line - 1] ?? Number.NaN;
        const mark = line === 1 && text.startsWith("\ufeff") ? 1 : 0;
        hold(Math.max(start + mark, offset) === start + mark + column - 1, "a column is not the offset's:", {
          code,
          at,
        });
        hold(offset <= (starts[line] ?? text.length + 1), "a column lies past its line:", { code, at });
      }
    }
  }
}

const keysOf = (diagnostics: readonly Diagnostic[]): string[] =>
  diagnostics.map(({ code, message }) => `${code} ${message}`).sort();

/** What must hold of any text that calls itself a docs.json. */
export function holdDocs(text: string): void {
  const { diagnostics, value } = validateDocs(text);
  hold(JSON.stringify(validateDocs(text).diagnostics) === JSON.stringify(diagnostics), "the same text, another answer");
  holdRanges(text, diagnostics);
  for (const format of REPORT_FORMATS) {
    const report = formatDiagnostics(diagnostics, { format, sources: new Map([["docs.json", text]]) });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a terminal acts on
    hold(!/[\0-\x08\x0b-\x1f]/.test(report), `a control character in the format ${format}:`, report.slice(0, 200));
  }
  // A string is taken for a text.
  if (value === undefined || typeof value === "string") return;
  const before = JSON.stringify(value);
  const ofValue = validateDocs(value).diagnostics;
  const fromText = keysOf(diagnostics).filter((key) => !key.startsWith("config/duplicate-key"));
  hold(JSON.stringify(keysOf(ofValue)) === JSON.stringify(fromText), "text and value disagree:", fromText);
  const resolved = resolveNavigation(value);
  hold(
    JSON.stringify(resolveNavigation(value).diagnostics) === JSON.stringify(resolved.diagnostics),
    "the same config, another answer",
  );
  for (const build of [builders.toDocusaurus, builders.toVitePress, builders.toStarlight, builders.toMermaid]) {
    if (resolved.value) (build as (navigation: unknown) => unknown)(resolved.value);
  }
  hold(JSON.stringify(value) === before, "the input was changed");
}

/** What must hold of any text that calls itself a spec: most of all, that leaving lines out changes nothing. */
export function holdSpec(text: string, file = "a.yaml"): void {
  const { value, diagnostics } = indexOperations(text, { file });
  holdRanges(text, diagnostics);
  const whole = parseSpec(text, file, { trim: false });
  if (!whole.ok || whole.findings.length > 0 || typeof whole.value === "string") return;
  const read = indexOperations(whole.value, { file });
  hold(
    JSON.stringify([value?.title, value?.operations]) === JSON.stringify([read.value?.title, read.value?.operations]),
    "the trimmed spec is another one",
  );
}

/** What must hold of any folder. */
export async function holdSite(files: Readonly<Record<string, string>>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "docsjson-fuzz-"));
  try {
    writeSite(folder, files);
    const { value, diagnostics } = await checkSite(folder);
    for (const [file, text] of value.site.texts) {
      holdRanges(text, diagnostics.filter((diagnostic) => diagnostic.file === file && diagnostic.fixes.length === 0 && diagnostic.related.length === 0)); // biome-ignore format: one thought
    }
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
