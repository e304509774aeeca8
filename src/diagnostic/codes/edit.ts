import { define } from "../define.ts";

const quote = (text: string): string => JSON.stringify(text);

export const EDIT_CODES = {
  "edit/not-found": define<{ what: "page" | "group" | "element" | "redirect" | "version" | "language"; name: string }>({
    severity: "error",
    title: "What is to be changed is not in docs.json",
    message: ({ what, name }) => `docs.json has no ${what} ${quote(name)}`,
    hint: ({ what }) =>
      what === "group" || what === "element"
        ? 'name it by its JSON Pointer, such as "/navigation/groups/0"'
        : `look at how docs.json writes the ${what}`,
    explanation:
      "An edit names what it changes: a page by its path, an element by its JSON Pointer in the assembled docs.json, a redirect by its source. Nothing is written where one of them does not exist.",
  }),
  "edit/no-place": define<{ what: "pages" | "groups"; holds: string }>({
    severity: "error",
    title: "An element can't hold what is to be added",
    message: ({ what, holds }) => `this element holds ${quote(holds)}, and no ${what} beside them`,
    hint: ({ what, holds }) => `add the ${what} to one of its ${holds}`,
    explanation:
      "At each level of the navigation an element holds one kind of children. Pages can be added where pages are, or where nothing is yet; groups beside groups or among pages.",
  }),
  "edit/into-itself": define<{ name: string }>({
    severity: "error",
    title: "A group can't move into itself",
    message: ({ name }) => `the group ${quote(name)} can't move into itself`,
    hint: () => "name an element outside of it",
    explanation: "A group moves with all that it holds, so its new place can't be one of the elements inside it.",
  }),
  "edit/redirect-loop": define<{ source: string; destination: string }>({
    severity: "error",
    title: "A redirect would lead back to itself",
    message: ({ source, destination }) =>
      `a redirect from ${quote(source)} to ${quote(destination)} leads back to itself`,
    hint: () => "leave one of the redirects out",
    explanation:
      "Redirects are joined so that each leads to its end in one step. Where that end is the address it came from, browsers would go round for ever.",
  }),
};
