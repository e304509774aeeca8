import { Type } from "@sinclair/typebox";
import { described } from "./annotate.ts";
import { icon, text } from "./common-fields.ts";

// What stands around the pages: the bar at the top, the footer, the banner. A language may have its own of each.

const LINK_TYPES = ["button", "github", "discord"];

/** The bar at the top. Source: specification, "Languages". */
export const Navbar = Type.Object(
  {
    links: Type.Optional(
      Type.Array(
        Type.Object(
          {
            label: Type.Optional(
              text("What the link says. Links of type `github` and `discord` do without.", ["Support"]),
            ),
            href: text("Where the link leads: a URL, `mailto:`, or a path of this site.", ["https://example.com"]),
            icon,
            type: Type.Optional(
              text("`github` shows the repository's stars, `discord` the server's members.", LINK_TYPES),
            ),
          },
          described("A link in the bar.", {
            hints: {
              snippets: [
                {
                  label: "new link",
                  description: "A link in the bar",
                  body: { label: "${1:Support}", href: "${2:https://example.com}" },
                },
              ],
            },
          }),
        ),
        described("Links in the bar, from left to right."),
      ),
    ),
    primary: Type.Optional(
      Type.Object(
        {
          type: Type.Optional(
            text(
              "`button` shows the label, `github` the repository's stars, `discord` the server's members.",
              LINK_TYPES,
            ),
          ),
          label: Type.Optional(text("What the button says. Only `type` `button` needs it.", ["Get started"])),
          href: text("Where it leads: a URL, or a path of this site.", ["https://example.com"]),
        },
        described("The button at the end of the bar."),
      ),
    ),
  },
  described("The bar at the top of every page: links and one button."),
);

/** Networks that get an icon of their own. */
const SOCIALS = {
  x: "X",
  github: "GitHub",
  discord: "Discord",
  linkedin: "LinkedIn",
  slack: "Slack",
  youtube: "YouTube",
  website: "a website",
  bluesky: "Bluesky",
  facebook: "Facebook",
  instagram: "Instagram",
  medium: "Medium",
  reddit: "Reddit",
  telegram: "Telegram",
  threads: "Threads",
  podcast: "a podcast",
  "hacker-news": "Hacker News",
  twitter: "X, under its former name",
  "x-twitter": "X",
} as const;

/** The footer. Source: specification, "Languages". */
export const Footer = Type.Object(
  {
    socials: Type.Optional(
      Type.Object(
        Object.fromEntries(
          Object.entries(SOCIALS).map(([key, name]) => [
            key,
            Type.Optional(text(`Your address on ${name}: a full URL.`)),
          ]),
        ),
        described("Your profiles, each by its network: the footer shows an icon for each.", {
          additionalProperties: text("Your address on that network: a full URL."),
          examples: [{ x: "https://x.com/acme", github: "https://github.com/acme" }],
        }),
      ),
    ),
    links: Type.Optional(
      Type.Array(
        Type.Object(
          {
            header: Type.Optional(text("The column's title.", ["Company"])),
            items: Type.Array(
              Type.Object(
                {
                  label: text("What the link says.", ["About us"]),
                  href: text("Where it leads: a URL, or a path of this site.", ["https://example.com"]),
                },
                described("A link in the footer."),
              ),
              described("The links of the column, from top to bottom."),
            ),
          },
          described("A column of links.", {
            hints: {
              snippets: [
                {
                  label: "new column",
                  description: "A column with a link",
                  body: {
                    header: "${1:Company}",
                    items: [{ label: "${2:About us}", href: "${3:https://example.com}" }],
                  },
                },
              ],
            },
          }),
        ),
        described("Columns of links."),
      ),
    ),
  },
  described("The footer of every page."),
);

/** The banner. Source: specification, "Languages". */
export const Banner = Type.Object(
  {
    content: text("What the banner says. Links and emphasis may be written in Markdown.", [
      "Version 2 is out. [Read more](/v2)",
    ]),
    dismissible: Type.Optional(
      Type.Boolean(described("`true` lets readers close the banner for good.", { default: false })),
    ),
  },
  described("A strip above every page, for announcements."),
);
