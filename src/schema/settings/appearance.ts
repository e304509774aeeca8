import { Type } from "@sinclair/typebox";
import { ICON_LIBRARIES } from "../../vocabulary/platform/icon-libraries.ts";
import { filled, text } from "../elements/common-fields.ts";
import { choice, closed, described, oneOf, type Snippet } from "../values/annotate.ts";
import { hexColor } from "../values/color.ts";
import { ICON_LIBRARY_DESCRIPTIONS } from "../values/icon.ts";
import { siteLink } from "../values/link.ts";
import { fetchable } from "../values/spec-field.ts";

// How the site looks.

/** Source: the hosted platform, as observed in November 2026. */
const THEMES = ["mint", "maple", "palm", "willow", "linden", "almond", "aspen", "luma", "sequoia"] as const;

export const Theme = oneOf(THEMES, described("The theme: the layout and look of the whole site."));

export const Colors = Type.Object(
  {
    primary: hexColor("The main color, used for emphasis in light mode."),
    light: Type.Optional(hexColor("The color used for emphasis in dark mode.")),
    dark: Type.Optional(hexColor("The color of buttons and of items under the pointer, in both modes.")),
  },
  closed("The colors of the site."),
);

const imagePair = (what: string, folder: string) => ({
  light: filled(`The ${what} in light mode: a path from the docs root, or a URL.`, [`/${folder}/light.svg`]),
  dark: filled(`The ${what} in dark mode: a path from the docs root, or a URL.`, [`/${folder}/dark.svg`]),
});

const pairSnippet = (folder: string): Snippet => ({
  label: "one for each mode",
  description: "A file for light and one for dark mode",
  body: { light: `\${1:/${folder}/light.svg}`, dark: `\${2:/${folder}/dark.svg}` },
});

export const Logo = Type.Union(
  [
    Type.String(
      described("One image for both modes: a path from the docs root, or a URL.", {
        pattern: "^(?=[\\s\\S]*\\S)[\\s\\S]{3}",
        examples: ["/logo.svg"],
        hints: { form: "image" },
      }),
    ),
    Type.Object(
      {
        ...imagePair("logo", "logo"),
        href: Type.Optional(siteLink("The target of a click on the logo. Without it, the first page.")),
      },
      described("An image for each mode.", { hints: { snippets: [pairSnippet("logo")] } }),
    ),
  ],
  described(
    "The logo in the bar at the top: one image, or an object with an image for each mode and the target of a click.",
  ),
);

export const Favicon = Type.Union(
  [
    filled("One icon for both modes: a path from the docs root, or a URL.", ["/favicon.svg"]),
    Type.Object(
      imagePair("icon", "favicon"),
      described("An icon for each mode.", { hints: { snippets: [pairSnippet("favicon")] } }),
    ),
  ],
  described("The icon of the site in browser tabs: one file, or one for each mode."),
);

export const Appearance = Type.Object(
  {
    default: Type.Optional(
      oneOf(
        ["system", "light", "dark"],
        described("The mode that readers see first.", {
          default: "system",
          hints: {
            enumDescriptions: {
              system: "The mode of the reader's device.",
              light: "Dark text on a light ground.",
              dark: "Light text on a dark ground.",
            },
          },
        }),
      ),
    ),
    strict: Type.Optional(
      Type.Boolean(described("`true` keeps the site in that mode and hides the switch.", { default: false })),
    ),
  },
  described("Light and dark mode."),
);

export const Background = Type.Object(
  {
    image: Type.Optional(
      Type.Union(
        [
          filled("One image for both modes: a path from the docs root, or a URL.", ["/images/background.png"]),
          Type.Object(
            imagePair("background", "background"),
            described("An image for each mode.", { hints: { snippets: [pairSnippet("background")] } }),
          ),
        ],
        described("An image behind the pages."),
      ),
    ),
    decoration: Type.Optional(
      oneOf(
        ["gradient", "grid", "windows"],
        described("A pattern behind the pages.", {
          hints: {
            enumDescriptions: {
              gradient: "The main color, fading out from the top.",
              grid: "Thin lines that cross.",
              windows: "Large, faint panes.",
            },
          },
        }),
      ),
    ),
    color: Type.Optional(Type.Ref("ColorPair", described("The background color in light and in dark mode."))),
  },
  described("The background of the pages."),
);

const fontFamily = text("The font's name, as Google Fonts has it or as the file at `source` defines it.", ["Inter"]);

/** The fields of a font besides its name. */
const fontDetails = {
  weight: Type.Optional(
    Type.Number(
      described("The font's weight, 400 being regular and 700 bold.", {
        minimum: 1,
        maximum: 1000,
        examples: [400, 700],
      }),
    ),
  ),
  source: Type.Optional(
    fetchable("The font's file: a path from the docs root, or a URL. Not needed for Google Fonts.", [
      "/fonts/inter.woff2",
    ]),
  ),
  format: Type.Optional(
    choice("The format of the file at `source`, which needs it.", {
      woff2: "The smaller one, which all browsers read.",
      woff: "The older one.",
    }),
  ),
};

const SOURCE_NEEDS_FORMAT = { source: ["format"] };
const font = (description: string) =>
  Type.Optional(
    Type.Object(
      { family: fontFamily, ...fontDetails },
      described(description, { hints: { dependencies: SOURCE_NEEDS_FORMAT } }),
    ),
  );

/** One font, or one for headings and one for the text. */
export const Fonts = Type.Object(
  {
    family: Type.Optional(fontFamily),
    ...fontDetails,
    heading: font("The font of headings, instead of one for the whole site."),
    body: font("The font of the text, instead of one for the whole site."),
  },
  described("The fonts of the site: one for all of it, or one for `heading` and one for `body`.", {
    hints: { dependencies: { weight: ["family"], source: ["family", "format"], format: ["family"] } },
  }),
);

export const Icons = Type.Object(
  {
    library: oneOf(
      ICON_LIBRARIES,
      described("The library in which icon names are looked up, for the whole site.", {
        hints: { enumDescriptions: ICON_LIBRARY_DESCRIPTIONS },
      }),
    ),
  },
  described("The icon library of the site."),
);

export const Styling = Type.Object(
  {
    eyebrows: Type.Optional(
      oneOf(
        ["section", "breadcrumbs"],
        described("The text above a page's title. Without it, the theme decides.", {
          hints: {
            isSpecified: true,
            enumDescriptions: {
              section: "The label of the section that the page is in.",
              breadcrumbs: "The full path through the navigation.",
            },
          },
        }),
      ),
    ),
    codeblocks: Type.Optional(
      Type.Union(
        [
          choice('The theme\'s name goes in an object: `{ "theme": … }`.', {
            system: "Follows the site's mode.",
            dark: "Always dark.",
          }),
          Type.Object(
            {
              theme: Type.Optional(
                Type.Union(
                  [
                    Type.Ref("CodeTheme", described("One theme for both modes.", { hints: { isText: true } })),
                    Type.Object(
                      {
                        light: Type.Ref("CodeTheme", described("The theme in light mode.")),
                        dark: Type.Ref("CodeTheme", described("The theme in dark mode.")),
                      },
                      described("A theme for each mode."),
                    ),
                  ],
                  described("The Shiki theme that code is highlighted with."),
                ),
              ),
              languages: Type.Optional(
                Type.Object(
                  {
                    custom: Type.Optional(
                      Type.Array(
                        filled("Path of a TextMate grammar (JSON).", ["/languages/my-language.json"]),
                        described("Grammars for languages that are not built in."),
                      ),
                    ),
                  },
                  described("Languages that code is highlighted in."),
                ),
              ),
            },
            described("Themes and languages."),
          ),
        ],
        described("How code blocks look: `system`, `dark`, or an object with themes and languages."),
      ),
    ),
    latex: Type.Optional(
      Type.Boolean(described("Whether LaTeX is loaded. Without it, only on pages where formulas are found.")),
    ),
  },
  described("Details of how pages look."),
);

export const Thumbnails = Type.Object(
  {
    appearance: Type.Optional(oneOf(["light", "dark"], described("The mode that preview images are drawn in."))),
    background: Type.Optional(filled("The image behind the text: a path from the docs root, or a URL.")),
    fonts: Type.Optional(Type.Object({ family: fontFamily }, described("The font of preview images."))),
  },
  described("The images that show when a page is shared."),
);
