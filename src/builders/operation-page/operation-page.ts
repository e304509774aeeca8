import type { DocumentPart } from "../../navigation/tree.ts";
import { type OperationHeading, operationHtml } from "./operation-html.ts";
import { operationMarkdown } from "./operation-markdown.ts";
import { viewChannel } from "./views/channel-view.ts";
import { viewEntry } from "./views/entry-view.ts";
import { viewOperation } from "./views/operation-view.ts";
import type { ReferenceView } from "./views/reference-view.ts";
import { exampleText } from "./views/sample-value.ts";
import { viewSchema } from "./views/schema-view.ts";

export type { OperationHeading } from "./operation-html.ts";

/** The page of an operation, below its title. */
export interface OperationPage {
  /** One `div`, without scripts and styles. It is also valid MDX. */
  html: string;
  /** The headings in `html`, by their ids. */
  headings: OperationHeading[];
  /** The same for readers of Markdown. */
  markdown: string;
}

/**
 * Renders the page of an operation: method, address, description, a request for `curl`, parameters, request body and
 * responses with their schemas and examples; of an AsyncAPI channel its servers, parameters and messages; of a part of
 * a GraphQL schema its arguments, fields or values. Only the operation and everything it refers to is read from the
 * spec. Schemas that contain themselves are shown once, and of each schema at most 300 parts. What is broken in the
 * spec is left out.
 *
 * @param spec the parsed document of `operation.spec`; not needed for GraphQL schemas and SDKs
 * @param taken ids of headings that are on the page already, above the operation
 * @example
 * const { html } = toOperationPage(operation, JSON.parse(await readFile("openapi.json", "utf8")));
 */
export function toOperationPage(operation: DocumentPart, spec?: unknown, taken: Iterable<string> = []): OperationPage {
  const view = withOwnIds(viewPage(operation, spec), new Set(taken));
  return { ...operationHtml(view), markdown: operationMarkdown(view) };
}

/** Renders a schema of a spec by itself, as the bodies of operations are shown. */
export function toSchemaPage(name: string, schema: unknown, spec: unknown): OperationPage {
  const { description, ...shown } = viewSchema(schema, spec);
  const example = exampleText(undefined, { schema, mediaType: "application/json", spec });
  const view: ReferenceView = {
    method: "SCHEMA",
    address: name,
    deprecated: shown.deprecated,
    description,
    code: undefined,
    contents: [{ schema: { description, ...shown }, example }],
    sections: [],
  };
  return { ...operationHtml(view), markdown: operationMarkdown(view) };
}

/** Numbers the ids of headings that the page has already. */
function withOwnIds(view: ReferenceView, taken: Set<string>): ReferenceView {
  const sections = view.sections.map((section) => {
    let { slug } = section;
    for (let count = 2; taken.has(slug); count++) slug = `${section.slug}-${count}`;
    taken.add(slug);
    return { ...section, slug };
  });
  return { ...view, sections };
}

function viewPage(operation: DocumentPart, spec: unknown): ReferenceView {
  switch (operation.endpoint.kind) {
    case "operation":
    case "webhook":
      return viewOperation(operation, spec);
    case "channel":
      return viewChannel(operation, spec);
    default:
      return viewEntry(operation);
  }
}
