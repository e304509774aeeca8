import { Type } from "@sinclair/typebox";
import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { DIALECT_RULES } from "../../vocabulary/platform/dialect-rules.ts";
import { filled } from "../elements/common-fields.ts";
import { snippet } from "../values/annotate.ts";
import { list, needed, object, partial, text } from "../values/forms.ts";
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

/** Profiles by network. The specification names no networks; the hosted platform takes those that it has icons for. */
const socials = (dialect: Dialect) => {
  const { limitsBarAndFooter, closesObjects } = DIALECT_RULES[dialect];
  const profile = limitsBarAndFooter ? httpsUrl : url;
  const networks = Object.entries(SOCIALS).map(([key, [what, example]]) => [
    key,
    Type.Optional(profile(`${what}: a full URL.`, example, "profile")),
  ]);
  return object(
    "Your profiles, each by its network: the footer shows an icon for each.",
    Object.fromEntries(networks),
    {
      additionalProperties: closesObjects ? false : text("Your address on that network: a full URL."),
      hints: { grows: true },
      examples: [{ x: "https://x.com/acme", github: "https://github.com/acme" }],
    },
  );
};

const footerColumn = (dialect: Dialect) =>
  partial(
    "A column of links.",
    {
      header: (DIALECT_RULES[dialect].limitsBarAndFooter ? filled : text)("The column's title.", ["Company"]),
      items: needed(
        list(
          "The links of the column, from top to bottom.",
          object(
            "A link in the footer.",
            {
              label: filled("The text of the link.", ["About us"]),
              href: footerLink(dialect, "The target of the link: a URL, or a path of this site."),
            },
            {
              hints: {
                snippets: [
                  snippet("new link", "A link in the footer", {
                    label: "${1:About us}",
                    href: "${2:https://example.com}",
                  }),
                ],
              },
            },
          ),
          DIALECT_RULES[dialect].limitsBarAndFooter ? { minItems: 1 } : {},
        ),
      ),
    },
    {
      hints: {
        snippets: [
          snippet("new column", "A column with a link", {
            header: "${1:Company}",
            items: [{ label: "${2:About us}", href: "${3:https://example.com}" }],
          }),
        ],
      },
    },
  );

/** The footer. Source: specification, "Languages". */
export const defineFooter = (dialect: Dialect) =>
  partial("The footer of every page.", {
    socials: socials(dialect),
    links: list(
      "Columns of links.",
      footerColumn(dialect),
      DIALECT_RULES[dialect].limitsBarAndFooter ? { minItems: 1, maxItems: 4 } : {},
    ),
  });
