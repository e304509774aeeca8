import { Type } from "@sinclair/typebox";
import { filled, text } from "../elements/common-fields.ts";
import { described } from "../values/annotate.ts";
import { looseLink } from "../values/link.ts";

// How the site behaves: search, redirects, errors, feedback.

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
  described("How the navigation reacts to clicks."),
);

export const Search = Type.Object(
  { prompt: Type.Optional(text("The text in the empty search box.", ["Search…"])) },
  described("The search box."),
);

export const Redirects = Type.Array(
  Type.Object(
    {
      source: filled("The path to redirect. `:name` and `*` match parts of it.", ["/old/:slug*"]),
      destination: looseLink("The destination: a path, with the same `:name`s, or a URL.", ["/new/:slug*"]),
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
    "404": Type.Object(
      {
        redirect: Type.Optional(
          Type.Boolean(
            described("`false` shows the error page instead of going to the first page.", { default: true }),
          ),
        ),
        title: Type.Optional(text("The title of the error page.")),
        description: Type.Optional(text("The text of the error page, in Markdown.")),
      },
      described("The response to addresses without a page."),
    ),
  },
  described("Error pages."),
);

export const Metadata = Type.Object(
  { timestamp: Type.Optional(Type.Boolean(described("`true` shows on each page when it was last changed."))) },
  described("Information about each page's history."),
);

export const Variables = Type.Record(
  Type.String(),
  text("The text that replaces the variable."),
  described("Texts that pages refer to as `{{name}}`.", { examples: [{ version: "2.1.0" }] }),
);

export const Markdown = Type.Object(
  {
    schema: Type.Optional(
      Type.Boolean(described("`false` leaves the spec out of the Markdown form of API pages.", { default: true })),
    ),
    instructions: Type.Optional(
      Type.Union(
        [text("One text."), Type.Array(text("One instruction."), described("Several instructions."))],
        described("Instructions for AI tools that read the Markdown of the pages: one string, or several."),
      ),
    ),
  },
  described("The Markdown form of the pages, which AI tools read."),
);

/** Versions of the pages' texts that readers switch between. Of the theme `willow` only. */
export const Variations = Type.Object(
  {
    options: Type.Array(
      Type.Object(
        {
          id: filled("The name that pages refer to it by.", ["cloud"]),
          label: filled("The texts that readers see.", ["Cloud"]),
        },
        described("A variation."),
      ),
      described("The variations; the first is shown unless the reader chooses another.", { minItems: 1 }),
    ),
  },
  described("Variations of the pages' texts that readers switch between. Only the theme `willow` has them."),
);
