import { choice } from "../values/annotate.ts";
import { amount, needed, text } from "../values/forms.ts";
import { component, defaultedFlag, iconProperties, id } from "./define-component.ts";

const titleSize = (description: string, options: { default?: "p" } = {}) =>
  choice(
    description,
    {
      p: "A line in bold; the step has no anchor and is not in the table of contents.",
      h2: "A heading of level 2, which is in the table of contents.",
      h3: "A heading of level 3, which is in the table of contents.",
      h4: "A heading of level 4.",
    },
    options,
  );

/** Numbered steps. */
export const STEPS = [
  component(
    "Steps",
    "Instructions in their order, each with a number.",
    { titleSize: titleSize("How the titles of all steps look.", { default: "p" }) },
    {
      snippet: '<Steps>\n  <Step title="$1">\n    $2\n  </Step>\n</Steps>',
      content: "blocks",
      contains: ["Step"],
      dropsId: true,
    },
  ),
  component(
    "Step",
    "One of several steps.",
    {
      title: needed(text("What the step does.", "Install the package")),
      titleSize: titleSize("How the title looks, if not as those of the other steps."),
      ...iconProperties("An icon in place of the number."),
      stepNumber: amount("The number of the step, if it is not the next."),
      noAnchor: defaultedFlag("Leaves the step out of anchors and table of contents."),
      id: id(),
    },
    { snippet: '<Step title="$1">\n  $2\n</Step>', content: "blocks", within: ["Steps"], anchor: "step" },
  ),
];
