import { Type } from "@sinclair/typebox";
import { filled, icon, known, text } from "../elements/common-fields.ts";
import { described } from "../values/annotate.ts";
import { link, URL_PATTERN } from "../values/link.ts";

// What stands around the pages: the bar at the top, the footer, the banner. A language may have its own of each.

const LINK_TYPES = {
  button: "A button with the label.",
  github: "The repository's stars.",
  discord: "The number of the server's members.",
};

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
        described("The button at the end of the bar.", {
          hints: {
            snippets: [
              {
                label: "new button",
                description: "A button with a label",
                body: { type: "button", label: "${1:Get started}", href: "${2:https://example.com}" },
              },
              {
                label: "new GitHub button",
                description: "The stars of a repository",
                body: { type: "github", href: "${1:https://github.com/acme/docs}" },
              },
            ],
          },
        }),
      ),
    ),
  },
  described("The bar at the top of every page: links and one button."),
);

/** Networks that get an icon of their own: what each address is of, and an example. */
const SOCIALS = {
  x: ["Your profile on X", "https://x.com/acme"],
  github: ["Your profile or repository on GitHub", "https://github.com/acme"],
  discord: ["An invitation to your Discord server", "https://discord.gg/acme"],
  linkedin: ["Your page on LinkedIn", "https://linkedin.com/company/acme"],
  slack: ["An invitation to your Slack workspace", "https://acme.slack.com"],
  youtube: ["Your channel on YouTube", "https://youtube.com/@acme"],
  website: ["Your website", "https://example.com"],
  bluesky: ["Your profile on Bluesky", "https://bsky.app/profile/acme.example"],
  facebook: ["Your page on Facebook", "https://facebook.com/acme"],
  instagram: ["Your profile on Instagram", "https://instagram.com/acme"],
  medium: ["Your publication on Medium", "https://medium.com/acme"],
  reddit: ["Your community on Reddit", "https://reddit.com/r/acme"],
  telegram: ["Your channel on Telegram", "https://t.me/acme"],
  threads: ["Your profile on Threads", "https://threads.net/@acme"],
  podcast: ["Your podcast", "https://example.com/podcast"],
  "hacker-news": ["Your profile on Hacker News", "https://news.ycombinator.com/user?id=acme"],
  twitter: ["Your profile on X, under its former name", "https://twitter.com/acme"],
  "x-twitter": ["Your profile on X, with the icon's name as key", "https://x.com/acme"],
} as const satisfies Record<string, readonly [what: string, example: string]>;

const profile = (description: string, example: string) =>
  Type.String(
    described(description, {
      pattern: URL_PATTERN,
      examples: [example],
      hints: { patternMessage: "Write the full URL of your profile: https://…" },
    }),
  );

/** The footer. Source: specification, "Languages". */
export const Footer = Type.Object(
  {
    socials: Type.Optional(
      Type.Object(
        Object.fromEntries(
          Object.entries(SOCIALS).map(([key, [what, example]]) => [
            key,
            Type.Optional(profile(`${what}: a full URL.`, example)),
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
                described("A link in the footer.", {
                  hints: {
                    snippets: [
                      {
                        label: "new link",
                        description: "A link in the footer",
                        body: { label: "${1:About us}", href: "${2:https://example.com}" },
                      },
                    ],
                  },
                }),
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
