import { isObject } from "../../../json/json-value.ts";
import { type ChildKey, ELEMENTS } from "../../../vocabulary/elements.ts";
import { entryKind } from "../../../vocabulary/entry-kind.ts";
import type { Check } from "../../context/check-context.ts";
import { NAVIGATION } from "../../context/element-frame.ts";

/** Reports a navigation that is a list, as in mint.json. */
export function reportOldNavigationList({ findings }: Check, navigation: readonly unknown[]): void {
  const key = keyOfOldList(navigation);
  findings.add("config/old-format", { key }, { pointer: NAVIGATION, part: "key" });
}

/** The root element of docs.json that the entries of an old navigation belong to. */
function keyOfOldList(navigation: readonly unknown[]): ChildKey {
  const entry = navigation.find(isObject);
  if (entry) return ELEMENTS[entryKind("groups", entry)].arrayKey;
  return navigation.length > 0 ? "pages" : "groups";
}
