import { Type } from "@sinclair/typebox";
import { described, oneOf } from "./annotate.ts";

/** Source: the hosted platform, as observed in November 2026. */
const ICON_STYLES = [
  "brands",
  "duotone",
  "light",
  "regular",
  "sharp-duotone-solid",
  "sharp-light",
  "sharp-regular",
  "sharp-solid",
  "sharp-thin",
  "solid",
  "thin",
] as const;
export const ICON_LIBRARIES = ["fontawesome", "lucide", "tabler"] as const;

const iconName = (description: string) =>
  Type.String(
    described(description, {
      pattern: "^(?!fa-)",
      examples: ["book", "house", "code", "rocket", "github"],
      hints: { patternMessage: "Leave the prefix out: `book`, not `fa-book`." },
    }),
  );

/** How an element's icon is written. */
export const Icon = Type.Union(
  [
    iconName("An icon of the site's icon library by its name, a path from the docs root, or a URL."),
    Type.Object(
      {
        name: iconName("The icon's name in its library, a path, or a URL."),
        style: Type.Optional(oneOf(ICON_STYLES, described("The Font Awesome style to draw it in."))),
        library: Type.Optional(
          oneOf(ICON_LIBRARIES, described("The library to take it from, where it is not the one that `icons` sets.")),
        ),
      },
      described("An icon with its style or library."),
    ),
  ],
  described("An icon: its name, a path from the docs root, a URL, or an object that also sets style and library."),
);
