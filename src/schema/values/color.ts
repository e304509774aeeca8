import { Type } from "@sinclair/typebox";
import { closed, described } from "./annotate.ts";

/** A colour: `#rgb` or `#rrggbb`. */
export const hexColor = (description: string) =>
  Type.String(
    described(description, {
      pattern: "^#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$",
      examples: ["#0d9373"],
      hints: { editorFormat: "color-hex", patternMessage: "Write a hex colour: #rgb or #rrggbb." },
    }),
  );

/** A colour for each mode. */
export const ColorPair = Type.Object(
  {
    light: Type.Optional(hexColor("The colour in light mode.")),
    dark: Type.Optional(hexColor("The colour in dark mode.")),
  },
  closed("A colour for light and one for dark mode.", {
    hints: {
      snippets: [
        {
          label: "two colours",
          description: "A colour for each mode",
          body: { light: "${1:#0d9373}", dark: "${2:#07c983}" },
        },
      ],
    },
  }),
);
