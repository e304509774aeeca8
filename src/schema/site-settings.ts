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

/** The meta tags that sites set most often. */
const META_TAGS = {
  "og:title": ["The title that shows where a page is shared.", "Acme Docs"],
  "og:description": ["The text that shows where a page is shared.", "All about Acme."],
  "og:image": ["The image that shows where a page is shared: a path or a URL.", "/images/social.png"],
  "og:site_name": ["The site's name, where a page is shared.", "Acme Docs"],
  "twitter:card": ["How X shows a shared page: with a small image or a large one.", "summary_large_image"],
  "twitter:image": ["The image that X shows, where it is another one.", "/images/social.png"],
  "google-site-verification": ["The code by which Google knows that the site is yours.", "abc123"],
  robots: ["What search engines may do with the pages.", "noindex"],
  canonical: ["The address that search engines take the site to live at.", "https://docs.example.com"],
} as const satisfies Record<string, readonly [what: string, example: string]>;

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
      Type.Object(
        Object.fromEntries(
          Object.entries(META_TAGS).map(([name, [what, example]]) => [
            name,
            Type.Optional(Type.Unknown(described(what, { examples: [example] }))),
          ]),
        ),
        described("Meta tags for every page, by name. A page may have its own in its front matter.", {
          additionalProperties: Type.Unknown(described("The content of the meta tag.")),
          examples: [{ "og:image": "/images/social.png" }],
        }),
      ),
    ),
  },
  described("What search engines and previews see."),
);

/** Source: the hosted platform and sites on it, as observed in November 2026. */
const BUILT_IN_ENTRIES = {
  copy: "Copies the page as Markdown.",
  view: "Shows the page as Markdown.",
  chatgpt: "Opens the page in ChatGPT.",
  claude: "Opens the page in Claude.",
  perplexity: "Opens the page in Perplexity.",
  grok: "Opens the page in Grok.",
  mcp: "Copies the address of the site's MCP server.",
  cursor: "Adds the site's MCP server to Cursor.",
  vscode: "Adds the site's MCP server to VS Code.",
  assistant: "Opens the site's own assistant.",
  "add-mcp": "Says how to add the site's MCP server to a tool.",
  "devin-mcp": "Adds the site's MCP server to Devin.",
  "download-spec": "Downloads the OpenAPI spec of an API page.",
};

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
                    "A URL, or a path of this site. `$page`, `$path` and `$mcp` stand for the page's text, its path, and the site's MCP server.",
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
            described("An entry of your own.", {
              hints: {
                snippets: [
                  {
                    label: "new entry",
                    description: "An entry of your own",
                    body: {
                      title: "${1:Ask the community}",
                      description: "${2:Opens a new question in the forum}",
                      href: "${3:https://example.com/ask}",
                    },
                  },
                ],
              },
            }),
          ),
        ],
        described("A built-in entry by its name, or an entry of your own."),
      ),
      described("The entries of the menu, from top to bottom."),
    ),
    display: Type.Optional(
      known("Where the menu stands.", {
        header: "Beside the page's title.",
        toc: "Beside its table of contents.",
      }),
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
