import { isObject, own } from "../../json/json-value.ts";
import { escapeSegment } from "../../json/pointer.ts";
import { isVariableName } from "../../vocabulary/variable-name.ts";
import type { Check } from "../context/check-context.ts";

/** Reports the names of variables that no page can refer to. Source: the hosted platform's documentation, "Variables". */
export function checkVariableNames({ findings }: Check, config: unknown): void {
  const variables = isObject(config) ? own(config, "variables") : undefined;
  if (!isObject(variables)) return;
  for (const name of Object.keys(variables)) {
    if (isVariableName(name) || name === "$ref") continue;
    findings.add("variable/name", { name }, { pointer: `/variables/${escapeSegment(name)}`, part: "key" });
  }
}
