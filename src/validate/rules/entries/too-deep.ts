import { code } from "../../../diagnostic/code.ts";
import { MAX_DEPTH } from "../../../vocabulary/elements.ts";
import type { Check } from "../../context/check-context.ts";
import type { ChildList } from "../../context/child-list.ts";
import { type ElementFrame, pointerTo } from "../../context/element-frame.ts";

export const navTooDeep = code("nav/too-deep", {
  severity: "error",
  message: ({ limit }: { limit: number }) => `this element is nested more than ${limit} levels deep, so it is not read`,
  hint: () => "use fewer levels",
});

/** Whether the entries of an element are nested too deeply to be read. */
export const isTooDeep = ({ depth }: ElementFrame): boolean => depth >= MAX_DEPTH;

/** Reports an entry that is nested too deeply. */
export function reportTooDeep({ findings }: Check, parent: ElementFrame, { writtenKey }: ChildList, index: number) {
  findings.add(navTooDeep, { limit: MAX_DEPTH }, { pointer: pointerTo(parent, writtenKey, index) });
}
