import { own } from "../../../json/json-value.ts";
import type { Check } from "../../context/check-context.ts";
import { type ElementFrame, pointerTo } from "../../context/element-frame.ts";

/** Reports `expanded` on a top-level group, which is always open. */
export function reportExpandedIgnored({ findings }: Check, group: ElementFrame): void {
  const expanded = own(group.value, "expanded");
  if (typeof expanded !== "boolean" || group.parent?.kind === "group" || group.isStray) return;
  const place = { pointer: pointerTo(group, "expanded"), part: "key" as const };
  findings.add("nav/expanded-ignored", { value: expanded }, place);
}
