export type * from "./builders/docusaurus/to-docusaurus.ts";
export { toDocusaurus } from "./builders/docusaurus/to-docusaurus.ts";
export type * from "./builders/fumadocs/to-fumadocs.ts";
export { toFumadocs } from "./builders/fumadocs/to-fumadocs.ts";
export { type LlmsFullTxtOptions, toLlmsFullTxt } from "./builders/llms/llms-full-txt.ts";
export type { LlmsOptions } from "./builders/llms/llms-scope.ts";
export { type LlmsTxtOptions, toLlmsTxt } from "./builders/llms/llms-txt.ts";
export { type AddressOf, markdownAddress } from "./builders/model/page-address.ts";
export {
  type OperationHeading,
  type OperationPage,
  toOperationPage,
} from "./builders/operation-page/operation-page.ts";
export { type HostRedirectOptions, toHostRedirects } from "./builders/redirects/host-redirects.ts";
export type { Move, RedirectRule, Redirects } from "./builders/redirects/redirect-rule.ts";
export { type RedirectOptions, toRedirects } from "./builders/redirects/redirects-of-moves.ts";
export { type MermaidOptions, toMermaid } from "./builders/shared/mermaid.ts";
export type { Indexing } from "./builders/shared/pages/indexed-pages.ts";
export { type SitemapOptions, toSitemap } from "./builders/shared/sitemap.ts";
export type { Built } from "./builders/shared/unsupported/unsupported-features.ts";
export type * from "./builders/starlight/to-starlight.ts";
export { starlightAddresses, toStarlight, toStarlightTopics } from "./builders/starlight/to-starlight.ts";
export type * from "./builders/vitepress/theme-config.ts";
export { toVitePress } from "./builders/vitepress/to-vitepress.ts";
export type { DocsRedirect } from "./redirects/docs-redirects.ts";
