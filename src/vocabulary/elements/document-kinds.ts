/** What is the same for all documents of a kind. */
export interface DocumentKindFacts {
  /** Its noun in messages. */
  readonly noun: string;
  /** The folder of the pages made from it, unless `directory` names another. */
  readonly directory: string;
  /** The kinds of its parts that get pages. */
  readonly parts: readonly string[];
  /** How it is recognized among the JSON and YAML files of the docs root, if pages may show parts of a file that nothing names. */
  readonly mark?: RegExp;
  /** The title of its section in llms.txt; the output of an SDK tool is not published, so nothing can link to it. */
  readonly published?: string;
  /** The loss if a document is missing. */
  readonly lost: string;
  /** What a page shows of it whose front matter names a part. */
  readonly shown?: string;
}

/** The kinds of documents whose parts become pages, by the field of docs.json that names them. */
export const DOCUMENT_KINDS = {
  openapi: {
    noun: "spec",
    directory: "api-reference",
    parts: ["operation", "webhook"],
    mark: /openapi["']?\s*:/,
    published: "OpenAPI Specs",
    lost: "its operations have no pages",
  },
  asyncapi: {
    noun: "AsyncAPI document",
    directory: "asyncapi-reference",
    parts: ["channel"],
    mark: /asyncapi["']?\s*:/,
    published: "AsyncAPI Specs",
    lost: "its channels have no pages",
    shown: "channel",
  },
  graphql: {
    noun: "GraphQL schema",
    directory: "graphql-reference",
    parts: ["query", "mutation", "type"],
    published: "GraphQL Schemas",
    lost: "its operations and types have no pages",
  },
  sdk: {
    noun: "SDK reference",
    directory: "sdk-reference",
    parts: ["symbol"],
    lost: "it has no pages",
    shown: "part of it",
  },
} as const satisfies Readonly<Record<string, DocumentKindFacts>>;

export type DocumentKind = keyof typeof DOCUMENT_KINDS;
export const DOCUMENT_KIND_NAMES = Object.keys(DOCUMENT_KINDS) as readonly DocumentKind[];

export const isDocumentKind = (field: string): field is DocumentKind => Object.hasOwn(DOCUMENT_KINDS, field);

/** The kinds whose documents are published with the site and whose descriptions may have links; SDK references are neither. */
export const PUBLISHED_KINDS = DOCUMENT_KIND_NAMES.filter((kind) => "published" in DOCUMENT_KINDS[kind]);

/** The kind of a part of a document, as an operation has it. */
export type PartKind = (typeof DOCUMENT_KINDS)[DocumentKind]["parts"][number];

const KIND_OF_PART: ReadonlyMap<string, DocumentKind> = new Map(
  DOCUMENT_KIND_NAMES.flatMap((kind) => DOCUMENT_KINDS[kind].parts.map((part) => [part, kind] as const)),
);

export const kindOfPart = (part: PartKind): DocumentKind => KIND_OF_PART.get(part) as DocumentKind;

/** The nouns in messages for files that pages are made from. An overlay changes a spec and has no parts of its own. */
export type DocumentNoun = (typeof DOCUMENT_KINDS)[DocumentKind]["noun"] | "overlay";

/** The noun of a kind as the facts of findings have it: facts about a spec leave it out. */
export const nounBesideSpec = (kind: DocumentKind): DocumentNoun | undefined =>
  kind === "openapi" ? undefined : DOCUMENT_KINDS[kind].noun;
