import { type NavigationEdit, planNavigationEdit } from "../../author/edit-navigation.ts";
import { ELEMENTS, type ElementKind } from "../../vocabulary/elements/elements.ts";
import { planTool } from "../answer/plan-answer.ts";
import { ArgumentError } from "../argument-error.ts";
import type { ArgumentTable, ArgumentValues } from "../tool.ts";

const KINDS = Object.keys(ELEMENTS) as ElementKind[];
const ENTRY = "an element by name (Guides, or Docs › Guides) or JSON Pointer, a page by path, or GET /users";

const ARGUMENTS = {
  action: {
    type: "string",
    required: true,
    enum: ["add", "rename", "move", "remove", "set"],
    description: "What to do",
  },
  entry: { type: "string", description: `For all but add: ${ENTRY}` },
  kind: { type: "string", enum: KINDS, description: "For add; item is an entry of a tab's menu" },
  name: { type: "string", description: "For add and rename" },
  into: { type: "string", description: "For add and move: the element at whose end it goes; navigation is the top" },
  before: { type: "string", description: "In the place of into: the entry that it comes before" },
  after: { type: "string", description: "In the place of into: the entry that it comes after" },
  fields: {
    type: "object",
    description: 'For add and set: { "icon": "book", "hidden": true }; for set, null removes one',
  },
  current: {
    type: "string",
    description:
      "For add, where there are children of another kind: the name of the first tab, version …, which takes them over",
  },
} as const satisfies ArgumentTable;

export const editNavigationTool = planTool({
  name: "edit_navigation",
  description:
    "Plans one change of the navigation's structure; with the plan's token writes it. add: a group, tab, version and so on. rename: an element. move: an element or a page to another place. remove: an element with all in it, or a page from its list; files stay. set: fields of an element, such as icon or hidden.",
  arguments: ARGUMENTS,
  plan: async (given, site, options) => planNavigationEdit(site, editMeant(given), options),
});

/** @throws {ArgumentError} if the action needs an argument that is not given */
function editMeant({ action, kind, fields, current, ...given }: ArgumentValues<typeof ARGUMENTS>): NavigationEdit {
  const needed = (argument: "entry" | "name"): string => {
    const value = given[argument];
    if (value === undefined) throw new ArgumentError(`edit_navigation needs ${JSON.stringify(argument)} to ${action}`);
    return value;
  };
  const { into, before, after } = given;
  const place = { into, before, after };
  switch (action) {
    case "add":
      if (kind === undefined) throw new ArgumentError('edit_navigation needs "kind" to add');
      return { action, kind: kind as ElementKind, name: needed("name"), fields, current, ...place };
    case "rename":
      return { action, entry: needed("entry"), name: needed("name") };
    case "move":
      return { action, entry: needed("entry"), ...place };
    case "remove":
      return { action, entry: needed("entry") };
    default:
      if (fields === undefined) throw new ArgumentError('edit_navigation needs "fields" to set');
      return { action: "set", entry: needed("entry"), fields };
  }
}
