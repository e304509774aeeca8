import { isObject, own } from "../../../json/json-value.ts";
import { CHILDREN } from "../../../vocabulary/elements/elements.ts";
import { configType } from "../../codes/config-type.ts";
import { type ElementRule, pointerTo } from "../../context/visits.ts";
import { noteInclude, unreadInclude } from "../fields/unread-include.ts";

/** Reports a child key whose value is neither a list nor an include: `"pages": "intro"`. */
export const childrenNotAListRule: ElementRule = {
  codes: [configType, unreadInclude],
  check({ check, frame, childKeys }) {
    for (const key of childKeys) {
      const value = own(frame.value, key);
      if (Array.isArray(value) || !CHILDREN[check.dialect][frame.kind].includes(key)) continue;
      if (isObject(value) && typeof own(value, "$ref") === "string") {
        noteInclude(check, String(value.$ref), pointerTo(frame, key, "$ref"));
      } else {
        check.isPartlyRead = true;
        const args = { case: "children", written: key, key, value } as const;
        check.findings.add(configType, args, { pointer: pointerTo(frame, key) });
      }
    }
  },
};
