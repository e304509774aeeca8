import { type Finding, finding } from "../../diagnostic/finding.ts";
import { markLength, positionsOf } from "../../source/locate/positions.ts";
import { findSyntaxFaults } from "../../source/syntax/find-syntax-faults.ts";
import { sdkSyntax } from "./sdk-codes.ts";

/** Reads a JSON file that a documentation tool wrote; `undefined` if it is not JSON, which is reported. */
export function parseArtifact(text: string, file: string, findings: Finding[]): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text.slice(markLength(text))) };
  } catch {
    const { range } = positionsOf(text);
    for (const { fault, start, end } of findSyntaxFaults(text)) {
      findings.push(finding(sdkSyntax, { case: "json", fault }, { file, pointer: "", range: range(start, end) }));
    }
    return undefined;
  }
}
