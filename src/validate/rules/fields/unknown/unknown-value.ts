import { docsExample } from "../../../../codes/examples/example.ts";
import { code } from "../../../../diagnostic/code.ts";
import type { Reporter } from "../../../../diagnostic/finding.ts";
import { nearest } from "../../../../diagnostic/nearest.ts";
import { didYouMean, quoteList, quoteValue, type Subject, subjectName } from "../../../../diagnostic/words.ts";
import type { StringRule } from "../../../../json/shape.ts";
import { meantFixes } from "../../../context/fixes.ts";

export const unknownValue = code("config/unknown-value", {
  severity: "warning",
  title: "A value is not known",
  explanation:
    "The field takes more values than a fixed list can contain, so other values are allowed. This one is not among the known values and is most often misspelt.",
  example: docsExample(
    '{ "navbar": { "links": [{ "type": "gihub", "label": "Code", "href": "https://github.com/acme/docs" }] }, "navigation": { "pages": ["intro"] } }',
    '{ "navbar": { "links": [{ "type": "github", "label": "Code", "href": "https://github.com/acme/docs" }] }, "navigation": { "pages": ["intro"] } }',
  ),
  message: ({
    subject,
    value,
  }: {
    subject: Subject;
    value: string;
    known: readonly string[];
    suggestions: readonly string[];
  }) => `${subjectName(subject)} is set to the unknown value ${quoteValue(value)}`,
  hint: ({ known, suggestions }) => didYouMean(suggestions) ?? `known values are ${quoteList(known, "and")}`,
});

/** Reports a string that is not among the known values of its field. If the list grows, only a misspelt one. */
export function reportUnknownValue(
  findings: Reporter,
  value: string,
  { known, grows }: StringRule,
  { pointer, owner, isRefused }: { pointer: string; owner: Subject; isRefused?: boolean | undefined },
): void {
  if (!known || known.includes(value)) return;
  const suggestions = nearest(value.trim(), known);
  if (grows && suggestions.length === 0 && value.trim() !== "") return;
  const fixes = meantFixes({ pointer }, value, suggestions);
  findings.add(
    unknownValue,
    { subject: owner, value, known, suggestions },
    { pointer },
    { fixes, severity: isRefused ? "error" : undefined },
  );
}
