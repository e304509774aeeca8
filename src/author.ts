export { type AddLanguageOptions, type LanguagePlan, planLanguage } from "./author/add-language.ts";
export { type AddPageOptions, planAddPage } from "./author/add-page.ts";
export { planRedirect } from "./author/add-redirect.ts";
export { type CutVersionOptions, planVersion } from "./author/cut-version.ts";
export { type FixPlan, planFixes } from "./author/fix-site.ts";
export type { MintMigrationOptions } from "./author/from-mint/plan-mint-migration.ts";
export { type ImportedTool, planImport } from "./author/from-tools/plan-import.ts";
export { planAgents } from "./author/init/agents-files.ts";
export { type InitOptions, type InitPlan, planInit } from "./author/init/init-site.ts";
export { type MoveOptions, planMove } from "./author/move/plan-move.ts";
export { planRemove, type RemovePageOptions } from "./author/move/remove-page.ts";
export type {
  ObsoletePage,
  OpenapiMigrationOptions,
  OpenapiMigrationPlan,
} from "./author/openapi-migration/plan-openapi-migration.ts";
export { planMigration } from "./author/plan-migration.ts";
export { planSync, type SyncedEntry, type SyncOptions, type SyncPlan } from "./author/sync/sync-site.ts";
export { type CarryOutOptions, carryOut } from "./author/write/carry-out.ts";
export { type FileChange, textAfter } from "./author/write/file-change.ts";
export {
  findInterruption,
  finishInterrupted,
  type Interruption,
  setForeignJournalAside,
  undoInterrupted,
} from "./author/write/interruption.ts";
export type { LeftAlone, Plan } from "./author/write/plan.ts";
export type { SiteDiff } from "./diff/compare-sites.ts";
export type { ListedPage } from "./diff/compared-site.ts";
export { type DiffOptions, diffSites } from "./diff/diff-sites.ts";
export type { OffsetEdit } from "./edit/json/offset-edit.ts";
export { formatPlan, type PlanFormat } from "./report/format-plan.ts";
export { type DiffFormat, formatSiteDiff } from "./report/site-diff.ts";
export { SiteError } from "./site/config/docs-root.ts";
