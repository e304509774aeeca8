import { type TSchema, Type } from "@sinclair/typebox";
import { choice, closed, described, oneOf, type SchemaHints } from "./annotate.ts";

/** A path from the docs root, or a URL that can be fetched. */
const FETCHABLE = "^(?![A-Za-z][A-Za-z0-9+.-]+:|\\s*$)|^[Hh][Tt]{2}[Pp][Ss]?://[^\\s/]";
const SECURE = "^(?![A-Za-z][A-Za-z0-9+.-]+:|\\s*$)|^[Hh][Tt]{2}[Pp][Ss]://[^\\s/]";

const file = (description: string, pattern: string, examples: readonly string[]) =>
  Type.String(
    described(description, {
      pattern,
      examples,
      hints: { form: "file" },
    }),
  );
/** A path from the docs root, or an `http` or `https` URL. */
export const fetchable = (description: string, examples: readonly string[]) => file(description, FETCHABLE, examples);
const specPath = (description: string, examples = ["openapi.json", "https://api.example.com/openapi.json"]) =>
  fetchable(description, examples);
/** A path from the docs root, or an `https` URL. */
const localOrHttps = (description: string, examples: readonly string[]) => file(description, SECURE, examples);

const specSnippet = (source: string, directory: string): SchemaHints => ({
  snippets: [
    {
      label: "spec with a folder",
      description: "A spec, and where its generated pages live",
      body: { source: `\${1:${source}}`, directory: `\${2:${directory}}` },
    },
  ],
});

const directory = (instead: string, form: { pattern?: string; hints?: SchemaHints } = {}) =>
  Type.Optional(
    Type.String(
      described(`The path that the generated pages live under, instead of \`${instead}\`.`, {
        ...form,
        examples: [`${instead}/v2`],
      }),
    ),
  );
const FILLED = { pattern: "\\S", hints: { form: "empty" } } as const;

/** A spec with the folder for its pages. */
export const SpecWithDirectory = Type.Object(
  {
    source: specPath("The spec: a path from the docs root, or a URL."),
    directory: directory("api-reference"),
    overlays: Type.Optional(
      Type.Array(
        specPath("An overlay: a path from the docs root, or a URL.", ["overlays/public.yaml"]),
        described(
          "OpenAPI overlays to apply to the spec before it is read, in this order. Without this list, overlays anywhere in the docs root that extend the spec are applied; an empty list turns them off.",
        ),
      ),
    ),
    slug: Type.Optional(
      oneOf(
        ["operationId"],
        described(
          "Makes the addresses of OpenAPI pages from the `operationId`, in kebab case, instead of the summary. An operation without one keeps its usual address.",
        ),
      ),
    ),
  },
  closed("A spec, and the folder that its generated pages live under.", {
    hints: specSnippet("openapi.json", "api-reference"),
  }),
);

/** How an element names its specs: one, one with a folder, or several. */
export const OpenApi: TSchema = Type.Union(
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
  described(
    "The OpenAPI spec (3.0 or later) of this element: a path from the docs root, a URL, an object that also says where generated pages live, or a list of these. Everything inside it inherits it. Without `pages` of its own, the element gets a page for every operation.",
  ),
);

const ASYNC_EXAMPLES = ["asyncapi.yaml", "https://api.example.com/asyncapi.yaml"];

/** How an element names its AsyncAPI specs: one, one with a folder, or several without. */
export const AsyncApi: TSchema = Type.Union(
  [
    specPath("A path from the docs root, or a URL.", ASYNC_EXAMPLES),
    Type.Array(specPath("A path from the docs root, or a URL.", ASYNC_EXAMPLES), described("Several specs.")),
    Type.Object(
      {
        source: specPath("The spec: a path from the docs root, or a URL.", ASYNC_EXAMPLES),
        directory: directory("asyncapi-reference"),
      },
      closed("A spec, and the folder that its generated pages live under.", {
        hints: specSnippet("asyncapi.yaml", "asyncapi-reference"),
      }),
    ),
  ],
  described(
    "The AsyncAPI spec of this element: a path from the docs root, a URL, an object that also says where generated pages live, or a list of paths and URLs.",
  ),
);

const SDK_FORMATS = {
  typedoc: "TypeDoc, of TypeScript.",
  docfx: "DocFX, of .NET.",
  javadoc: "Javadoc, of Java.",
  sphinx: "Sphinx, of Python.",
  phpdoc: "phpDocumentor, of PHP.",
};

/** What an SDK reference is generated from. */
export const Sdk = Type.Object(
  {
    format: choice("The tool that has written the files.", SDK_FORMATS),
    source: localOrHttps("The output of the tool: a path from the docs root, or an `https` URL.", ["sdk/typedoc.json"]),
    directory: directory("sdk-reference", FILLED),
  },
  closed("The source of the pages of an SDK reference."),
);

const GRAPHQL_EXAMPLES = ["schema.graphql", "https://api.example.com/schema.graphql"];

/** What a GraphQL reference is generated from. */
export const Graphql: TSchema = Type.Union(
  [
    localOrHttps("The schema (SDL): a path from the docs root, or an `https` URL.", GRAPHQL_EXAMPLES),
    Type.Object(
      {
        source: localOrHttps("The schema (SDL): a path from the docs root, or an `https` URL.", GRAPHQL_EXAMPLES),
        directory: directory("graphql-reference", FILLED),
      },
      closed("A schema, and the folder that its generated pages live under."),
    ),
  ],
  described(
    "The GraphQL schema of this element: a path from the docs root, an `https` URL, or an object that also says where generated pages live. Everything inside it inherits it. It gets groups of queries, mutations and types, unless its `pages` name some (`QUERY user`).",
  ),
);
