import { type TSchema, Type } from "@sinclair/typebox";
import { choice, oneOf, type SchemaHints, snippet } from "./annotate.ts";
import { CLOSED, either, list, needed, object, partial, text } from "./forms.ts";

/** A path from the docs root, or a URL that can be fetched. */
const FETCHABLE = "^(?![A-Za-z][A-Za-z0-9+.-]+:|\\s*$)|^[Hh][Tt]{2}[Pp][Ss]?://[^\\s/]";
const SECURE = "^(?![A-Za-z][A-Za-z0-9+.-]+:|\\s*$)|^[Hh][Tt]{2}[Pp][Ss]://[^\\s/]";

const file = (description: string, pattern: string, examples: readonly string[]) =>
  text(description, { pattern, examples, hints: { form: "file" } });
/** A path from the docs root, or an `http` or `https` URL. */
export const fetchable = (description: string, examples: readonly string[]) => file(description, FETCHABLE, examples);
const specPath = (description: string, examples = ["openapi.json", "https://api.example.com/openapi.json"]) =>
  fetchable(description, examples);
/** A path from the docs root, or an `https` URL. */
const localOrHttps = (description: string, examples: readonly string[]) => file(description, SECURE, examples);

const specSnippet = (source: string, directory: string): SchemaHints => ({
  snippets: [
    snippet("spec with a folder", "A spec, and where its generated pages live", {
      source: `\${1:${source}}`,
      directory: `\${2:${directory}}`,
    }),
  ],
});

const directory = (instead: string, form: { pattern?: string; hints?: SchemaHints } = {}) =>
  Type.Optional(
    text(`The path that the generated pages live under, instead of \`${instead}\`.`, {
      ...form,
      examples: [`${instead}/v2`],
    }),
  );
const FILLED = { pattern: "\\S", hints: { form: "empty" } } as const;

export const SpecWithDirectory = partial(
  "A spec, and the folder that its generated pages live under.",
  {
    source: needed(specPath("The spec: a path from the docs root, or a URL.")),
    directory: directory("api-reference"),
    overlays: list(
      "OpenAPI overlays to apply to the spec before it is read, in this order. Without this list, overlays anywhere in the docs root that extend the spec are applied; an empty list turns them off.",
      specPath("An overlay: a path from the docs root, or a URL.", ["overlays/public.yaml"]),
    ),
    slug: oneOf(
      "Makes the addresses of OpenAPI pages from the `operationId`, in kebab case, instead of the summary. An operation without one keeps its usual address.",
      ["operationId"],
    ),
  },
  { hints: specSnippet("openapi.json", "api-reference"), ...CLOSED },
);

/** How an element names its specs: one, one with a folder, or several. */
export const OpenApi: TSchema = either(
  "The OpenAPI spec (3.0 or later) of this element: a path from the docs root, a URL, an object that also says where generated pages live, or a list of these. Everything inside it inherits it. Without `pages` of its own, the element gets a page for every operation.",
  [
    specPath("A path from the docs root, or a URL."),
    list(
      "Several specs; an operation is looked up in their order.",
      either("One spec: its path or URL, or an object with its folder.", [
        specPath("A path from the docs root, or a URL."),
        Type.Ref("SpecWithDirectory"),
      ]),
    ),
    Type.Ref("SpecWithDirectory"),
  ],
);

const ASYNC_EXAMPLES = ["asyncapi.yaml", "https://api.example.com/asyncapi.yaml"];

/** How an element names its AsyncAPI specs: one, one with a folder, or several without. */
export const AsyncApi: TSchema = either(
  "The AsyncAPI spec of this element: a path from the docs root, a URL, an object that also says where generated pages live, or a list of paths and URLs.",
  [
    specPath("A path from the docs root, or a URL.", ASYNC_EXAMPLES),
    list("Several specs.", specPath("A path from the docs root, or a URL.", ASYNC_EXAMPLES)),
    partial(
      "A spec, and the folder that its generated pages live under.",
      {
        source: needed(specPath("The spec: a path from the docs root, or a URL.", ASYNC_EXAMPLES)),
        directory: directory("asyncapi-reference"),
      },
      { hints: specSnippet("asyncapi.yaml", "asyncapi-reference"), ...CLOSED },
    ),
  ],
);

const SDK_FORMATS = {
  typedoc: "TypeDoc, of TypeScript.",
  docfx: "DocFX, of .NET.",
  javadoc: "Javadoc, of Java.",
  sphinx: "Sphinx, of Python.",
  phpdoc: "phpDocumentor, of PHP.",
};

/** What an SDK reference is generated from. */
export const Sdk = object(
  "The source of the pages of an SDK reference.",
  {
    format: choice("The tool that has written the files.", SDK_FORMATS),
    source: localOrHttps("The output of the tool: a path from the docs root, or an `https` URL.", ["sdk/typedoc.json"]),
    directory: directory("sdk-reference", FILLED),
  },
  CLOSED,
);

const GRAPHQL_EXAMPLES = ["schema.graphql", "https://api.example.com/schema.graphql"];

/** What a GraphQL reference is generated from. */
export const Graphql: TSchema = either(
  "The GraphQL schema of this element: a path from the docs root, an `https` URL, or an object that also says where generated pages live. Everything inside it inherits it. It gets groups of queries, mutations and types, unless its `pages` name some (`QUERY user`).",
  [
    localOrHttps("The schema (SDL): a path from the docs root, or an `https` URL.", GRAPHQL_EXAMPLES),
    partial(
      "A schema, and the folder that its generated pages live under.",
      {
        source: needed(
          localOrHttps("The schema (SDL): a path from the docs root, or an `https` URL.", GRAPHQL_EXAMPLES),
        ),
        directory: directory("graphql-reference", FILLED),
      },
      CLOSED,
    ),
  ],
);
