import { MAX_DEPTH } from "../../../vocabulary/elements.ts";
import type { Check } from "../../context/check-context.ts";
import type { ChildList } from "../../context/child-list.ts";
import { type ElementFrame, pointerTo } from "../../context/element-frame.ts";

/** Whether the entries of an element are nested too deeply to be read. */
export const isTooDeep = ({ depth }: ElementFrame): boolean => depth >= MAX_DEPTH;

/** Reports an entry that is nested too deeply. */
export function reportTooDeep({ findings }: Check, parent: ElementFrame, { writtenKey }: ChildList, index: number) {
  findings.add("nav/too-deep", { limit: MAX_DEPTH }, { pointer: pointerTo(parent, writtenKey, index) });
}
