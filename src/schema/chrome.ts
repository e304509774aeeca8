import { Type } from "@sinclair/typebox";
import { described } from "./annotate.ts";
import { filled, icon, known, text } from "./common-fields.ts";
import { link, URL_PATTERN } from "./link.ts";

// What stands around the pages: the bar at the top, the footer, the banner. A language may have its own of each.

const LINK_TYPES = ["button", "github", "discord"] as const;

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
            href: link("Where the link leads: a URL, `mailto:`, or a path of this site."),
            icon,
            type: Type.Optional(
              known("`github` shows the repository's stars, `discord` the server's members.", LINK_TYPES),
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
            known(
              "`button` shows the label, `github` the repository's stars, `discord` the server's members.",
              LINK_TYPES,
            ),
          ),
          label: Type.Optional(text("What the button says. Only `type` `button` needs it.", ["Get started"])),
          href: link("Where it leads: a URL, or a path of this site."),
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

const profile = (description: string) =>
  Type.String(
    described(description, {
      pattern: URL_PATTERN,
      hints: { patternMessage: "Write the full URL of your profile: https://…" },
    }),
  );

/** The footer. Source: specification, "Languages". */
export const Footer = Type.Object(
  {
    socials: Type.Optional(
      Type.Object(
        Object.fromEntries(
          Object.entries(SOCIALS).map(([key, name]) => [
            key,
            Type.Optional(profile(`Your address on ${name}: a full URL.`)),
          ]),
        ),
        described("Your profiles, each by its network: the footer shows an icon for each.", {
          additionalProperties: text("Your address on that network: a full URL."),
          hints: { grows: true },
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
                  label: filled("What the link says.", ["About us"]),
                  href: link("Where it leads: a URL, or a path of this site."),
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
    content: filled("What the banner says. Links and emphasis may be written in Markdown.", [
      "Version 2 is out. [Read more](/v2)",
    ]),
    dismissible: Type.Optional(
      Type.Boolean(described("`true` lets readers close the banner for good.", { default: false })),
    ),
  },
  described("A strip above every page, for announcements."),
);
