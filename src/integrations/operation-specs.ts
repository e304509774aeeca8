import type { JsonObject } from "../json/json-value.ts";
import type { OperationNode } from "../navigation/tree.ts";
import { cutSpec } from "../openapi/cut-spec.ts";
import { parseSpec } from "../openapi/parse-spec.ts";
import type { Site } from "../site/load-site.ts";

/** Gives for an operation its spec, cut to the operation; `undefined` where the text of the spec is not at hand. */
export type OperationSpecs = (page: OperationNode) => JsonObject | undefined;

/** Each spec is parsed when its first operation is asked for. */
export function operationSpecs({ specTexts, overlaidSpecs }: Site): OperationSpecs {
  const parsed = new Map<string, unknown>(overlaidSpecs);
  return ({ spec, endpoint }) => {
    if (!parsed.has(spec)) {
      const text = specTexts.get(spec);
      const result = text === undefined ? undefined : parseSpec(text, spec, { trim: false });
      parsed.set(spec, result?.ok ? result.value : undefined);
    }
    return cutSpec(parsed.get(spec), endpoint);
  };
}
