import { own } from "../../../json/json-value.ts";
import { DIALECT_RULES } from "../../../vocabulary/dialect-rules.ts";
import type { Check } from "../../context/check-context.ts";
import { type ElementFrame, pointerTo } from "../../context/element-frame.ts";

/** Reports the `asyncapi` of a group that has `openapi` too: the hosted platform keeps `openapi` alone. */
export function reportIgnoredAsyncapi({ dialect, findings }: Check, group: ElementFrame): void {
  const { value } = group;
  if (!DIALECT_RULES[dialect].groupsHaveOneApi || own(value, "openapi") === undefined) return;
  if (own(value, "asyncapi") === undefined) return;
  findings.add("config/ignored", { case: "second-api" }, { pointer: pointerTo(group, "asyncapi"), part: "key" });
}
