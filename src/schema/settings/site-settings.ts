import { Type } from "@sinclair/typebox";
import { filled } from "../elements/common-fields.ts";
import { described, snippet } from "../values/annotate.ts";
import { either, flag, list, object, partial, text } from "../values/forms.ts";
import { looseLink } from "../values/link.ts";

// How the site behaves: search, redirects, errors, feedback.

export const Interaction = partial("How the navigation reacts to clicks.", {
  drilldown: flag(
    "What selecting a group does: `true` opens its first page, `false` only opens or closes the group. Without it, the theme decides.",
  ),
});

export const Search = partial("The search box.", { prompt: text("The text in the empty search box.", ["Search…"]) });

export const Redirects = list(
  "Addresses that have moved.",
  object(
    "Sends visitors of one address to another.",
    {
      source: filled("The path to redirect. `:name` and `*` match parts of it.", ["/old/:slug*"]),
      destination: looseLink("The destination: a path, with the same `:name`s, or a URL.", ["/new/:slug*"]),
      permanent: Type.Optional(
        flag("`true` answers 308, `false` 307: whether the move is for good.", { default: true }),
      ),
    },
    {
      hints: {
        snippets: [
          snippet("new redirect", "From an old address to a new one", {
            source: "${1:/old}",
            destination: "${2:/new}",
          }),
        ],
      },
    },
  ),
);

export const Errors = object("Error pages.", {
  "404": partial("The response to addresses without a page.", {
    redirect: flag("`false` shows the error page instead of going to the first page.", { default: true }),
    title: text("The title of the error page."),
    description: text("The text of the error page, in Markdown."),
  }),
});

export const Metadata = partial("Information about each page's history.", {
  timestamp: flag("`true` shows on each page when it was last changed."),
});

export const Variables = Type.Record(
  Type.String(),
  text("The text that replaces the variable."),
  described("Texts that pages refer to as `{{name}}`.", { examples: [{ version: "2.1.0" }] }),
);

export const Markdown = partial("The Markdown form of the pages, which AI tools read.", {
  schema: flag("`false` leaves the spec out of the Markdown form of API pages.", { default: true }),
  instructions: either("Instructions for AI tools that read the Markdown of the pages: one string, or several.", [
    text("One text.", { examples: ["Prefer the examples of version 2."] }),
    list("Several instructions.", text("One instruction.")),
  ]),
});

/** Versions of the pages' texts that readers switch between. Of the theme `willow` only. */
export const Variations = object(
  "Variations of the pages' texts that readers switch between. Only the theme `willow` has them.",
  {
    options: list(
      "The variations; the first is shown unless the reader chooses another.",
      object("A variation.", {
        id: filled("The name that pages refer to it by.", ["cloud"]),
        label: filled("The texts that readers see.", ["Cloud"]),
      }),
      { minItems: 1 },
    ),
  },
);
