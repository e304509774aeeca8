import type { Result } from "../diagnostic/diagnostic.ts";
import type { OperationIndex } from "../openapi/operation.ts";

/**
 * The specs of a site, loaded beforehand, by their path from the docs root (`api/openapi.json`, no leading slash) or by
 * their URL. What is not there is reported as not found; what is there without a value was reported by who loaded it.
 * A `Map` will do.
 */
export interface SpecSource {
  get(source: string): Result<OperationIndex> | undefined;
}
