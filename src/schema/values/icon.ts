import { Type } from "@sinclair/typebox";
import { ICON_LIBRARIES, ICON_STYLES } from "../../vocabulary/platform/icon-libraries.ts";
import { described, oneOf } from "./annotate.ts";

export const ICON_STYLE_DESCRIPTIONS = {
  brands: "Logos of companies and products.",
  duotone: "Filled, in two shades.",
  light: "Thin outlines.",
  regular: "Outlines.",
  "sharp-duotone-solid": "Filled, in two shades, with sharp corners.",
  "sharp-light": "Thin outlines with sharp corners.",
  "sharp-regular": "Outlines with sharp corners.",
  "sharp-solid": "Filled, with sharp corners.",
  "sharp-thin": "The thinnest outlines, with sharp corners.",
  solid: "Filled.",
  thin: "The thinnest outlines.",
};
export const ICON_LIBRARY_DESCRIPTIONS = {
  fontawesome: "Font Awesome: logos too, and most icons in several styles.",
  lucide: "Lucide: outlines of one weight.",
  tabler: "Tabler: outlines of one weight, and more of them.",
};

const iconName = (description: string) =>
  Type.String(
    described(description, {
      pattern: "^(?!fa-)",
      examples: ["book", "house", "code", "rocket", "github"],
      hints: { form: "icon" },
    }),
  );

/** How an element's icon is written. */
export const Icon = Type.Union(
  [
    iconName("An icon of the site's icon library by its name, a path from the docs root, or a URL."),
    Type.Object(
      {
        name: iconName("The icon's name in its library, a path, or a URL."),
        style: Type.Optional(
          oneOf(
            ICON_STYLES,
            described("The Font Awesome style to draw it in.", {
              hints: { enumDescriptions: ICON_STYLE_DESCRIPTIONS },
            }),
          ),
        ),
        library: Type.Optional(
          oneOf(
            ICON_LIBRARIES,
            described("The icon's library, if it is not the one that `icons` sets.", {
              hints: { enumDescriptions: ICON_LIBRARY_DESCRIPTIONS },
            }),
          ),
        ),
      },
      described("An icon with its style or library.", {
        hints: {
          snippets: [
            {
              label: "icon with a style",
              description: "An icon of Font Awesome in one of its styles",
              body: { name: "${1:book}", style: "${2:solid}" },
            },
            {
              label: "icon of another library",
              description: "An icon that is not of the site's library",
              body: { name: "${1:book}", library: "${2:lucide}" },
            },
          ],
        },
      }),
    ),
  ],
  described("An icon: its name, a path from the docs root, a URL, or an object that also sets style and library."),
);
