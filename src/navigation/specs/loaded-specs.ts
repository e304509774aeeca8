import type { Result } from "../../diagnostic/diagnostic.ts";
import type { OperationIndex } from "../../references/openapi/operation.ts";

/**
 * The specs of a site, loaded beforehand, by their path from the docs root (`api/openapi.json`, no leading slash) or by
 * their URL. A missing spec is reported as not found. A spec without a value is not reported, because the loader has
 * done so. A `Map` will do.
 */
export interface SpecSource {
  get(source: string): Result<OperationIndex> | undefined;
  /**
   * The names of all specs of the site. Specs that the navigation doesn't name are used for suggestions, and page files
   * may show their operations.
   */
  keys?(): Iterable<string>;
}
