import { amount, needed, text } from "../values/forms.ts";
import { component, defaultedFlag, iconProperties, id } from "./define-component.ts";

/** Parts of a page of which readers choose one. */
export const TABS = [
  component(
    "Tabs",
    "Panels of which one is shown; readers choose it by its title.",
    {
      sync: defaultedFlag("Whether tabs and code of the same title are chosen together on the page.", true),
      borderBottom: defaultedFlag("Draws a line below the panel."),
      defaultTabIndex: amount("The number of the tab that is open at first, from 0.", { minimum: 0, default: 0 }),
    },
    {
      snippet: '<Tabs>\n  <Tab title="$1">\n    $2\n  </Tab>\n  <Tab title="$3">\n    $4\n  </Tab>\n</Tabs>',
      content: "blocks",
      contains: ["Tab"],
      dropsId: true,
    },
  ),
  component(
    "Tab",
    "One panel of several.",
    { title: needed(text("What its tab says.", "Python")), ...iconProperties(), id: id() },
    { snippet: '<Tab title="$1">\n  $2\n</Tab>', content: "blocks", within: ["Tabs"], anchor: "tab" },
  ),
  component(
    "View",
    "A part of the page that is shown for one choice of the menu at its top, such as a language.",
    { title: needed(text("The choice that shows it.", "Python")), ...iconProperties(), id: id() },
    { snippet: '<View title="$1" icon="$2">\n  $3\n</View>', content: "blocks", anchor: "view" },
  ),
];
