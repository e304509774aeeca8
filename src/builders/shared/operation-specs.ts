import { isObject, type JsonObject } from "../../json/json-value.ts";
import type { DocumentPart } from "../../navigation/tree.ts";
import { parseSpec } from "../../references/openapi/parse-spec.ts";
import { specOfOperation } from "../../references/openapi/spec-of-operation.ts";
import type { Site } from "../../site/load-site.ts";

/**
 * Gives for an operation its spec, cut to the operation, for a channel its AsyncAPI document; `undefined` if its text is
 * not at hand, and for a part of a GraphQL schema, whose index has all that there is to say.
 */
export type OperationSpecs = (part: DocumentPart) => JsonObject | undefined;

/** Each document is parsed when its first operation is asked for. */
export function operationSpecs({ texts, overlaidSpecs }: Site): OperationSpecs {
  const parsed = new Map<string, unknown>(overlaidSpecs);
  const documentOf = (file: string): unknown => {
    if (!parsed.has(file)) {
      const text = texts.get(file);
      const result = text === undefined ? undefined : parseSpec(text, file, { trim: false });
      parsed.set(file, result?.ok ? result.value : undefined);
    }
    return parsed.get(file);
  };
  return (page) => {
    if (isOfOpenApi(page)) return specOfOperation(documentOf(page.spec), page.endpoint);
    const document = page.endpoint.kind === "channel" ? documentOf(page.spec) : undefined;
    return isObject(document) ? document : undefined;
  };
}

/** Whether a page is made from an OpenAPI spec, which some builders have renderers of their own for. */
export const isOfOpenApi = ({ endpoint: { kind } }: DocumentPart): boolean =>
  kind === "operation" || kind === "webhook";
