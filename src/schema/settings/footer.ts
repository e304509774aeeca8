import { Type } from "@sinclair/typebox";
import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { DIALECT_RULES } from "../../vocabulary/platform/dialect-rules.ts";
import { filled, text } from "../elements/common-fields.ts";
import { closed, described } from "../values/annotate.ts";
import { footerLink, httpsUrl, url } from "../values/link.ts";

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
  "earth-americas": ["Your website, with a globe as its icon", "https://example.com"],
  "x-twitter": ["Your profile on X, with the icon's name as key", "https://x.com/acme"],
} as const satisfies Record<string, readonly [what: string, example: string]>;

const SOCIALS_DESCRIPTION = "Your profiles, each by its network: the footer shows an icon for each.";

const SOCIALS_EXAMPLES = [{ x: "https://x.com/acme", github: "https://github.com/acme" }];

/** Profiles by network. The specification names no networks; the hosted platform takes those that it has icons for. */
const socials = (dialect: Dialect) => {
  const { limitsBarAndFooter, closesObjects } = DIALECT_RULES[dialect];
  const profile = limitsBarAndFooter ? httpsUrl : url;
  const networks = Object.entries(SOCIALS).map(([key, [what, example]]) => [
    key,
    Type.Optional(profile(`${what}: a full URL.`, example, "profile")),
  ]);
  return Type.Object(
    Object.fromEntries(networks),
    closesObjects
      ? closed(SOCIALS_DESCRIPTION, { hints: { grows: true }, examples: SOCIALS_EXAMPLES })
      : described(SOCIALS_DESCRIPTION, {
          additionalProperties: text("Your address on that network: a full URL."),
          hints: { grows: true },
          examples: SOCIALS_EXAMPLES,
        }),
  );
};

const footerColumn = (dialect: Dialect) =>
  Type.Object(
    {
      header: Type.Optional(
        (DIALECT_RULES[dialect].limitsBarAndFooter ? filled : text)("The column's title.", ["Company"]),
      ),
      items: Type.Array(
        Type.Object(
          {
            label: filled("The text of the link.", ["About us"]),
            href: footerLink(dialect, "The target of the link: a URL, or a path of this site."),
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
        described(
          "The links of the column, from top to bottom.",
          DIALECT_RULES[dialect].limitsBarAndFooter ? { minItems: 1 } : {},
        ),
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
  );

/** The footer. Source: specification, "Languages". */
export const defineFooter = (dialect: Dialect) =>
  Type.Object(
    {
      socials: Type.Optional(socials(dialect)),
      links: Type.Optional(
        Type.Array(
          footerColumn(dialect),
          described("Columns of links.", DIALECT_RULES[dialect].limitsBarAndFooter ? { minItems: 1, maxItems: 4 } : {}),
        ),
      ),
    },
    described("The footer of every page."),
  );
