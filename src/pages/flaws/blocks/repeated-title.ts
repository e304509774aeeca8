import { code } from "../../../diagnostic/code.ts";
import { quote } from "../../../diagnostic/words.ts";

export const repeatedTitle = code("component/repeated-title", {
  severity: "warning",
  message: ({ component, title }: { component: string; title: string }) =>
    `two code blocks of this <${component}> have the title ${quote(title)}`,
  hint: () => "give each block a title of its own: readers choose by it",
});
