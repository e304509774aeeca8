import { join } from "node:path";
import { type Diagnostic, type Result, renameFiles, sortDiagnostics, toResult } from "../../diagnostic/diagnostic.ts";
import { pathFrom } from "../../vocabulary/files/path-from.ts";
import type { CheckedSite } from "../check-site.ts";
import type { ToolConfigFile } from "./read-tool-config.ts";

/** The diagnostics about the settings of a project, with the path of their file from a folder. */
export function configFindings(config: ToolConfigFile, from: string): { file: string; diagnostics: Diagnostic[] } {
  const file = pathFrom(from, join(config.folder, config.file));
  return { file, diagnostics: renameFiles(config.diagnostics, () => file) };
}

/** A checked site, with the diagnostics about the settings that it was checked by. */
export function withConfigFindings(
  result: Result<CheckedSite> & { value: CheckedSite },
  config: ToolConfigFile | undefined,
): Result<CheckedSite> & { value: CheckedSite } {
  if (!config || config.diagnostics.length === 0) return result;
  const { site, navigation } = result.value;
  const { file, diagnostics } = configFindings(config, site.folder);
  const value = { site: { ...site, texts: new Map([...site.texts, [file, config.text]]) }, navigation };
  return toResult(value, sortDiagnostics([...diagnostics, ...result.diagnostics]));
}
