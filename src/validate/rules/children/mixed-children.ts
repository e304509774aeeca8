import type { ChildKey } from "../../../vocabulary/elements.ts";
import type { Check } from "../../context/check-context.ts";
import type { ElementFrame } from "../../context/element-frame.ts";
import { judgeTwoKinds, mixedChildren, reportTwoKinds } from "../../context/two-kinds-of-children.ts";

/** Reports the further kinds of children in an element: only one kind is allowed per level. */
export function reportMixedChildren(check: Check, frame: ElementFrame, first: ChildKey, others: readonly ChildKey[]) {
  for (const second of others) {
    reportTwoKinds(check, frame, mixedChildren, judgeTwoKinds(check, frame, first, second));
  }
}
