import { choice } from "../values/annotate.ts";
import { amount, needed, text } from "../values/forms.ts";
import { className, colorText, component, defaultedFlag, iconProperties, id } from "./define-component.ts";

/** Pictures and signs. */
export const MEDIA = [
  component(
    "Frame",
    "A picture or a film in a frame, with a caption.",
    {
      caption: text("A line below the picture; Markdown is allowed.", "The settings of a project"),
      hint: text("A line above the picture."),
      className: className(),
    },
    { snippet: '<Frame caption="$1">\n  <img src="$2" alt="$3" />\n</Frame>', content: "blocks", dropsId: true },
  ),
  component(
    "Icon",
    "An icon within a line.",
    {
      ...iconProperties(),
      src: text("A picture in place of an icon of the library: a path from the docs root, or a URL.", "/images/a.svg"),
      size: amount("Its size in pixels.", { minimum: 0 }),
      color: colorText("Its color."),
      className: className(),
    },
    {
      snippet: '<Icon icon="$1" size={${2:16}} />',
      content: "none",
      needsOneOf: ["icon", "src"],
      otherNames: { type: "iconType" },
      dropsId: true,
    },
  ),
  component(
    "Badge",
    "A short label within a line: a state, a plan, a version.",
    {
      color: choice(
        "Its color.",
        {
          gray: "Gray.",
          blue: "Blue.",
          green: "Green.",
          yellow: "Yellow.",
          orange: "Orange.",
          red: "Red.",
          purple: "Purple.",
          white: "White.",
          surface: "The color of the page.",
          "white-destructive": "White, with red text.",
          "surface-destructive": "The color of the page, with red text.",
        },
        { default: "gray" },
      ),
      size: choice("Its size.", { xs: "Smallest.", sm: "Small.", md: "As the text.", lg: "Large." }, { default: "md" }),
      ...iconProperties(),
      shape: choice(
        "The shape of its corners.",
        { rounded: "A little round.", pill: "Round." },
        { default: "rounded" },
      ),
      stroke: defaultedFlag("Draws its border, and no background."),
      disabled: defaultedFlag("Shows it faded."),
      className: className(),
    },
    { snippet: '<Badge color="${1:blue}">$2</Badge>', content: "line", dropsId: true },
  ),
  component(
    "Tooltip",
    "A word with an explanation, which readers see when they point at it.",
    {
      tip: needed(text("The explanation.", "How many requests are allowed in a minute")),
      href: text("Where the link below the explanation leads.", "/glossary"),
      cta: text("The words of that link.", "Read more"),
      headline: text("A line in bold above the explanation."),
    },
    { snippet: '<Tooltip tip="$1">$2</Tooltip>', content: "line", dropsId: true },
  ),
  component(
    "GitHub.Repo",
    "A repository of GitHub as a card, with its description and its stars.",
    {
      repo: needed(text("The repository: owner and name, or its address.", "octocat/hello-world")),
      variant: choice(
        "How the card looks.",
        { inset: "With a box inside.", flat: "Flat, with less room around." },
        { default: "inset" },
      ),
      className: className(),
    },
    { snippet: '<GitHub.Repo repo="$1" />', content: "none", dropsId: true },
  ),
  component(
    "Heading",
    "A heading with an anchor, for components of your own. In a page, `##` does the same.",
    {
      level: amount("Its level.", { minimum: 1, maximum: 6, default: 2 }),
      id: id("The anchor of links to it, in place of the one that is made from its text."),
      className: className(),
    },
    { snippet: "<Heading level={${1:2}}>$2</Heading>", content: "line", anchor: "heading", isOpen: true },
  ),
];
