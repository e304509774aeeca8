import { Type } from "@sinclair/typebox";
import { filled } from "../elements/common-fields.ts";
import { choice, oneOf, type Snippet, snippet } from "../values/annotate.ts";
import { hexColor } from "../values/color.ts";
import { amount, CLOSED, either, flag, list, needed, object, partial, ref, text } from "../values/forms.ts";
import { ICON_LIBRARY_DESCRIPTIONS } from "../values/icon.ts";
import { siteLink } from "../values/link.ts";
import { fetchable } from "../values/spec-field.ts";

// How the site looks.

/** Source: the hosted platform, as observed in November 2026. */
const THEMES = ["mint", "maple", "palm", "willow", "linden", "almond", "aspen", "luma", "sequoia"] as const;

export const Theme = oneOf("The theme: the layout and look of the whole site.", THEMES);

export const Colors = partial(
  "The colors of the site.",
  {
    primary: needed(hexColor("The main color, used for emphasis in light mode.")),
    light: hexColor("The color used for emphasis in dark mode."),
    dark: hexColor("The color of buttons and of items under the pointer, in both modes."),
  },
  CLOSED,
);

const imagePair = (what: string, folder: string) => ({
  light: filled(`The ${what} in light mode: a path from the docs root, or a URL.`, [`/${folder}/light.svg`]),
  dark: filled(`The ${what} in dark mode: a path from the docs root, or a URL.`, [`/${folder}/dark.svg`]),
});

const pairSnippet = (folder: string): Snippet =>
  snippet("one for each mode", "A file for light and one for dark mode", {
    light: `\${1:/${folder}/light.svg}`,
    dark: `\${2:/${folder}/dark.svg}`,
  });

export const Logo = either(
  "The logo in the bar at the top: one image, or an object with an image for each mode and the target of a click.",
  [
    text("One image for both modes: a path from the docs root, or a URL.", {
      pattern: "^(?=[\\s\\S]*\\S)[\\s\\S]{3}",
      examples: ["/logo.svg"],
      hints: { form: "image" },
    }),
    object(
      "An image for each mode.",
      {
        ...imagePair("logo", "logo"),
        href: Type.Optional(siteLink("The target of a click on the logo. Without it, the first page.")),
      },
      { hints: { snippets: [pairSnippet("logo")] } },
    ),
  ],
);

export const Favicon = either("The icon of the site in browser tabs: one file, or one for each mode.", [
  filled("One icon for both modes: a path from the docs root, or a URL.", ["/favicon.svg"]),
  object("An icon for each mode.", imagePair("icon", "favicon"), { hints: { snippets: [pairSnippet("favicon")] } }),
]);

export const Appearance = partial("Light and dark mode.", {
  default: choice(
    "The mode that readers see first.",
    {
      system: "The mode of the reader's device.",
      light: "Dark text on a light ground.",
      dark: "Light text on a dark ground.",
    },
    { default: "system" },
  ),
  strict: flag("`true` keeps the site in that mode and hides the switch.", { default: false }),
});

export const Background = partial("The background of the pages.", {
  image: either("An image behind the pages.", [
    filled("One image for both modes: a path from the docs root, or a URL.", ["/images/background.png"]),
    object("An image for each mode.", imagePair("background", "background"), {
      hints: { snippets: [pairSnippet("background")] },
    }),
  ]),
  decoration: choice("A pattern behind the pages.", {
    gradient: "The main color, fading out from the top.",
    grid: "Thin lines that cross.",
    windows: "Large, faint panes.",
  }),
  color: ref("ColorPair", "The background color in light and in dark mode."),
});

const fontFamily = text("The font's name, as Google Fonts has it or as the file at `source` defines it.", ["Inter"]);

/** The fields of a font besides its name. */
const fontDetails = {
  weight: Type.Optional(
    amount("The font's weight, 400 being regular and 700 bold.", { minimum: 1, maximum: 1000, examples: [400, 700] }),
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
    object(description, { family: fontFamily, ...fontDetails }, { hints: { dependencies: SOURCE_NEEDS_FORMAT } }),
  );

/** One font, or one for headings and one for the text. */
export const Fonts = partial(
  "The fonts of the site: one for all of it, or one for `heading` and one for `body`.",
  {
    family: fontFamily,
    ...fontDetails,
    heading: font("The font of headings, instead of one for the whole site."),
    body: font("The font of the text, instead of one for the whole site."),
  },
  { hints: { dependencies: { weight: ["family"], source: ["family", "format"], format: ["family"] } } },
);

export const Icons = object("The icon library of the site.", {
  library: choice("The library in which icon names are looked up, for the whole site.", ICON_LIBRARY_DESCRIPTIONS),
});

export const Styling = partial("Details of how pages look.", {
  eyebrows: choice(
    "The text above a page's title. Without it, the theme decides.",
    { section: "The label of the section that the page is in.", breadcrumbs: "The full path through the navigation." },
    { hints: { isSpecified: true } },
  ),
  codeblocks: either(
    "How code blocks look: `system`, `dark`, or an object with themes and languages.",
    [
      choice('The theme\'s name goes in an object: `{ "theme": … }`.', {
        system: "Follows the site's mode.",
        dark: "Always dark.",
      }),
      partial("Themes and languages.", {
        theme: either(
          "The Shiki theme that code is highlighted with.",
          [
            ref("CodeTheme", "One theme for both modes.", { hints: { isText: true } }),
            object("A theme for each mode.", {
              light: ref("CodeTheme", "The theme in light mode."),
              dark: ref("CodeTheme", "The theme in dark mode."),
            }),
          ],
          { examples: ["github-dark"] },
        ),
        languages: partial("Languages that code is highlighted in.", {
          custom: list(
            "Grammars for languages that are not built in.",
            filled("Path of a TextMate grammar (JSON).", ["/languages/my-language.json"]),
          ),
        }),
      }),
    ],
    { examples: ["dark"] },
  ),
  latex: flag("Whether LaTeX is loaded. Without it, only on pages where formulas are found."),
});

export const Thumbnails = partial("The images that show when a page is shared.", {
  appearance: oneOf("The mode that preview images are drawn in.", ["light", "dark"]),
  background: filled("The image behind the text: a path from the docs root, or a URL."),
  fonts: object("The font of preview images.", { family: fontFamily }),
});
