import { Type } from "@sinclair/typebox";
import { described, oneOf } from "../values/annotate.ts";

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
