import { Type } from "@sinclair/typebox";
import { filled } from "../elements/common-fields.ts";
import { choice, snippet } from "../values/annotate.ts";
import { flag, list, object, partial, text } from "../values/forms.ts";
import { url } from "../values/link.ts";

/** The meta tags that sites set most often. */
const META_TAGS = {
  "og:title": ["The title that is shown with links to the page.", "Acme Docs"],
  "og:description": ["The text that is shown with links to the page.", "All about Acme."],
  "og:image": ["The image that is shown with links to the page: a path or a URL.", "/images/social.png"],
  "og:site_name": ["The site's name, shown with links to the page.", "Acme Docs"],
  "twitter:card": ["How X shows a shared page: with a small image or a large one.", "summary_large_image"],
  "twitter:image": ["The image that X shows, if it is a different one.", "/images/social.png"],
  "google-site-verification": ["The code that proves to Google that the site is yours.", "abc123"],
  robots: ["Rules for search engines.", "noindex"],
  canonical: ["The canonical address of the site, for search engines.", "https://docs.example.com"],
} as const satisfies Record<string, readonly [what: string, example: string]>;

const metaContent = (description: string, example?: string) =>
  text(description, { minLength: 1, ...(example === undefined ? {} : { examples: [example] }) });

/** Meta tags by name. */
const metatags = (description: string) =>
  object(
    description,
    Object.fromEntries(
      Object.entries(META_TAGS).map(([name, [what, example]]) => [name, Type.Optional(metaContent(what, example))]),
    ),
    {
      additionalProperties: metaContent("The content of the meta tag."),
      examples: [{ "og:image": "/images/social.png" }],
    },
  );

/** Path of a folder: segments that are not empty, and neither `.` nor `..`. */
const FOLDER = "^(?!\\.{1,2}(?:/|$))[^/\\s?#]+(?:/(?!\\.{1,2}(?:/|$))[^/\\s?#]+)*$";

const PathMetatags = object(
  "Meta tags for the pages in one folder.",
  {
    path: text("A folder of pages, from the docs root.", {
      pattern: FOLDER,
      examples: ["guides/v2"],
      hints: { form: "folder" },
    }),
    metatags: metatags("Meta tags for the pages in that folder, by name."),
  },
  {
    hints: {
      snippets: [
        snippet("new path", "Meta tags for the pages in a folder", {
          path: "${1:guides/v2}",
          metatags: { "${2:robots}": "${3:noindex}" },
        }),
      ],
    },
  },
);

const Organization = partial("The organization behind the site, as structured data.", {
  id: url("The URL that identifies the organization.", "https://example.com/#organization"),
  name: filled("Its name.", ["Acme"]),
  legalName: filled("Its legal name.", ["Acme Inc."]),
  url: url("Its website."),
  logo: url("The URL of its logo.", "https://example.com/logo.png"),
  sameAs: list("Its profiles elsewhere.", url("A profile of it.", "https://github.com/acme")),
});

export const Seo = partial("Settings for search engines and link previews.", {
  indexing: choice(
    "The pages that search engines may list.",
    { navigable: "Only pages that are in the navigation.", all: "Pages that are not in the navigation too." },
    { default: "navigable" },
  ),
  metatags: metatags("Meta tags for every page, by name. A page may have its own in its front matter."),
  paths: list(
    "Meta tags for the pages in a folder. The longest path wins, and a page's front matter overrides it.",
    PathMetatags,
  ),
  organization: Organization,
  trailingSlash: flag("`true` ends the addresses of pages with a slash."),
});
