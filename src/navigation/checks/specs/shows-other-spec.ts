import { code } from "../../../diagnostic/code.ts";
import { quote } from "../../../diagnostic/words.ts";

export const showsOtherSpec = code("openapi/shows-other-spec", {
  severity: "warning",
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
