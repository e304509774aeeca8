import { Type } from "@sinclair/typebox";

import { choice } from "../values/annotate.ts";
import { either, flag, list, partial, ref, text } from "../values/forms.ts";
import { url } from "../values/link.ts";

const toggle = (description: string) => Type.Optional(flag(description));

/** The content of API pages, and the servers to which they send requests. */
export const ApiSettings = partial("API pages: specs, playground, code examples.", {
  openapi: ref(
    "OpenApi",
    "OpenAPI specs for API pages that name an operation themselves. The navigation does not inherit it.",
  ),
  asyncapi: ref(
    "AsyncApi",
    "AsyncAPI specs for pages that name a channel themselves. The navigation does not inherit it.",
  ),
  playground: partial("The playground on API pages.", {
    display: choice(
      "How much of the playground is shown.",
      {
        interactive: "Readers can send requests from the page.",
        simple: "The endpoint can be copied; nothing is sent.",
        none: "No playground.",
        auth: "Interactive, for readers who have signed in.",
      },
      { default: "interactive" },
    ),
    proxy: toggle("`false` sends requests from the reader's browser instead of through the platform's server."),
    credentials: toggle("`true` sends cookies along with requests that do not go through the proxy."),
  }),
  examples: partial("Code examples on API pages.", {
    languages: list(
      "The languages of generated code examples, in the order of their tabs.",
      text("A language of code examples.", ["bash", "python", "javascript", "go", "java", "ruby", "php"]),
    ),
    defaults: choice(
      "The parameters that generated examples contain.",
      { required: "Only required ones.", all: "Optional ones too." },
      { default: "all" },
    ),
    prefill: toggle("`true` fills the playground with the spec's examples."),
    autogenerate: toggle("`false` shows only the examples that are in the spec."),
  }),
  params: partial("How parameters are shown.", {
    expanded: choice("How parameters with properties of their own begin.", {
      all: "All properties are open.",
      closed: "All properties are closed.",
    }),
    post: list(
      "Keys of the spec's schemas whose values are shown after a parameter's name.",
      text("A key of the spec's schemas.", ["x-release-stage"]),
    ),
  }),
  url: choice("The part of an endpoint's address that is shown; without it, the path.", { full: "The whole URL." }),
  mdx: partial("API pages that are written by hand, without a spec.", {
    server: either("The servers to which hand-written API pages send their requests: one URL, or several.", [
      url("The server's URL.", "https://api.example.com"),
      list("Several servers, for readers to choose from.", url("A server's URL.", "https://api.example.com")),
    ]),
    auth: partial("How hand-written API pages authenticate.", {
      method: choice("How requests authenticate.", {
        bearer: "A token in the header `Authorization`.",
        basic: "A name and a password.",
        key: "A key in a header, which `name` names.",
        cobo: "Signed requests, as Cobo has them.",
      }),
      name: text("The name of the header, or of the credentials' parts.", ["x-api-key"]),
    }),
  }),
});
