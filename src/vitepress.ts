export type { DocsOptions } from "./builders/shared/read-docs.ts";
export { type OperationParams, type OperationRoute, operationPaths } from "./builders/vitepress/operation-paths.ts";
export { type VitePressDocsOptions, withDocs } from "./builders/vitepress/with-docs.ts";
