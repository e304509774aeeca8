import { Type } from "@sinclair/typebox";
import { closed, described } from "./annotate.ts";

/** A color: `#rgb` or `#rrggbb`. */
export const hexColor = (description: string) =>
  Type.String(
    described(description, {
      pattern: "^#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$",
      examples: ["#0d9373"],
      hints: { editorFormat: "color-hex", form: "color" },
    }),
  );

/** A color for each mode. */
export const ColorPair = Type.Object(
  {
    light: Type.Optional(hexColor("The color in light mode.")),
    dark: Type.Optional(hexColor("The color in dark mode.")),
  },
  closed("A color for light and one for dark mode.", {
    hints: {
      snippets: [
        {
          label: "two colors",
          description: "A color for each mode",
          body: { light: "${1:#0d9373}", dark: "${2:#07c983}" },
        },
      ],
    },
  }),
);
