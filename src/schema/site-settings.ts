import { Type } from "@sinclair/typebox";
import { described, oneOf } from "./annotate.ts";
import { filled, known, text } from "./common-fields.ts";
import { link } from "./link.ts";

// How the site behaves: search, redirects, errors, what search engines see.

export const Interaction = Type.Object(
  {
    drilldown: Type.Optional(
      Type.Boolean(
        described(
          "What selecting a group does: `true` opens its first page, `false` only opens or closes the group. Without it, the theme decides.",
        ),
      ),
    ),
  },
  described("What clicks in the navigation do."),
);

export const Search = Type.Object(
  { prompt: Type.Optional(text("What the empty search box says.", ["Search…"])) },
  described("The search box."),
);

export const Redirects = Type.Array(
  Type.Object(
    {
      source: filled("The path to redirect. `:name` and `*` stand for parts of it.", ["/old/:slug*"]),
      destination: link("Where to: a path, with the same `:name`s, or a URL.", ["/new/:slug*"]),
      permanent: Type.Optional(
        Type.Boolean(described("`true` answers 308, `false` 307: whether the move is for good.", { default: true })),
      ),
    },
    described("Sends visitors of one address to another.", {
      hints: {
        snippets: [
          {
            label: "new redirect",
            description: "From an old address to a new one",
            body: { source: "${1:/old}", destination: "${2:/new}" },
          },
        ],
      },
    }),
  ),
  described("Addresses that have moved."),
);

export const Errors = Type.Object(
  {
    "404": Type.Optional(
      Type.Object(
        {
          redirect: Type.Optional(
            Type.Boolean(
              described("`false` shows the error page instead of going to the first page.", { default: true }),
            ),
          ),
          title: Type.Optional(text("The title of the error page.")),
          description: Type.Optional(text("What the error page says. Markdown.")),
        },
        described("What happens when there is no page at an address."),
      ),
    ),
  },
  described("Error pages."),
);

export const Seo = Type.Object(
  {
    indexing: Type.Optional(
      oneOf(
        ["navigable", "all"],
        described("Which pages search engines may list.", {
          default: "navigable",
          hints: {
            enumDescriptions: {
              navigable: "Only pages that are in the navigation.",
              all: "Pages that are not in the navigation too.",
            },
          },
        }),
      ),
    ),
    metatags: Type.Optional(
      Type.Record(
        Type.String(),
        Type.Unknown(described("The content of the meta tag.")),
        described("Meta tags for every page, by name.", { examples: [{ "og:image": "/images/social.png" }] }),
      ),
    ),
  },
  described("What search engines and previews see."),
);

/** Source: the hosted platform and sites on it, as observed in November 2026. */
const BUILT_IN_ENTRIES = [
  "copy",
  "view",
  "chatgpt",
  "claude",
  "perplexity",
  "grok",
  "mcp",
  "cursor",
  "vscode",
  "assistant",
  "add-mcp",
  "devin-mcp",
  "download-spec",
];

export const Contextual = Type.Object(
  {
    options: Type.Array(
      Type.Union(
        [
          known("A built-in entry by its name.", BUILT_IN_ENTRIES, { grows: true }),
          Type.Object(
            {
              title: filled("The entry's name.", ["Ask the community"]),
              description: Type.Optional(text("What the entry does.")),
              icon: Type.Optional(Type.Ref("Icon", described("The entry's icon."))),
              href: Type.Union(
                [
                  link(
                    "A URL, or a path of this site. `$page`, `$path` and `$mcp` stand for what the reader looks at.",
                    ["https://example.com/ask?page=$page"],
                  ),
                  Type.Object(
                    {
                      base: link("The URL without its query.", ["https://example.com/ask"]),
                      query: Type.Optional(
                        Type.Unknown(described("What stands behind the `?`: a text, or a list of `{ key, value }`.")),
                      ),
                    },
                    described("A URL with its query apart."),
                  ),
                ],
                described("Where the entry leads: a URL, or an object with `base` and `query`."),
              ),
            },
            described("An entry of your own."),
          ),
        ],
        described("A built-in entry by its name, or an entry of your own."),
      ),
      described("The entries of the menu, from top to bottom."),
    ),
    display: Type.Optional(
      known("Where the menu stands: `header` beside the page's title, `toc` beside its table of contents.", [
        "header",
        "toc",
      ]),
    ),
  },
  described("The menu on each page for copying it, or opening it in an AI tool."),
);

export const Metadata = Type.Object(
  { timestamp: Type.Optional(Type.Boolean(described("`true` shows on each page when it was last changed."))) },
  described("What is shown of each page's history."),
);

export const Variables = Type.Record(
  Type.String(),
  text("What is put in the variable's place."),
  described("Texts that pages refer to as `{{name}}`.", { examples: [{ version: "2.1.0" }] }),
);

export const Markdown = Type.Object(
  {
    instructions: Type.Optional(
      Type.Union(
        [text("One text."), Type.Array(text("One instruction."), described("Several instructions."))],
        described("What AI tools should know when they read the Markdown of the pages: one text, or several."),
      ),
    ),
  },
  described("The Markdown form of the pages, which AI tools read."),
);

export const Feedback = Type.Object(
  {
    thumbsRating: Type.Optional(Type.Boolean(described("`true` asks below each page whether it helped."))),
    suggestEdit: Type.Optional(
      Type.Boolean(described("`true` links from each page to its source, for proposing changes.")),
    ),
    raiseIssue: Type.Optional(Type.Boolean(described("`true` links from each page to a new issue about it."))),
  },
  described("What readers can say about a page."),
);
