export { type ChannelOptions, indexChannels } from "./references/asyncapi/index-channels.ts";
export { type GraphqlOptions, indexGraphql } from "./references/graphql/index-graphql.ts";
export { applyOverlays, type OverlayDocument, type OverlayOptions } from "./references/openapi/apply-overlays.ts";
export { type IndexOptions, indexOperations } from "./references/openapi/index-operations.ts";
export type {
  DetailField,
  DetailSection,
  EntryDetails,
  MintExtension,
  NamedOperation,
  Operation,
  OperationIndex,
  SymbolLookup,
} from "./references/openapi/operation.ts";
export { type AddressOptions, DEFAULT_DIRECTORY, generatedHref } from "./references/openapi/page/generated-href.ts";
export { pageTitle } from "./references/openapi/page/page-title.ts";
export { slugOf } from "./references/openapi/page/slug.ts";
export { indexSdk, type SdkInput, type SdkOptions } from "./references/sdk/index-sdk.ts";
export {
  type MisspeltReference,
  misspeltReference,
  type PageEntry,
  parsePageEntry,
  type ReferredOperation,
  referenceOf,
} from "./vocabulary/elements/operation-reference.ts";
