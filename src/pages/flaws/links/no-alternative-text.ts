import { contentExample } from "../../../codes/examples/page.ts";
import { code } from "../../../diagnostic/code.ts";

export const noAlternativeText = code("page/no-alternative-text", {
  severity: "info",
  since: "0.2",
  title: "An image has no alternative text",
  explanation:
    "People who do not see the image, and agents, get its alternative text: `![words](/image.png)`, or `alt`. Off unless a rule turns it on.",
  onlyIfAsked: true,
  example: contentExample("![](/logo.png)", "![The logo](/logo.png)", { "logo.png": "" }),
  message: () => "the image has no alternative text",
  hint: () => 'say in a few words what it shows; alt="" for one that only decorates',
});
