export { type ChannelOptions, indexChannels } from "./asyncapi/index-channels.ts";
export { type GraphqlOptions, indexGraphql } from "./graphql/index-graphql.ts";
export { applyOverlays, type OverlayDocument, type OverlayOptions } from "./openapi/apply-overlays.ts";
export { type IndexOptions, indexOperations } from "./openapi/index-operations.ts";
export type {
  DetailField,
  DetailSection,
  EntryDetails,
  MintExtension,
  Operation,
  OperationIndex,
  SymbolLookup,
} from "./openapi/operation.ts";
export { DEFAULT_DIRECTORY } from "./openapi/page/default-directory.ts";
export { type AddressOptions, generatedHref } from "./openapi/page/generated-href.ts";
export type { NamedOperation } from "./openapi/page/named-operation.ts";
export { pageTitle } from "./openapi/page/page-title.ts";
export { slugOf } from "./openapi/page/slug.ts";
export { indexSdk, type SdkInput, type SdkOptions } from "./sdk/index-sdk.ts";
export {
  type MisspeltReference,
  misspeltReference,
  type PageEntry,
  parsePageEntry,
  type ReferredOperation,
  referenceOf,
} from "./vocabulary/operation-reference.ts";
