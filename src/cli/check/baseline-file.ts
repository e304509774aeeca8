import { readFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { compareText, type Diagnostic } from "../../diagnostic/diagnostic.ts";
import { isObject } from "../../json/json-value.ts";
import { type Baseline, namedFromFolder } from "../../policy/baseline.ts";
import { fingerprintsOf } from "../../policy/fingerprints.ts";
import { fileKind } from "../../site/config/file-kind.ts";
import type { ToolConfigFile } from "../../site/config/read-tool-config.ts";
import { UsageError } from "../command.ts";

/** Where a baseline is, from the current folder. */
export interface BaselineFile {
  readonly path: string;
  /** Whether it may not exist yet: the settings of a project are written before its baseline. */
  readonly isOptional?: boolean;
}

/** The baseline that the settings of a project name. */
export const baselineOf = (config: ToolConfigFile | undefined, cwd: string): BaselineFile | undefined =>
  config?.settings.baseline === undefined
    ? undefined
    : { path: relative(cwd, join(config.folder, config.settings.baseline)), isOptional: true };

/**
 * Reads a baseline that `writeBaseline` wrote; `undefined` for one that may be missing, and is.
 *
 * @throws {UsageError} for any other file
 */
export async function readBaseline({ path, isOptional }: BaselineFile, cwd: string): Promise<Baseline | undefined> {
  const kind = await fileKind(resolve(cwd, path));
  if (isOptional && kind === "other") throw new UsageError(`the baseline ${path} is not a file`);
  const text = await readFile(resolve(cwd, path), "utf8").catch(({ code }: NodeJS.ErrnoException) => {
    if (isOptional && code === "ENOENT") return undefined;
    throw new UsageError(`--baseline: ${path} can't be read; --update-baseline writes it`);
  });
  if (text === undefined) return undefined;
  try {
    const data: unknown = JSON.parse(text);
    if (isObject(data) && data.version === 1 && isObject(data.findings)) {
      const findings = Object.entries(data.findings).map(
        ([fingerprint, words]) => [fingerprint, String(words)] as const,
      );
      return { folder: dirname(resolve(cwd, path)), findings: new Map(findings) };
    }
  } catch {
    // Reported below, like every file that is not a baseline.
  }
  throw new UsageError(`--baseline: ${path} is not a baseline; --update-baseline writes it anew`);
}

/**
 * Writes the diagnostics as accepted, sorted so that changes read well in version control. Their files are named from
 * `cwd`. Replaces the file at once.
 *
 * @throws {UsageError} if it can't be written
 */
export async function writeBaseline(path: string, cwd: string, diagnostics: readonly Diagnostic[]): Promise<void> {
  const target = resolve(cwd, path);
  const named = namedFromFolder(dirname(target), diagnostics, cwd);
  const fingerprints = fingerprintsOf(named);
  const findings = named.map(({ code, file, message }, i) => [fingerprints[i], `${file}: ${code}: ${message}`]);
  const sorted = findings.sort(([, a = ""], [, b = ""]) => compareText(a, b));
  const text = `${JSON.stringify({ version: 1, findings: Object.fromEntries(sorted) }, null, 2)}\n`;
  const { replaceFile } = await import("../../author/write/replace-file.ts");
  await replaceFile(target, text).catch((error: Error) => {
    throw new UsageError(`--update-baseline: ${error.message}`);
  });
}
