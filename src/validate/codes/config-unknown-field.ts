import { navigationExample } from "../../codes/examples/example.ts";
import { code } from "../../diagnostic/code.ts";
import { hintForOldSetting } from "../../diagnostic/old-setting-words.ts";
import {
  didYouMean,
  elementName,
  joinList,
  kindName,
  nounOf,
  quote,
  type Subject,
  subjectName,
} from "../../diagnostic/words.ts";
import type { ContainerKind, ElementKind } from "../../vocabulary/elements/elements.ts";
import type { NewSetting } from "../../vocabulary/platform/old-settings.ts";

/** Why a field is unknown, if that can be told. */
export type UnknownFieldReason =
  /** A note to readers of the file. */
  | { is: "comment" }
  /** A meta tag, such as `og:title`. */
  | { is: "metatag" }
  /** A field of `navigation`, at the top level. */
  | { is: "navigation-field" }
  /** A setting of docs.json, inside of something else. */
  | { is: "setting" }
  /** The `href` of a group. */
  | { is: "group-link" }
  /** The link of an element that has children, under another key than `href`. */
  | { is: "link-beside-children"; kind: ContainerKind }
  /** The name of an element, under another key beside its real name. */
  | { is: "name"; kind: ContainerKind; nameKey: string }
  /** The contrary of a field that the element has. */
  | { is: "opposite"; of: string }
  /** A field that many elements have, but not this kind. */
  | { is: "field-of-others"; kind: ContainerKind; field: string }
  /** A field that only these kinds of elements, and these settings, have. */
  | { is: "field-of"; field: string; kinds: readonly ElementKind[]; settings: readonly string[] }
  /** A field of something one level down. */
  | { is: "misplaced"; home: Home }
  /** A field that belongs to another setting: how that is written. */
  | { is: "elsewhere"; write: string }
  /** Files or code for every page. */
  | { is: "assets" }
  /** A setting that the hosted platform had. */
  | { is: "gone" }
  /** A setting of mint.json, and how docs.json has it. */
  | { is: "old-setting"; now: NewSetting };

/** Something one level down that a field belongs to: an object, the entries of a list, or the one of them that does not have it. */
export interface Home {
  key: string;
  part: "object" | "entries" | "lacking-entry";
}

/** `"seo"`, `an entry of "tabs"`. */
export function homeName({ key, part }: Home): string {
  if (part === "object") return quote(key);
  return part === "entries" ? `an entry of ${quote(key)}` : `the entry of ${quote(key)} that lacks it`;
}

/** What to do about an unknown field that is not misspelt. */
export function hintForUnknownField(reason: UnknownFieldReason): string {
  switch (reason.is) {
    case "comment":
      return "remove it: docs.json cannot contain comments";
    case "metatag":
      return 'move it to "seo": { "metatags": {…} }';
    case "navigation-field":
      return 'move it to "navigation"';
    case "setting":
      return "move it to the top level of docs.json";
    case "group-link":
      return 'set "root" to the main page of the group, or use an anchor for a link';
    case "link-beside-children":
      return `remove it: ${kindName(reason.kind)} with children is not a link`;
    case "name":
      return `remove it: ${kindName(reason.kind)} is named by ${quote(reason.nameKey)}`;
    case "opposite":
      return `use ${quote(reason.of)}, which means the opposite`;
    case "field-of-others":
      return `remove it: other elements have ${quote(reason.field)}, but ${elementName(reason.kind)} does not`;
    case "field-of": {
      const owners = [...reason.kinds.map((kind) => `${nounOf(kind)}s`), ...reason.settings.map(quote)];
      return `move it, or remove it: ${quote(reason.field)} is a field of ${joinList(owners, "and")}`;
    }
    case "misplaced":
      return `move it to ${homeName(reason.home)}`;
    case "elsewhere":
      return `use ${reason.write} instead`;
    case "assets":
      return "remove it: every page has all .css and .js files";
    case "gone":
      return "remove it: there is no such setting any more";
    case "old-setting":
      return hintForOldSetting(reason.now);
    default:
      return reason satisfies never;
  }
}

export const configUnknownField = code("config/unknown-field", {
  severity: "warning",
  title: "A field is not known",
  explanation:
    "The field is neither in the specification nor known to the hosted platform, which drops it with everything inside it. A few objects may have no other fields: there, it is an error in the `mintlify` dialect. Most often its name is misspelt, or it belongs to another object.",
  example: navigationExample(
    '{ "groups": [{ "group": "Start", "icn": "book", "pages": ["intro"] }] }',
    '{ "groups": [{ "group": "Start", "icon": "book", "pages": ["intro"] }] }',
  ),
  message: ({
    field,
    owner,
    isRefused,
  }: {
    field: string;
    owner: Subject;
    /** Whether the hosted platform rejects the file because of it, instead of dropping it. */
    isRefused?: boolean | undefined;
    suggestions?: readonly string[] | undefined;
    reason?: UnknownFieldReason | undefined;
  }) =>
    isRefused
      ? `${quote(field)} is not allowed in ${subjectName(owner)}`
      : `${quote(field)} is not a field of ${subjectName(owner)}, so it is ignored`,
  hint: ({ suggestions, reason }) =>
    didYouMean(suggestions) ?? (reason ? hintForUnknownField(reason) : "remove it, or check its spelling"),
});
