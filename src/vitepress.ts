export type { DocsOptions } from "./integrations/read-docs.ts";
export { type OperationParams, type OperationRoute, operationPaths } from "./integrations/vitepress/operation-paths.ts";
export { type VitePressDocsOptions, withDocs } from "./integrations/vitepress/with-docs.ts";
