import { code } from "../diagnostic/code.ts";
import { quote } from "../diagnostic/words.ts";

export const editNotFound = code("edit/not-found", {
  severity: "error",
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
