import { type Diagnostic, filePointer, sortDiagnostics, withoutFixesOfRepeatedKeys } from "../diagnostic/diagnostic.ts";
import type { FilePlace } from "../source/source-map.ts";
import { applyRules, type RuleLayer, type Rules } from "./rules.ts";

/** What a check goes by when it decides which findings it tells, and how severe they are. */
export interface Policy {
  /** The severities that replace the defaults of codes. */
  readonly rules?: Rules | readonly RuleLayer[] | undefined;
  /** Warnings without a rule count as errors. */
  readonly strict?: boolean | undefined;
  /** Includes that failed: their content is missing, which is reported where they are read. */
  readonly failedIncludes?: readonly FilePlace[];
  /** Tells page files outside the navigation: their faults break no page that readers are led to. */
  readonly isUnlisted?: (file: string) => boolean;
  /** Leaves out the findings that comments in pages excuse, and reports faults of the comments. */
  readonly withoutExcused?: ((found: readonly Diagnostic[]) => Diagnostic[]) | undefined;
}

/**
 * The findings that are told, in their order, with the severities that the policy gives them; `judged` are those before rules.
 *
 * @param loading what was found when the files were read
 * @param found what was found in them
 */
export function applyPolicy(
  { loading, found }: Readonly<Record<"loading" | "found", readonly Diagnostic[]>>,
  { rules, strict, failedIncludes = [], isUnlisted = () => false, withoutExcused = (all) => [...all] }: Policy,
): Record<"judged" | "diagnostics", Diagnostic[]> {
  const failed = new Set(failedIncludes.map(filePointer));
  const told = found
    .filter((diagnostic) => !failed.has(filePointer(diagnostic)))
    .map((each) => (each.severity === "error" && isUnlisted(each.file) ? asWarning(each) : each));
  const judged = withoutFixesOfRepeatedKeys(sortDiagnostics(withoutExcused([...loading, ...told])));
  return { judged, diagnostics: applyRules(judged, rules, strict) };
}

const asWarning = (diagnostic: Diagnostic): Diagnostic => ({ ...diagnostic, severity: "warning" });
