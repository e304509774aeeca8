import { type TSchema, Type } from "@sinclair/typebox";
import { described, oneOf } from "./annotate.ts";

const specPath = (description: string) =>
  Type.String(
    described(description, { pattern: "\\S", examples: ["openapi.json", "https://api.example.com/openapi.json"] }),
  );

/** A spec with the folder for its pages. */
export const SpecWithDirectory = Type.Object(
  {
    source: specPath("The spec: a path from the docs root, or a URL."),
    directory: Type.Optional(
      Type.String(
        described("The path that the generated pages live under, instead of `api-reference`.", {
          examples: ["api-reference/v2"],
        }),
      ),
    ),
    slug: Type.Optional(
      oneOf(
        ["operationId"],
        described(
          "What the addresses of OpenAPI pages are made of instead of the summary: the `operationId`, in kebab case. An operation without one keeps its usual address.",
        ),
      ),
    ),
    overlays: Type.Optional(Type.Unknown(described("OpenAPI overlays to lay over the spec before it is read."))),
  },
  described("A spec, and the folder that its generated pages live under.", {
    hints: {
      snippets: [
        {
          label: "spec with a folder",
          description: "A spec, and where its generated pages live",
          body: { source: "${1:openapi.json}", directory: "${2:api-reference}" },
        },
      ],
    },
  }),
);

/** How an element names its specs: one, one with a folder, or several. */
const specReference = (description: string): TSchema =>
  Type.Union(
    [
      specPath("A path from the docs root, or a URL."),
      Type.Array(
        Type.Union(
          [specPath("A path from the docs root, or a URL."), Type.Ref("SpecWithDirectory")],
          described("One spec: its path or URL, or an object with its folder."),
        ),
        described("Several specs; an operation is looked up in their order."),
      ),
      Type.Ref("SpecWithDirectory"),
    ],
    described(description),
  );

export const OpenApi = specReference(
  "The OpenAPI spec (3.0 or later) of this element: a path from the docs root, a URL, an object that also says where generated pages live, or a list of these. Everything beneath inherits it. Without `pages` of its own, the element gets a page for every operation.",
);
export const AsyncApi = specReference(
  "The AsyncAPI spec of this element: a path from the docs root, a URL, an object that also says where generated pages live, or a list of these.",
);
