export { type IndexOptions, indexOperations } from "./openapi/index-operations.ts";
export type { MintExtension, Operation, OperationIndex, PageEntry } from "./openapi/operation.ts";
export { type MisspeltReference, misspeltReference, parsePageEntry, referenceOf } from "./openapi/page-entry.ts";
export { DEFAULT_DIRECTORY, generatedHref, type NamedOperation, pageTitle, slugOf } from "./openapi/page-name.ts";
