import { choice, snippet } from "./annotate.ts";
import { either, needed, partial, text } from "./forms.ts";

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
  text(description, {
    pattern: "^(?!fa-)",
    examples: ["book", "house", "code", "rocket", "github"],
    hints: { form: "icon" },
  });

/** How an element's icon is written. */
export const Icon = either(
  "An icon: its name, a path from the docs root, a URL, or an object that also sets style and library.",
  [
    iconName("An icon of the site's icon library by its name, a path from the docs root, or a URL."),
    partial(
      "An icon with its style or library.",
      {
        name: needed(iconName("The icon's name in its library, a path, or a URL.")),
        style: choice("The Font Awesome style to draw it in.", ICON_STYLE_DESCRIPTIONS),
        library: choice("The icon's library, if it is not the one that `icons` sets.", ICON_LIBRARY_DESCRIPTIONS),
      },
      {
        hints: {
          snippets: [
            snippet("icon with a style", "An icon of Font Awesome in one of its styles", {
              name: "${1:book}",
              style: "${2:solid}",
            }),
            snippet("icon of another library", "An icon that is not of the site's library", {
              name: "${1:book}",
              library: "${2:lucide}",
            }),
          ],
        },
      },
    ),
  ],
);
