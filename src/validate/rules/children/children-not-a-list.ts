import { own } from "../../../json/json-value.ts";
import type { ChildKey } from "../../../vocabulary/elements.ts";
import { configType } from "../../codes/config-type.ts";
import type { Check } from "../../context/check-context.ts";
import { type ElementFrame, pointerTo } from "../../context/element-frame.ts";

/** Reports a child key whose value is not a list: `"pages": "intro"`. */
export function reportChildrenNotAList(check: Check, frame: ElementFrame, key: ChildKey, written: string): void {
  check.isPartlyRead = true;
  const args = { case: "children", written, key, value: own(frame.value, written) } as const;
  check.findings.add(configType, args, { pointer: pointerTo(frame, written) });
}
