import { isObject, own } from "../../json/json-value.ts";
import { DIALECT_RULES } from "../../vocabulary/dialect-rules.ts";
import { type LoneSource, loneSourcesOf } from "../../vocabulary/lone-sources.ts";
import type { Check } from "./check-context.ts";
import type { ElementFrame } from "./element-frame.ts";

/**
 * The `sdk` or `graphql` of a tab, beside which little else is allowed: the first, if it has both. One that names nothing
 * has an error of its own.
 */
export function loneSourceOf({ dialect }: Check, { kind, value }: ElementFrame): LoneSource | undefined {
  if (kind !== "tab" || !DIALECT_RULES[dialect].limitsLoneSources) return undefined;
  const sources: readonly string[] = loneSourcesOf(kind);
  return Object.keys(value).find((key): key is LoneSource => sources.includes(key) && isNamed(key, value[key]));
}

function isNamed(key: string, value: unknown): boolean {
  const source = isObject(value) ? own(value, "source") : key === "graphql" && value;
  return typeof source === "string" && source !== "";
}
