import { code } from "../../diagnostic/code.ts";
import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { finding } from "../../diagnostic/finding.ts";
import type { IdleRules } from "../../policy/idle-rules.ts";
import { placeFindings } from "../../source/place-findings.ts";
import { sourceMapOfText } from "../../source/text-source-map.ts";
import type { ToolConfigFile } from "./read-tool-config.ts";

export const unusedOverride = code("config/unused-override", {
  severity: "info",
  since: "0.2",
  title: "An override of docsjson.config.json applies to nothing",
  explanation:
    "The entries of `overrides` set rules for the findings in some files, of some pages or at some places. One that names nothing that exists has no effect. One that turns findings off, or down to information, and has none left, hides the next fault there. It is reported if all sites of the project are checked without `--rule`, `--since-rules` and `--fix`.",
  example: {
    wrong: {
      "docs.json": '{ "navigation": { "pages": ["intro"] } }',
      "intro.mdx": "",
      "docsjson.config.json": '{ "overrides": [{ "pages": ["into"], "rules": { "link/*": "off" } }] }',
    },
    right: {
      "docs.json": '{ "navigation": { "pages": ["intro"] } }',
      "intro.mdx": "[next](/next)",
      "docsjson.config.json": '{ "overrides": [{ "pages": ["intro"], "rules": { "link/*": "off" } }] }',
    },
  },
  cases: {
    place: () => ({
      message: "this override names no file, page or value that exists, so it has no effect",
      hint: "correct what it names, or remove it",
    }),
    finding: () => ({
      message: "this override excuses nothing: no finding is left where it applies",
      hint: "remove it",
    }),
  },
});

/** The overrides of settings that no site of the project has a use for. @param idle of each site */
export function unusedOverrides(
  { text, file }: ToolConfigFile,
  [first = [], ...others]: readonly (readonly IdleRules[])[],
): Diagnostic[] {
  const unused = first.filter(({ origin }) => others.every((idle) => idle.some((each) => each.origin === origin)));
  const findings = unused.map(({ origin, lacks }) => {
    const isElsewhere = others.flat().some((each) => each.origin === origin && each.lacks === "finding");
    return finding(unusedOverride, { case: isElsewhere ? "finding" : lacks }, { pointer: origin });
  });
  return placeFindings(findings, { sourceMap: sourceMapOfText(text, file) });
}
