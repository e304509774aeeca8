import { type Finding, finding } from "../../diagnostic/finding.ts";
import { isObject, type JsonObject, own } from "../../json/json-value.ts";
import { isSdkFormat } from "../../vocabulary/sdk.ts";

/** Reports the `sdk` of an element that is in a format which is not read: its pages will be missing from the resolved navigation. */
export function reportUnread(element: JsonObject, pointerOf: () => string, findings: Finding[]): void {
  const sdk = own(element, "sdk");
  if (!isObject(sdk) || isSdkFormat(own(sdk, "format"))) return;
  const args = { case: "sdk", format: own(sdk, "format"), source: own(sdk, "source") } as const;
  findings.push(finding("openapi/unsupported-feature", args, { pointer: `${pointerOf()}/sdk`, part: "key" }));
}
