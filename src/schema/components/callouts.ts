import { text } from "../values/forms.ts";
import { calloutType, colorText, component, iconProperties } from "./define-component.ts";

const title = text("A line in bold above the text.");

const callout = (name: string, description: string) =>
  component(name, description, { title }, { snippet: `<${name}>\n  $1\n</${name}>`, content: "blocks", dropsId: true });

/** The callouts with a look of their own, and the one whose look its author chooses. */
export const CALLOUTS = [
  callout("Note", "A remark beside the text."),
  callout("Info", "Something worth knowing, which is not part of the steps."),
  callout("Warning", "What can go wrong, and what readers must not overlook."),
  callout("Tip", "A better way, or a short cut."),
  component(
    "Callout",
    "A box with an icon and a color of your own.",
    {
      ...iconProperties(),
      color: colorText("The color of border, background and icon."),
      variant: calloutType("The look of one of the other callouts."),
      type: calloutType("As `variant`."),
      title,
    },
    { snippet: '<Callout icon="$1" color="$2">\n  $3\n</Callout>', content: "blocks", dropsId: true },
  ),
  callout("Check", "What is done, or how to see that it worked."),
  callout("Danger", "What destroys data or cannot be undone."),
];
