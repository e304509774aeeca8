import type { Result } from "../../diagnostic/diagnostic.ts";
import type { OperationIndex } from "../../openapi/operation.ts";

/**
 * The specs of a site, loaded beforehand, by their path from the docs root (`api/openapi.json`, no leading slash) or by
 * their URL. What is not there is reported as not found; what is there without a value was reported by who loaded it.
 * A `Map` will do.
 */
export interface SpecSource {
  get(source: string): Result<OperationIndex> | undefined;
  /**
   * The names of all specs of the site. Those that the navigation doesn't name help where a reference finds nothing,
   * and page files may show their operations.
   */
  keys?(): Iterable<string>;
}
