import { calls } from "../codes/examples/edit.ts";
import { code } from "../diagnostic/code.ts";
import { type Finding, finding } from "../diagnostic/finding.ts";
import { quote } from "../diagnostic/words.ts";
import type { JsonObject } from "../json/json-value.ts";
import { configType } from "../validate/codes/config-type.ts";
import { CHILD_KEYS, type ChildKey, ELEMENTS, isChildKey } from "../vocabulary/elements/elements.ts";
import { expectDestination } from "./call-faults.ts";
import { editNotFound } from "./edit-not-found.ts";
import type { NewValue } from "./json/json-document.ts";
import { insertEntries, type OpenDocs } from "./open-docs.ts";
import { childLists, elementAt } from "./written-elements.ts";

/** The fields beside which an element has no children. */
const WITHOUT_CHILDREN = ["href", "sdk", "sourceRef"];

export const noPlace = code("edit/no-place", {
  severity: "error",
  title: "An element cannot contain what is added",
  explanation:
    "At each level of the navigation an element has one kind of children. Pages can be added to pages or to an empty element; groups to groups or to pages.",
  example: calls(
    '{ "navigation": { "tabs": [{ "tab": "Guides", "pages": ["intro"] }] } }',
    'addPages(docs, ["about"], { to: "/navigation" })',
    'addPages(docs, ["about"], { to: "/navigation/tabs/0" })',
  ),
  message: ({ what, listed }: { what: ChildKey; listed: string }) =>
    `this element contains ${quote(listed)}, so it cannot contain ${what}`,
  hint: ({ what, listed }) =>
    isChildKey(listed)
      ? `add the ${what} to one of its ${listed}`
      : `remove ${quote(listed)} first, or use another element`,
});

/** The place to which something is added or moved. */
export interface Destination {
  /** JSON Pointer, into the assembled config, to the element that gets it; `/navigation` is the navigation itself. */
  readonly to: string;
  /** The index in its list (default: the end). */
  readonly at?: number | undefined;
}

/** Adds children of one kind to an element's list. An element without children gets a list. */
export function addChildren(
  open: OpenDocs,
  { to, at }: Destination,
  what: ChildKey,
  children: readonly NewValue[],
): Finding[] {
  expectDestination({ to, at });
  const element = elementAt(open.config, to)?.value;
  const notFound = finding(editNotFound, { what: "element", name: to }, { pointer: "" });
  if (!element) return [notFound];
  const broken = CHILD_KEYS.find((key) => Object.hasOwn(element, key) && !Array.isArray(element[key]));
  if (broken !== undefined) return [noList(broken, element[broken], `${to}/${broken}`)];
  const lists = childLists(element);
  const list = lists.find(({ entries }) => entries.length > 0) ?? lists[0];
  const alone = list ? undefined : WITHOUT_CHILDREN.find((key) => Object.hasOwn(element, key));
  if (alone !== undefined) return [finding(noPlace, { what, listed: alone }, { pointer: to })];
  const fitting = list?.key === what || (what === "groups" && list?.key === "pages");
  if (list && !fitting) return [finding(noPlace, { what, listed: list.key }, { pointer: to })];
  const key = list?.key ?? (what === "groups" && Object.hasOwn(element, "group") ? "pages" : what);
  const target = list && open.place(`${to}/${key}`);
  if (target) {
    insertEntries(target, children, at);
    return [];
  }
  const place = open.place(to);
  if (place?.node.kind !== "object") return [notFound];
  place.document.set(place.node, key, children.map(valueToAdd), writtenNameKey(element));
  return [];
}

/** A field must be a list, and is something else. */
export function noList(field: string, value: unknown, pointer: string): Finding {
  return finding(configType, { case: "value", subject: { field }, value, types: ["array"] }, { pointer });
}

/** The field that names an element. Its children are written after it. */
const writtenNameKey = (element: JsonObject): string | undefined =>
  Object.values(ELEMENTS).find(({ nameKey }) => Object.hasOwn(element, nameKey))?.nameKey;

const valueToAdd = (child: NewValue): unknown => ("raw" in child ? JSON.parse(child.raw) : child.value);
