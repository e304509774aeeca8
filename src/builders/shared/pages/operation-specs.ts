import { isObject, type JsonObject } from "../../../json/json-value.ts";
import type { DocumentPart } from "../../../navigation/tree.ts";
import { parseSpec } from "../../../references/openapi/parse-spec.ts";
import { specOfOperation } from "../../../references/openapi/spec-of-operation.ts";
import type { Site } from "../../../site/load-site.ts";

/**
 * Gives for an operation its spec, cut to the operation, for a channel its AsyncAPI document; `undefined` if its text is
 * not at hand, and for a part of a GraphQL schema, whose index has all that there is to say.
 */
export type OperationSpecs = (part: DocumentPart) => JsonObject | undefined;

/** Gives the documents of a site by their sources, each parsed when it is first asked for. */
export type SpecDocuments = (source: string) => unknown;

/** @param textOf finds the texts of specs without an operation */
export function specDocuments(
  { texts, documents }: Site,
  textOf: (source: string) => string | undefined = () => undefined,
): SpecDocuments {
  const parsed = new Map<string, unknown>();
  return (source) => {
    const overlaid = documents.get("openapi", source)?.overlaid;
    if (overlaid !== undefined) return overlaid;
    if (!parsed.has(source)) {
      const text = texts.get(source) ?? textOf(source);
      const result = text === undefined ? undefined : parseSpec(text, source, { trim: false });
      parsed.set(source, result?.ok ? result.value : undefined);
    }
    return parsed.get(source);
  };
}

export function operationSpecs(site: Site, documentOf = specDocuments(site)): OperationSpecs {
  return (page) => {
    if (isOfOpenApi(page)) return specOfOperation(documentOf(page.spec), page.endpoint);
    const document = page.endpoint.kind === "channel" ? documentOf(page.spec) : undefined;
    return isObject(document) ? document : undefined;
  };
}

/** Whether a page is made from an OpenAPI spec, which some builders have renderers of their own for. */
export const isOfOpenApi = ({ endpoint: { kind } }: DocumentPart): boolean =>
  kind === "operation" || kind === "webhook";
