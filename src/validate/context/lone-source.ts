import { DIALECT_RULES } from "../../vocabulary/dialect-rules.ts";
import { type LoneSource, loneSourcesOf } from "../../vocabulary/lone-sources.ts";
import type { Check } from "./check-context.ts";
import type { ElementFrame } from "./element-frame.ts";

/** The `sdk` or `graphql` of a tab, beside which little else is allowed: the first, if it has both. */
export function loneSourceOf({ dialect }: Check, { kind, value }: ElementFrame): LoneSource | undefined {
  if (kind !== "tab" || !DIALECT_RULES[dialect].limitsLoneSources) return undefined;
  const sources: readonly string[] = loneSourcesOf(kind);
  return Object.keys(value).find((key): key is LoneSource => sources.includes(key));
}
