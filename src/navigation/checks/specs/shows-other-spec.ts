import { siteExample, specExample, USERS } from "../../../codes/examples/example.ts";
import { code } from "../../../diagnostic/code.ts";
import { quote } from "../../../diagnostic/words.ts";

export const showsOtherSpec = code("openapi/shows-other-spec", {
  severity: "warning",
  since: "0.2",
  title: "A page shows the endpoint of another spec",
  explanation:
    "`openapi` in the front matter of a page names a spec from the docs root. If that spec does not have the operation, or does not exist, the hosted platform takes the operation from any other spec of the site. In a site with several versions or languages, the page then shows the endpoint of another one.",
  often: {
    advice: ["named", "shown"],
    message: "{count} pages show the endpoint of another spec than the one that they name",
  },
  example: siteExample(
    '{ "pages": ["users"] }',
    '{ "pages": ["users"] }',
    { "v1.yaml": USERS, "v2.yaml": specExample("paths: {}\n"), "users.mdx": "---\nopenapi: v2.yaml GET /users\n---\n" },
    { "v2.yaml": USERS },
  ),
  message: ({
    reference,
    named,
    shown,
    exists,
  }: {
    reference: string;
    /** The spec that the front matter names, and the one that has the operation. */
    named: string;
    shown: string;
    exists: boolean;
  }) =>
    exists
      ? `the page shows the endpoint of ${quote(shown)}, because ${quote(named)} has no operation ${quote(reference)}`
      : `the page shows the endpoint of ${quote(shown)}, because the spec ${quote(named)} does not exist`,
  hint: ({ named, shown, exists }) =>
    exists ? `add the operation to ${quote(named)}, or name ${quote(shown)}` : `name ${quote(shown)}`,
});
