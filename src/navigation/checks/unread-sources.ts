import { type Finding, finding } from "../../diagnostic/finding.ts";
import { isObject, type JsonObject } from "../../json/json-value.ts";

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
    const problem = `pages that the hosted platform makes from ${name} are not resolved`;
    findings.push(finding("openapi/unsupported-feature", { problem, hint: HINT }, placeOf(pointerOf(), key)));
  }
  const { openapi } = element;
  if (typeof openapi !== "object") return;
  const entries: unknown[] = Array.isArray(openapi) ? openapi : [openapi];
  entries.forEach((entry, index) => {
    if (!isObject(entry) || entry.overlays === undefined) return;
    const step = Array.isArray(openapi) ? `openapi/${index}/overlays` : "openapi/overlays";
    const problem = "overlays are not applied: titles and addresses are those of the spec itself";
    findings.push(finding("openapi/unsupported-feature", { problem, hint: OVERLAY_HINT }, placeOf(pointerOf(), step)));
  });
}

const HINT = "nothing to do; pages that the element lists itself are resolved as usual";
const OVERLAY_HINT = "apply the overlays to the spec beforehand to have them resolved";

const placeOf = (pointer: string, step: string) => ({ pointer: `${pointer}/${step}`, part: "key" as const });
