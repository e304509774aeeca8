export { docsJson, docsJson as default, type StarlightDocsOptions } from "./builders/starlight/integration.ts";
