import { choice } from "../values/annotate.ts";
import { needed, text } from "../values/forms.ts";
import { anything, component, iconProperties, id, texts } from "./define-component.ts";

/** Larger parts of a page. */
export const PAGE_PARTS = [
  component(
    "Update",
    "An entry of a changelog. Its label is an anchor, and an entry of the page's feed.",
    {
      label: needed(text("What the entry is of: a date or a version.", "2026-11-21")),
      description: text("A line below the label.", "v2.1.0"),
      tags: texts("What readers filter the entries by.", "Feature"),
      rss: anything("Title and description of the entry in the feed, as an object."),
      id: id("The anchor of links to it, in place of the one that is made from its label."),
    },
    {
      snippet: '<Update label="$1" description="$2">\n  $3\n</Update>',
      content: "blocks",
      anchor: "update",
      outsideContents: true,
    },
  ),
  component(
    "Panel",
    "What is at the right of the page, in place of the table of contents.",
    {},
    { snippet: "<Panel>\n  $1\n</Panel>", content: "blocks", dropsId: true },
  ),
  component(
    "Prompt",
    "A prompt for an AI tool, which readers copy or open.",
    {
      description: needed(text("What the prompt is for; Markdown is allowed.")),
      ...iconProperties(),
      actions: texts("What readers can do with it: `copy`, `cursor`.", "copy", "cursor"),
    },
    {
      snippet: '<Prompt description="$1">\n$2\n</Prompt>',
      content: "blocks",
      dropsId: true,
      outsideContents: true,
    },
  ),
  component(
    "Visibility",
    "A part of the page for some readers only.",
    {
      for: needed(
        choice("Who sees it.", {
          humans: "Readers of the site. Its Markdown is without it.",
          agents: "Readers of its Markdown, such as AI tools.",
          "signed-in": "Readers who are signed in.",
          "signed-out": "Readers who are not signed in.",
        }),
      ),
    },
    { snippet: '<Visibility for="${1|humans,agents|}">\n  $2\n</Visibility>', content: "blocks", dropsId: true },
  ),
  component(
    "Banner",
    "A line at the top of a page.",
    {},
    { snippet: "<Banner>$1</Banner>", content: "line", isOpen: true },
  ),
  component(
    "Snippet",
    "The text of a file in the folder `snippets`. An `import` does the same, and can pass values.",
    { file: needed(text("The file, from that folder.", "intro.mdx")) },
    { snippet: '<Snippet file="$1" />', content: "none", isOpen: true },
  ),
  component(
    "Variation",
    "A part of the page for one of the site's variations.",
    { is: text("The id of the variation.") },
    { snippet: '<Variation is="$1">\n  $2\n</Variation>', content: "blocks", dropsId: true, isOpen: true },
  ),
  component(
    "Mention",
    "The name of a person or the title of a page.",
    { user: text("Of a person: the id."), page: text("Of a page: the path.", "/quickstart") },
    { snippet: '<Mention page="$1" />', content: "none", isOpen: true },
  ),
];
