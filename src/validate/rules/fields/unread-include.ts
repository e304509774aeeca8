import { navigationExample } from "../../../codes/examples/example.ts";
import { code } from "../../../diagnostic/code.ts";
import { quote } from "../../../diagnostic/words.ts";
import { own } from "../../../json/json-value.ts";
import { type Check, type ElementRule, pointerTo } from "../../context/visits.ts";

export const unreadInclude = code("config/unread-include", {
  severity: "info",
  tag: "unnecessary",
  title: "An included file was not read",
  explanation:
    "An object with `$ref` is completed by another JSON file. When a file is checked without its folder, other files are not available, so what they add is not checked.",
  example: navigationExample('{ "$ref": "nav.json" }', '{ "pages": ["intro"] }'),
  message: ({ path }: { path: string }) =>
    `the content of ${quote(path)} is not checked, because only this file was given`,
  hint: () => 'check the whole docs root with "docsjson check"',
});

/** Notes a `$ref` whose file is not part of this check. An empty path is reported as an error by its form. */
export function noteInclude(check: Check, path: string, pointer: string): void {
  check.isPartlyRead = true;
  if (check.noteIncludes && path.trim() !== "") check.findings.add(unreadInclude, { path }, { pointer });
}

/** Notes the `$ref` of an element. */
export const unreadIncludeRule: ElementRule = {
  codes: [unreadInclude],
  check({ check, frame }) {
    const path = own(frame.value, "$ref");
    if (typeof path === "string") noteInclude(check, path, pointerTo(frame, "$ref"));
  },
};
