import { choice } from "../values/annotate.ts";
import { text } from "../values/forms.ts";
import { alias, className, component, defaultedFlag, iconProperties } from "./define-component.ts";

const dropdown = defaultedFlag("Whether readers choose from a menu in place of tabs.");

const fence = (name: string, title: string) => `<${name}>\n\n\`\`\`\${1:bash} ${title}\n$2\n\`\`\`\n\n</${name}>`;

const CODE_GROUP = component(
  "CodeGroup",
  "Code blocks as tabs, each named by the title behind its language.",
  { dropdown },
  { snippet: fence("CodeGroup", "${3:Title}"), content: "code", dropsId: true },
);

/** Blocks of code, diagrams and formulas. */
export const CODE_COMPONENTS = [
  CODE_GROUP,
  component(
    "RequestExample",
    "Code at the right of the page: how a request is made.",
    { dropdown },
    { snippet: fence("RequestExample", "Request"), content: "code", dropsId: true },
  ),
  component(
    "ResponseExample",
    "Code at the right of the page: what a request gives.",
    { dropdown },
    { snippet: fence("ResponseExample", "Response"), content: "code", dropsId: true },
  ),
  component(
    "CodeBlock",
    "A block of code by its properties, for components of your own. In a page, a fence does the same.",
    {
      language: text("The language of the code.", "python"),
      filename: text("The title above the code.", "app.py"),
      ...iconProperties(),
      code: text("The code, if it is not between the tags."),
      wrap: defaultedFlag("Breaks long lines."),
      lines: defaultedFlag("Numbers the lines."),
      expandable: defaultedFlag("Shows the first lines only, until readers open it."),
      highlight: text("The lines to mark, such as `1-2,5`.", "1-2,5"),
      focus: text("The lines to show clearly, with the others faded.", "2,4-5"),
      meta: text("What is behind the language of a fence."),
      className: className(),
      id: text("The anchor of links to it.", "example"),
    },
    {
      snippet: '<CodeBlock language="${1:bash}" filename="$2">\n  $3\n</CodeBlock>',
      content: "code",
      isOpen: true,
      otherNames: { lang: "language", title: "filename", numberOfLines: "lines" },
    },
  ),
  component(
    "Mermaid",
    "A diagram. In a page, a fence with the language `mermaid` does the same.",
    {
      chart: text("The diagram in the language of Mermaid."),
      actions: defaultedFlag("Whether it has buttons to zoom and to move; without it, tall diagrams have them.", true),
      placement: choice(
        "Where these buttons are.",
        {
          "top-left": "At the top, left.",
          "top-right": "At the top, right.",
          "bottom-left": "At the bottom, left.",
          "bottom-right": "At the bottom, right.",
        },
        { default: "bottom-right" },
      ),
      className: className(),
    },
    { snippet: '<Mermaid chart="$1" />', content: "code", dropsId: true },
  ),
  component(
    "Latex",
    "A formula of TeX. In a page, `$…$` does the same.",
    { tex: text("The formula, if it is not between the tags.") },
    { snippet: "<Latex>$1</Latex>", content: "line", dropsId: true },
  ),
  alias("SnippetGroup", CODE_GROUP),
];
