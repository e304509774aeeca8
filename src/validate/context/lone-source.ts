import { isObject, own } from "../../json/json-value.ts";
import { closingSourcesOf, type LoneSource } from "../../vocabulary/lone-sources.ts";
import type { Check } from "./check-context.ts";
import type { ElementFrame } from "./element-frame.ts";

/**
 * The `sdk` of a tab, beside which little else is allowed. One that names nothing has an error of its own.
 */
export function loneSourceOf({ dialect }: Check, { kind, value }: ElementFrame): LoneSource | undefined {
  const sources: readonly string[] = closingSourcesOf(dialect, kind);
  if (sources.length === 0) return undefined;
  return Object.keys(value).find((key): key is LoneSource => sources.includes(key) && isNamed(value[key]));
}

function isNamed(value: unknown): boolean {
  const source = isObject(value) ? own(value, "source") : undefined;
  return typeof source === "string" && source !== "";
}
