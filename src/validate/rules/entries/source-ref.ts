import type { Check } from "../../context/check-context.ts";
import type { ChildList } from "../../context/child-list.ts";
import { type ElementFrame, pointerTo } from "../../context/element-frame.ts";

/** Notes an entry that stands for the navigation of another repository, which is not read. */
export function reportSourceRef(check: Check, frame: ElementFrame, list: ChildList, index: number, source: string) {
  const topLevel = frame.kind === "navigation";
  const place = { pointer: pointerTo(frame, list.writtenKey, index, "sourceRef") };
  check.isPartlyRead = true;
  check.findings.add("nav/source-ref", { source, topLevel }, place, { severity: topLevel ? "error" : undefined });
}
