import { contentExample } from "../../../codes/examples/page.ts";
import { code } from "../../../diagnostic/code.ts";
import { quote } from "../../../diagnostic/words.ts";

export const repeatedTitle = code("component/repeated-title", {
  severity: "warning",
  since: "0.2",
  title: "Two blocks of code of a group have one title",
  explanation:
    "Groups of code show a tab for each block, named by its title. Of two with one title, readers cannot tell which is which.",
  example: contentExample(
    "<CodeGroup>\n\n```js app.js\na();\n```\n\n```ts app.js\na();\n```\n\n</CodeGroup>",
    "<CodeGroup>\n\n```js app.js\na();\n```\n\n```ts app.ts\na();\n```\n\n</CodeGroup>",
  ),
  message: ({ component, title }: { component: string; title: string }) =>
    `two code blocks of this <${component}> have the title ${quote(title)}`,
  hint: () => "give each block a title of its own: readers choose by it",
});
