import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { groupBy } from "../../diagnostic/group-by.ts";
import { escapeMarkup } from "../../vocabulary/files/escape-markup.ts";
import { countSeverities } from "../summary.ts";
import { placeName } from "../text/place-name.ts";
import { printable } from "../text/printable.ts";

/** Characters that XML 1.0 does not allow, even escaped; lone surrogates among them. */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Characters that XML allows, and a terminal would act on. */
const UNPRINTABLE = /[\r\u007f-\u009f\u202a-\u202e\u2066-\u2069\u2028\u2029]/g;

/** A text as XML takes it in elements and in double quotes; what XML cannot contain becomes U+FFFD. */
export const escapeXml = (text: string): string =>
  escapeMarkup(text.replace(FORBIDDEN, "\ufffd")).replace(UNPRINTABLE, (char) => `&#${char.charCodeAt(0)};`);

/**
 * For CI that shows test results: a suite a file, a case a finding. Errors are failures; warnings and notes are cases
 * that pass, with their message as output. A site without findings is one case that passes.
 * Source: the format that Apache Ant's JUnit task writes, as Jenkins and GitLab read it.
 */
export function formatJunit(diagnostics: readonly Diagnostic[]): string {
  const files = groupBy(diagnostics, ({ file }) => printable(file));
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
  const place = printable(placeName(diagnostic));
  const text = [place, breadcrumb, message, hint && `hint: ${hint}`].filter((line) => line !== undefined).join("\n");
  const name = escapeXml(`${code} ${place}`);
  const inner =
    severity === "error"
      ? `<failure type="${code}" message="${escapeXml(message)}">${escapeXml(text)}</failure>`
      : `<system-out>${severity}: ${escapeXml(text)}</system-out>`;
  return `    <testcase name="${name}" classname="${escapeXml(printable(file))}">${inner}</testcase>`;
}
