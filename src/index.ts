export type {
  AdminError,
  AgentJob,
  AgentJobStatus,
  Anchor,
  AssistantConversation,
  Banner,
  ComponentProperties,
  ConversationPage,
  ConversationQuery,
  DocsConfig,
  Dropdown,
  Footer,
  GlobalNavigation,
  Group,
  Language,
  LanguageCode,
  MenuItem,
  Navbar,
  Navigation,
  OpenApi,
  PageEntry,
  PageFrontMatter,
  Product,
  SpecWithDirectory,
  Tab,
  Version,
} from "../schemas/types.ts";
export { type Code, code } from "./diagnostic/code.ts";
export {
  type Diagnostic,
  type DiagnosticCode,
  type Facts,
  type Fix,
  type Position,
  type Range,
  type RelatedPlace,
  type Result,
  type ResultWithValue,
  renameFiles,
} from "./diagnostic/diagnostic.ts";
export { explain, type Reason } from "./navigation/explain-node.ts";
export {
  type ListedOverlays,
  type ListedSdk,
  type ListedSpec,
  listDefinitions,
  listSdks,
  listSpecs,
} from "./navigation/list-specs.ts";
export { navigationToJson } from "./navigation/nodes/site-navigation.ts";
export { titleOfPath } from "./navigation/pages/title-of-path.ts";
export { defaultLanguage, defaultVersion } from "./navigation/queries/default-choice.ts";
export { breadcrumbs, eyebrow } from "./navigation/queries/eyebrow.ts";
export { findPage } from "./navigation/queries/find-page.ts";
export { firstPage } from "./navigation/queries/first-page.ts";
export { type GroupTarget, groupTarget } from "./navigation/queries/group-target.ts";
export { neighbours } from "./navigation/queries/neighbours.ts";
export { pagesOf } from "./navigation/queries/pages-of-operation.ts";
export { type Scope, scope } from "./navigation/queries/scope.ts";
export { flatten, isContainer, type Visitor, visit, type Within } from "./navigation/queries/visit.ts";
export type { NavigationSource, NavigationSources } from "./navigation/repositories/source-repository.ts";
export { type ResolveOptions, resolveNavigation } from "./navigation/resolve-navigation.ts";
export type { SpecSource } from "./navigation/specs/loaded-specs.ts";
export type { HrefContext, HrefFor } from "./navigation/steps/href-registry.ts";
export type * from "./navigation/tree.ts";
export { fingerprintsOf } from "./policy/fingerprints.ts";
export { applyRules, type Rules } from "./policy/rules.ts";
export {
  formatDiagnostics,
  REPORT_FORMATS,
  type ReportFormat,
  type ReportOptions,
} from "./report/format-diagnostics.ts";
export { formatTree, type TreeOptions } from "./report/format-tree.ts";
export type { RenderOptions } from "./report/render-options.ts";
export type { FilePlace, SourceMap } from "./source/source-map.ts";
export { sourceMapOfText } from "./source/text-source-map.ts";
export { type ValidateDocsOptions, validateDocs } from "./validate/validate-docs.ts";
export { SCHEMA_NAMES, type SchemaName, type SchemaTypes, validate } from "./validate/validate-value.ts";
export type { SdkFormat, SymbolKind, SymbolName } from "./vocabulary/elements/sdk.ts";
export { normalizeSpecSource } from "./vocabulary/elements/spec-name.ts";
export type { Dialect, DialectOption } from "./vocabulary/platform/dialect.ts";
export type { RuleSeverity, Severity } from "./vocabulary/platform/severity.ts";
