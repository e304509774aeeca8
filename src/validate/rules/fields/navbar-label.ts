import { nearest } from "../../../diagnostic/nearest.ts";
import { isObject } from "../../../json/json-value.ts";

/** The types of links in the bar that need no label. */
const WITHOUT_LABEL = ["github", "discord"] as const;

/** Whether a link in the bar has no label because the key or the value of its type, which needs none, is misspelt. */
export function lacksLabelByType(link: unknown): boolean {
  if (!isObject(link)) return false;
  return Object.entries(link).some(([key, value]) => {
    if (typeof value !== "string") return false;
    const isType = key === "type" || nearest(key, ["type"]).length > 0;
    return isType && nearest(value.trim(), WITHOUT_LABEL).length > 0;
  });
}
