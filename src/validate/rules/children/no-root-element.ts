import { CHILDREN } from "../../../vocabulary/elements.ts";
import type { Check } from "../../context/check-context.ts";
import { type ElementFrame, pointerTo } from "../../context/element-frame.ts";

/** Reports a navigation without any root element. A misspelt one is reported by `reportMisspeltOnlyList`. */
export function reportNoRootElement({ dialect, findings, excused }: Check, root: ElementFrame): void {
  if (excused.has(root.value) || Object.hasOwn(root.value, "sourceRef")) return;
  const choices = CHILDREN[dialect].navigation;
  findings.add("nav/no-root-element", { choices }, { pointer: pointerTo(root), part: "key" });
}
