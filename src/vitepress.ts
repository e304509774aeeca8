export type { DocsOptions } from "./builders/shared/pages/read-docs.ts";
export { type VitePressDocsOptions, withDocs } from "./builders/vitepress/with-docs.ts";
