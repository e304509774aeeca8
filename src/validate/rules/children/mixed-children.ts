import type { ChildKey } from "../../../vocabulary/elements/elements.ts";
import { judgeTwoKinds, mixedChildren, reportTwoKinds } from "../../context/two-kinds-of-children.ts";
import type { ElementRule } from "../../context/visits.ts";

/** Reports the further kinds of children in an element: only one kind is allowed per level. */
export const mixedChildrenRule: ElementRule = {
  codes: [mixedChildren],
  needs: ({ frame, counted }) => frame.kind !== "navigation" && counted.length > 1,
  check({ check, frame, counted }) {
    const [first, ...others] = counted as [ChildKey, ...ChildKey[]];
    for (const second of others)
      reportTwoKinds(check, frame, mixedChildren, judgeTwoKinds(check, frame, first, second));
  },
};
