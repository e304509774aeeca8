import { navigationExample } from "../../codes/examples/example.ts";
import { code } from "../../diagnostic/code.ts";
import { didYouMean, quote, type Subject, subjectName } from "../../diagnostic/words.ts";
import { type Home, homeName } from "./config-unknown-field.ts";

export const configRequired = code("config/required", {
  severity: "error",
  title: "A required field is missing",
  explanation:
    "Every element of the navigation needs its name (a group its `group`, a tab its `tab`), and some settings have required fields. If the key is misspelt, or one level too high, the finding points at it.",
  example: navigationExample(
    '{ "groups": [{ "name": "Start", "pages": ["intro"] }] }',
    '{ "groups": [{ "group": "Start", "pages": ["intro"] }] }',
  ),
  cases: {
    field: ({ owner, field }: { owner: Subject; field: string }) => ({
      message: `${subjectName(owner)} is missing the required field ${quote(field)}`,
      hint: `add ${quote(field)}`,
    }),
    /** The field is there under another name. */
    renamed: ({ owner, field, found }: { owner: Subject; field: string; found: string }) => ({
      message: `${subjectName(owner)} is missing the required field ${quote(field)}; found ${quote(found)} instead`,
      hint: didYouMean([field]),
    }),
    /** The field is there, but one level too high. */
    "too-high": ({ owner, field, home }: { owner: Subject; field: string; home: Home }) => ({
      message: `${quote(field)} is a field of ${homeName({ ...home, part: home.part === "object" ? "object" : "entries" })}, not of ${subjectName(owner)}`,
      hint: `move it to ${homeName(home)}`,
    }),
    /** A group needs pages, or a spec to generate them from. */
    pages: () => ({
      message: 'this group is missing the required field "pages"',
      hint: 'add "pages", or set "openapi" to generate them from a spec',
    }),
  },
});
