import { type Finding, finding } from "../../diagnostic/finding.ts";
import { isObject, type JsonObject, own } from "../../json/json-value.ts";

/** Reports the `sdk` of an element, whose pages will be missing from the resolved navigation. */
export function reportUnread(element: JsonObject, pointerOf: () => string, findings: Finding[]): void {
  const sdk = own(element, "sdk");
  if (!isObject(sdk)) return;
  const args = { case: "sdk", format: own(sdk, "format"), source: own(sdk, "source") } as const;
  findings.push(finding("openapi/unsupported-feature", args, { pointer: `${pointerOf()}/sdk`, part: "key" }));
}
