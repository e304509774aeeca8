import { stat } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { type Finding, finding } from "../../diagnostic/finding.ts";
import { placeFindings } from "../../source/place-findings.ts";
import { sourceMapOfText } from "../../source/text-source-map.ts";
import { checkCustomNames } from "../../validate/check-tool-config.ts";
import { customRuleFiles, type ToolConfigFile } from "../config/read-tool-config.ts";
import { type CustomRule, faultInRules } from "./custom-rule.ts";
import { customRuleFailed } from "./custom-rule-code.ts";
import { describeError } from "./describe-error.ts";

/** The rules of a project, and what is wrong with their modules, in the file of the settings. */
export interface LoadedRules {
  readonly rules: readonly CustomRule[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Executes the modules that `customRules` of the settings names, and takes the rules of their default exports. A module that
 * has changed since it was executed is executed again. Codes: `config/custom-rule`, `config/unknown-rule`.
 */
export async function loadCustomRules(config: ToolConfigFile): Promise<LoadedRules> {
  const rules: CustomRule[] = [];
  const findings: Finding[] = [];
  for (const [i, file] of customRuleFiles(config).entries()) {
    const module = config.settings.customRules?.[i] ?? "";
    const read = await readModule(file, module);
    if ("rules" in read) rules.push(...read.rules);
    else findings.push(finding(customRuleFailed, read, { pointer: `${config.base}/customRules/${i}` }));
  }
  // What a module that can't be read would have is not known.
  if (findings.length === 0) {
    const names = rules.flatMap(({ codes }) => codes.map(({ name }) => name));
    findings.push(...checkCustomNames(config.settings, config.base, names));
  }
  const sourceMap = sourceMapOfText(config.text, config.file);
  return { rules, diagnostics: placeFindings(findings, { sourceMap }) };
}

async function readModule(file: string, module: string) {
  const changed = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
  if (changed === undefined) return { case: "missing", module } as const;
  try {
    const { default: rules } = await import(/* @vite-ignore */ `${pathToFileURL(file)}?${changed}`);
    const fault = faultInRules(rules);
    return fault === undefined ? { rules: rules as CustomRule[] } : ({ case: "no-rules", module, fault } as const);
  } catch (error) {
    return { case: "unreadable", module, reason: describeError(error) } as const;
  }
}
