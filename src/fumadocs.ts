export {
  createDocsSource,
  type DocsSource,
  type FumadocsDocsOptions,
  type FumadocsPage,
  type OperationProps,
  type Translation,
} from "./builders/fumadocs/docs-source.ts";
export { withDocs } from "./builders/fumadocs/with-docs.ts";
export type { DocsOptions } from "./builders/shared/pages/read-docs.ts";
