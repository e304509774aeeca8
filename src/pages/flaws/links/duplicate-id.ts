import { contentExample } from "../../../codes/examples/page.ts";
import { code } from "../../../diagnostic/code.ts";
import { quote } from "../../../diagnostic/words.ts";

export const duplicateId = code("page/duplicate-id", {
  severity: "warning",
  since: "0.2",
  title: "A page has an id twice",
  explanation: "Links to an anchor lead to the first element with its id; the second cannot be reached.",
  example: contentExample("## Set up {#start}\n\n## Use {#start}", "## Set up {#start}\n\n## Use {#use}"),
  message: ({ id }: { id: string }) => `the page has the id ${quote(id)} twice`,
  hint: () => "give one of the two another id: links lead to the first",
});
