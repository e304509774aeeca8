import { navigationExample } from "../../../codes/examples/example.ts";
import { code } from "../../../diagnostic/code.ts";
import { type Finding, finding } from "../../../diagnostic/finding.ts";
import { isObject } from "../../../json/json-value.ts";
import { type ChildKey, ELEMENTS, entryKind } from "../../../vocabulary/elements/elements.ts";
import type { Platform } from "../../../vocabulary/platform/platforms.ts";
import { NAVIGATION } from "../../context/visits.ts";

export const oldFormat = code("config/old-format", {
  severity: "error",
  tag: "deprecated",
  title: "The file has the format of mint.json",
  explanation:
    "docs.json replaces mint.json: `navigation` is an object with one kind of element at its root, and tabs, anchors and versions contain their pages themselves instead of a URL that pages are matched by.",
  example: navigationExample(
    '[{ "group": "Start", "pages": ["intro"] }]',
    '{ "groups": [{ "group": "Start", "pages": ["intro"] }] }',
  ),
  message: () => '"navigation" must be an object in docs.json; a list is the format of mint.json',
  hint: ({ key }: { key: string }) => `use "navigation": { "${key}": [ … ] } around the list`,
});

/** The finding about a navigation that is a list, as in mint.json. Some platforms read it all the same. */
export const findOldNavigationList = (navigation: readonly unknown[], platform?: Platform): Finding =>
  finding(
    oldFormat,
    { key: keyOfOldList(navigation) },
    { pointer: NAVIGATION, part: "key" },
    { severity: platform?.readsLists ? "info" : "error" },
  );

/** The root element of docs.json that the entries of an old navigation belong to. */
export function keyOfOldList(navigation: readonly unknown[]): ChildKey {
  // Pages may stand beside groups, and beside nothing else.
  if (navigation.some((entry) => typeof entry === "string")) return "pages";
  const entry = navigation.find(isObject);
  return entry ? ELEMENTS[entryKind("groups", entry)].arrayKey : "groups";
}
