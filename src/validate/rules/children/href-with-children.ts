import { isHere } from "../../../diagnostic/words.ts";
import { own } from "../../../json/json-value.ts";
import type { ChildKey } from "../../../vocabulary/elements.ts";
import { type Check, KEY_ROLES } from "../../context/check-context.ts";
import { isEmptyList } from "../../context/element-content.ts";
import { type ElementFrame, pointerTo } from "../../context/element-frame.ts";

/** Reports children beside an `href`: a link does not show them. An empty list is reported as such. */
export function reportHrefWithChildren({ findings }: Check, frame: ElementFrame, key: ChildKey): void {
  const { kind, value } = frame;
  const href = KEY_ROLES[kind].has("href") ? own(value, "href") : undefined;
  if (typeof href !== "string" || href === "" || isEmptyList(own(value, key))) return;
  const placeOf = (field: string) => ({ pointer: pointerTo(frame, field), part: "key" as const });
  const related = [{ message: isHere("href"), place: placeOf("href") }];
  findings.add("nav/href-with-children", { owner: kind, key }, placeOf(key), { related });
}
