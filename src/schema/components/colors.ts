import { choice } from "../values/annotate.ts";
import { needed, text } from "../values/forms.ts";
import { anything, component } from "./define-component.ts";

/** Palettes of colors. */
export const COLORS = [
  component(
    "Color",
    "The colors of a design, each with its value to copy.",
    {
      variant: needed(
        choice("How they are shown.", { compact: "Side by side.", table: "In rows, each with a title." }),
      ),
    },
    {
      snippet: '<Color variant="${1:compact}">\n  <Color.Item name="$2" value="$3" />\n</Color>',
      content: "blocks",
      contains: ["Color.Row", "Color.Item"],
      dropsId: true,
    },
  ),
  component(
    "Color.Row",
    "A row of colors.",
    { title: text("The title of the row.", "Primary") },
    {
      snippet: '<Color.Row title="$1">\n  $2\n</Color.Row>',
      content: "blocks",
      within: ["Color"],
      contains: ["Color.Item"],
      dropsId: true,
    },
  ),
  component(
    "Color.Item",
    "One color.",
    {
      name: text("The name of the color.", "blue-500"),
      value: needed(anything("A color of CSS, or an object with one for `light` and one for `dark`.")),
    },
    { snippet: '<Color.Item name="$1" value="$2" />', content: "none", within: ["Color", "Color.Row"], dropsId: true },
  ),
];
