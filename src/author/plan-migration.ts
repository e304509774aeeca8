import type { Result } from "../diagnostic/diagnostic.ts";
import { type MintMigrationOptions, planMintMigration } from "./from-mint/plan-mint-migration.ts";
import {
  type OpenapiMigrationOptions,
  type OpenapiMigrationPlan,
  planOpenapiMigration,
} from "./openapi-migration/plan-openapi-migration.ts";
import type { Plan } from "./write/plan.ts";

/**
 * Plans a migration from an older form of a site: from a mint.json to a docs.json (`mint`), or from page files that only
 * show an operation to references to the operation (`openapi`).
 *
 * @throws {SiteError} if there is nothing to migrate, or it can't be read
 */
export function planMigration(
  path: string | undefined,
  from: "openapi",
  options?: OpenapiMigrationOptions,
): Promise<Result<OpenapiMigrationPlan>>;
export function planMigration(
  path: string | undefined,
  from: "mint",
  options?: MintMigrationOptions,
): Promise<Result<Plan>>;
export function planMigration(
  path: string | undefined,
  from: "mint" | "openapi",
  options?: OpenapiMigrationOptions & MintMigrationOptions,
): Promise<Result<Plan>> {
  return from === "mint" ? planMintMigration(path, options) : planOpenapiMigration(path, options);
}
