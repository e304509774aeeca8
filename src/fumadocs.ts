export {
  createDocsSource,
  type DocsSource,
  type FumadocsDocsOptions,
  type FumadocsPage,
  type OperationProps,
  type Translation,
} from "./integrations/fumadocs/docs-source.ts";
export type { DocsOptions } from "./integrations/read-docs.ts";
