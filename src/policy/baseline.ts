import { resolve } from "node:path";
import { type Diagnostic, renameFiles } from "../diagnostic/diagnostic.ts";
import { isWebUrl } from "../vocabulary/addresses/url.ts";
import { pathFrom } from "../vocabulary/files/path-from.ts";
import { fingerprintsOf } from "./fingerprints.ts";

/** The findings that a project has accepted for now. */
export interface Baseline {
  /** Absolute path of its folder: files are named from there, so that it is valid wherever the command runs. */
  readonly folder: string;
  /** Their fingerprints, each with words that a reader knows it by. */
  readonly findings: ReadonlyMap<string, string>;
}

/** The diagnostics that the baseline doesn't know; their files are named from `cwd`. */
export function withoutAccepted(diagnostics: readonly Diagnostic[], baseline: Baseline, cwd: string): Diagnostic[] {
  const fingerprints = fingerprintsOf(namedFromFolder(baseline.folder, diagnostics, cwd));
  return diagnostics.filter((_, i) => !baseline.findings.has(fingerprints[i] ?? ""));
}

/** The diagnostics with their files named from a folder instead of `cwd`. */
export const namedFromFolder = (folder: string, diagnostics: readonly Diagnostic[], cwd: string): Diagnostic[] =>
  renameFiles(diagnostics, (file) => (isWebUrl(file) ? file : pathFrom(folder, resolve(cwd, file))));
