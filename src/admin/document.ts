import { ADMIN_DEFINITIONS } from "../../schemas/admin-definitions.js";
import {
  type AdminOpenApiDocument,
  type AdminOpenApiOptions,
  describeAdminApi,
} from "../schema/admin/admin-openapi.ts";
import { OPENAPI_VERSIONS } from "../schema/admin/openapi-form.ts";
import { DIALECTS } from "../vocabulary/platform/dialect.ts";

/**
 * The OpenAPI document of the admin API, a new object each time. Error answers that are this implementation's own bear
 * `x-implementation-specific: true`. Throws `TypeError` for a
 * version of OpenAPI or a dialect that does not exist.
 *
 * @example
 * adminOpenApi({ serverUrl: "https://api.example.com", openapi: "3.1.0" }).info.version; // "2.0.0"
 */
export function adminOpenApi(options: AdminOpenApiOptions = {}): AdminOpenApiDocument {
  const { openapi = "3.0.1", dialect = "mintlify" } = options;
  expectOne("openapi", openapi, OPENAPI_VERSIONS);
  expectOne("dialect", dialect, DIALECTS);
  return describeAdminApi(ADMIN_DEFINITIONS[dialect], options);
}

function expectOne(option: string, value: string, values: readonly string[]): void {
  if (!values.includes(value))
    throw new TypeError(`${option} must be one of ${values.join(", ")}, not ${String(value)}`);
}
