import { readFile, rename, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { isObject } from "../../json/json-value.ts";
import { fingerprintsOf } from "../../report/fingerprints.ts";
import { UsageError } from "../command.ts";

/** The findings that a project has accepted for now: their fingerprints, each with words that a reader knows it by. */
export type Baseline = ReadonlyMap<string, string>;

/** Reads a baseline that `writeBaseline` wrote. @throws {UsageError} for a file that is none */
export async function readBaseline(path: string, cwd: string): Promise<Baseline> {
  const text = await readFile(resolve(cwd, path), "utf8").catch(() => {
    throw new UsageError(`--baseline: ${path} can't be read; --update-baseline writes it`);
  });
  try {
    const data: unknown = JSON.parse(text);
    if (isObject(data) && data.version === 1 && isObject(data.findings)) {
      return new Map(Object.entries(data.findings).map(([fingerprint, words]) => [fingerprint, String(words)]));
    }
  } catch {
    // Said below, like every file that is no baseline.
  }
  throw new UsageError(`--baseline: ${path} is not a baseline; --update-baseline writes it anew`);
}

/** The diagnostics that the baseline doesn't know. */
export function withoutAccepted(diagnostics: readonly Diagnostic[], baseline: Baseline): Diagnostic[] {
  const fingerprints = fingerprintsOf(diagnostics);
  return diagnostics.filter((_, i) => !baseline.has(fingerprints[i] ?? ""));
}

/** Writes the diagnostics as accepted, sorted so that changes read well in version control. Replaces the file at once. */
export async function writeBaseline(path: string, cwd: string, diagnostics: readonly Diagnostic[]): Promise<void> {
  const fingerprints = fingerprintsOf(diagnostics);
  const findings = diagnostics.map(({ code, file, message }, i) => [fingerprints[i], `${file}: ${code}: ${message}`]);
  const sorted = findings.sort(([, a = ""], [, b = ""]) => (a < b ? -1 : a > b ? 1 : 0));
  const text = `${JSON.stringify({ version: 1, findings: Object.fromEntries(sorted) }, null, 2)}\n`;
  const target = resolve(cwd, path);
  await writeFile(`${target}.${process.pid}.tmp`, text);
  await rename(`${target}.${process.pid}.tmp`, target);
}
