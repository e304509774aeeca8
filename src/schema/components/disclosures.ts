import { needed, text } from "../values/forms.ts";
import { component, defaultedFlag, iconProperties, id } from "./define-component.ts";

const defaultOpen = defaultedFlag("Whether it is open at first.");

/** What readers open and close. */
export const DISCLOSURES = [
  component(
    "Accordion",
    "A title that shows and hides the text below it.",
    {
      title: needed(text("What readers see while it is closed.", "How do I sign in?")),
      ...iconProperties(),
      defaultOpen,
      description: text("A line below the title."),
      id: id(),
    },
    {
      snippet: '<Accordion title="$1">\n  $2\n</Accordion>',
      content: "blocks",
      anchor: "accordion",
      outsideContents: true,
    },
  ),
  component(
    "AccordionGroup",
    "Accordions in one box.",
    {},
    {
      snippet: '<AccordionGroup>\n  <Accordion title="$1">\n    $2\n  </Accordion>\n</AccordionGroup>',
      content: "blocks",
      contains: ["Accordion"],
      dropsId: true,
      outsideContents: true,
    },
  ),
  component(
    "Expandable",
    "The fields of an object, which readers open below its own field.",
    { title: text("What is inside; it follows the word “Show”.", { default: "properties" }), defaultOpen },
    {
      snippet: '<Expandable title="${1:properties}">\n  $2\n</Expandable>',
      content: "blocks",
      contains: ["ResponseField", "ParamField"],
      dropsId: true,
      outsideContents: true,
    },
  ),
];
