import { snippet } from "./annotate.ts";
import { CLOSED, partial, text } from "./forms.ts";

/** A color: `#rgb` or `#rrggbb`. */
export const hexColor = (description: string) =>
  text(description, {
    pattern: "^#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$",
    examples: ["#0d9373"],
    hints: { editorFormat: "color-hex", form: "color" },
  });

export const ColorPair = partial(
  "A color for light and one for dark mode.",
  { light: hexColor("The color in light mode."), dark: hexColor("The color in dark mode.") },
  {
    hints: {
      snippets: [snippet("two colors", "A color for each mode", { light: "${1:#0d9373}", dark: "${2:#07c983}" })],
    },
    ...CLOSED,
  },
);
