import { code } from "../../../diagnostic/code.ts";
import { isObject } from "../../../json/json-value.ts";
import { type ChildKey, ELEMENTS } from "../../../vocabulary/elements.ts";
import { entryKind } from "../../../vocabulary/entry-kind.ts";
import type { Check } from "../../context/check-context.ts";
import { NAVIGATION } from "../../context/element-frame.ts";

export const oldFormat = code("config/old-format", {
  severity: "error",
  message: () => '"navigation" must be an object in docs.json; a list is the format of mint.json',
  hint: ({ key }: { key: string }) => `use "navigation": { "${key}": [ … ] } around the list`,
});

/** Reports a navigation that is a list, as in mint.json. */
export function reportOldNavigationList({ findings }: Check, navigation: readonly unknown[]): void {
  const key = keyOfOldList(navigation);
  findings.add(oldFormat, { key }, { pointer: NAVIGATION, part: "key" });
}

/** The root element of docs.json that the entries of an old navigation belong to. */
function keyOfOldList(navigation: readonly unknown[]): ChildKey {
  const entry = navigation.find(isObject);
  if (entry) return ELEMENTS[entryKind("groups", entry)].arrayKey;
  return navigation.length > 0 ? "pages" : "groups";
}
