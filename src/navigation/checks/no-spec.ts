import type { CodeArguments } from "../../diagnostic/codes.ts";
import { type Finding, finding, type Place } from "../../diagnostic/finding.ts";

/** Reports a reference to an operation for which no spec is in effect. */
export const reportNoSpec = (args: CodeArguments["openapi/no-spec"], place: Place, findings: Finding[]): void => {
  findings.push(finding("openapi/no-spec", args, place));
};
