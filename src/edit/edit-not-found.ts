import { calls } from "../codes/examples/edit.ts";
import { code } from "../diagnostic/code.ts";
import { quote } from "../diagnostic/words.ts";

export const editNotFound = code("edit/not-found", {
  severity: "error",
  title: "An edit names something that is not in docs.json",
  explanation:
    "An edit names what it changes: a page by its path, an element by its JSON Pointer in the assembled docs.json, a redirect by its source. If one of them does not exist, nothing is written.",
  example: calls(
    '{ "navigation": { "pages": ["intro"] } }',
    'removePages(docs, ["intor"])',
    'removePages(docs, ["intro"])',
  ),
  message: ({
    what,
    name,
  }: {
    what: "page" | "group" | "element" | "redirect" | "version" | "language";
    name: string;
  }) => `docs.json has no ${what} ${quote(name)}`,
  hint: ({ what }) =>
    what === "group" || what === "element"
      ? 'name it by its JSON Pointer, such as "/navigation/groups/0"'
      : `use the ${what} exactly as in docs.json`,
});
