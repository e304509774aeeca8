import { define } from "../define.ts";
import { quote } from "../words.ts";

export const EDIT_CODES = {
  "edit/not-found": define<{ what: "page" | "group" | "element" | "redirect" | "version" | "language"; name: string }>({
    severity: "error",
    title: "An edit names something that is not in docs.json",
    message: ({ what, name }) => `docs.json has no ${what} ${quote(name)}`,
    hint: ({ what }) =>
      what === "group" || what === "element"
        ? 'name it by its JSON Pointer, such as "/navigation/groups/0"'
        : `use the ${what} exactly as in docs.json`,
    explanation:
      "An edit names what it changes: a page by its path, an element by its JSON Pointer in the assembled docs.json, a redirect by its source. If one of them does not exist, nothing is written.",
  }),
  "edit/no-place": define<{ what: "pages" | "groups"; listed: string }>({
    severity: "error",
    title: "An element cannot contain what is added",
    message: ({ what, listed }) => `this element contains ${quote(listed)}, so it cannot contain ${what}`,
    hint: ({ what, listed }) => `add the ${what} to one of its ${listed}`,
    explanation:
      "At each level of the navigation an element has one kind of children. Pages can be added to pages or to an empty element; groups to groups or to pages.",
  }),
  "edit/into-itself": define<{ name: string }>({
    severity: "error",
    title: "A group cannot move into itself",
    message: ({ name }) => `the group ${quote(name)} cannot move into itself`,
    hint: () => "use an element outside of it",
    explanation: "A group moves with everything in it, so its new place cannot be inside it.",
  }),
  "edit/redirect-loop": define<{ source: string; destination: string }>({
    severity: "error",
    title: "A redirect leads back to itself",
    message: ({ source, destination }) =>
      `a redirect from ${quote(source)} to ${quote(destination)} leads back to itself`,
    hint: () => "remove one of the redirects",
    explanation:
      "Redirects are joined so that each leads to its end in one step. If the end is the address where it started, the redirect never ends.",
  }),
};
