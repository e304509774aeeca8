import { Type } from "@sinclair/typebox";
import { text } from "../elements/common-fields.ts";
import { choice, described, oneOf } from "../values/annotate.ts";
import { url } from "../values/link.ts";

const toggle = (description: string) => Type.Optional(Type.Boolean(described(description)));

/** The content of API pages, and the servers to which they send requests. */
export const ApiSettings = Type.Object(
  {
    openapi: Type.Optional(
      Type.Ref(
        "OpenApi",
        described("OpenAPI specs for API pages that name an operation themselves. The navigation does not inherit it."),
      ),
    ),
    asyncapi: Type.Optional(
      Type.Ref(
        "AsyncApi",
        described("AsyncAPI specs for pages that name a channel themselves. The navigation does not inherit it."),
      ),
    ),
    playground: Type.Optional(
      Type.Object(
        {
          display: Type.Optional(
            oneOf(
              ["interactive", "simple", "none", "auth"],
              described("How much of the playground is shown.", {
                default: "interactive",
                hints: {
                  enumDescriptions: {
                    interactive: "Readers can send requests from the page.",
                    simple: "The endpoint can be copied; nothing is sent.",
                    none: "No playground.",
                    auth: "Interactive, for readers who have signed in.",
                  },
                },
              }),
            ),
          ),
          proxy: toggle("`false` sends requests from the reader's browser instead of through the platform's server."),
          credentials: toggle("`true` sends cookies along with requests that do not go through the proxy."),
        },
        described("The playground on API pages."),
      ),
    ),
    examples: Type.Optional(
      Type.Object(
        {
          languages: Type.Optional(
            Type.Array(
              text("A language of code examples.", ["bash", "python", "javascript", "go", "java", "ruby", "php"]),
              described("The languages of generated code examples, in the order of their tabs."),
            ),
          ),
          defaults: Type.Optional(
            oneOf(
              ["required", "all"],
              described("The parameters that generated examples contain.", {
                default: "all",
                hints: { enumDescriptions: { required: "Only required ones.", all: "Optional ones too." } },
              }),
            ),
          ),
          prefill: toggle("`true` fills the playground with the spec's examples."),
          autogenerate: toggle("`false` shows only the examples that are in the spec."),
        },
        described("Code examples on API pages."),
      ),
    ),
    params: Type.Optional(
      Type.Object(
        {
          expanded: Type.Optional(
            choice("How parameters with properties of their own begin.", {
              all: "All properties are open.",
              closed: "All properties are closed.",
            }),
          ),
          post: Type.Optional(
            Type.Array(
              text("A key of the spec's schemas.", ["x-release-stage"]),
              described("Keys of the spec's schemas whose values are shown after a parameter's name."),
            ),
          ),
        },
        described("How parameters are shown."),
      ),
    ),
    url: Type.Optional(
      choice("The part of an endpoint's address that is shown; without it, the path.", {
        full: "The whole URL.",
      }),
    ),
    mdx: Type.Optional(
      Type.Object(
        {
          server: Type.Optional(
            Type.Union(
              [
                url("The server's URL.", "https://api.example.com"),
                Type.Array(
                  url("A server's URL.", "https://api.example.com"),
                  described("Several servers, for readers to choose from."),
                ),
              ],
              described("The servers to which hand-written API pages send their requests: one URL, or several."),
            ),
          ),
          auth: Type.Optional(
            Type.Object(
              {
                method: Type.Optional(
                  choice("How requests authenticate.", {
                    bearer: "A token in the header `Authorization`.",
                    basic: "A name and a password.",
                    key: "A key in a header, which `name` names.",
                    cobo: "Signed requests, as Cobo has them.",
                  }),
                ),
                name: Type.Optional(text("The name of the header, or of the credentials' parts.", ["x-api-key"])),
              },
              described("How hand-written API pages authenticate."),
            ),
          ),
        },
        described("API pages that are written by hand, without a spec."),
      ),
    ),
  },
  described("API pages: specs, playground, code examples."),
);
