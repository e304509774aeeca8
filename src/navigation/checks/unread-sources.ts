import { type Finding, finding } from "../../diagnostic/finding.ts";
import type { JsonObject } from "../../json/json-value.ts";

/** Reports the `sdk` of an element, whose pages will be missing from the resolved navigation. */
export function reportUnread(element: JsonObject, pointerOf: () => string, findings: Finding[]): void {
  if (element.sdk === undefined || !Object.hasOwn(element, "sdk")) return;
  const place = { pointer: `${pointerOf()}/sdk`, part: "key" as const };
  findings.push(finding("openapi/unsupported-feature", { case: "page-source", format: "SDK" }, place));
}
