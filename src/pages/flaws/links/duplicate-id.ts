import { code } from "../../../diagnostic/code.ts";
import { quote } from "../../../diagnostic/words.ts";

export const duplicateId = code("page/duplicate-id", {
  severity: "warning",
  message: ({ id }: { id: string }) => `the page has the id ${quote(id)} twice`,
  hint: () => "give one of the two another id: links lead to the first",
});
