import { losesAsyncapi } from "../../../vocabulary/second-api.ts";
import { configIgnored } from "../../codes/config-ignored.ts";
import type { Check } from "../../context/check-context.ts";
import { type ElementFrame, pointerTo } from "../../context/element-frame.ts";

/** Reports the `asyncapi` of a group that has `openapi` too: the hosted platform keeps `openapi` alone. */
export function reportIgnoredAsyncapi({ dialect, findings }: Check, group: ElementFrame): void {
  if (!losesAsyncapi(dialect, group.kind, group.value)) return;
  findings.add(configIgnored, { case: "second-api" }, { pointer: pointerTo(group, "asyncapi"), part: "key" });
}
