import type { CodeDescription } from "./description.ts";

export const EDIT_CODES = {
  "edit/not-found": {
    severity: "error",
    title: "An edit names something that is not in docs.json",
    explanation:
      "An edit names what it changes: a page by its path, an element by its JSON Pointer in the assembled docs.json, a redirect by its source. If one of them does not exist, nothing is written.",
  },
  "edit/no-place": {
    severity: "error",
    title: "An element cannot contain what is added",
    explanation:
      "At each level of the navigation an element has one kind of children. Pages can be added to pages or to an empty element; groups to groups or to pages.",
  },
  "edit/page-twice": {
    severity: "error",
    title: "A page would be in one list twice",
    explanation:
      "A page may be in several places of the navigation, but twice in one list is a slip: readers would see it twice, and only one of the two entries is marked as the current page.",
  },
  "edit/doubled-key": {
    severity: "error",
    title: "An edit is inside an object with a key that appears twice",
    explanation:
      "JSON allows a key to appear twice in one object, and every reader keeps only the last value. An edit of such an object could change the wrong one, so nothing is written.",
  },
  "edit/into-itself": {
    severity: "error",
    title: "A group cannot move into itself",
    explanation: "A group moves with everything in it, so its new place cannot be inside it.",
  },
  "edit/redirect-loop": {
    severity: "error",
    title: "A redirect leads back to itself",
    explanation:
      "Redirects are joined so that each leads to its end in one step. If the end is the address where it started, the redirect never ends.",
  },
} as const satisfies Record<string, CodeDescription>;
