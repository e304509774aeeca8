export { docsJson, docsJson as default, type StarlightDocsOptions } from "./integrations/starlight/integration.ts";
