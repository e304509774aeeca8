import { code } from "../../../diagnostic/code.ts";
import { own } from "../../../json/json-value.ts";
import type { Check } from "../../context/check-context.ts";
import { type ElementFrame, pointerTo } from "../../context/element-frame.ts";

export const expandedIgnored = code("nav/expanded-ignored", {
  severity: "info",
  message: ({ value }: { value: boolean }) =>
    `"expanded": ${value} has no effect, because top-level groups are always open`,
  hint: () => "remove it, or set it on the groups inside this one",
});

/** Reports `expanded` on a top-level group, which is always open. */
export function reportExpandedIgnored({ findings }: Check, group: ElementFrame): void {
  const expanded = own(group.value, "expanded");
  if (typeof expanded !== "boolean" || group.parent?.kind === "group" || group.isStray) return;
  const place = { pointer: pointerTo(group, "expanded"), part: "key" as const };
  findings.add(expandedIgnored, { value: expanded }, place);
}
