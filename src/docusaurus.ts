export { type DocusaurusDocsOptions, withDocs } from "./builders/docusaurus/with-docs.ts";
