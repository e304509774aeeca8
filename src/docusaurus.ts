export { type DocusaurusDocsOptions, withDocs } from "./integrations/docusaurus/with-docs.ts";
