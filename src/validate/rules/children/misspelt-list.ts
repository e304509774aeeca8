import { navigationExample } from "../../../codes/examples/example.ts";
import { code } from "../../../diagnostic/code.ts";
import { isNearMiss, nearest } from "../../../diagnostic/nearest.ts";
import { didYouMean, elementName, quote } from "../../../diagnostic/words.ts";
import { isObject } from "../../../json/json-value.ts";
import { CHILDREN, type ChildKey, type ContainerKind } from "../../../vocabulary/elements/elements.ts";
import { renameFixes } from "../../context/fixes.ts";
import { type Check, type ElementFrame, pointerTo } from "../../context/visits.ts";

export const misspeltList = code("nav/misspelt-list", {
  severity: "error",
  title: "A list of pages has a misspelt name",
  explanation:
    "An unknown field is dropped with everything inside it. If its name is nearly that of a list of children (`pagess` for `pages`), whole parts of the site are missing from the navigation.",
  example: navigationExample(
    '{ "groups": [{ "group": "Start", "pages": ["intro"], "pagess": ["about"] }] }',
    '{ "groups": [{ "group": "Start", "pages": ["intro", "about"] }] }',
  ),
  message: ({ owner, field }: { owner: ContainerKind; field: string; meant: ChildKey; isThere: boolean }) =>
    `${quote(field)} is not a field of ${elementName(owner)}, so everything that it lists is lost`,
  hint: ({ meant, isThere }) =>
    isThere ? `move its entries to ${quote(meant)}, which this element has already` : didYouMean([meant]),
});

/** Reports an unknown field that is a misspelt list of children, whose entries are lost; says whether it is one. */
export function reportMisspeltList(check: Check, frame: ElementFrame, field: string): boolean {
  const { kind, value } = frame;
  const meant = meantList(field, value[field], CHILDREN[check.dialect][kind]);
  if (meant === undefined) return false;
  const isThere = Object.hasOwn(value, meant);
  const pointer = pointerTo(frame, field);
  const fixes = isThere ? [] : renameFixes(pointer, [meant]);
  const args = { owner: kind, field, meant, isThere };
  check.findings.add(misspeltList, args, { pointer, part: "key" }, { fixes });
  return true;
}

/** The child key that an unknown one with such entries is meant as. */
export function meantList(field: string, entries: unknown, choices: readonly ChildKey[]): ChildKey | undefined {
  if (!Array.isArray(entries) || entries.length === 0) return undefined;
  const fitting = choices.filter((key) => entries.every((entry) => isObject(entry) || isPageEntry(key, entry)));
  return nearest(field, fitting).find((key) => isNearMiss(field, key)) as ChildKey | undefined;
}

const isPageEntry = (key: ChildKey, entry: unknown): boolean => key === "pages" && typeof entry === "string";
