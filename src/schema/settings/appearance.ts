import { Type } from "@sinclair/typebox";
import { filled, known, text } from "../elements/common-fields.ts";
import { described, oneOf, type Snippet } from "../values/annotate.ts";
import { hexColor } from "../values/color.ts";
import { ICON_LIBRARIES, ICON_LIBRARY_DESCRIPTIONS } from "../values/icon.ts";
import { link } from "../values/link.ts";

// How the site looks.

/** Source: the hosted platform, as observed in November 2026. */
const THEMES = ["mint", "maple", "palm", "willow", "linden", "almond", "aspen", "luma", "sequoia"] as const;

export const Theme = oneOf(THEMES, described("The theme: the layout and look of the whole site."));

export const Colors = Type.Object(
  {
    primary: hexColor("The main colour, used for emphasis in light mode."),
    light: Type.Optional(hexColor("The colour used for emphasis in dark mode.")),
    dark: Type.Optional(hexColor("The colour of buttons and of what the pointer is over, in both modes.")),
  },
  described("The colours of the site."),
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
    filled("One image for both modes: a path from the docs root, or a URL.", ["/logo.svg"]),
    Type.Object(
      {
        ...imagePair("logo", "logo"),
        href: Type.Optional(link("Where a click on the logo leads. Without it, to the first page.")),
      },
      described("An image for each mode.", { hints: { snippets: [pairSnippet("logo")] } }),
    ),
  ],
  described("The logo in the bar at the top: one image, or one for each mode and where a click leads."),
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
              system: "The one that the reader's device is set to.",
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
              gradient: "The main colour, fading out from the top.",
              grid: "Thin lines that cross.",
              windows: "Large, faint panes.",
            },
          },
        }),
      ),
    ),
    color: Type.Optional(Type.Ref("ColorPair", described("The background colour in light and in dark mode."))),
  },
  described("What stands behind the pages."),
);

const font = {
  family: Type.Optional(
    text("The font's name, as Google Fonts has it or as the file at `source` defines it.", ["Inter"]),
  ),
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
    filled("The font's file: a path from the docs root, or a URL. Not needed for Google Fonts.", [
      "/fonts/inter.woff2",
    ]),
  ),
  format: Type.Optional(
    known("The format of the file at `source`.", {
      woff2: "The smaller one, which all browsers read.",
      woff: "The older one.",
    }),
  ),
};

export const Fonts = Type.Object(
  {
    ...font,
    heading: Type.Optional(Type.Object(font, described("The font of headings, where it differs."))),
    body: Type.Optional(Type.Object(font, described("The font of the text, where it differs."))),
  },
  described("The fonts of the site."),
);

export const Icons = Type.Object(
  {
    library: Type.Optional(
      oneOf(
        ICON_LIBRARIES,
        described("Where icon names are looked up, on the whole site.", {
          default: "fontawesome",
          hints: { enumDescriptions: ICON_LIBRARY_DESCRIPTIONS },
        }),
      ),
    ),
  },
  described("Which icons the site uses."),
);

export const Styling = Type.Object(
  {
    eyebrows: Type.Optional(
      oneOf(
        ["section", "breadcrumbs"],
        described("What stands above a page's title. Without it, the theme decides.", {
          hints: {
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
          Type.String(
            described("`system` follows the site's mode, `dark` is always dark; any other name is a Shiki theme.", {
              examples: ["system", "dark", "github-dark"],
            }),
          ),
          Type.Object(
            {
              theme: Type.Optional(
                Type.Union(
                  [
                    text("One theme for both modes.", ["github-dark"]),
                    Type.Object(
                      {
                        light: text("The theme in light mode.", ["github-light"]),
                        dark: text("The theme in dark mode.", ["github-dark"]),
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
    fonts: Type.Optional(Type.Object({ family: Type.Optional(font.family) }, described("The font of preview images."))),
  },
  described("The images that show when a page is shared."),
);
