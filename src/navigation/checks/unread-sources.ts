import { type Finding, finding } from "../../diagnostic/finding.ts";
import type { JsonObject } from "../../json/json-value.ts";

/** Settings from which the hosted platform makes pages, and we don't. */
const UNREAD = [
  ["asyncapi", "AsyncAPI"],
  ["graphql", "GraphQL"],
  ["sdk", "SDK"],
] as const;

/** Reports the settings of an element whose pages will be missing from the resolved navigation. */
export function reportUnread(element: JsonObject, pointerOf: () => string, findings: Finding[]): void {
  for (const [key, name] of UNREAD) {
    if (element[key] === undefined || !Object.hasOwn(element, key)) continue;
    const fault = { case: "page-source", format: name } as const;
    findings.push(finding("openapi/unsupported-feature", fault, placeOf(pointerOf(), key)));
  }
}

const placeOf = (pointer: string, step: string) => ({ pointer: `${pointer}/${step}`, part: "key" as const });
