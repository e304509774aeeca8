export type { DocsOptions } from "./builders/shared/read-docs.ts";
export { type VitePressDocsOptions, withDocs } from "./builders/vitepress/with-docs.ts";
