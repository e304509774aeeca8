import { type Static, Type } from "@sinclair/typebox";
import { NAMED_SYMBOLS, SDK_FORMATS } from "../../vocabulary/elements/sdk.ts";
import { defineContextual } from "../settings/contextual.ts";
import { choice, described, oneOf } from "../values/annotate.ts";
import { amount, either, flag, list, needed, object, partial, text } from "../values/forms.ts";
import { ICON_STYLE_DESCRIPTIONS, Icon } from "../values/icon.ts";
import { looseLink } from "../values/link.ts";

const group = text("The name of a group of users.", ["staff"]);

const ReaderGroups = list(
  "The groups of users that may read the page, on a site with users. Nobody may if the list is empty.",
  either("A group whose users may read the page, or a rule about groups. A list has either names or rules.", [
    group,
    partial("Some groups of users without others.", {
      includes: needed(list("Users in one of these groups may read the page.", group, { minItems: 1 })),
      excludes: list(
        "Users in one of these groups may not, whatever other groups they are in.",
        text("The name of a group of users.", { pattern: "^[^*]*$", examples: ["guests"] }),
      ),
    }),
  ]),
);

/**
 * The front matter of a page: the text between the `---` lines at its head. Source: the hosted platform, November 2026.
 */
export const PageFrontMatter = partial(
  "The front matter of a page. Other fields are allowed: `og:*` and `twitter:*` become meta tags.",
  {
    title: text("The page's title; without it, the last segment of the path in words.", ["Quickstart"]),
    sidebarTitle: text("A shorter title for the sidebar."),
    description: text("A description of the page in one sentence, shown below the title and to search engines."),
    icon: text("The icon beside the title in the sidebar: a name in the icon library, a path, or a URL.", ["rocket"]),
    iconType: choice("The Font Awesome style to draw the icon in.", ICON_STYLE_DESCRIPTIONS),
    tag: text("A label beside the title in the sidebar.", ["NEW"]),
    deprecated: flag("`true` marks the page as deprecated."),
    hidden: flag("`true` leaves the page out of the navigation; it keeps its address."),
    searchable: flag("Whether the site's search finds the page. `true` on a hidden page also shows it to AI tools."),
    noindex: flag("`true` keeps the page out of search engines."),
    boost: amount("How much more the page counts in the site's search: 1 is normal.", { examples: [2] }),
    public: flag("`true` shows the page without signing in, on a site that asks for it."),
    groups: ReaderGroups,
    url: looseLink("Makes the entry in the sidebar a link to this address.", ["https://example.com"]),
    mode: choice("How the page is laid out.", {
      default: "Sidebar, text, and table of contents.",
      wide: "Without the table of contents.",
      custom: "Nothing but the top bar and the page's own content.",
      frame: "The page's own content beside the sidebar.",
      center: "The text in the middle, without sidebar and table of contents.",
      assistant: "The page's text beside the assistant.",
    }),
    openapi: text("The operation that the page shows: `METHOD /path`, after the path of its spec if necessary.", [
      "GET /users/{id}",
    ]),
    "openapi-schema": text("The schema that the page shows: its name, after the path of its spec if necessary.", [
      "User",
    ]),
    asyncapi: text("The channel that the page shows: the path of its AsyncAPI document, and the name of the channel."),
    sdk: either("The part of an SDK that the page shows, from a TypeDoc reference. It also gives the page a title.", [
      text("Kind and name, after the source if necessary.", {
        pattern: "^\\s*(\\S+\\s+)?\\S+\\s+\\S+\\s*$",
        examples: ["class Client"],
        hints: { form: "sdk-part" },
      }),
      partial("A part of an SDK, field by field.", {
        kind: needed(oneOf("What it is.", NAMED_SYMBOLS)),
        name: needed(text("Its name, without namespaces.", ["Client"])),
        parent: text("The class or interface of a method or property.", ["Client"]),
        format: oneOf("The tool that has written the source.", SDK_FORMATS),
        source: text("A source other than the one of the elements around the page.", ["sdk/typedoc.json"]),
      }),
    ]),
    api: text("The endpoint that the page is about, without a spec: method and URL.", {
      pattern: "^\\s*[A-Za-z]+\\s+\\S",
      examples: ["POST https://api.example.com/users"],
      hints: { form: "endpoint" },
    }),
    playground: choice("What readers can do with the endpoint on the page.", {
      interactive: "Send requests.",
      simple: "Copy the endpoint.",
      none: "Nothing.",
      auth: "Send requests after signing in.",
    }),
    authMethod: text("How requests to the endpoint authenticate, if that differs from the site's setting.", ["bearer"]),
    related: either("The related pages that are shown below the text: a list of paths, or `false` for none.", [
      Type.Literal(false, described("No related pages.")),
      list(
        "The related pages, in their order.",
        either("A related page.", [
          text("The path of a page, or a URL.", ["/guides/intro"]),
          Type.Record(
            Type.String(),
            text("The path of a page, or a URL."),
            described("A page with a title of its own: `Title: /path`."),
          ),
        ]),
      ),
    ]),
    contextual: object(
      "The menu of the page for copying it or opening it in an AI tool, if it is not the site's.",
      defineContextual(Icon).properties,
    ),
    timestamp: flag("Whether the page shows when it was last changed."),
    lastUpdatedDate: text("When the page was last changed, if its history does not show it.", ["2026-11-22"]),
    hideApiMarker: flag("`true` hides the method beside the page in the sidebar."),
    hideFooterPagination: flag("`true` hides the links to the previous and the next page."),
    keywords: either("More words by which the search finds the page, besides those of its text.", [
      Type.Array(text("A word.")),
      text("Words, separated by commas."),
    ]),
    canonical: text("The canonical address of the page, for search engines."),
    rss: flag("`true` publishes the updates of the page as a feed."),
  },
);
export type PageFrontMatter = Static<typeof PageFrontMatter>;
