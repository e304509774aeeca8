import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { groupBy } from "../../diagnostic/group-by.ts";
import { countSeverities } from "../summary.ts";
import { placeName } from "../text/place-name.ts";
import { escapeXml } from "../text/xml.ts";

/**
 * For CI that shows test results: a suite a file, a case a finding. Errors are failures; warnings and notes are cases
 * that pass, with their message as output. A site without findings is one case that passes.
 * Source: the format that Apache Ant's JUnit task writes, as Jenkins and GitLab read it.
 */
export function formatJunit(diagnostics: readonly Diagnostic[]): string {
  const files = groupBy(diagnostics, ({ file }) => file);
  const suites = [...files].map(([file, found]) => suiteOf(file, found.map(caseOf), countSeverities(found).error));
  if (suites.length === 0)
    suites.push(suiteOf("docs.json", ['    <testcase name="no problems" classname="docsjson"/>'], 0));
  const tests = Math.max(1, diagnostics.length);
  const failures = countSeverities(diagnostics).error;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="docsjson" tests="${tests}" failures="${failures}" errors="0">
${suites.join("\n")}
</testsuites>
`;
}

const suiteOf = (name: string, cases: readonly string[], failures: number): string =>
  `  <testsuite name="${escapeXml(name)}" tests="${cases.length}" failures="${failures}" errors="0">
${cases.join("\n")}
  </testsuite>`;

function caseOf(diagnostic: Diagnostic): string {
  const { code, severity, file, message, hint, breadcrumb } = diagnostic;
  const place = placeName(diagnostic);
  const text = [place, breadcrumb, message, hint && `hint: ${hint}`].filter((line) => line !== undefined).join("\n");
  const name = escapeXml(`${code} ${place}`);
  const inner =
    severity === "error"
      ? `<failure type="${code}" message="${escapeXml(message)}">${escapeXml(text)}</failure>`
      : `<system-out>${severity}: ${escapeXml(text)}</system-out>`;
  return `    <testcase name="${name}" classname="${escapeXml(file)}">${inner}</testcase>`;
}
